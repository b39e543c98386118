// Every cause that an insight suggests has a sentence in both languages, and a counterfactual in which the game goes on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameWithout } from '../bots/coach/counterfactual.ts';
import { historyOf } from '../bots/coach/history.ts';
import { turnEnd } from '../bots/coach/turn-end.ts';
import { random } from '../bots/random.ts';
import { causeText } from '../engine/cause-text.ts';
import { type AnyTable, CHANCE, rngOf, verify } from '../engine/index.ts';
import { LANGS } from '../engine/texts.ts';
import { allGames, findGame, insightOf } from './loaded.ts';

const PAIRS = 8;
/** Of the positions, every 617th is next; a prime, so that all come in the end. */
const STRIDE = 617;
/** The number of counterfactuals of each key that is enough, and that are tried at most. */
const MIN_TRIED = 12;
const MAX_TRIED = 60;
/** Now and then a counterfactual leaves somebody without a move; the coach then does not say the cause. */
const MAX_UNSOUND = 0.05;
const SENTENCE = /^[\p{Lu}\d].*\.$/u;
const names = (seat: number) => ['Alcuin', 'Héloïse', 'Hildegard', 'Éloi', 'Bède'][seat]!;
const explaining = allGames.filter(({ game }) => insightOf(game).explain);

function goldenGames(id: string): AnyTable[] {
  const folder = new URL(`./${id}/golden/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.map((file) => {
    const answer = verify(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), findGame);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    return answer.table;
  });
}

test.each(explaining.map((each) => ({ ...each, id: each.game.id })))('$id', ({ game, texts }) => {
  const insight = insightOf(game);
  const rng = rngOf(`causes ${game.id}`);
  /** By key: how often it was suggested, and how often its counterfactual did not fit. */
  const seen = new Map<string, { all: number; unsound: number }>();
  const decided = goldenGames(game.id).flatMap((table) =>
    historyOf(table).positions.filter(({ by }) => by !== CHANCE),
  );
  const keys = Object.keys(texts.en.causes ?? {});
  const hasEnough = () => keys.every((key) => (seen.get(key)?.all ?? 0) >= MIN_TRIED);
  for (let at = 0; at < decided.length && !hasEnough(); at++) {
    const { state, by: seat } = decided[(at * STRIDE) % decided.length]!;
    const moves = game.legalMoves(state, seat);
    const view = game.view(state, seat);
    const promising = insight.promising?.(state, seat, moves) ?? moves;
    const question = { game, insight, seat, moves, view: () => view, rng };
    for (let i = 0; i < PAIRS && moves.length > 1; i++) {
      const [played, better] = rng.shuffle([rng.pick(promising), rng.pick(moves)]);
      if (played === better) continue;
      const end = (move: unknown) => turnEnd(question, move, random);
      for (const cause of insight.explain!({ view, seat, played, better }, end)) {
        const count = seen.get(cause.key) ?? { all: 0, unsound: 0 };
        seen.set(cause.key, count);
        const at = `${cause.key}, ${game.notation(played)} against ${game.notation(better)}`;
        for (const lang of LANGS) expect(causeText(texts[lang], cause, names), at).toMatch(SENTENCE);
        if (count.all === MAX_TRIED) continue;
        count.all++;
        const world = gameWithout(question, cause.without, seat, [better, played]);
        for (const move of [better, played]) turnEnd({ ...question, game: world.game }, move, random);
        if (!world.isSound()) count.unsound++;
      }
    }
  }
  for (const lang of LANGS)
    expect(Object.keys(texts[lang].causes ?? {}).sort()).toEqual([...seen.keys()].sort());
  for (const [key, { all, unsound }] of seen) expect(unsound / all, key).toBeLessThan(MAX_UNSOUND);
});
