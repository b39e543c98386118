// Moves, turns and mirrors the data of a path. A shape with a transform of its own is a layer to the browser, which sorts all of them whenever an animation begins or ends.

/** As in SVG: a point (x, y) comes to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Turned by degrees and scaled around the origin, then moved there. */
export function spot(x: number, y: number, turn = 0, scale = 1): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

/** First `inner`, then `outer`. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const turn = (x: number, y: number) => [a * x + c * y, b * x + d * y] as const;
  const [x, y] = turn(inner[4], inner[5]);
  return [...turn(inner[0], inner[1]), ...turn(inner[2], inner[3]), x + e, y + f];
}

export function movedPoint(
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

const TOKENS = /[a-z]|-?(?:\d+(?:\.\d*)?|\.\d+)/gi;
const NUMBERS = /-?(?:\d+(?:\.\d*)?|\.\d+)/g;

/** For all commands but arcs. */
export function transformPath(data: string, matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix;
  const tokens = data.match(TOKENS) ?? [];
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i]!)) command = tokens[i++]!;
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    if (kind === 'Z') {
      [x, y] = [startX, startY];
      out += 'z';
      continue;
    }
    const points = POINTS[kind];
    if (points === undefined) throw new Error(`path command ${command}`);
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const next = () => Number(tokens[i++]);
    for (let point = 0; point < points; point++) {
      const isAcross = kind === 'H';
      const isDown = kind === 'V';
      const toX = isDown ? x : fromX + next();
      const toY = isAcross ? y : fromY + next();
      const to = `${rounded(a * toX + c * toY + e)} ${rounded(b * toX + d * toY + f)}`;
      out += point === 0 ? `${isAcross || isDown ? 'L' : kind}${to}` : ` ${to}`;
      if (point === points - 1) [x, y] = [toX, toY];
    }
    if (kind === 'M') {
      [startX, startY] = [x, y];
      // Further pairs after a move are lines.
      command = isRelative ? 'l' : 'L';
    }
  }
  return out;
}

/** How many points follow a command; the first or second coordinate alone for H and V. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, H: 1, V: 1, C: 3, S: 2, Q: 2, T: 1 };

const rounded = (value: number) => Math.round(value * 100) / 100;

export function circlePath(x: number, y: number, radius: number): string {
  const [r, bend] = [radius, radius * 0.5523];
  return `M${x - r} ${y}c0${-bend} ${r - bend} ${-r} ${r} ${-r}s${r} ${r - bend} ${r} ${r}-${r - bend} ${r}-${r} ${r}-${r}-${r - bend}-${r}-${r}z`;
}

export function rectPath(x: number, y: number, width: number, height: number, corner = 0): string {
  if (corner === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [r, w, h] = [corner, width - 2 * corner, height - 2 * corner];
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h${-w}q${-r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around all points of a transformed path, also those that only bend it. */
export function boxOf(transformed: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const numbers = transformed.match(NUMBERS) ?? [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x, y] = [Number(numbers[i]), Number(numbers[i + 1])];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}
