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

interface Tasks {
  /** Each task of the page's own thread, in milliseconds. */
  readonly page: readonly number[];
  /** Each task of the threads that paint. */
  readonly raster: readonly number[];
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
  const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const page = within.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  if (page.length === 0) throw new Error('the trace holds no task of the page');
  const raster = within.filter(({ name }) => name === 'RasterizerTaskImpl::RunOnWorkerThread');
  return { page: page.map(ms), raster: raster.map(ms) };
}
