// Number formats of a language.
import type { Lang } from '../engine/index.ts';

export interface NumberFormats {
  whole(value: number): string;
  decimal(value: number): string;
  percent(share: number): string;
}

export function numberFormats(lang: Lang): NumberFormats {
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
