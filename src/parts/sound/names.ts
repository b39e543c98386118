// The sounds of the table, by what makes them, and how loud each of them is.

/**
 * The highest amplitude of each sound, before the volume of the player. What is heard often is quieter than what is heard
 * once in a game.
 */
export const LEVELS = {
  // Paper and cards.
  deal: 0.28,
  'turn-over': 0.28,
  take: 0.18,
  shuffle: 0.24,
  page: 0.22,
  // Wood: pieces on a table, the hammer of an auction.
  place: 0.3,
  pass: 0.18,
  hammer: 0.42,
  capture: 0.34,
  // Metal.
  coin: 0.18,
  bid: 0.2,
  payment: 0.22,
  // Stone: dice and pawns.
  dice: 0.34,
  'dice-stone': 0.38,
  pawn: 0.3,
  hit: 0.4,
  // Pen and ink.
  quill: 0.2,
  ink: 0.2,
  // Bells: somebody is called.
  'your-turn': 0.26,
  'low-time': 0.3,
  chat: 0.18,
  refused: 0.2,
  // Counting points; each one is a step higher than the one before.
  point: 0.18,
  // Brass and strings: something is over.
  fanfare: 0.34,
  achievement: 0.28,
  win: 0.36,
  shared: 0.32,
  loss: 0.3,
  'game-over': 0.28,
} as const;

export type SoundName = keyof typeof LEVELS;

export const SOUNDS: readonly SoundName[] = Object.keys(LEVELS).filter(isSound);

function isSound(name: string): name is SoundName {
  return name in LEVELS;
}
