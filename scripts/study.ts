// `npm run study -- PART`: measures games, bots and tests by simulation.
import { runPart } from './parts.ts';

process.exitCode =
  (await runPart('study', {
    'biblios-weights': {
      summary: "fits the weights of Biblios' evaluation to games of self-play and prints them",
      options: '[--games 2500] [--seats 2] [--passes 8] [--seed 1]',
      load: () => import('./study/biblios-weights.ts'),
    },
    coach: {
      summary: 'how often the coach names planted blunders and their causes, and calls good moves costly',
      options: '[--games 10] [--from 0] [--only GAME] [--keep DIR]',
      load: () => import('./study/coach.ts'),
    },
    figures: {
      summary: 'length, scores and winning shares of random games, written into the READMEs of the games',
      options: '[--games 20000] [--only GAME]',
      load: () => import('./study/figures.ts'),
    },
    mutants: {
      summary: 'plants small faults, one at a time, and lists those that no test notices',
      options:
        '[--sample 200] [--seed 1] [--out DIR] [--elsewhere] [--without REGEXP] [--list] [FOLDER|FILE|FILE:LINE…]',
      load: () => import('./study/mutants.ts'),
    },
    orders: {
      summary:
        'how often people have to come back to master games of Biblios, with and without standing orders',
      options: '[--games 200] [--seats 3] [--bots master@60] [--seed 1]',
      load: () => import('./study/orders.ts'),
    },
    'paired-dice': {
      summary: 'compares two bots at a game with dice, with the luck of the dice taken out',
      options: '[--game duodecim] [--bots master,trained] [--games 40] [--seed 1]',
      load: () => import('./study/paired-dice.ts'),
    },
    reach: {
      summary: 'what the random games of the conformance tests never come to, and a longer sample does',
      options: '[--times 10] [GAME…]',
      load: () => import('./study/reach.ts'),
    },
    'scout-weights': {
      summary: "learns the weights of Scout's evaluation from games of self-play and writes them",
      options: '[--seed 1] [--samples 150000] [--turns 5] [--out FILE]',
      load: () => import('./study/scout-weights.ts'),
    },
    statistics: {
      summary: 'games between masters for the statistics page of the web client',
      options: '[--games 40] [--bots master@60] [--only GAME]',
      load: () => import('./study/statistics.ts'),
    },
  })) ?? process.exitCode;
