// Before the start: join or leave, see who is in, and for the host the link, bots and the start.

import { useState } from 'preact/hooks';
import { levelTexts } from '../../bots/texts/index.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { MIN_TOURNAMENT_PLAYERS, type Tournament } from '../../protocol/tournaments.ts';
import { NoticeOffer } from '../notices/NoticeOffer.tsx';
import { type ApiResult, registerDevice } from '../online/api.ts';
import { CopyLink } from '../online/CopyLink.tsx';
import { guestName } from '../online/guestName.ts';
import { NameField } from '../online/NameField.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useShareOrigin } from '../online/shareOrigin.ts';
import { useBusy } from '../online/useBusy.ts';
import { useNameFirst } from '../online/useNameFirst.ts';
import { settings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { PlayerName } from './PlayerName.tsx';
import { useTournamentTexts } from './texts/index.ts';
import { addBot, joinTournament, removeBot, startTournament } from './tournamentsApi.ts';
import '../game/seating.css';
import '../online/online.css';

interface JoiningProps {
  readonly tournament: Tournament;
  onChange(): Promise<void>;
}

export function Joining({ tournament, onChange }: JoiningProps) {
  const shell = useTexts();
  const texts = useTournamentTexts();
  const { origin } = useShareOrigin();
  const [asksName] = useState(() => settings().name.trim() === '');
  const nameFirst = useNameFirst();
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const { tournament: id, players, you, isHost } = tournament;
  const act = (name: string, request: () => Promise<ApiResult<unknown>>) =>
    void run(name, async () => {
      const answer = await request();
      setRefusal(answer.ok ? null : (answer.refusal ?? 'unreachable'));
      await onChange();
    });
  const join = () =>
    act('join', async () => {
      const announced = await registerDevice(settings().name.trim() || guestName());
      return announced.ok ? joinTournament(id) : announced;
    });
  return (
    <>
      <div class="tournament-now">
        {you === null ? (
          <>
            {asksName && <NameField isAsked={nameFirst.isAsked} onEnter={nameFirst.go} />}
            <button
              type="button"
              class="big-button"
              data-join=""
              {...buttonState('join')}
              onClick={() => nameFirst.before(join)}
            >
              {texts.join}
            </button>
          </>
        ) : (
          <>
            {!isHost && <p role="status">{texts.joined}</p>}
            <NoticeOffer question={texts.tellMe} />
            {isHost && (
              <Start
                tournament={tournament}
                button={buttonState('start')}
                onStart={() => act('start', () => startTournament(id))}
              />
            )}
          </>
        )}
        {you === null && isHost && (
          <Start
            tournament={tournament}
            button={buttonState('start')}
            onStart={() => act('start', () => startTournament(id))}
          />
        )}
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
      </div>
      <section>
        <p>{texts.invite}</p>
        <CopyLink link={`${origin}/tournament/${id}`} />
      </section>
      <section data-entries="">
        <h2>
          {texts.whoPlays} <small class="quiet">{players.length}</small>
        </h2>
        {players.length === 0 ? (
          <p class="quiet">{texts.nobody}</p>
        ) : (
          <ul class="tournament-entries" aria-live="polite">
            {players.map(({ number, name, isBot }) => (
              <li key={number}>
                <PlayerName tournament={tournament} number={number} />
                {isHost && isBot && (
                  <button
                    type="button"
                    class="icon-button"
                    data-remove-bot={number}
                    aria-label={texts.removeBot(name)}
                    title={texts.removeBot(name)}
                    {...buttonState(`remove ${number}`)}
                    onClick={() => act(`remove ${number}`, () => removeBot(id, number))}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isHost && (
          <AddBots button={buttonState('bot')} onAdd={(level) => act('bot', () => addBot(id, level))} />
        )}
      </section>
    </>
  );
}

interface Button {
  readonly disabled: boolean;
  readonly 'aria-busy': boolean;
}

interface StartProps {
  readonly tournament: Tournament;
  readonly button: Button;
  onStart(): void;
}

function Start({ tournament: { players, fillLevel, you }, button, onStart }: StartProps) {
  const texts = useTournamentTexts();
  const missing = MIN_TOURNAMENT_PLAYERS - players.length;
  if (missing > 0 && fillLevel === null) return <p class="quiet">{texts.needMore(missing)}</p>;
  return (
    <button
      type="button"
      class={you === null ? 'plain-button' : 'big-button'}
      data-start-tournament=""
      {...button}
      onClick={onStart}
    >
      {missing > 0 ? texts.start : texts.startWith(players.length)}
    </button>
  );
}

interface AddBotsProps {
  readonly button: Button;
  onAdd(level: Level): void;
}

function AddBots({ button, onAdd }: AddBotsProps) {
  const texts = useTournamentTexts();
  const { lang } = useSettings();
  const [level, setLevel] = useState<Level>('apprentice');
  return (
    <fieldset class="seating tournament-bots">
      <legend class="unseen">{texts.addBots}</legend>
      <label class="row">
        <span>{texts.level}</span>
        <select
          data-bot-level=""
          value={level}
          onChange={({ currentTarget: { value } }) =>
            setLevel(LEVELS.find((each) => each === value) ?? level)
          }
        >
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {levelTexts[lang][each].name}
            </option>
          ))}
        </select>
      </label>
      <small class="quiet">{levelTexts[lang][level].about}</small>
      <button type="button" class="plain-button" data-add-bot="" {...button} onClick={() => onAdd(level)}>
        <Icon name="plus" /> {texts.addBot(levelTexts[lang][level].name)}
      </button>
    </fieldset>
  );
}
