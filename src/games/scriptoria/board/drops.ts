// What lies under a dragged piece and takes it: the same things that could be tapped.

/** A sketch goes to a place, a lectern to a copyist's plate. */
const TARGETS = '.cell:is([data-move], [data-step]), .seat[data-move]';
/** A lectern that may be picked is dropped on the own side. */
const OWN = '.frame-own, .page';

interface Piece {
  readonly dataset: { readonly move?: string | undefined };
}
interface Below<T> {
  closest(selector: string): T | null;
}

/** The thing to tap when the piece is let go above these elements. */
export function dropOf<P extends Piece, T>(piece: P, below: readonly Below<T>[]): P | T | undefined {
  if (piece.dataset.move !== undefined)
    return below.some((element) => element.closest(OWN) !== null) ? piece : undefined;
  return below.flatMap((element) => element.closest(TARGETS) ?? [])[0];
}
