// The drawn heads of the players: own work, layers of paths in a square of 64, each with the class that colours it.

/** A layer: what it is (see portrait.css) and its path. */
export type Layer = readonly [kind: string, path: string];

const SHOULDERS: Layer = ['cloth', 'M5 66c1-13 9-19 19-20h16c10 1 18 7 19 20z'];
const COLLAR: Layer = ['fold', 'M22 47c3 7 17 7 20 0l3 2c-4 10-22 10-26 0z'];
const NECK: Layer = ['shade', 'M26 38h12v9c0 4-12 4-12 0z'];
const FACE: Layer = ['skin', 'M20 28c0-9 5-14 12-14s12 5 12 14c0 10-5 17-12 17s-12-7-12-17z'];
const CHEEK: Layer = ['shade', 'M44 28c0 10-5 17-12 17 5-3 8-9 8-17 0-6-1-10-4-13 5 2 8 7 8 13z'];
const EYES: Layer = ['eyes', 'M27.300 30v.9M36.700 30v.9'];
const LINES: Layer = [
  'lines',
  'M24.800 26.600q2.200-1.800 4.600-.3M34.600 26.300q2.400-1.500 4.600.3M32 29.500l-1.300 4.700 1.700.4',
];
const SMILE: Layer = ['lines', 'M28.400 38.700q3.600 2.200 7.200 0'];
const FEATURES: readonly Layer[] = [EYES, LINES, SMILE];

const face = (...hair: readonly Layer[]): readonly Layer[] => [
  SHOULDERS,
  NECK,
  FACE,
  CHEEK,
  ...hair,
  ...FEATURES,
];

/** One for each name that a bot can have. */
export const BOT_HEADS: { readonly [name: string]: readonly Layer[] } = {
  anselm: [
    ['habit', SHOULDERS[1]],
    ['fold', 'M14 52c6-7 30-7 36 0l2 5c-8-7-32-7-40 0z'],
    FACE,
    CHEEK,
    [
      'white',
      'M18.500 29c-1.500-6 0-11 3.500-13-1 4-.5 8-.5 13zM45.500 29c1.500-6 0-11-3.500-13 1 4 .5 8 .5 13z',
    ],
    [
      'white',
      'M19.500 31c2 4 4 5.500 7 5 3-1.500 8-1.500 11 0 3 .5 5-1 7-5 1.500 13-3 25-12.500 25s-14-12-12.500-25z',
    ],
    EYES,
    LINES,
    ['lines', 'M29.500 40q2.500 1.500 5 0'],
  ],
  hildegard: [
    ['veil', 'M10 66c-1-36 4-58 22-58s23 22 22 58z'],
    ['white', 'M16 30c0-12 6-18 16-18s16 6 16 18c0 17-4 27-16 28-12-1-16-11-16-28z'],
    ['skin', 'M22 29.500c0-8 4-12 10-12s10 4 10 12c0 9-4 15-10 15s-10-6-10-15z'],
    [
      'shade',
      'M42 29.500c0 9-4 15-10 15 4-3 6.500-8 6.500-15 0-5-1-8.500-3-11.200 4.200 1.500 6.500 5.500 6.500 11.200z',
    ],
    ...FEATURES,
  ],
  alcuin: [
    ['habit', SHOULDERS[1]],
    ['fold', 'M14 52c6-7 30-7 36 0l2 5c-8-7-32-7-40 0z'],
    NECK,
    ['hair', 'M17.500 31c-2-8-1-14 2-18h25c3 4 4 10 2 18z'],
    FACE,
    CHEEK,
    [
      'hair',
      'M19.500 29c-1-5-1-8 1-11 1 2 3 3 5 3.500-3 1.500-5 4-6 7.500zM44.500 29c1-5 1-8-1-11-1 2-3 3-5 3.500 3 1.500 5 4 6 7.500z',
    ],
    ['hair', 'M20 19c4-3 20-3 24 0-3 3-6 3.500-12 3.500s-9-.5-12-3.500z'],
    ...FEATURES,
  ],
  héloïse: [
    ['auburn', 'M13 58c-2-12 1-20 2-30 1-12 8-18 17-18s16 6 17 18c1 10 4 18 2 30z'],
    SHOULDERS,
    NECK,
    FACE,
    CHEEK,
    ['auburn', 'M19.500 31c-2-12 3-19 12.500-19s14.500 7 12.500 19c-1-6-3-10-8-12-6 6-13 5-17 12z'],
    ['gilt', 'M20 22.500q12-6.500 24 0'],
    ...FEATURES,
  ],
  bede: [
    ['habit', 'M5 66c2-12 8-14 9-28 1-18 8-29 18-29s17 11 18 29c1 14 7 16 9 28z'],
    ['dark', 'M17 32c0-12 6-19 15-19s15 7 15 19c0 13-5 20-15 20s-15-7-15-20z'],
    FACE,
    CHEEK,
    [
      'hair',
      'M20.500 31c2 5 4 6.500 7 6 2-1 7-1 9 0 3 .5 5-1 7-6 .5 9-4 16.500-11.500 16.500s-12-7.500-11.500-16.500z',
    ],
    EYES,
    LINES,
    ['lines', 'M29.300 40q2.700 1.500 5.400 0'],
  ],
};

/** For people, and for bots of other names. */
export const HEADS: readonly (readonly Layer[])[] = [
  face(COLLAR, [
    'hair',
    'M18.500 29c-2.500-12 5-18 13.500-18s16 6 13.500 18c-1-5-3-8-6-9-6 2.500-12 2-15-.5-3 1.500-5 4.500-6 9.500z',
  ]),
  [
    ['dark', 'M27 9a5 5 0 1 1 10 0 5 5 0 0 1-10 0z'],
    ['dark', 'M17 44c-2-8-1-12-.5-18 1-10 7-14 15.500-14s14.500 4 15.500 14c.5 6 1.500 10-.5 18z'],
    ...face(COLLAR, [
      'dark',
      'M19.500 30c-2-12 4-18 12.500-18s14.500 6 12.500 18c-1-6-4-9-12.500-11-8.500 2-11.500 5-12.500 11z',
    ]),
  ],
  face(
    [
      'hair',
      'M18.800 33c-1-5-.5-9 1-12h24.400c1.500 3 2 7 1 12-1-3-1.500-6-2.500-8h-21.400c-1 2-1.500 5-2.500 8z',
    ],
    ['cap', 'M15 23c0-10 8-15 17-15s17 5 17 15c-10-4-24-4-34 0z'],
    ['gilt', 'M44 19c7-4 9-11 8-15M44 19c3-6 5-10 8-15'],
  ),
  [
    ...face(COLLAR, [
      'auburn',
      'M18 31c-4-3-3-8 0-9-1-5 3-8 6-7 2-5 8-5 10-2 4-2 8 0 8 4 4 0 5 5 3 7 3 2 2 6-1 7-1-4-2-6-5-7-5 1-11 1-15-1-3 2-5 4-6 8z',
    ]),
    ['auburn', 'M26 37q6-3 12 0-1 2-6 1.500-5 .5-6-1.500z'],
  ],
  [
    ['cap', 'M14 58c-2-20-2-48 18-48s20 28 18 48z'],
    ...face(
      ['white', 'M20 27c0-8 5-12 12-12s12 4 12 12c-2-5-5-8-12-8s-10 3-12 8z'],
      ['cap', 'M18 26c1-10 6-15 14-15s13 5 14 15c-3-6-7-9-14-9s-11 3-14 9z'],
    ),
  ],
];
