// Loads what Node needs of a game: rules, texts, drawing, insight and the rare parts. Lessons and the like stay lazy.
import type { Drawing } from '../engine/drawing.ts';
import type { AnyGame } from '../engine/game.ts';
import type { LevelRatings } from '../engine/level-ratings.ts';
import type { Experience, GameManifest, InsightFactory, TablesReader, Typing } from '../engine/manifest.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import { neutralInsight } from './neutral-insight.ts';
import { drawFields } from './view-fields.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Lang, AnyTexts>>;
  readonly draw: Drawing<unknown>;
  readonly insight: InsightFactory;
  readonly minutes: readonly [number, number];
  readonly typing?: Typing;
  readonly tables?: TablesReader;
  readonly experience?: Experience;
  readonly levelRatings?: LevelRatings;
}

export async function loadGame(manifest: GameManifest): Promise<LoadedGame> {
  const [game, en, fr, draw, insight, typing, tables, experience, levelRatings] = await Promise.all([
    manifest.game(),
    manifest.texts.en(),
    manifest.texts.fr(),
    manifest.drawing?.() ?? drawFields,
    manifest.insight?.() ?? neutralInsight,
    manifest.typing?.(),
    manifest.tables?.(),
    manifest.experience?.(),
    manifest.levelRatings?.(),
  ]);
  return {
    game,
    texts: { en, fr },
    draw,
    insight,
    minutes: manifest.minutes,
    ...(typing && { typing }),
    ...(tables && { tables }),
    ...(experience && { experience }),
    ...(levelRatings && { levelRatings }),
  };
}
