// A drawing in the making: its shapes in their order, each at its final place, joined where that cannot be seen.
import {
  type Box,
  boxOf,
  combined,
  type Matrix,
  movedPoint,
  overlap,
  transformPath,
} from '../../../../parts/pathData.ts';

export interface Shape {
  /** The classes of its colours and lines. */
  readonly look: string;
  /** Empty for a letter. */
  readonly path: string;
  /** Where the middle of a letter stands on its line. */
  readonly letterAt?: readonly [x: number, y: number];
}

interface Joined extends Shape {
  readonly boxes: readonly Box[];
}

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

export class Drawing {
  private readonly at: Matrix;
  /** Only what reaches into it is kept. */
  private readonly frame: Box | null;
  private readonly list: Joined[];

  constructor(at = UNMOVED, frame: Box | null = null, list: Joined[] = []) {
    this.at = at;
    this.frame = frame;
    this.list = list;
  }

  get shapes(): readonly Shape[] {
    return this.list;
  }

  /** The same drawing, with another place as its origin. */
  from(place: Matrix): Drawing {
    return new Drawing(combined(this.at, place), this.frame, this.list);
  }

  add(look: string, data: string): this {
    const path = transformPath(data, this.at);
    const box = boxOf(path);
    if (!this.frame || overlap(this.frame, box)) this.join({ look, path, boxes: [box] });
    return this;
  }

  /** The same path at several places. */
  addEach(look: string, data: string, places: readonly Matrix[]): this {
    for (const place of places) this.from(place).add(look, data);
    return this;
  }

  addLetter(look: string, x: number, y: number): this {
    this.list.push({ look, path: '', letterAt: movedPoint(this.at, x, y), boxes: [] });
    return this;
  }

  private join(shape: Joined): void {
    const { list } = this;
    for (let i = list.length - 1; i >= 0; i--) {
      const below = list[i]!;
      if (below.look === shape.look && canJoin(below, shape)) {
        list[i] = { ...below, path: below.path + shape.path, boxes: [...below.boxes, ...shape.boxes] };
        return;
      }
      if (!isPenLine(below) || !isPenLine(shape)) break;
    }
    list.push(shape);
  }
}

/** Of lines in one ink it cannot be seen which was drawn first. */
const isPenLine = ({ look }: Shape) => /\b(pen|hair)\b/.test(look);

/** A filled shape hides what is below it. */
const canJoin = (below: Joined, shape: Joined) =>
  isPenLine(shape) || !below.boxes.some((box) => shape.boxes.some((other) => overlap(box, other)));
