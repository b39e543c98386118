// The network as a WebAssembly kernel, four numbers at a time; made to measure for its shape when it is first needed.
import { layoutOf, logistic, type Net, ROWS, type Shape } from './shape.ts';
import {
  type Code,
  f32,
  f32Const,
  f32x4,
  get,
  I32,
  i32,
  loopWhile,
  moduleOf,
  set,
  tee,
  V128,
  type ValueType,
  when,
} from './wasm.ts';

const LANES = 4;
const BYTES = 4;
const VECTOR = LANES * BYTES;
const PAGE = 65536;
/** Hidden units summed up at once: eight vectors and what they are multiplied by stay in registers. */
const BLOCK = 8 * LANES;

/** Where things stand in the memory, in bytes. The weights begin at 0. */
interface Places {
  readonly rows: number;
  readonly values: number;
  /** The features that are not zero: offset of their weights, and value. */
  readonly list: number;
  readonly size: number;
}

/** Null where this machine has no SIMD, or where a page forbids to compile. */
export function simdNet(shape: Shape): Net | null {
  const { inputs, hidden } = shape;
  if (hidden % LANES !== 0) return null;
  const places = placesOf(shape);
  const memory = memoryOf(places.size);
  const kernel = memory && compile(kernelOf(shape, places), memory);
  if (!memory || !kernel) return null;
  const { buffer } = memory;
  const values = new Float32Array(buffer, places.values, ROWS);
  return {
    inputs,
    hidden,
    weights: new Float32Array(buffer, 0, layoutOf(shape).size),
    rows: Array.from(
      { length: ROWS },
      (_, row) => new Float32Array(buffer, places.rows + row * inputs * BYTES, inputs),
    ),
    values,
    run: (count) => {
      if (count === 0) return;
      kernel(count);
      for (let row = 0; row < count; row++) values[row] = logistic(values[row]!);
    },
  };
}

function memoryOf(bytes: number): WebAssembly.Memory | null {
  try {
    return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  } catch {
    return null;
  }
}

function compile(
  bytes: Uint8Array<ArrayBuffer>,
  memory: WebAssembly.Memory,
): ((rows: number) => void) | null {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
    const { run } = exports;
    return typeof run === 'function' ? (rows) => run(rows) : null;
  } catch {
    return null;
  }
}

function placesOf(shape: Shape): Places {
  const aligned = (bytes: number) => Math.ceil(bytes / VECTOR) * VECTOR;
  const rows = aligned(layoutOf(shape).size * BYTES);
  const values = rows + aligned(ROWS * shape.inputs * BYTES);
  const list = values + aligned(ROWS * BYTES);
  return { rows, values, list, size: list + (shape.inputs + 1) * 2 * BYTES };
}

// Locals of the kernel: the parameter, pointers, and after them the vectors.
const ROWS_LEFT = 0;
const X = 1;
const X_END = 2;
const VALUE = 3;
const LIST_END = 4;
const ITEM = 5;
const WEIGHTS = 6;
const SCALE = 7;
const TOTAL = 8;
const ONE = 9;
const FIRST_SUM = 10;

function kernelOf(shape: Shape, places: Places): Uint8Array<ArrayBuffer> {
  const locals: readonly ValueType[] = [
    I32,
    I32,
    I32,
    I32,
    I32,
    I32,
    ...Array<ValueType>(3 + BLOCK / LANES).fill(V128),
  ];
  const { outputBias } = layoutOf(shape);
  const lanes = [0, 1, 2, 3].flatMap((lane) => [
    ...get(TOTAL),
    ...f32x4.lane(lane),
    ...(lane > 0 ? f32.add : []),
  ]);
  return moduleOf(locals, [
    ...[...f32Const(1), ...f32x4.splat, ...set(ONE)],
    ...[...i32.const(places.rows), ...set(X)],
    ...[...i32.const(places.values), ...set(VALUE)],
    ...loopWhile([
      ...listFeatures(shape, places),
      ...[...f32.zero, ...f32x4.splat, ...set(TOTAL)],
      ...blocksOf(shape).flatMap((block) => sumBlock(shape, places, block)),
      ...[
        ...get(VALUE),
        ...lanes,
        ...i32.const(0),
        ...f32.load(outputBias * BYTES),
        ...f32.add,
        ...f32.store(0),
      ],
      ...[...get(VALUE), ...i32.const(BYTES), ...i32.add, ...set(VALUE)],
      ...[...get(ROWS_LEFT), ...i32.const(1), ...i32.sub, ...tee(ROWS_LEFT)],
    ]),
  ]);
}

/** The features that are not zero, with where their weights are; without a branch that could be guessed wrong. */
function listFeatures({ inputs, hidden }: Shape, { list }: Places): Code {
  return [
    ...[...get(X), ...i32.const(inputs * BYTES), ...i32.add, ...set(X_END)],
    ...[...i32.const(list), ...set(LIST_END)],
    ...[...i32.const(0), ...set(WEIGHTS)],
    ...loopWhile([
      ...[...get(LIST_END), ...get(WEIGHTS), ...i32.store(0)],
      ...[...get(LIST_END), ...get(X), ...f32.load(0), ...f32.store(BYTES)],
      ...[...get(X), ...f32.load(0), ...f32.zero, ...f32.notEqual, ...i32.const(3), ...i32.shl],
      ...[...get(LIST_END), ...i32.add, ...set(LIST_END)],
      ...[...get(WEIGHTS), ...i32.const(hidden * BYTES), ...i32.add, ...set(WEIGHTS)],
      ...[...get(X), ...i32.const(BYTES), ...i32.add, ...tee(X), ...get(X_END), ...i32.lessThan],
    ]),
  ];
}

interface Block {
  readonly first: number;
  readonly size: number;
}

function blocksOf({ hidden }: Shape): Block[] {
  const blocks: Block[] = [];
  for (let first = 0; first < hidden; first += BLOCK)
    blocks.push({ first, size: Math.min(BLOCK, hidden - first) });
  return blocks;
}

/** Some hidden units: their sums over the listed features, their curve, and what they add to the output. */
function sumBlock(shape: Shape, { list }: Places, { first, size }: Block): Code {
  const { biases, output } = layoutOf(shape);
  const sums = Array.from({ length: size / LANES }, (_, i) => ({
    local: FIRST_SUM + i,
    unit: first + i * LANES,
  }));
  return [
    ...sums.flatMap(({ local, unit }) => [
      ...i32.const(0),
      ...f32x4.load((biases + unit) * BYTES),
      ...set(local),
    ]),
    ...[...i32.const(list), ...set(ITEM)],
    ...when(
      [...get(ITEM), ...get(LIST_END), ...i32.lessThan],
      loopWhile([
        ...[...get(ITEM), ...i32.load(0), ...set(WEIGHTS)],
        ...[...get(ITEM), ...f32x4.loadSplat(BYTES), ...set(SCALE)],
        ...sums.flatMap(({ local, unit }) => [
          ...[...get(WEIGHTS), ...f32x4.load(unit * BYTES), ...get(SCALE), ...f32x4.mul],
          ...[...get(local), ...f32x4.add, ...set(local)],
        ]),
        ...[
          ...get(ITEM),
          ...i32.const(2 * BYTES),
          ...i32.add,
          ...tee(ITEM),
          ...get(LIST_END),
          ...i32.lessThan,
        ],
      ]),
    ),
    ...sums.flatMap(({ local, unit }) => [
      ...[...get(local), ...get(local), ...f32x4.abs, ...get(ONE), ...f32x4.add, ...f32x4.div],
      ...[...i32.const(0), ...f32x4.load((output + unit) * BYTES), ...f32x4.mul],
      ...[...get(TOTAL), ...f32x4.add, ...set(TOTAL)],
    ]),
  ];
}
