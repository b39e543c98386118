// The kind of a sketch as a small pen drawing.
import type { Kind } from '../rules/tables.ts';

const GLYPHS: Readonly<Record<Kind, string>> = {
  corner:
    'M4 26V4h38M9 26V9h33M14 26v-4c0-5 3-8 8-8h20M22 14c-4-1-6-3-6-3M14 22c-1 3-3 4-3 4M22 18c3 0 5 2 5 5M27 23c0-3 2-5 5-5',
  border:
    'M2 5h42M2 25h42M2 15c5-9 9-9 14 0s9 9 14 0 9-9 14 0M9 9c-1-2 0-3 2-3M23 20c1 2 3 2 4 1M37 9c1-2 3-2 4-1M16 15c2-3 5-3 6-1',
  text: 'M4 5h38M4 10h34M4 15h38M4 20h30M4 25h36',
  miniature:
    'M4 3h38v24H4zM4 20c6-6 10-6 15-1s9 4 12 1 6-4 11-2M33 7.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 15v-4l3-3 3 3v5',
  dropcap:
    'M10 3h26v24H10zM28 9c-2-2-9-2-9 2s9 3 9 7-7 5-10 2M10 27c-5 0-7-3-6-8M36 27c4 0 6-2 5-6M4 19c2 0 3 1 3 2',
};

export function Glyph({ kind }: { readonly kind: Kind }) {
  return (
    <svg class="glyph" viewBox="0 0 46 30" aria-hidden="true">
      <path d={GLYPHS[kind]} />
    </svg>
  );
}
