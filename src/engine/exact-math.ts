// Exponential and logarithm in plain arithmetic, the same to the last bit everywhere: the language lets every engine round `Math.exp` its own way, and bots of a daily deal must decide alike in all of them.
// The methods and constants are those of fdlibm, which V8 uses as well.

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;
const EXP_P = [
  0.16666666666666602, -0.0027777777777015593, 6.613756321437934e-5, -1.6533902205465252e-6,
  4.1381367970572385e-8,
] as const;
const LOG_P = [
  0.6666666666666735, 0.3999999999940942, 0.2857142874366239, 0.22222198432149784, 0.1818357216161805,
  0.15313837699209373, 0.14798198605116586,
] as const;
const MAX_EXPONENT = 709.782712893384;
const MIN_EXPONENT = -745.1332191019411;

/** 2 to the powers -1022 … 1023. */
const POWERS = new Float64Array(2046);
POWERS[1022] = 1;
for (let i = 1023; i < POWERS.length; i++) POWERS[i] = POWERS[i - 1]! * 2;
for (let i = 1021; i >= 0; i--) POWERS[i] = POWERS[i + 1]! / 2;

const SUBNORMAL_SHIFT = 1000;

export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > MAX_EXPONENT) return Number.POSITIVE_INFINITY;
  if (x < MIN_EXPONENT) return 0;
  const size = Math.abs(x);
  if (size < 2 ** -28) return 1 + x;
  let power = 0;
  if (size >= 1.5 * Math.LN2) power = Math.trunc(INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5));
  else if (size > 0.5 * Math.LN2) power = x < 0 ? -1 : 1;
  const high = x - power * LN2_HIGH;
  const low = power * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c = r - t * (EXP_P[0] + t * (EXP_P[1] + t * (EXP_P[2] + t * (EXP_P[3] + t * EXP_P[4]))));
  if (power === 0) return 1 - ((r * c) / (c - 2) - r);
  const y = 1 - (low - (r * c) / (2 - c) - high);
  if (power === 1024) return y * 2 * POWERS[2045]!;
  if (power >= -1021) return y * POWERS[power + 1022]!;
  return y * POWERS[power + SUBNORMAL_SHIFT + 1022]! * POWERS[1022 - SUBNORMAL_SHIFT]!;
}

const bits = new DataView(new ArrayBuffer(8));

/** For normal numbers above 0; other numbers are not a matter of rounding. */
export function log(x: number): number {
  if (!(x >= 2 ** -1022 && x < Number.POSITIVE_INFINITY)) return Math.log(x);
  bits.setFloat64(0, x);
  const word = bits.getInt32(0);
  const mantissa = word & 0xfffff;
  const step = (mantissa + 0x95f64) & 0x100000;
  const power = (word >> 20) - 1023 + (step >> 20);
  bits.setInt32(0, mantissa | (step ^ 0x3ff00000));
  const f = bits.getFloat64(0) - 1;
  if ((0xfffff & (2 + mantissa)) < 3) {
    if (f === 0) return power * LN2_HIGH + power * LN2_LOW;
    const r = f * f * (0.5 - (1 / 3) * f);
    return power === 0 ? f - r : power * LN2_HIGH - (r - power * LN2_LOW - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const odd = w * (LOG_P[1] + w * (LOG_P[3] + w * LOG_P[5]));
  const even = z * (LOG_P[0] + w * (LOG_P[2] + w * (LOG_P[4] + w * LOG_P[6])));
  const r = even + odd;
  if (((mantissa - 0x6147a) | (0x6b851 - mantissa)) > 0) {
    const half = 0.5 * f * f;
    return power === 0
      ? f - (half - s * (half + r))
      : power * LN2_HIGH - (half - (s * (half + r) + power * LN2_LOW) - f);
  }
  return power === 0 ? f - s * (f - r) : power * LN2_HIGH - (s * (f - r) - power * LN2_LOW - f);
}

export function tanh(x: number): number {
  const z = 1 - 2 / (exp(2 * Math.abs(x)) + 1);
  return x < 0 ? -z : z;
}
