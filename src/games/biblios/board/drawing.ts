// How the pictures of the cards are stored: layers of paths in a square of 64, coloured by picture.css. Own work.

/** What colours it, its path, and the least value of a card that shows it: the dearer the card, the richer its picture. */
export type Layer = readonly [kind: string, path: string, from?: number];
export type Drawing = readonly Layer[];

/** A head from the front; hair, hood or cap are drawn over it. */
export const HEAD: Drawing = [
  ['shade', 'M27 36h10v8c0 4-10 4-10 0z'],
  ['skin', 'M23 27.500c0-7.500 3.500-11.500 9-11.500s9 4 9 11.500c0 8-3.500 13-9 13s-9-5-9-13z'],
  [
    'shade',
    'M41 27.500c0 8-3.500 13-9 13 3.500-2.500 5.500-7 5.500-13 0-5-.7-8.500-2.500-11 4 1.500 6 5.500 6 11z',
  ],
  [
    'line',
    'M26.800 26.300q1.700-1.300 3.400-.2M33.800 26.100q1.700-1.100 3.400.2M32 28l-1 3.800 1.300.4M29.500 35.600q2.500 1.300 5 0',
  ],
  ['eyes', 'M28.500 28.600v.7M35.500 28.600v.7'],
];
