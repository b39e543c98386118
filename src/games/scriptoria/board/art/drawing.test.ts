import { expect, test } from 'vitest';
import { rectPath } from '../../../../parts/pathData.ts';
import { Drawing } from './drawing.ts';
import { joined } from './joined.ts';

const square = (x: number) => rectPath(x, 0, 4, 4);
const looks = (shapes: readonly { readonly look: string }[]) => shapes.map(({ look }) => look);

test('painted shapes are one path only where they do not cover each other', () => {
  const drawing = new Drawing();
  drawing.add('paint', square(0)).add('paint', square(10)).add('paint', square(2));
  expect(looks(drawing.shapes)).toEqual(['paint', 'paint']);
  expect(drawing.shapes[0]!.path).toBe('M0 0L4 0L4 4L0 4zM10 0L14 0L14 4L10 4z');
});

test('pen lines are one path across other pen lines, but not across paint', () => {
  const drawing = new Drawing();
  drawing.add('pen', square(0)).add('hair', square(0)).add('pen', square(1));
  drawing.add('paint', square(0)).add('pen', square(2));
  expect(looks(drawing.shapes)).toEqual(['pen', 'hair', 'paint', 'pen']);
});

test('what does not reach into the frame is left out', () => {
  const drawing = new Drawing(undefined, { x: 0, y: 0, width: 5, height: 5 });
  drawing.add('pen', square(3)).add('pen', square(6));
  expect(drawing.shapes.map(({ path }) => path)).toEqual(['M3 0L7 0L7 4L3 4z']);
});

test('drawings side by side are joined, each in its own order, letters alone', () => {
  const one = new Drawing().add('ground', square(0)).addLetter('initial', 1, 2).add('pen', square(0));
  const two = new Drawing().add('ground', square(10)).add('pen', square(10));
  const shapes = joined([one.shapes, two.shapes]);
  expect(looks(shapes)).toEqual(['ground', 'initial', 'pen']);
  expect(shapes[1]!.letterAt).toEqual([1, 2]);
  expect(shapes[2]!.path).toContain('M10 0');
});
