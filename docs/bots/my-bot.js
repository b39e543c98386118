// A bot of your own for the command line: scriptorium arena scout --bots ./my-bot.js,greedy
// It looks one move ahead: what would be the best position on average, if the hidden cards were dealt anew?

const SAMPLES = 4;

export default {
  name: 'my-bot',
  choose({ game, insight, seat, moves, view, rng }) {
    const seen = view();
    const samples = Array.from({ length: SAMPLES }, () => game.determinize(seen, rng));
    const average = (move) => {
      let sum = 0;
      for (const sample of samples) {
        const state = game.clone(sample);
        game.play(state, seat, move);
        sum += insight.evaluate(state)[seat];
      }
      return sum / SAMPLES;
    };
    return moves
      .map((move) => ({ move, value: average(move) }))
      .reduce((best, each) => (each.value > best.value ? each : best)).move;
  },
};
