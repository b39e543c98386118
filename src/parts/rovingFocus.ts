// The element that an arrow key moves the focus to: left and right by order, up and down by position.

export function nextFocus(
  elements: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = elements.indexOf(from);
  if (at < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return elements[(at + 1) % elements.length];
    case 'ArrowLeft':
      return elements.at(at - 1);
    case 'Home':
      return elements[0];
    case 'End':
      return elements.at(-1);
    case 'ArrowUp':
    case 'ArrowDown':
      return (
        nearest(elements, from, key === 'ArrowUp' ? -1 : 1) ??
        elements.at(key === 'ArrowUp' ? at - 1 : (at + 1) % elements.length)
      );
    default:
      return undefined;
  }
}

/** The closest element above (-1) or below (1); horizontal distance counts double. */
function nearest(elements: readonly HTMLElement[], from: HTMLElement, way: -1 | 1): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const there = middle(element);
    const down = (there.y - here.y) * way;
    const distance = down + 2 * Math.abs(there.x - here.x);
    if (down > 8 && distance < least) {
      least = distance;
      best = element;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
