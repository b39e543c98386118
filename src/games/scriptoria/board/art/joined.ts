// Several drawings that do not touch each other as one, with as few paths as possible.
import type { Shape } from './drawing.ts';

export function joined(drawings: readonly (readonly Shape[])[]): Shape[] {
  const left = drawings.map((shapes) => [...shapes]);
  const shapes: Shape[] = [];
  for (;;) {
    const heads = left.flatMap(([head]) => (head ? [head] : []));
    if (heads.length === 0) return shapes;
    const letter = heads.find(({ letterAt }) => letterAt);
    const look = letter ? letter.look : mostCommon(heads.map((head) => head.look));
    let path = '';
    for (const drawing of left) {
      if (letter ? drawing[0] !== letter : drawing[0]?.look !== look) continue;
      path += drawing.shift()!.path;
    }
    shapes.push(letter ?? { look, path });
  }
}

function mostCommon(looks: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
