// Characters: each has a taste that shows in every game, a name of its own, and words in both languages.
import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, TRAITS } from '../engine/characters.ts';
import { type AnyGame, allOptions, CHANCE, OVER, Rng } from '../engine/index.ts';
import { allGames, insightOf } from '../games/loaded.ts';
import { characterTexts, choose, findBot, type Question } from './index.ts';
import { liking } from './tastes.ts';

/** Games with dice are long, and masters at them think without a budget of playouts. */
const sampledShare = ({ odds }: AnyGame) => (odds ? 0.12 : 0.3);

/** Some of the decisions of a random game with more than one move. */
function decisions(number: number, seats: number, seed: number): Question[] {
  const { game } = allGames[number]!;
  const insight = insightOf(game);
  const rng = new Rng(seed);
  const state = game.setup(seats, allOptions(game)[0] ?? {});
  const found: Question[] = [];
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
      continue;
    }
    const moves = game.legalMoves(state, turn);
    const view = game.view(state, turn);
    if (moves.length > 1 && rng.float() < sampledShare(game))
      found.push({ game, insight, seat: turn, moves, view: () => view, rng: new Rng(1) });
    game.play(state, turn, rng.pick(moves));
  }
  return found;
}

describe.each(allGames.map(({ game }, number) => ({ id: game.id, number })))('$id', ({ number }) => {
  const questions = [1, 2, 3].flatMap((seed) => decisions(number, 2, seed));

  test.each(TRAITS)('some decisions are about being %s', (trait) => {
    const isAsked = questions.some((question) => {
      const truth = question.game.determinize(question.view(), question.rng);
      const liked = question.moves.map((move) => liking(question, move, truth, { [trait]: 1 }));
      for (const each of liked) expect(Math.abs(each)).toBeLessThan(0.3);
      return new Set(liked).size > 1;
    });
    expect(isAsked).toBe(true);
  });

  test.each(CHARACTER_IDS)('%s decides otherwise than its level somewhere', (id) => {
    const character = findBot(`${id}@20`)!;
    const level = findBot(`${CHARACTERS[id].level}@20`)!;
    const notation = (bot: typeof level, question: Question) =>
      question.game.notation(choose(bot, { ...question, rng: new Rng(2), personality: 'a' }));
    expect(questions.some((question) => notation(character, question) !== notation(level, question))).toBe(
      true,
    );
  });
});

test('a character has a name of its own and is described in every language, each in its own words', () => {
  expect(new Set(CHARACTER_IDS.map((id) => CHARACTERS[id].name)).size).toBe(CHARACTER_IDS.length);
  for (const id of CHARACTER_IDS) {
    const texts = Object.values(characterTexts).map((characters) => characters[id]);
    expect(new Set(texts.map(({ about }) => about)).size).toBe(texts.length);
    for (const { about } of texts) expect(about).toMatch(/\.$/);
  }
});
