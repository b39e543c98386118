// How much a thinking bot may think for one decision. `master@500` names one of 500 playouts, `plain@100ms` one of 100 ms.

export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** A bot's name without its budget, and the budget if there is one. Null where what follows the @ makes no sense. */
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
