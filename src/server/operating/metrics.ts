// The few figures that tell an operator how it goes, in the form that Prometheus reads.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 60];

/** What is counted now and then rather than at every change. */
export interface MetricsPorts {
  matches(): number;
  sockets(): number;
  connections(): number;
}

export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly moves = this.histogram(
    'scriptorium_move_seconds',
    "From receiving a person's move to having told it; its count is the moves of people.",
  );
  private readonly refusals = new Counter({
    name: 'scriptorium_refusals_total',
    help: 'Messages on sockets that were refused, by code.',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly commits = this.histogram(
    'scriptorium_commit_seconds',
    'A transaction, from its begin until it is durable; its count is the transactions.',
  );
  private readonly batches = this.histogram(
    'scriptorium_commit_writes',
    'How many writes share a transaction; its sum is the writes.',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  private readonly thoughts = this.histogram(
    'scriptorium_thought_seconds',
    'From asking a bot to its answer, waiting included; its count is the decisions of bots.',
    SLOW,
  );
  private readonly thinking = this.gauge(
    'scriptorium_bots_thinking',
    'Bots that were asked and have not answered.',
  );
  private readonly jobs = this.histogram(
    'scriptorium_job_late_seconds',
    'How late a job (a clock, a bot that was left alone, clearing) was taken; its count is the jobs.',
    SLOW,
  );
  private readonly due = this.gauge('scriptorium_jobs_due', 'Jobs that were due when last looked.');
  private readonly bus = this.histogram(
    'scriptorium_bus_seconds',
    'From another process publishing a notice to hearing it; clocks of both machines count.',
  );

  private readonly busFaults = new Counter({
    name: 'scriptorium_bus_errors_total',
    help: 'Errors of the bus between processes: connections that broke, notices that could not be sent.',
    registers: this.registers,
  });

  constructor({ matches, sockets, connections }: MetricsPorts) {
    this.gauge('scriptorium_matches', 'Matches in memory.', matches);
    this.gauge('scriptorium_sockets', 'Open sockets.', sockets);
    this.gauge('scriptorium_connections', 'Open connections of all kinds, sockets included.', connections);
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

  busFailed(): void {
    this.busFaults.inc();
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

  private histogram(name: string, help: string, buckets = FAST): Histogram {
    return new Histogram({ name, help, buckets, registers: this.registers });
  }

  /** With `value` it is asked for whenever somebody looks. */
  private gauge(name: string, help: string, value?: () => number): Gauge {
    const gauge = { name, help, registers: this.registers };
    if (!value) return new Gauge(gauge);
    return new Gauge({
      ...gauge,
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
