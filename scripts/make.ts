// `npm run make -- PART`: writes the files of the repository that are generated.
import { runPart } from './parts.ts';

process.exitCode =
  (await runPart('make', {
    api: {
      summary: 'docs/api.md, from the schemas of the protocol',
      options: '',
      load: () => import('./make/api.ts'),
    },
    'contact-sheets': {
      summary:
        'every board in its moments, sizes and themes side by side, with film strips, into docs/screens',
      options:
        '[--only GAME] [--theme light|dark] [--lang en|fr] [--seats N] [--seed TEXT] [--no-films] [--out DIR]',
      load: () => import('./make/contact-sheets.ts'),
    },
    drawings: {
      summary: 'the open drawings that boards use, out of the icon set',
      options: '',
      load: () => import('./make/drawings.ts'),
    },
    golden: {
      summary: 'a golden record for every game and seat count that has none; existing ones stay',
      options: '',
      load: () => import('./make/golden.ts'),
    },
    icons: {
      summary: 'the icons of the installed web app, from src/web/icon.svg',
      options: '',
      load: () => import('./make/icons.ts'),
    },
    library: {
      summary: 'dist-library: the package of engine, games and bots alone; after npm run build',
      options: '',
      load: () => import('./make/library.ts'),
    },
    settings: {
      summary: 'the table of settings in docs/operating.md',
      options: '',
      load: () => import('./make/settings.ts'),
    },
    puzzles: {
      summary: 'puzzles: decisions in games of bots with one clearly best move; goes on where it stopped',
      options: '[--only GAME] [--count 200]',
      load: () => import('./make/puzzles.ts'),
    },
    reference: {
      summary: 'docs/reference.md: every export of the library, from the types and comments of the source',
      options: '',
      load: () => import('./make/reference.ts'),
    },
    'rules-coverage': {
      summary: 'docs/rules-coverage.md: every numbered ruling with the tests that cite it',
      options: '',
      load: () => import('./make/rules-coverage.ts'),
    },
    screens: {
      summary: 'screenshots of all pages and boards into docs/screens',
      options:
        '[--only home|pages|GAME] [--lang en|fr] [--theme light|dark|contrast] [--taps N] [--seed TEXT] [--seats N] [--out DIR]',
      load: () => import('./make/screens.ts'),
    },
    texts: {
      summary: 'docs/texts: every text side by side in English and French, to be read through; not committed',
      options: '',
      load: () => import('./make/texts.ts'),
    },
  })) ?? process.exitCode;
