// Saves a drawn page as a picture, with a line below it.
import { downloadFile } from '../../../parts/downloadFile.ts';
import { drawSvg } from '../../../parts/drawSvg.ts';

const SCALE = 3;
const FOOT = 44;

export async function savePicture(svg: SVGSVGElement, caption: string, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + FOOT) * SCALE;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  brush.scale(SCALE, SCALE);
  brush.fillStyle = backgroundColor;
  brush.fillRect(0, 0, width, height + FOOT);
  await drawSvg(brush, svg, { x: 0, y: 0, width, height }, SCALE);
  brush.fillStyle = color;
  brush.font = `17px ${fontFamily}`;
  brush.textAlign = 'center';
  brush.fillText(caption, width / 2, height + FOOT * 0.58);
  canvas.toBlob((blob) => blob && downloadFile(blob, `${name}.png`), 'image/png');
}
