// A short finished game of Scout between two people, as a file: whoever is on turn shows the longest set there is.
import { openTable, proofOf, recordOf, seedOf } from '../src/engine/index.ts';
import { scout } from '../src/games/scout/index.ts';

/** With this deal it is over after 17 decisions, so that a coach is soon done with both seats. */
const SECRET = '1652'.repeat(16);

export function twoPeopleFile() {
  const proof = proofOf(SECRET, ['', '']);
  const table = openTable(scout, 2, {}, seedOf(proof.secret, proof.contributions));
  for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
    const notations = table.legalMoves(seat).map((move) => table.game.notation(move));
    const [longest] = notations.toSorted((a, b) => cardsShown(b) - cardsShown(a));
    table.play(seat, longest!);
  }
  return {
    format: 'scriptorium-save/1',
    people: [
      { name: 'Alcuin', bot: null },
      { name: 'Héloïse', bot: null },
    ],
    record: recordOf(table, proof),
  };
}

/** 0 where nothing is shown. */
function cardsShown(notation: string): number {
  const [, first, last] = /^show (\d+)(?:-(\d+))?/.exec(notation) ?? [];
  return first === undefined ? 0 : Number(last ?? first) - Number(first) + 1;
}
