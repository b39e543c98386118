// Reads a trace of the browser: how long the tasks of a page took, by the processor's time, which other programs hardly change.

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

export interface Task {
  /** When it began, in milliseconds after the first mark. */
  readonly at: number;
  readonly ms: number;
}

interface Tasks {
  /** Of the page's own thread. */
  readonly page: readonly Task[];
  /** Of the threads that paint. */
  readonly raster: readonly Task[];
}

/** Between two marks of the page, or all. The trace needs the categories `toplevel`, `cc` and, for marks, `blink.user_timing`. */
export function tasksOf(text: string, from?: string, to?: string): Tasks {
  const { traceEvents: events }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(text);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const timeOf = (mark: string | undefined, otherwise: number) =>
    events.find(({ name }) => name === mark)?.ts ?? otherwise;
  const [begin, end] = [timeOf(from, 0), timeOf(to, Number.POSITIVE_INFINITY)];
  const marked = events.find(({ name }) => name === from)?.pid;
  const mains = new Set(
    events
      .filter(({ name, args, pid }) => {
        const isMain = name === 'thread_name' && args.name === 'CrRendererMain';
        return isMain && (marked === undefined || pid === marked);
      })
      .map(threadOf),
  );
  const within = events.filter(({ ts }) => ts >= begin && ts <= end);
  const taskOf = ({ ts, tdur = 0 }: TraceEvent): Task => ({ at: (ts - begin) / 1000, ms: tdur / 1000 });
  const page = within.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  if (page.length === 0) throw new Error('the trace holds no task of the page');
  const raster = within.filter(({ name }) => name === 'RasterizerTaskImpl::RunOnWorkerThread');
  return { page: page.map(taskOf), raster: raster.map(taskOf) };
}
