// Figures as people write them in their language.
import type { Lang } from '../engine/index.ts';

export interface Numbers {
  whole(value: number): string;
  decimal(value: number): string;
  percent(share: number): string;
}

export function numbersIn(lang: Lang): Numbers {
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    whole: (value) => whole.format(value).replace('-', '−'),
    decimal: (value) => decimal.format(value).replace('-', '−'),
    percent: (share) => percent.format(share),
  };
}
