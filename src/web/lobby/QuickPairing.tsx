// "Anyone for a game?": a search for somebody to play with.
import { useState } from 'preact/hooks';
import { manifests } from '../../games/index.ts';
import type { Clock } from '../../protocol/values.ts';
import { formatTime } from '../online/formatTime.ts';
import { ClockSelect } from '../online/MatchFields.tsx';
import { NameField } from '../online/NameField.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useBusy } from '../online/useBusy.ts';
import { useClockTick } from '../online/useClockTick.ts';
import { settings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useLobbyTexts } from './texts/index.ts';
import { useSeek } from './useSeek.ts';
import '../game/seating.css';

export function QuickPairing({ seeking }: { readonly seeking: number }) {
  const shell = useTexts();
  const texts = useLobbyTexts();
  const { lang } = useSettings();
  const [game, setGame] = useState<string | null>(null);
  const [clock, setClock] = useState<Clock>(null);
  const [takesBot, setTakesBot] = useState(true);
  const [asksName] = useState(() => settings().name.trim() === '');
  const { buttonState, run } = useBusy();
  const { since, refusal, start, stop } = useSeek();
  const playable = manifests.filter(({ seatCounts }) => seatCounts.includes(2));
  if (since !== null)
    return (
      <section class="quick-pairing" data-seeking="">
        <h2>{texts.quick}</h2>
        <Searching since={since} />
        <button type="button" class="plain-button" data-stop-seek="" onClick={stop}>
          {texts.stop}
        </button>
      </section>
    );
  return (
    <section class="quick-pairing">
      <h2>{texts.quick}</h2>
      {seeking > 0 && <p role="status">{texts.others(seeking)}</p>}
      <fieldset class="seating">
        <legend class="unseen">{texts.quick}</legend>
        {asksName && <NameField />}
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
          {texts.takesBot}
        </label>
        <button
          type="button"
          class="big-button"
          data-seek=""
          {...buttonState('seek')}
          onClick={() =>
            void run('seek', () => start({ game, clock, takesBot }, shell.gamePage.personName(1)))
          }
        >
          {texts.search}
        </button>
      </fieldset>
      {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
    </section>
  );
}

function Searching({ since }: { readonly since: number }) {
  const texts = useLobbyTexts();
  const online = useOnlineTexts();
  useClockTick();
  const seconds = Math.floor((performance.now() - since) / 1000);
  return <p>{texts.searching(formatTime(seconds, online))}</p>;
}
