// The network as a WebAssembly SIMD kernel, generated for its shape when it is first needed.
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
/** Hidden units summed at once: eight vectors and their factors fit into registers. */
const BLOCK = 8 * LANES;

/** Offsets in the memory, in bytes. The weights begin at 0. */
interface Places {
  readonly rows: number;
  readonly values: number;
  /** The features that differ from those of the first row: offset of their weights, and by how much. */
  readonly list: number;
  /** What the first row is compared with. */
  readonly zeros: number;
  /** The hidden units' sums in the first row. */
  readonly sums: number;
  readonly size: number;
}

/** Null if the machine has no SIMD, or if the page may not compile WebAssembly. */
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
  const zeros = values + aligned(ROWS * BYTES);
  const sums = zeros + aligned(shape.inputs * BYTES);
  const list = sums + aligned(shape.hidden * BYTES);
  return { rows, values, zeros, sums, list, size: list + (shape.inputs + 1) * 2 * BYTES };
}

// Locals of the kernel: the parameter, pointers, and after them the vectors.
const ROWS_LEFT = 0;
const X = 1;
const X_END = 2;
const VALUE = 3;
const LIST_END = 4;
const ITEM = 5;
const WEIGHTS = 6;
/** The row that this one is compared with, and where its sums are. */
const LIKE = 7;
const SUMS = 8;
const SCALE = 9;
const TOTAL = 10;
const ONE = 11;
const FIRST_SUM = 12;

function kernelOf(shape: Shape, places: Places): Uint8Array<ArrayBuffer> {
  const locals: readonly ValueType[] = [
    ...Array<ValueType>(8).fill(I32),
    ...Array<ValueType>(3 + BLOCK / LANES).fill(V128),
  ];
  const { biases, outputBias } = layoutOf(shape);
  const lanes = [0, 1, 2, 3].flatMap((lane) => [
    ...get(TOTAL),
    ...f32x4.lane(lane),
    ...(lane > 0 ? f32.add : []),
  ]);
  return moduleOf(locals, [
    ...[...f32Const(1), ...f32x4.splat, ...set(ONE)],
    ...[...i32.const(places.rows), ...set(X)],
    ...[...i32.const(places.values), ...set(VALUE)],
    ...[...i32.const(places.zeros), ...set(LIKE)],
    ...[...i32.const(biases * BYTES), ...set(SUMS)],
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
      ...[...i32.const(places.rows), ...set(LIKE)],
      ...[...i32.const(places.sums), ...set(SUMS)],
      ...[...get(ROWS_LEFT), ...i32.const(1), ...i32.sub, ...tee(ROWS_LEFT)],
    ]),
  ]);
}

/**
 * The features that differ from the row to compare with, and where their weights are. Positions judged together are
 * ends of one turn and much alike, so most groups of four are passed over at once.
 */
function listFeatures({ inputs, hidden }: Shape, { list }: Places): Code {
  const rest = inputs % LANES;
  const next = (features: number) => [
    ...[...get(X), ...i32.const(features * BYTES), ...i32.add, ...set(X)],
    ...[...get(LIKE), ...i32.const(features * BYTES), ...i32.add, ...set(LIKE)],
    ...[...get(WEIGHTS), ...i32.const(features * hidden * BYTES), ...i32.add, ...set(WEIGHTS)],
  ];
  return [
    ...[...get(X), ...i32.const((inputs - rest) * BYTES), ...i32.add, ...set(X_END)],
    ...[...i32.const(list), ...set(LIST_END)],
    ...[...i32.const(0), ...set(WEIGHTS)],
    ...when(
      [...get(X), ...get(X_END), ...i32.lessThan],
      loopWhile([
        ...when(
          [...get(X), ...f32x4.load(0), ...get(LIKE), ...f32x4.load(0), ...f32x4.anyDiffers],
          listSome(LANES, hidden),
        ),
        ...next(LANES),
        ...[...get(X), ...get(X_END), ...i32.lessThan],
      ]),
    ),
    ...listSome(rest, hidden),
    ...next(rest),
  ];
}

/** Each is written down; the next one takes its place if it does not differ. */
function listSome(features: number, hidden: number): Code {
  return Array.from({ length: features }, (_, i) => [
    ...[...get(LIST_END), ...get(WEIGHTS), ...i32.const(i * hidden * BYTES), ...i32.add, ...i32.store(0)],
    ...[...get(LIST_END), ...difference(i), ...f32.store(BYTES)],
    ...[...difference(i), ...f32.zero, ...f32.notEqual, ...i32.const(3), ...i32.shl],
    ...[...get(LIST_END), ...i32.add, ...set(LIST_END)],
  ]).flat();
}

function difference(feature: number): Code {
  return [...get(X), ...f32.load(feature * BYTES), ...get(LIKE), ...f32.load(feature * BYTES), ...f32.sub];
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

/** Some hidden units: their sums with the listed features, those of the first row kept; their curve; and what they add to the output. */
function sumBlock(shape: Shape, { list, sums: kept }: Places, { first, size }: Block): Code {
  const { biases, output } = layoutOf(shape);
  const sums = Array.from({ length: size / LANES }, (_, i) => ({
    local: FIRST_SUM + i,
    unit: first + i * LANES,
  }));
  return [
    ...sums.flatMap(({ local, unit }) => [...get(SUMS), ...f32x4.load(unit * BYTES), ...set(local)]),
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
    ...when(
      [...get(SUMS), ...i32.const(biases * BYTES), ...i32.equal],
      sums.flatMap(({ local, unit }) => [
        ...i32.const(0),
        ...get(local),
        ...f32x4.store(kept + unit * BYTES),
      ]),
    ),
    ...sums.flatMap(({ local, unit }) => [
      ...[...get(local), ...get(local), ...f32x4.abs, ...get(ONE), ...f32x4.add, ...f32x4.div],
      ...[...i32.const(0), ...f32x4.load((output + unit) * BYTES), ...f32x4.mul],
      ...[...get(TOTAL), ...f32x4.add, ...set(TOTAL)],
    ]),
  ];
}
