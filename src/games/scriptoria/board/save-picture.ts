// Saves a drawn page as a picture: the drawing with its colours written into it, and the letters in the page's fonts.

const SCALE = 3;
const FOOT = 44;
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

export async function savePicture(svg: SVGSVGElement, caption: string, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const image = await imageOf(svg, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + FOOT) * SCALE;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  brush.scale(SCALE, SCALE);
  brush.fillStyle = backgroundColor;
  brush.fillRect(0, 0, width, height + FOOT);
  brush.drawImage(image, 0, 0, width, height);
  for (const letter of svg.querySelectorAll<SVGTextElement>('text')) write(brush, svg, letter);
  brush.fillStyle = color;
  brush.font = `17px ${fontFamily}`;
  brush.textAlign = 'center';
  brush.fillText(caption, width / 2, height + FOOT * 0.58);
  canvas.toBlob((blob) => blob && download(blob, `${name}.png`), 'image/png');
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
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
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

/** The letter is drawn afterwards, because a picture made from a drawing has no access to the page's fonts. */
function write(brush: CanvasRenderingContext2D, svg: SVGSVGElement, letter: SVGTextElement): void {
  const toDrawing = svg.getScreenCTM()?.inverse();
  const own = letter.getScreenCTM();
  if (!toDrawing || !own) return;
  const { a, b, c, d, e, f } = toDrawing.multiply(own);
  const { fontSize, fontFamily, fill, stroke, opacity } = getComputedStyle(letter);
  brush.save();
  brush.transform(a, b, c, d, e, f);
  brush.globalAlpha =
    Number(opacity) * Number(getComputedStyle(letter.closest('.ornament') ?? letter).opacity);
  brush.font = `${fontSize} ${fontFamily}`;
  brush.textAlign = 'center';
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

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
