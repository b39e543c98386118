// The sounds of the table, by what makes them, and how loud each of them is.

/**
 * The highest amplitude of each sound, before the volume of the player: chosen so that all are heard about equally loud,
 * what is heard often a little quieter than what is heard once in a game (render.test.ts measures it).
 */
export const LEVELS = {
  // Paper and cards.
  deal: 0.38,
  'turn-over': 0.33,
  take: 0.14,
  shuffle: 0.22,
  page: 0.22,
  // Wood: pieces on a table, the hammer of an auction.
  place: 0.3,
  pass: 0.28,
  hammer: 0.4,
  capture: 0.34,
  // Metal.
  coin: 0.14,
  bid: 0.17,
  payment: 0.17,
  // Stone: dice and pawns.
  dice: 0.43,
  'dice-stone': 0.41,
  pawn: 0.37,
  hit: 0.34,
  // Pen and ink.
  quill: 0.19,
  ink: 0.24,
  // Bells: somebody is called.
  'your-turn': 0.18,
  'low-time': 0.24,
  chat: 0.17,
  refused: 0.21,
  // Counting points; each one is a step higher than the one before.
  point: 0.16,
  // Brass and strings: something is over.
  fanfare: 0.3,
  achievement: 0.25,
  win: 0.32,
  shared: 0.28,
  loss: 0.26,
  'game-over': 0.23,
} as const;

export type SoundName = keyof typeof LEVELS;

export const SOUNDS: readonly SoundName[] = Object.keys(LEVELS).filter(isSound);

function isSound(name: string): name is SoundName {
  return name in LEVELS;
}
