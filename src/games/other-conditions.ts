// Runs code at another time and with other random numbers, to see whether the rules of a game depend on them.

/** Neither a multiple of a day nor of a week. */
const SHIFT_MS = 400 * 86_400_000 + 7 * 3_600_000 + 11 * 60_000 + 13_017;

/** `act` is synchronous, so nothing else sees the other clock. */
export function underOtherConditions<T>(act: () => T): T {
  const { Date: TrueDate } = globalThis;
  const { random } = Math;
  const later = () => TrueDate.now() + SHIFT_MS;
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, args) => (args.length === 0 ? new target(later()) : Reflect.construct(target, args)),
    apply: (target) => new target(later()).toString(),
    get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
  });
  Math.random = () => (random() + 0.5) % 1;
  try {
    return act();
  } finally {
    globalThis.Date = TrueDate;
    Math.random = random;
  }
}
