// The reference card of Scriptoria in English.
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import {
  CUP,
  DOOR_POINTS,
  LECTERNS,
  SKETCHES_ON_LECTERN,
  START_SKETCHES,
  STOCK_LIMIT,
  TOKEN_POINTS,
  TOKENS,
} from '../rules/amounts.ts';
import { achievementPoints, lastDay } from './card-figures.ts';

export function card({ seats, options }: CardTable): readonly CardBox[] {
  const start = START_SKETCHES[seats]!;
  const first = `${TOKENS} help tokens each${start > 0 ? `; ${start} sketches on the Scriptorium` : ''}.`;
  return [
    {
      section: 'setup',
      title: 'Every morning',
      lines: [
        `${LECTERNS[seats]} lecterns with ${SKETCHES_ON_LECTERN} sketches each, ${CUP[seats]} inks in the cup.`,
        ...(options.lecterns === 'master' ? ['Lecterns that rested yesterday come back first.'] : []),
        `Before the first day: ${first}`,
      ],
    },
    {
      section: 'first-hour',
      title: 'First Hour: inks',
      lines: [
        'In turn, take **1 ink or 2 of different colours**, never black with gold.',
        'Or withdraw with the **Grimoire**: no more ink, first choice of lectern.',
      ],
    },
    {
      section: 'second-hour',
      title: 'Second Hour: lecterns',
      lines: [
        seats === 2
          ? 'With the Grimoire you pick, then the other player does. Otherwise:'
          : 'With the Grimoire you pick first.',
        'The Archivist gives a lectern to somebody without one, who gives the next. What is left over goes to the Scriptorium.',
      ],
    },
    {
      section: 'last-hour',
      title: 'Last Hour: illumination',
      lines: [
        'As often as you like: **place a sketch** and pay for it, place a **border** without paying (no points), ask for help.',
        'Gold can stand for red, green or blue, never for black. The ink of your lectern is free.',
        'Then your lectern’s sketches go to your stock.',
      ],
    },
    {
      section: 'help',
      title: 'Help',
      lines: [
        '**Turn over** a token: take any sketch from the Scriptorium.',
        '**Hand over** a token: take a sketch from that copyist’s stock.',
      ],
    },
    {
      section: 'evening',
      title: 'Evening',
      lines: [
        `Keep at most ${STOCK_LIMIT} inks, and ${STOCK_LIMIT} sketches minus your achievements.`,
        'The next Archivist is the left neighbour, or the owner of the **Quill**.',
      ],
    },
    {
      section: 'achievements',
      title: 'Points',
      rows: [
        ['sketch', 'inks − 1, + 1 with gold'],
        ['frieze, text, miniature', achievementPoints('leftFrieze').join(', then ')],
        ['whole manuscript', achievementPoints('manuscript').join(', then ')],
        ['token not turned over', String(TOKEN_POINTS)],
      ],
    },
    {
      section: 'end',
      title: 'Last day',
      lines: [
        `When a manuscript is complete, or on day ${lastDay(seats)}.`,
        'The player with the most points wins; tied players win together.',
        ...(options.hell === undefined || options.hell === 'closed'
          ? []
          : [`The first player with ${DOOR_POINTS} points opens the black door.`]),
      ],
    },
  ];
}
