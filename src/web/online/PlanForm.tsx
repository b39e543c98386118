// Plans the next move of a player who waits: what the others do first, and what to answer.
import { useEffect, useState } from 'preact/hooks';
import type { Foresight, PossibleMove } from '../../engine/foresight.ts';
import { type ForeseenDecision, MAX_FORESEEN } from '../../engine/plan.ts';
import type { AnyTexts, Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { MoveChooser } from './MoveChooser.tsx';
import { decisionText } from './orderText.ts';
import { useAtTableTexts } from './texts/atTable.ts';

interface PlanFormProps {
  readonly game: AnyTexts;
  readonly names: Names;
  foresee(after: readonly ForeseenDecision[]): Promise<Foresight>;
  onGive(when: readonly ForeseenDecision[], move: PossibleMove): void;
}

export function PlanForm({ game, names, foresee, onGive }: PlanFormProps) {
  const { orders } = useAtTableTexts();
  const texts = orders.plan;
  const [when, setWhen] = useState<readonly ForeseenDecision[]>([]);
  const [foresight, setForesight] = useState<Foresight | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void foresee(when).then((found) => isWanted && setForesight(found));
    return () => {
      isWanted = false;
    };
  }, [when]);
  const foreseeAfter = (next: readonly ForeseenDecision[]) => {
    setWhen(next);
    setForesight(null);
    setChosen(null);
  };
  const said = (decision: ForeseenDecision) => decisionText(decision, game, names);
  const decisions = named(foresight?.decisions ?? [], said, 'clear');
  // In the order of their words, so that one of a hundred can be found.
  const moves = named(foresight?.moves ?? [], ({ move, view }) => game.move(move, view), 'first').sort(
    ([a], [b]) => a.localeCompare(b, undefined, { numeric: true }),
  );
  const labelled = moves.map(([text, { notation }]) => ({ notation, text }));
  // Whatever the others do: something is drawn or rolled before, and no condition changes that.
  if (foresight !== null && moves.length === 0 && when.length === 0)
    return (
      <section class="order-form" data-offer="planned">
        <h3>{texts.title}</h3>
        <p class="order-note">{texts.chance}</p>
      </section>
    );
  const move = moves.find(([, { notation }]) => notation === chosen)?.[1];
  return (
    <section class="order-form" data-offer="planned" aria-busy={foresight === null}>
      <h3>{texts.title}</h3>
      <p class="order-note">{texts.about}</p>
      {when.map((decision, at) => (
        <p key={at} class="order-condition">
          <span>
            {at === 0 ? texts.first : texts.next}… {said(decision)}
          </span>
          <button
            type="button"
            class="icon-button"
            aria-label={texts.drop(said(decision))}
            onClick={() => foreseeAfter(when.slice(0, at))}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
      {decisions.length > 0 && when.length < MAX_FORESEEN && (
        <label class="order-choice">
          <span>{when.length === 0 ? texts.first : texts.next}</span>
          <select
            data-when=""
            value="-1"
            onChange={({ currentTarget: { value } }) => {
              const decision = decisions[Number(value)]?.[1];
              if (decision) foreseeAfter([...when, decision]);
            }}
          >
            <option value="-1">{texts.whatever}</option>
            {decisions.map(([sentence], i) => (
              <option key={sentence} value={i}>
                {sentence}
              </option>
            ))}
          </select>
          <small class="order-note">{texts.certain}</small>
        </label>
      )}
      {moves.length > 0 && (
        <MoveChooser
          key={when.length}
          label={texts.move}
          moves={labelled}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {foresight !== null && moves.length === 0 && <p class="order-note">{texts.chance}</p>}
      <button
        type="button"
        class="big-button"
        data-give=""
        disabled={!move}
        onClick={() => move && onGive(when, move)}
      >
        {orders.give}
      </button>
    </section>
  );
}

/** Things by their sentence. Of several with the same one: none if it has to be `clear` which is meant, otherwise the first. */
function named<T>(
  things: readonly T[],
  say: (thing: T) => string,
  same: 'clear' | 'first',
): (readonly [string, T])[] {
  const bySentence = new Map<string, T[]>();
  for (const thing of things) {
    const sentence = say(thing);
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), thing]);
  }
  return [...bySentence].flatMap(([sentence, [thing, another]]) =>
    thing === undefined || sentence === '' || (same === 'clear' && another !== undefined)
      ? []
      : [[sentence, thing] as const],
  );
}
