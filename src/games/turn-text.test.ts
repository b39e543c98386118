// Every turn of the golden games reads as one sentence about its player, in both languages and for every reader.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkWords } from '../engine/conform/texts.ts';
import { redactEvent } from '../engine/events.ts';
import { CHANCE, verify } from '../engine/index.ts';
import { LANGS } from '../engine/texts.ts';
import { turnText } from '../engine/turn-text.ts';
import { turnsOf } from '../engine/turns.ts';
import { allGames, findGame } from './loaded.ts';

const NAMES = ['Alcuin', 'Héloïse', 'Hildegard', 'Bède', 'Christine'];
const names = (seat: number) => NAMES[seat]!;
const folderOf = (id: string) => new URL(`./${id}/golden/`, import.meta.url);
const games = allGames.filter(({ game: { id } }) => existsSync(folderOf(id)));

describe.each(games)('the turns of $game.id', ({ game, texts }) => {
  const folder = folderOf(game.id);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  test.each(files)('%s', (file) => {
    const answer = verify(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), findGame);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    for (const reader of [0, null, 'all'] as const) {
      const log = answer.table.steps.flatMap(({ ply, by, events }) =>
        events.map((event) => ({ ply, by, event: redactEvent(event, reader) })),
      );
      for (const lang of LANGS) {
        for (const { by, entries } of turnsOf(log)) {
          const seat = by === CHANCE ? null : by;
          const events = entries.map(({ event }) => event);
          const text = turnText(events, seat, { lang, texts: texts[lang], names });
          checkWords(text, `${lang} ${events.map(({ key }) => key).join(' ')}`);
          if (seat === null) continue;
          // The player is named once for acts in a row; the count of a game is left to the board.
          const named = text.split(/[.!] /).filter((sentence) => sentence.startsWith(`${names(seat)} `));
          expect(named.length, text).toBeLessThan(4);
          expect(text.length, text).toBeLessThan(600);
        }
      }
    }
  });
});
