// Which thing an arrow key leads to: left and right by order, up and down by where things stand.

export function nextThing(
  things: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = things.indexOf(from);
  if (at < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return things[(at + 1) % things.length];
    case 'ArrowLeft':
      return things.at(at - 1);
    case 'Home':
      return things[0];
    case 'End':
      return things.at(-1);
    case 'ArrowUp':
    case 'ArrowDown':
      return (
        nearest(things, from, key === 'ArrowUp' ? -1 : 1) ??
        things.at(key === 'ArrowUp' ? at - 1 : (at + 1) % things.length)
      );
    default:
      return undefined;
  }
}

/** The thing closest above (-1) or below (1); sideways distance counts double. */
function nearest(things: readonly HTMLElement[], from: HTMLElement, way: -1 | 1): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const there = middle(thing);
    const down = (there.y - here.y) * way;
    const distance = down + 2 * Math.abs(there.x - here.x);
    if (down > 8 && distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
