// The budget of a bot for one decision: `master@500` has 500 playouts, `plain@100ms` 100 milliseconds.

export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** Splits a bot's name from its budget. Null if the part after the @ is not a budget. */
export function splitBudget(name: string): { readonly bot: string; readonly budget?: Budget } | null {
  const at = name.indexOf('@');
  if (at < 0) return { bot: name };
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(name.slice(at + 1)) ?? [];
  const amount = Number(digits);
  if (!(amount > 0)) return null;
  const unlimited = Number.POSITIVE_INFINITY;
  const budget =
    unit === 'ms'
      ? { iterations: unlimited, milliseconds: amount }
      : { iterations: amount, milliseconds: unlimited };
  return { bot: name.slice(0, at), budget };
}
