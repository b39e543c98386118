// The form that makes a tournament: game, format and pace; everything else has a sensible default.

import { useState } from 'preact/hooks';
import { levelTexts } from '../../bots/texts/index.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import { findManifest, manifests } from '../../games/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { TOURNAMENT_FORMATS, type TournamentFormat } from '../../protocol/tournaments.ts';
import type { Clock } from '../../protocol/values.ts';
import { registerDevice } from '../online/api.ts';
import { STRANGERS_CLOCK } from '../online/clockChoices.ts';
import { guestName } from '../online/guestName.ts';
import { ClockSelect, RatedChoice } from '../online/MatchFields.tsx';
import { NameField } from '../online/NameField.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useBusy } from '../online/useBusy.ts';
import { useNameFirst } from '../online/useNameFirst.ts';
import { navigate } from '../router.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useTournamentTexts } from './texts/index.ts';
import { titleOf } from './titleOf.ts';
import { createTournament, joinTournament } from './tournamentsApi.ts';
import '../game/seating.css';
import '../settings/settings.css';

const MAX_ROUNDS = 15;

export function NewTournament({ first }: { readonly first: string | null }) {
  const shell = useTexts();
  const texts = useTournamentTexts();
  const { name: person, lang } = useSettings();
  const [asksName] = useState(() => settings().name.trim() === '');
  const nameFirst = useNameFirst();
  const [name, setName] = useState('');
  const [plays, setPlays] = useState(true);
  const [game, setGame] = useState(findManifest(first ?? '')?.id ?? manifests[0]!.id);
  const [format, setFormat] = useState<TournamentFormat>('swiss');
  const [clock, setClock] = useState<Clock>(STRANGERS_CLOCK);
  const [seats, setSeats] = useState(2);
  const [rounds, setRounds] = useState<number | null>(null);
  const [isDuplicate, setDuplicate] = useState(false);
  const [isRated, setRated] = useState(true);
  const [fillLevel, setFillLevel] = useState<Level | null>(null);
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const seatCounts = findManifest(game)?.seatCounts ?? [2];
  const size = seatCounts.includes(seats) ? seats : seatCounts[0]!;
  const create = async () => {
    setRefusal(null);
    const announced = await registerDevice(settings().name.trim() || guestName());
    if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
    if (clock === null) return;
    const made = await createTournament({
      name: name.trim() || null,
      game,
      format,
      seats: size,
      rounds: format === 'swiss' ? rounds : null,
      clock,
      isDuplicate,
      isRated,
      fillLevel,
    });
    if (!made.ok) return setRefusal(made.refusal ?? 'unreachable');
    // If it fails, the page of the tournament offers it again.
    if (plays) await joinTournament(made.value.tournament);
    navigate(`/tournament/${made.value.tournament}`);
  };
  return (
    <section class="tournament-new" data-new-tournament="">
      <h2>{texts.make}</h2>
      <fieldset class="seating">
        <legend class="unseen">{texts.make}</legend>
        {asksName && <NameField isAsked={nameFirst.isAsked} onEnter={nameFirst.go} />}
        <label class="row">
          <span>{texts.game}</span>
          <select
            data-tournament-game=""
            value={game}
            onChange={(event) => setGame(event.currentTarget.value)}
          >
            {manifests.map(({ id, names }) => (
              <option key={id} value={id}>
                {names[lang]}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="choices tournament-formats">
          <legend>{texts.format}</legend>
          {TOURNAMENT_FORMATS.map((each) => (
            <label key={each} class="choice">
              <input
                type="radio"
                name="format"
                value={each}
                checked={format === each}
                onChange={() => setFormat(each)}
              />
              <span>
                <strong>{texts.formats[each].name}</strong> <small>{texts.formats[each].about}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <ClockSelect clock={clock} onChange={setClock} isNeeded />
        <RatedChoice isRated={isRated} onChange={setRated} />
        <details>
          <summary>{texts.more}</summary>
          <div class="seating">
            <label class="row">
              <span>{texts.name}</span>
              <input
                data-tournament-name=""
                value={name}
                placeholder={titleOf({ name: '', hostName: person }, texts)}
                maxLength={LIMITS.tournamentName}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            {seatCounts.length > 1 && (
              <label class="row">
                <span>{texts.tableSize}</span>
                <select value={size} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
                  {seatCounts.map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {format === 'swiss' && (
              <label class="row">
                <span>{texts.rounds}</span>
                <select
                  value={rounds ?? ''}
                  onChange={({ currentTarget: { value } }) => setRounds(value === '' ? null : Number(value))}
                >
                  <option value="">{texts.roundsAuto}</option>
                  {Array.from({ length: MAX_ROUNDS }, (_, i) => (
                    <option key={i} value={i + 1}>
                      {i + 1}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="row">
              <span>{texts.fill}</span>
              <select
                value={fillLevel ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setFillLevel(LEVELS.find((level) => level === value) ?? null)
                }
              >
                <option value="">{texts.fillNobody}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {texts.fillLevel(levelTexts[lang][level].name)}
                  </option>
                ))}
              </select>
            </label>
            <label class="choice">
              <input
                type="checkbox"
                checked={isDuplicate}
                onChange={(event) => setDuplicate(event.currentTarget.checked)}
              />
              {texts.sameDeal}
            </label>
          </div>
        </details>
        <label class="choice">
          <input
            type="checkbox"
            checked={plays}
            data-plays=""
            onChange={(event) => setPlays(event.currentTarget.checked)}
          />
          {texts.playsToo}
        </label>
        <button
          type="button"
          class="big-button"
          data-create-tournament=""
          {...buttonState('create')}
          onClick={() => nameFirst.before(() => void run('create', create))}
        >
          {texts.create}
        </button>
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
      </fieldset>
    </section>
  );
}
