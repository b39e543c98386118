// The worker that studies games: checks records, branches off, reviews. Ended with its page.
import { rngOf } from '../../engine/chance.ts';
import { recordFrom } from '../../engine/record.ts';
import type { AnyTable } from '../../engine/table.ts';
import { rulesOf } from '../table/rules.ts';
import { stage } from '../table/stage.ts';
import { breath } from '../table/thinking.ts';
import { checkedSave } from './checking.ts';
import type { StudyAsk, StudyAskName, StudyAsks, StudyTold } from './messages.ts';

const say = (told: StudyTold) => self.postMessage(told);
/** Between two reports of how far a review has come, in milliseconds. */
const REPORT = 100;
/** Who says what a move of a puzzle is worth. */
const JUDGE = 'master@400';

type Answers = {
  readonly [K in StudyAskName]: (
    given: StudyAsks[K]['given'],
    progress: (share: number) => void,
  ) => Promise<StudyAsks[K]['answer']>;
};

const ANSWERS: Answers = {
  check: async ({ data }) => {
    const answer = await checkedSave(data);
    if (!answer.ok) return answer;
    const { record, people, isPractice } = answer;
    return { ok: true, record, people, isPractice };
  },
  branch: async ({ record, ply }) => {
    const table = await tableOf(record);
    table.rewind(ply);
    const { seats, options, seed, moves, outcome } = table;
    return recordFrom(table.game, { seats, options, seed, moves, result: outcome, proof: record.proof });
  },
  compare: async ({ game: id, scene, first, second }) => {
    const [game, { duel }, { findBot }, { insightOf }] = await Promise.all([
      rulesOf(id),
      import('../../bots/coach/verdict.ts'),
      import('../../bots/index.ts'),
      import('../../games/insights.ts'),
    ]);
    const table = stage(game, scene);
    const { seat } = scene;
    const moves = table.legalMoves(seat);
    const [one, other] = [first, second].map((notation) =>
      moves.find((move) => game.notation(move) === notation),
    );
    const insight = insightOf(game);
    const rng = rngOf(`compare ${scene.seed} ${second}`);
    const question = { game, insight, seat, moves, view: () => table.view(seat), rng };
    const work = duel(question, findBot(JUDGE, insight)!, one, other);
    let next = work.next();
    while (!next.done) next = work.next();
    return next.value;
  },
  review: async ({ record, seats }, progress) => {
    const [table, { review, USUAL_BUDGET }, { withScenes }, { insightOf }] = await Promise.all([
      tableOf(record),
      import('../../bots/coach/review.ts'),
      import('./scenes.ts'),
      import('../../games/insights.ts'),
    ]);
    const work = review(table, insightOf(table.game), { seats, budget: USUAL_BUDGET });
    let next = work.next();
    for (let told = 0; !next.done; next = work.next()) {
      if (performance.now() - told < REPORT) continue;
      told = performance.now();
      progress(next.value);
      await breath();
    }
    return withScenes(table, next.value);
  },
};

/** Of a record that was checked before. */
async function tableOf(record: StudyAsks['branch']['given']['record']): Promise<AnyTable> {
  const answer = await checkedSave(record);
  if (!answer.ok) throw new Error(`a kept record does not hold: ${answer.fault.code}`);
  return answer.table;
}

function answer<K extends StudyAskName>(
  { ask, given }: { readonly ask: K; readonly given: StudyAsks[K]['given'] },
  progress: (share: number) => void,
): Promise<StudyAsks[K]['answer']> {
  return ANSWERS[ask](given, progress);
}

self.addEventListener('message', ({ data }: MessageEvent<StudyAsk>) => {
  const { id } = data;
  answer(data, (share) => say({ kind: 'progress', id, share }))
    .then((given) => say({ kind: 'answer', id, answer: given }))
    .catch((error: unknown) => say({ kind: 'failure', id, message: String(error) }));
});
