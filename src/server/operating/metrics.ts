// The metrics of a process, in the format of Prometheus.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from './version.ts';

/** Histogram buckets in seconds. */
const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 60];

/** Values that are read when the metrics are collected. */
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
    "From receiving a person's move to sending it to all clients; its count is the moves of people.",
  );
  private readonly refusals = new Counter({
    name: 'scriptorium_refusals_total',
    help: 'Messages on sockets that were refused, by code.',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly commits = this.histogram(
    'scriptorium_commit_seconds',
    'Duration of a transaction until it is durable; its count is the transactions.',
  );
  private readonly batches = this.histogram(
    'scriptorium_commit_writes',
    'Writes in one transaction; its sum is the writes.',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  private readonly botDecisions = this.histogramAndAlias(
    'scriptorium_bot_decision_seconds',
    'scriptorium_thought_seconds',
    'From asking a bot to its answer, including the time in the queue; its count is the decisions of bots.',
  );
  private readonly thinking = this.gauge(
    'scriptorium_bots_thinking',
    'Bots that were asked and have not answered yet.',
  );
  private readonly lateWakeUps = this.histogramAndAlias(
    'scriptorium_wake_up_late_seconds',
    'scriptorium_job_late_seconds',
    'How late the wake-up of a match (a clock, a bot, closing) was handled; its count is the wake-ups.',
  );
  private readonly dueWakeUps = [
    this.gauge('scriptorium_wake_ups_due', 'Wake-ups of matches that were due at the last tick.'),
    this.gauge('scriptorium_jobs_due', 'The same as scriptorium_wake_ups_due, by its old name.'),
  ];
  private readonly bus = this.histogram(
    'scriptorium_bus_seconds',
    'From publishing a message in another process to receiving it; includes the difference of both clocks.',
  );

  private readonly busFaults = new Counter({
    name: 'scriptorium_bus_errors_total',
    help: 'Errors of the bus between processes: broken connections, messages that could not be sent.',
    registers: this.registers,
  });

  private readonly noticeDelay = this.histogram(
    'scriptorium_notice_seconds',
    'From when a notice is due to when its channel has accepted it; its count is the accepted notices.',
    SLOW,
  );
  private readonly notices = new Counter({
    name: 'scriptorium_notices_total',
    help: 'Attempts to send a notice, by channel and result.',
    labelNames: ['channel', 'result'],
    registers: this.registers,
  });

  private readonly info = new Gauge({
    name: 'scriptorium_info',
    help: 'Always 1; its labels are the version of the program and the last migration of the database.',
    labelNames: ['version', 'migration'],
    registers: this.registers,
  });
  private readonly parts = new Gauge({
    name: 'scriptorium_part_up',
    help: '1 if the database answers, the disk takes writes, the bus connects the processes; otherwise 0.',
    labelNames: ['part'],
    registers: this.registers,
  });

  constructor({ matches, sockets, connections }: MetricsPorts) {
    this.gauge('scriptorium_matches', 'Matches in memory.', matches);
    this.gauge('scriptorium_sockets', 'Open WebSocket connections.', sockets);
    this.gauge(
      'scriptorium_connections',
      'Open connections of all kinds, including WebSockets.',
      connections,
    );
    this.gauge('scriptorium_memory_bytes', 'Resident memory of the process.', () =>
      process.memoryUsage.rss(),
    );
    this.gauge('scriptorium_heap_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
    this.gauge('scriptorium_processor_seconds', 'Processor time since the start, user and system.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.addEventLoopLag();
  }

  opened(migration: string): void {
    this.info.set({ version: VERSION, migration }, 1);
  }

  partsUp(parts: Readonly<Record<'database' | 'disk' | 'bus', boolean>>): void {
    for (const [part, isUp] of Object.entries(parts)) this.parts.set({ part }, isUp ? 1 : 0);
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

  wakeUpsDue(count: number): void {
    for (const gauge of this.dueWakeUps) gauge.set(count);
  }

  wakeUpHandled(milliseconds: number): void {
    for (const histogram of this.lateWakeUps) histogram.observe(milliseconds / 1000);
  }

  noticeSent(channel: string, result: string, milliseconds: number): void {
    this.notices.inc({ channel, result });
    if (result === 'accepted') this.noticeDelay.observe(Math.max(0, milliseconds) / 1000);
  }

  busFailed(): void {
    this.busFaults.inc();
  }

  peerMessageReceived(milliseconds: number): void {
    this.bus.observe(Math.max(0, milliseconds) / 1000);
  }

  /** Measures the time that a bot takes. */
  async timed<T>(think: () => Promise<T>): Promise<T> {
    this.thinking.inc();
    const ends = this.botDecisions.map((histogram) => histogram.startTimer());
    try {
      return await think();
    } finally {
      this.thinking.dec();
      for (const end of ends) end();
    }
  }

  /** Operators may use the old name in their dashboards and alerts. */
  private histogramAndAlias(name: string, oldName: string, help: string): Histogram[] {
    const oldHelp = `The same as ${name}, by its old name.`;
    return [this.histogram(name, help, SLOW), this.histogram(oldName, oldHelp, SLOW)];
  }

  private histogram(name: string, help: string, buckets = FAST): Histogram {
    return new Histogram({ name, help, buckets, registers: this.registers });
  }

  /** With `value`, the gauge is set whenever the metrics are collected. */
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

  private addEventLoopLag(): void {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    new Gauge({
      name: 'scriptorium_event_loop_lag_seconds',
      help: 'Delay of the event loop since the last collection: median, 99th percentile, maximum.',
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
