// Was it fair? Deal and dice of a kept game, calculated again in front of the reader, each step in plain words.
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '../../engine/record.ts';
import { faultText } from '../../engine/words/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { addressOf } from '../keptAddress.ts';
import { useGameTexts } from '../loading.ts';
import { NotFound } from '../NotFound.tsx';
import { keptPledge } from '../online/keep.ts';
import { PageBar } from '../PageBar.tsx';
import { onShelf, type ShelfGame } from '../shelf.ts';
import type { SavedGame } from '../store.ts';
import type { Checked } from '../study/messages.ts';
import { studying } from '../study/study.ts';
import { useStudyTexts } from '../study/words/index.ts';
import { useTexts } from '../texts/index.ts';
import { useFailure } from '../useFailure.ts';
import { useKept } from '../useKept.ts';
import './records.css';

export function FairPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { records: words, coach } = useStudyTexts();
  const saved = useKept(id);
  if (saved === undefined) return <p class="waiting">{texts.loading}</p>;
  const game = saved && onShelf(saved.game);
  if (!saved || !game) return <NotFound />;
  return (
    <>
      <PageBar title={words.fairTitle} to={addressOf(saved)} label={coach.toGame} />
      <main class="leaf fair">
        <Proof saved={saved} game={game} />
      </main>
    </>
  );
}

function Proof({ saved, game }: { readonly saved: SavedGame; readonly game: ShelfGame }) {
  const texts = useTexts();
  const { records: words } = useStudyTexts();
  const tongue = useGameTexts(game);
  const [checked, setChecked] = useState<Checked | null>(null);
  const fail = useFailure();
  const { record } = saved;
  useEffect(() => {
    if (record?.result) studying((study) => study.check(record)).then(setChecked, fail);
  }, [record]);
  if (!record?.result) return <p>{words.steps.goingOn}</p>;
  if (!checked || !tongue) return <p role="status">{words.checking}</p>;
  if (!checked.ok) {
    const names = (seat: number) => texts.gamePage.personName(seat + 1);
    return (
      <p role="alert">
        {words.fairBad} {faultText(tongue.lang, checked.fault, { names, texts: tongue.texts })}
      </p>
    );
  }
  const { proof, seed, seal, moves } = record;
  const steps: readonly (readonly [text: string, ...figures: (readonly [string, string])[]])[] = [
    [words.steps.commitment, [words.names.commitment, proof.commitment], [words.names.secret, proof.secret]],
    [
      words.steps.contributions,
      [words.names.contributions, proof.contributions.map((text) => text || '–').join(' · ')],
    ],
    [words.steps.seed, [words.names.seed, seed]],
    [words.steps.moves(moves.length), [words.names.seal, seal]],
  ];
  return (
    <>
      <p class="fair-good" role="status">
        <Icon name="check" /> {words.fairGood}
      </p>
      <ol>
        {steps.map(([text, ...figures]) => (
          <li key={text}>
            <p>{text}</p>
            <dl>
              {figures.map(([name, figure]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <code>{figure}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <OwnWord saved={saved} proof={proof} />
      <h2>{words.limits.title}</h2>
      <p>{words.limits.server}</p>
      <p class="quiet">{words.local}</p>
    </>
  );
}

/** What a player can check alone: their own text is in the record, and the fingerprint is the one they were shown. */
function OwnWord({ saved, proof }: { readonly saved: SavedGame; readonly proof: GameRecord['proof'] }) {
  const { own } = useStudyTexts().records;
  const pledge = keptPledge(saved.id);
  // Played on this device alone, or by somebody else: there is nothing to compare.
  if (!pledge) return null;
  const isKept =
    pledge.commitment === proof.commitment && proof.contributions[pledge.seat] === pledge.contribution;
  return (
    <>
      <h2>{own.title}</h2>
      {isKept ? (
        <p data-own-word="kept">
          <Icon name="check" /> {own.kept}
        </p>
      ) : (
        <p role="alert" data-own-word="broken">
          {own.broken}
        </p>
      )}
      <p>
        <code>{pledge.contribution}</code>
      </p>
    </>
  );
}
