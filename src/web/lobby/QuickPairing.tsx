// "Anyone for a game?": a search for somebody to play with.

import { useState } from 'preact/hooks';
import { levelTexts } from '../../bots/texts/index.ts';
import { findManifest, manifests } from '../../games/index.ts';
import { PAIRING_BOT_LEVEL } from '../../protocol/limits.ts';
import type { NewSeek, Seeker } from '../../protocol/lobby.ts';
import type { Clock } from '../../protocol/values.ts';
import { clockText, STRANGERS_CLOCK } from '../online/clockChoices.ts';
import { formatTime } from '../online/formatTime.ts';
import { guestName } from '../online/guestName.ts';
import { ClockSelect } from '../online/MatchFields.tsx';
import { NameField } from '../online/NameField.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useBusy } from '../online/useBusy.ts';
import { useClockTick } from '../online/useClockTick.ts';
import { useNameFirst } from '../online/useNameFirst.ts';
import { Link } from '../router.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useLobbyTexts } from './texts/index.ts';
import { type OwnSeek, useSeek } from './useSeek.ts';
import '../game/seating.css';
import '../settings/settings.css';

interface QuickPairingProps {
  /** How many people search. */
  readonly seeking: number;
  readonly seekers: readonly Seeker[];
}

export function QuickPairing({ seeking, seekers }: QuickPairingProps) {
  const shell = useTexts();
  const texts = useLobbyTexts();
  const { lang } = useSettings();
  const [game, setGame] = useState<string | null>(null);
  const [clock, setClock] = useState<Clock>(STRANGERS_CLOCK);
  const [takesBot, setTakesBot] = useState(true);
  const [asksName] = useState(() => settings().name.trim() === '');
  const { buttonState, run } = useBusy();
  const { seek, refusal, start, stop } = useSeek();
  const nameFirst = useNameFirst();
  const search = (wanted: NewSeek) =>
    nameFirst.before(() => void run('seek', () => start(wanted, guestName())));
  const playable = manifests.filter(({ seatCounts }) => seatCounts.includes(2));
  const join = (wanted: Seeker) => search({ game: wanted.game ?? game, clock: wanted.clock, takesBot });
  const others = (
    <div role="status">
      <Seekers seekers={seekers} count={seeking} onJoin={join} />
    </div>
  );
  if (seek !== null)
    return (
      <section class="quick-pairing" data-seeking="">
        <h2>{texts.quick}</h2>
        <Searching seek={seek} />
        <button type="button" class="plain-button" data-stop-seek="" onClick={stop}>
          {texts.stop}
        </button>
        {seeking > 0 && <h3>{texts.alsoSearching}</h3>}
        {others}
      </section>
    );
  return (
    <section class="quick-pairing">
      <h2>{texts.quick}</h2>
      {others}
      <fieldset class="seating">
        <legend class="unseen">{texts.quick}</legend>
        {asksName && <NameField isAsked={nameFirst.isAsked} onEnter={nameFirst.go} />}
        <label class="row">
          <span>{texts.game}</span>
          <select
            data-seek-game=""
            value={game ?? ''}
            onChange={(event) => setGame(event.currentTarget.value || null)}
          >
            <option value="">{texts.anyGame}</option>
            {playable.map(({ id, names }) => (
              <option key={id} value={id}>
                {names[lang]}
              </option>
            ))}
          </select>
        </label>
        <ClockSelect clock={clock} onChange={setClock} />
        <label class="choice">
          <input
            type="checkbox"
            checked={takesBot}
            onChange={(event) => setTakesBot(event.currentTarget.checked)}
          />
          {texts.takesBot(levelTexts[lang][PAIRING_BOT_LEVEL].name)}
        </label>
        <p class="quiet">{texts.pairedGames}</p>
        <button
          type="button"
          class="big-button"
          data-seek=""
          {...buttonState('seek')}
          onClick={() => search({ game, clock, takesBot })}
        >
          {texts.search}
        </button>
      </fieldset>
      {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
    </section>
  );
}

interface SeekersProps {
  readonly seekers: readonly Seeker[];
  readonly count: number;
  onJoin(wanted: Seeker): void;
}

/** Who searches, and for what: one tap searches for the same, and the two are paired. */
function Seekers({ seekers, count, onJoin }: SeekersProps) {
  const texts = useLobbyTexts();
  const online = useOnlineTexts();
  const nameOf = useGameNames();
  const known = seekers.filter(({ game }) => game === null || findManifest(game));
  const more = count - known.length;
  if (count === 0) return null;
  return (
    <ul class="seekers">
      {known.map((seeker, i) => {
        const { name, profile, game, clock } = seeker;
        return (
          <li key={i} data-seeker={game ?? ''}>
            <span>
              {texts.looksFor(name || texts.somebody, game && nameOf(game))}
              <small>{clock ? clockText(clock, online) : texts.noClock}</small>
              {profile && (
                <small>
                  <Link to={`/people/${profile}`}>{texts.profile(name || texts.somebody)}</Link>
                </small>
              )}
            </span>
            <button
              type="button"
              class="plain-button"
              aria-label={texts.playWith(name || texts.somebody, game && nameOf(game))}
              onClick={() => onJoin(seeker)}
            >
              {texts.play}
            </button>
          </li>
        );
      })}
      {more > 0 && <li>{texts.others(more)}</li>}
    </ul>
  );
}

/** The bot comes a minute after the beginning of the search. */
const BOT_AFTER_S = 60;

function Searching({ seek: { wanted, since } }: { readonly seek: OwnSeek }) {
  const texts = useLobbyTexts();
  const online = useOnlineTexts();
  const nameOf = useGameNames();
  useClockTick();
  const seconds = Math.floor((performance.now() - since) / 1000);
  const { game, clock, takesBot } = wanted;
  const level = levelTexts[useSettings().lang][PAIRING_BOT_LEVEL].name;
  return (
    <>
      <p>
        <strong>{game === null ? texts.anyGame : nameOf(game)}</strong>,{' '}
        {clock ? clockText(clock, online) : texts.noClock}
      </p>
      <p>{texts.searching(formatTime(seconds, online))}</p>
      <p class="quiet">{takesBot ? texts.botIn(level, Math.max(0, BOT_AFTER_S - seconds)) : texts.noBot}</p>
    </>
  );
}
