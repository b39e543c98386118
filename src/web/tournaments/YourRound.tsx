// While it is played: your table first of all, or what you wait for.
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { Tournament } from '../../protocol/tournaments.ts';
import { formatTimeRoughly } from '../online/formatTime.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useBusy } from '../online/useBusy.ts';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { isIn, runningTable } from './isIn.ts';
import { useTournamentTexts } from './texts/index.ts';
import { joinTournament } from './tournamentsApi.ts';

interface YourRoundProps {
  readonly tournament: Tournament;
  onChange(): Promise<void>;
}

export function YourRound({ tournament, onChange }: YourRoundProps) {
  const texts = useTournamentTexts();
  const { round, you, tables } = tournament;
  const yourTable = runningTable(tournament);
  const done = tables.filter(({ points }) => points !== null).length;
  return (
    <section class={yourTable === null ? 'tournament-now' : 'tournament-now is-yours'} data-now="">
      {round === 0 && <h2>{texts.starting}</h2>}
      {yourTable !== null && <h2>{texts.yourTable}</h2>}
      <div role="status">
        {yourTable !== null && <YourTable tournament={tournament} match={yourTable} />}
        {yourTable === null && round > 0 && (
          <p>{you === null ? texts.waitsForTables(done, tables.length) : waitText(tournament, texts)}</p>
        )}
      </div>
      {yourTable === null && <Return tournament={tournament} onChange={onChange} />}
    </section>
  );
}

function waitText(tournament: Tournament, texts: ReturnType<typeof useTournamentTexts>): string {
  const { tables, you, format } = tournament;
  const own = tables.findLast(({ players }) => you !== null && players.includes(you));
  const done = tables.filter(({ points }) => points !== null).length;
  const canReturn = format !== 'knock-out' && tournament.round < tournament.rounds;
  if (!isIn(tournament)) return canReturn ? texts.isOut : texts.hasLeft;
  if (own?.players.length === 1) return texts.bye;
  if (format === 'knock-out') {
    const mine = own?.points?.[own.players.indexOf(you ?? -1)] ?? 0;
    if (!own || mine < Math.max(...(own.points ?? [0]))) return texts.lost;
  }
  return texts.waits(done, tables.length);
}

interface YourTableProps {
  readonly tournament: Tournament;
  readonly match: string;
}

function YourTable({ tournament: { tables, players, you, sitDownBy }, match }: YourTableProps) {
  const texts = useTournamentTexts();
  const online = useOnlineTexts();
  const own = tables.find((table) => table.match === match);
  const others = (own?.players ?? [])
    .filter((number) => number !== you)
    .map((number) => players.find((player) => player.number === number)?.name ?? '');
  return (
    <>
      <p>
        {texts.against(others)}{' '}
        {sitDownBy !== null && sitDownBy > Date.now() && (
          <span class="quiet">{texts.sitDown(formatTimeRoughly(sitDownBy - Date.now(), online))}</span>
        )}
      </p>
      <Link to={`/play/${match}`} class="big-button">
        <Icon name="pawn" /> {texts.toTable}
      </Link>
    </>
  );
}

/** Who has left, or has not come, can play again from the next round. */
function Return({ tournament, onChange }: YourRoundProps) {
  const texts = useTournamentTexts();
  const shell = useTexts();
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const { you, format, round, rounds } = tournament;
  if (you === null || isIn(tournament) || format === 'knock-out' || round >= rounds) return null;
  const join = async () => {
    const answer = await joinTournament(tournament.tournament);
    setRefusal(answer.ok ? null : (answer.refusal ?? 'unreachable'));
    await onChange();
  };
  return (
    <>
      <button
        type="button"
        class="big-button"
        data-return=""
        {...buttonState('return')}
        onClick={() => void run('return', join)}
      >
        {texts.back}
      </button>
      {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
    </>
  );
}
