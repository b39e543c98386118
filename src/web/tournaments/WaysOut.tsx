// Leaving a tournament, and for the host closing it, after a question.
import { useState } from 'preact/hooks';
import type { Tournament } from '../../protocol/tournaments.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useBusy } from '../online/useBusy.ts';
import { isIn, runningTable } from './isIn.ts';
import { useTournamentTexts } from './texts/index.ts';
import { closeTournament, leaveTournament } from './tournamentsApi.ts';

interface WaysOutProps {
  readonly tournament: Tournament;
  onChange(): Promise<void>;
}

export function WaysOut({ tournament, onChange }: WaysOutProps) {
  const texts = useTournamentTexts();
  const { tournament: id, isHost, isRated, state } = tournament;
  const mayLeave = isIn(tournament);
  if (!isHost && !mayLeave) return null;
  const isAtTable = runningTable(tournament) !== null;
  const leaving =
    state === 'open' ? texts.leaveOpenSure : isAtTable ? texts.leaveGame(isRated) : texts.leaveSure;
  return (
    <div class="menu">
      {mayLeave && (
        <Asked
          name="leave"
          label={texts.leave}
          question={leaving}
          no={texts.stay}
          request={() => leaveTournament(id)}
          onChange={onChange}
        />
      )}
      {isHost && (
        <Asked
          name="close"
          label={state === 'open' ? texts.cancel : texts.endNow}
          question={state === 'open' ? texts.cancelSure : texts.endSure}
          no={texts.keep}
          request={() => closeTournament(id)}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface AskedProps {
  readonly name: 'close' | 'leave';
  readonly label: string;
  readonly question: string;
  readonly no: string;
  request(): ReturnType<typeof closeTournament>;
  onChange(): Promise<void>;
}

function Asked({ name, label, question, no, request, onChange }: AskedProps) {
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<Parameters<typeof RefusalAlert>[0]['refusal'] | null>(null);
  const { buttonState, run } = useBusy();
  const act = () =>
    run(name, async () => {
      const answer = await request();
      setRefusal(answer.ok ? null : (answer.refusal ?? 'unreachable'));
      setAsked(!answer.ok);
      await onChange();
    });
  if (!isAsked)
    return (
      <button type="button" class="plain-button" data-ask={name} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <div class="tournament-asked">
      <p role="alert">{question}</p>
      <div class="menu">
        <button
          type="button"
          class="plain-button"
          data-sure={name}
          {...buttonState(name)}
          onClick={() => void act()}
        >
          {label}
        </button>
        <button type="button" class="plain-button" onClick={() => setAsked(false)}>
          {no}
        </button>
      </div>
      {refusal && <RefusalAlert refusal={refusal} names={() => ''} />}
    </div>
  );
}
