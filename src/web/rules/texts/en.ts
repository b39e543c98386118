// The rules, their search and the reference card in English.
import { english } from '../../../engine/grammar.ts';

const sections = (count: number) => english.counted(count, 'section', 'sections');

export const en = {
  title: (game: string) => `Rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  /** Shown and read out while somebody types. */
  found: (count: number, best: string) => `${sections(count)} found, best first: ${best}`,
  some: 'No section has all of these words. These have some of them.',
  nothing: (query: string) => `Nothing in the rules mentions “${query}”. Try fewer words, or another word.`,
  now: (title: string) => `Asked now: ${title}`,
  all: {
    title: 'Search all rules',
    about: 'Type what you want to know: “tied”, “cannot pay”, “two players”.',
    found: (count: number) => `${sections(count)} found`,
    place: (game: string, section: string) => `${game}: ${section}`,
  },
  card: {
    title: (game: string) => `${game} at a glance`,
    open: 'Reference card',
    print: 'Print',
    rules: 'All the rules',
    players: 'Players',
    forPlayers: (seats: number) => english.counted(seats, 'player', 'players'),
  },
};

export type RulesTexts = typeof en;
