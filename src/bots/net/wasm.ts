// A tiny WebAssembly assembler with the instructions that the network's kernel needs.

export const I32 = 0x7f;
export const V128 = 0x7b;
export type ValueType = typeof I32 | typeof V128;

/** A list of bytes; instructions are concatenated by spreading them. */
export type Code = readonly number[];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const tee = (local: number): Code => [0x22, ...unsigned(local)];

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  load: (offset: number): Code => [0x28, 2, ...unsigned(offset)],
  store: (offset: number): Code => [0x36, 2, ...unsigned(offset)],
  add: [0x6a],
  sub: [0x6b],
  shl: [0x74],
  equal: [0x46],
  lessThan: [0x49],
} as const;

export const f32 = {
  zero: [0x43, 0, 0, 0, 0],
  load: (offset: number): Code => [0x2a, 2, ...unsigned(offset)],
  store: (offset: number): Code => [0x38, 2, ...unsigned(offset)],
  notEqual: [0x5c],
  add: [0x92],
  sub: [0x93],
} as const;

const simd = (opcode: number): Code => [0xfd, ...unsigned(opcode)];

export const f32x4 = {
  load: (offset: number): Code => [...simd(0x00), 4, ...unsigned(offset)],
  /** Loads one number into all four lanes. */
  loadSplat: (offset: number): Code => [...simd(0x09), 2, ...unsigned(offset)],
  store: (offset: number): Code => [...simd(0x0b), 4, ...unsigned(offset)],
  splat: simd(0x13),
  lane: (lane: number): Code => [...simd(0x1f), lane],
  /** Whether any of the four lanes differs. */
  anyDiffers: [...simd(0x42), ...simd(0x53)],
  abs: simd(0xe0),
  add: simd(0xe4),
  mul: simd(0xe6),
  div: simd(0xe7),
} as const;

export const f32Const = (value: number): Code => [0x43, ...new Uint8Array(new Float32Array([value]).buffer)];

/** Repeats the body while what it leaves on the stack is not zero. */
export const loopWhile = (body: Code): Code => [0x03, 0x40, ...body, 0x0d, 0, 0x0b];
/** Runs the body if the condition is not zero. */
export const when = (condition: Code, body: Code): Code => [...condition, 0x04, 0x40, ...body, 0x0b];

/** A module with one function `run` of one i32, over an imported memory `env.memory`. */
export function moduleOf(locals: readonly ValueType[], body: Code): Uint8Array<ArrayBuffer> {
  const declared = locals.flatMap((type) => [1, type]);
  const code = [...unsigned(locals.length), ...declared, ...body, 0x0b];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, I32, 0]),
    ...section(2, [1, ...name('env'), ...name('memory'), 0x02, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('run'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content];
}

function name(text: string): Code {
  return [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))];
}

/** LEB128. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  if (value >= -64 && value < 64) return [value & 127];
  return [(value & 127) | 128, ...signed(value >> 7)];
}
