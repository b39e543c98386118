// `npm run study -- PART`: measures games, bots and tests by simulation.
import { runPart } from './parts.ts';

process.exitCode =
  (await runPart('study', {
    beliefs: {
      summary:
        "what reading the others' moves tells about their hands, and how well chances of winning are estimated",
      options: '[--game scout] [--seats 2] [--games 30] [--bot master@100] [--draws 60] [--seed 1]',
      load: () => import('./study/beliefs.ts'),
    },
    'best-response': {
      summary:
        'how much a player wins against a bot by knowing exactly how it decides: a bound of its weakness',
      options:
        '[--game scout] [--rival master@60] [--deals 20] [--moves 4] [--truths 16] [--replies 1] [--seed 1]',
      load: () => import('./study/best-response.ts'),
    },
    'biblios-auctions': {
      summary:
        'what gold and a lead are worth in the auctions of Biblios, from games between masters; resumable',
      options: '[--seats 2] [--games 800] [--bot master@60] [--seed 1] [--log FILE]',
      load: () => import('./study/biblios-auctions.ts'),
    },
    'biblios-weights': {
      summary: "fits the weights of Biblios' evaluation to games of self-play and prints them",
      options: '[--games 2500] [--seats 2] [--passes 8] [--seed 1]',
      load: () => import('./study/biblios-weights.ts'),
    },
    calibration: {
      summary:
        'how well expected chances of winning agree with the results, and what corrects them; resumable',
      options: '[--game scout] [--seats 2] [--bot master@150] [--games 200] [--seed 1] [--log FILE]',
      load: () => import('./study/calibration.ts'),
    },
    choices: {
      summary:
        'which of two bots chooses better in the same questions, judged by playouts from the true state',
      options:
        '[--game scout] [--bots master,greedy] [--seats 2] [--games 20] [--playouts 100] [--sampled 0.5] [--seed 1]',
      load: () => import('./study/choices.ts'),
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
    luck: {
      summary: 'how much less results between two levels scatter once luck is taken out; resumable',
      options:
        '[--games 2000] [--bots apprentice,novice] [--samples 6] [--bot-samples 2] [--out luck] [--only GAME]',
      load: () => import('./study/luck.ts'),
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
    ratings: {
      summary:
        'the ratings of the four levels from arena games between them, written into the games; resumable',
      options: '[--rounds 20] [--minutes 10] [--out ratings] [--only GAME]',
      load: () => import('./study/ratings.ts'),
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
    sprt: {
      summary: 'a sequential test, which can be resumed, whether a bot or a version of it is stronger',
      options:
        '[--game scout] [--bots master,FOLDER:master] [--seats 2] [--seeds 1,2,3] [--gain 0.05] [--max-games 4000] [--log FILE]',
      load: () => import('./study/sprt.ts'),
    },
    statistics: {
      summary: 'games between masters for the statistics page of the web client',
      options: '[--games 40] [--bots master@60] [--only GAME]',
      load: () => import('./study/statistics.ts'),
    },
    'test-cost': {
      summary: 'runs the tests and lists the files by the processor time that they take',
      options: '[--mode quick] [FOLDER|FILE…]',
      load: () => import('./study/test-cost.ts'),
    },
  })) ?? process.exitCode;
