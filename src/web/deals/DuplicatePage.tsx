// A duplicate: tables with the same deal. Before the end it leads people to their tables, afterwards it compares them seat by seat.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import type { Duplicate } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { browser } from '../browser.ts';
import { fetchDuplicate } from '../online/api.ts';
import { CopyLink } from '../online/CopyLink.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useShareOrigin } from '../online/shareOrigin.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useDealTexts } from './texts/index.ts';
import './deals.css';

const REFRESH_MS = 5000;

export function DuplicatePage({ id }: { readonly id: string }) {
  const shell = useTexts();
  const { duplicate: texts } = useDealTexts();
  const [shown, setShown] = useState<Duplicate | null>(null);
  const [refusal, setRefusal] = useState<ServerRefusal | 'unreachable' | null>(null);
  useEffect(() => {
    let isWanted = true;
    let cancel = () => {};
    const load = async () => {
      const answer = await fetchDuplicate(id);
      if (!isWanted) return;
      if (answer.ok) setShown(answer.value);
      setRefusal(answer.ok ? null : (answer.refusal ?? 'unreachable'));
      if (answer.ok && answer.value.isOver) return;
      const timer = browser.after(REFRESH_MS, () => void load());
      cancel = () => timer.cancel();
    };
    void load();
    return () => {
      isWanted = false;
      cancel();
    };
  }, [id]);
  const game = shown && findManifest(shown.game);
  return (
    <>
      <PageBar title={texts.title} to="/" label={shell.home} />
      <main class="leaf deal duplicate">
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
        {shown && game && <Tables id={id} game={game} shown={shown} />}
        {!shown && !refusal && <p class="waiting">{shell.loading}</p>}
      </main>
    </>
  );
}

interface TablesProps {
  readonly id: string;
  readonly game: GameManifest;
  readonly shown: Duplicate;
}

function Tables({ id, game, shown }: TablesProps) {
  const { gamePage } = useTexts();
  const { duplicate: texts } = useDealTexts();
  const nameOf = useGameNames();
  const { origin } = useShareOrigin();
  const { tables, isOver, commitment } = shown;
  return (
    <>
      <p>
        <strong>{nameOf(game.id)}</strong> · {isOver ? texts.over : texts.about}
      </p>
      {!isOver && <CopyLink link={`${origin}/duplicate/${id}`} />}
      {isOver && <SeatBySeat shown={shown} />}
      <ol class="deal-tables">
        {tables.map(({ match, state, names }, at) => (
          <li key={match} data-table={match}>
            <span class="deal-text">
              <strong>{texts.table(at + 1)}</strong>
              <small>
                {names.map((name, seat) => name || texts.free(gamePage.who(seat + 1))).join(' · ')}
              </small>
              <small>{texts.states[state]}</small>
            </span>
            <Link to={`/play/${match}`} class="plain-button" label={`${texts.open}, ${texts.table(at + 1)}`}>
              {texts.open}
            </Link>
          </li>
        ))}
      </ol>
      <details>
        <summary>{texts.fair}</summary>
        <p>{texts.fairAbout}</p>
        <p>
          <code>{commitment}</code>
        </p>
      </details>
    </>
  );
}

/** The same seat has the same cards at every table: its scores stand below each other, the best one marked. */
function SeatBySeat({ shown: { tables } }: { readonly shown: Duplicate }) {
  const { gamePage, table: words } = useTexts();
  const { duplicate: texts, shortPlace } = useDealTexts();
  const seats = tables[0]?.names.map((_, seat) => seat) ?? [];
  const best = seats.map((seat) =>
    Math.max(...tables.flatMap(({ result }) => result?.scores[seat] ?? Number.NEGATIVE_INFINITY)),
  );
  return (
    <div class="deal-seats">
      <table data-compared="">
        <caption class="unseen">{texts.title}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {gamePage.who(seat + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map(({ match, names, result }, at) => (
            <tr key={match}>
              <th scope="row">{texts.table(at + 1)}</th>
              {seats.map((seat) => (
                <td key={seat} class={result && result.scores[seat] === best[seat] ? 'is-best' : undefined}>
                  <span>{names[seat]}</span>
                  <b>{result ? words.score(result.scores[seat]!) : '–'}</b>
                  {result && <small>{shortPlace(result.places[seat]!)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
