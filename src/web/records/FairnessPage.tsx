// The fairness page: recomputes deal and dice of a saved game, and explains each step.
import { useEffect, useState } from 'preact/hooks';
import { isFinished } from '../../engine/ending.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { GameRecord } from '../../engine/record.ts';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { requestAnalysis } from '../analysis/analysisClient.ts';
import type { CheckResult } from '../analysis/messages.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { formatDay } from '../deals/formatDay.ts';
import { isDeal, type SavedDeal } from '../deals/savedDeal.ts';
import { useDealTexts } from '../deals/texts/index.ts';
import { useGameTexts } from '../gameAssets.ts';
import { faultText } from '../messageTexts.ts';
import { NotFound } from '../NotFound.tsx';
import { readPledge } from '../online/onlineStorage.ts';
import { PageBar } from '../PageBar.tsx';
import { savedGameAddress } from '../savedGameAddress.ts';
import type { SavedGame } from '../savedGames.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useAsyncError } from '../useAsyncError.ts';
import { useSavedGame } from '../useSavedGame.ts';
import './records.css';

export function FairnessPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { records: words, coach } = useAnalysisTexts();
  const saved = useSavedGame(id);
  if (saved === undefined) return <p class="waiting">{texts.loading}</p>;
  const game = saved && findManifest(saved.game);
  if (!saved || !game) return <NotFound />;
  return (
    <>
      <PageBar title={words.fairTitle} to={savedGameAddress(saved)} label={coach.toGame} />
      <main class="leaf fair">
        <Proof saved={saved} game={game} />
      </main>
    </>
  );
}

function Proof({ saved, game }: { readonly saved: SavedGame; readonly game: GameManifest }) {
  const texts = useTexts();
  const { records: words } = useAnalysisTexts();
  const localized = useGameTexts(game);
  const [checked, setChecked] = useState<CheckResult | null>(null);
  const fail = useAsyncError();
  const { record } = saved;
  useEffect(() => {
    if (record && isFinished(record)) requestAnalysis('check', { data: record }).then(setChecked, fail);
  }, [record]);
  if (!record || !isFinished(record)) return <p>{words.steps.goingOn}</p>;
  if (!checked || !localized) return <p role="status">{words.checking}</p>;
  if (!checked.ok) {
    const names = (seat: number) => texts.gamePage.personName(seat + 1);
    return (
      <p role="alert">
        {words.fairBad} {faultText(localized.lang, checked.fault, { names, texts: localized.texts })}
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
      {isDeal(saved) && <DealRule saved={saved} />}
      <OwnContribution saved={saved} proof={proof} />
      <h2>{words.limits.title}</h2>
      <p>{words.limits.server}</p>
      <p class="quiet">{words.local}</p>
    </>
  );
}

/** A daily deal: nobody has chosen the secret, it follows from the date. */
function DealRule({ saved }: { readonly saved: SavedDeal }) {
  const { of, rule, ruleName } = useDealTexts();
  const { lang } = useSettings();
  return (
    <>
      <h2>{of(formatDay(saved.deal, lang))}</h2>
      <p>{rule}</p>
      <p>
        {ruleName} <code>{saved.seed}</code>
      </p>
    </>
  );
}

/** What a player can check alone: the record contains their own text and the commitment they were shown. */
function OwnContribution({
  saved,
  proof,
}: {
  readonly saved: SavedGame;
  readonly proof: GameRecord['proof'];
}) {
  const { own } = useAnalysisTexts().records;
  const pledge = readPledge(saved.id);
  // For games that were not played online from this device there is nothing to compare.
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
