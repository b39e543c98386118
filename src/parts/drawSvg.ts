// Draws an SVG of the page onto a canvas as it looks there: with the colours of its style sheet and the page's fonts.
import type { Box } from './pathData.ts';

/** Styles of the page that a stand-alone picture would not have. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'display',
] as const;

/** The drawing must be in the page, and fills the box by its own proportions. `scale` is that of the canvas. */
export async function drawSvg(
  brush: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  box: Box,
  scale: number,
): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const size = Math.min(box.width / width, box.height / height);
  const image = await imageOf(svg, width * size * scale, height * size * scale);
  brush.save();
  brush.translate(box.x + (box.width - width * size) / 2, box.y + (box.height - height * size) / 2);
  brush.scale(size, size);
  brush.drawImage(image, 0, 0, width, height);
  for (const letter of svg.querySelectorAll<SVGTextElement>('text')) write(brush, svg, letter);
  brush.restore();
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a drawing was expected');
  const originals = svg.querySelectorAll('*');
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const style = getComputedStyle(originals[i]!);
    for (const property of STYLES) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute('class');
  }
  for (const letter of copy.querySelectorAll('text')) letter.remove();
  copy.removeAttribute('class');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

/** The letter is drawn afterwards, because a picture made from a drawing has no access to the page's fonts. */
function write(brush: CanvasRenderingContext2D, svg: SVGSVGElement, letter: SVGTextElement): void {
  const toScreen = svg.getScreenCTM();
  const own = letter.getScreenCTM();
  if (!toScreen || !own) return;
  const { a, b, c, d, e, f } = toScreen.inverse().multiply(own);
  const { fontSize, fontFamily, fontWeight, fill, stroke, opacity, textAnchor } = getComputedStyle(letter);
  brush.save();
  brush.transform(a, b, c, d, e, f);
  brush.globalAlpha =
    Number(opacity) * Number(getComputedStyle(letter.closest('.ornament') ?? letter).opacity);
  brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  brush.textAlign = textAnchor === 'middle' || textAnchor === 'end' ? ALIGN[textAnchor] : ALIGN.start;
  const [x, y] = [Number(letter.getAttribute('x')), Number(letter.getAttribute('y'))];
  const text = letter.textContent ?? '';
  brush.lineJoin = 'round';
  if (fill !== 'none') {
    brush.fillStyle = fill;
    brush.fillText(text, x, y);
  }
  if (stroke !== 'none') {
    brush.strokeStyle = stroke;
    brush.lineWidth = 1.2;
    brush.strokeText(text, x, y);
  }
  brush.restore();
}
