// The few figures that tell an operator how it goes, in the form that Prometheus reads.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 60];

/** What is counted now and then rather than at every change. */
export interface MetricsPorts {
  matches(): number;
  sockets(): number;
}

export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly moves = new Histogram({
    name: 'scriptorium_move_seconds',
    help: "From receiving a person's move to having told it; its count is the moves of people.",
    buckets: FAST,
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'scriptorium_refusals_total',
    help: 'Messages on sockets that were refused, by code.',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly commits = new Histogram({
    name: 'scriptorium_commit_seconds',
    help: 'A transaction, from its begin until it is durable; its count is the transactions.',
    buckets: FAST,
    registers: this.registers,
  });
  private readonly batches = new Histogram({
    name: 'scriptorium_commit_writes',
    help: 'How many writes share a transaction; its sum is the writes.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: this.registers,
  });
  private readonly thoughts = new Histogram({
    name: 'scriptorium_thought_seconds',
    help: 'From asking a bot to its answer, waiting included; its count is the decisions of bots.',
    buckets: SLOW,
    registers: this.registers,
  });
  private readonly thinking = new Gauge({
    name: 'scriptorium_bots_thinking',
    help: 'Bots that were asked and have not answered.',
    registers: this.registers,
  });
  private readonly jobs = new Histogram({
    name: 'scriptorium_job_late_seconds',
    help: 'How late a job (a clock, a bot that was left alone, clearing) was taken; its count is the jobs.',
    buckets: SLOW,
    registers: this.registers,
  });
  private readonly due = new Gauge({
    name: 'scriptorium_jobs_due',
    help: 'Jobs that were due when last looked.',
    registers: this.registers,
  });
  private readonly bus = new Histogram({
    name: 'scriptorium_bus_seconds',
    help: 'From another process publishing a notice to hearing it; clocks of both machines count.',
    buckets: FAST,
    registers: this.registers,
  });

  constructor({ matches, sockets }: MetricsPorts) {
    this.gauge('scriptorium_matches', 'Matches in memory.', matches);
    this.gauge('scriptorium_sockets', 'Open sockets.', sockets);
    this.gauge('scriptorium_memory_bytes', 'Resident memory of the process.', () =>
      process.memoryUsage.rss(),
    );
    this.gauge('scriptorium_heap_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
    this.gauge('scriptorium_processor_seconds', 'Processor used since the start, user and system.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.addLag();
  }

  moved(milliseconds: number): void {
    this.moves.observe(milliseconds / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  committed(milliseconds: number, writes: number): void {
    this.commits.observe(milliseconds / 1000);
    this.batches.observe(writes);
  }

  jobsDue(count: number): void {
    this.due.set(count);
  }

  jobTaken(milliseconds: number): void {
    this.jobs.observe(milliseconds / 1000);
  }

  noticed(milliseconds: number): void {
    this.bus.observe(Math.max(0, milliseconds) / 1000);
  }

  /** Asks a bot and watches how long it takes. */
  async timed<T>(think: () => Promise<T>): Promise<T> {
    this.thinking.inc();
    const end = this.thoughts.startTimer();
    try {
      return await think();
    } finally {
      this.thinking.dec();
      end();
    }
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      collect() {
        this.set(value());
      },
    });
  }

  /** How late timers come, since it was last asked. */
  private addLag(): void {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    new Gauge({
      name: 'scriptorium_event_loop_lag_seconds',
      help: 'How late the event loop was since the last look: half of the time, at the 99th percentile, at most.',
      labelNames: ['quantile'],
      registers: this.registers,
      collect() {
        for (const [quantile, value] of [
          ['0.5', delay.percentile(50)],
          ['0.99', delay.percentile(99)],
          ['1', delay.max],
        ] as const) {
          this.set({ quantile }, value / 1e9);
        }
        delay.reset();
      },
    });
  }
}
