// Processor time of this process, which other programs on the machine do not change.
export function processorSeconds(): number {
  return process.cpuUsage().user / 1_000_000;
}
