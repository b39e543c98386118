// Time by the processor's clock: other work on the machine does not count.
export function processorSeconds(): number {
  return process.cpuUsage().user / 1_000_000;
}
