// What the visitors of a match have been told of its game, and what they are told next.
import type { Seat, Step } from '../../engine/index.ts';
import type { Course } from './course.ts';
import { legalMoves, publishMove, remember, type Views, wireSteps } from './publish.ts';
import { tell, type Visitor } from './visitor.ts';

/** Who asked for a move, and under which id. */
export interface Asker {
  readonly visitor: Visitor;
  readonly id: number;
}

type Clocks = readonly (number | null)[] | null;

export class Telling {
  private readonly visitors: ReadonlySet<Visitor>;
  /** The ply that all visitors have been told; null when there are none. */
  told: number | null = null;
  private readonly views: Views = new Map<Seat | null, unknown>();

  constructor(visitors: ReadonlySet<Visitor>) {
    this.visitors = visitors;
  }

  /** Before a move: the views as they have been told. */
  remember(course: Course): void {
    remember(this.views, course.table, this.visitors);
  }

  moved(course: Course, steps: readonly Step[], clocks: Clocks, by: Asker | null): void {
    if (this.visitors.size === 0) return;
    publishMove(this.visitors, { course, views: this.views, steps, clocks, by });
    this.told = course.table.ply;
  }

  position({ table, deciders }: Course, visitor: Visitor, clocks: Clocks, since: number): void {
    const from = since <= table.ply ? since : 0;
    const view = table.view(visitor.seat);
    const { outcome } = table;
    this.views.set(visitor.seat, view);
    this.told = table.ply;
    tell(visitor, {
      kind: 'position',
      ply: table.ply,
      view,
      deciders: [...deciders],
      outcome: outcome && {
        places: [...outcome.places],
        scores: [...outcome.scores],
        reason: outcome.reason,
      },
      ...(visitor.wantsMoves && { moves: legalMoves(table, visitor.seat) }),
      ...(clocks && { clocks: [...clocks] }),
      since: from,
      log: wireSteps(from === 0 ? table.steps : table.steps.filter(({ ply }) => ply > from), visitor.seat),
    });
  }

  /** The views follow from the record; what was told does not. */
  rest(): void {
    this.views.clear();
  }

  /** The last visitor has gone. */
  end(): void {
    this.told = null;
    this.views.clear();
  }
}
