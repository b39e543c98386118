// The tables of a round, with links to watch those that are played and to look back at those that are over.
import { useState } from 'preact/hooks';
import { english, french } from '../../engine/grammar.ts';
import type { Tournament, TournamentTable } from '../../protocol/tournaments.ts';
import { liveGameAddress } from '../online/entryTokens.ts';
import { useLoaded } from '../ratings/useLoaded.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { PlayerName } from './PlayerName.tsx';
import { useTournamentTexts } from './texts/index.ts';
import { fetchRound } from './tournamentsApi.ts';

export function Rounds({ tournament }: { readonly tournament: Tournament }) {
  const texts = useTournamentTexts();
  const { tournament: id, round: present, rounds, tables } = tournament;
  /** Null follows the present round. */
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? present;
  const isPresent = round === present;
  // What is over does not change any more.
  const { value } = useLoaded(
    (): ReturnType<typeof fetchRound> =>
      isPresent ? Promise.resolve({ ok: true, value: { round, tables: [] } }) : fetchRound(id, round),
    `${id}/${round}/${isPresent}`,
  );
  const shown = isPresent ? tables : value?.round === round ? value.tables : [];
  const label = (each: number) =>
    tournament.format === 'knock-out' && each === rounds ? texts.final : texts.round(each, rounds);
  return (
    <section data-rounds="">
      <div class="tournament-round">
        <h2>{label(round)}</h2>
        {present > 1 && (
          <label>
            <span class="unseen">{texts.chooseRound}</span>
            <select
              data-round=""
              value={round}
              onChange={({ currentTarget: { value } }) =>
                setChosen(Number(value) === present ? null : Number(value))
              }
            >
              {Array.from({ length: present }, (_, at) => (
                <option key={at} value={at + 1}>
                  {label(at + 1)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ol class="tournament-tables">
        {shown.map((table) => (
          <Table key={table.number} tournament={tournament} table={table} />
        ))}
      </ol>
    </section>
  );
}

interface TableProps {
  readonly tournament: Tournament;
  readonly table: TournamentTable;
}

function Table({ tournament, table }: TableProps) {
  const texts = useTournamentTexts();
  const { lang } = useSettings();
  const { match, number, replayOf, state, players, points, absent } = table;
  const { you } = tournament;
  const figure = (value: number) => (lang === 'fr' ? french : english).number(Math.round(value * 100) / 100);
  const title = replayOf === null ? texts.table(number) : texts.replay(replayOf);
  const nameOf = (each: number) => tournament.players.find((player) => player.number === each)?.name ?? '';
  const isYours = you !== null && players.includes(you);
  const missed = absent.map((seat) => nameOf(players[seat] ?? 0));
  return (
    <li class={isYours ? 'is-you' : undefined} data-table={match ?? ''}>
      <div class="tournament-table">
        <small>{title}</small>
        <ul>
          {players.map((player, seat) => (
            <li key={player} class={points && points[seat] === Math.max(...points) ? 'is-best' : undefined}>
              <PlayerName tournament={tournament} number={player} />
              {points && players.length > 1 && <b>{figure(points[seat] ?? 0)}</b>}
            </li>
          ))}
        </ul>
        {match === null ? (
          <small>{texts.byeOf}</small>
        ) : (
          <small>
            {missed.length > 0 ? texts.missed(missed) : points === null && state && texts.tableStates[state]}
          </small>
        )}
      </div>
      {match !== null && state === 'playing' && (isYours || !tournament.isDuplicate) && (
        <Link
          to={isYours ? `/play/${match}` : liveGameAddress(match)}
          class="plain-button"
          label={`${isYours ? texts.toTable : texts.watch}, ${title}`}
        >
          {isYours ? texts.yourTable : texts.watch}
        </Link>
      )}
      {match !== null && state === 'over' && (
        <Link to={`/play/${match}`} class="plain-button" label={`${texts.look}, ${title}`}>
          {texts.look}
        </Link>
      )}
    </li>
  );
}
