// The standing as a table: places, points and tie-breaks.
import { english, french } from '../../engine/grammar.ts';
import type { Tournament } from '../../protocol/tournaments.ts';
import { useSettings } from '../settings/settings.ts';
import { PlayerName } from './PlayerName.tsx';
import { useTournamentTexts } from './texts/index.ts';
import '../standing-table.css';

export function Standing({ tournament }: { readonly tournament: Tournament }) {
  const texts = useTournamentTexts();
  const { lang } = useSettings();
  const { standings, tieBreaks, format, state, you } = tournament;
  const number = (value: number) => (lang === 'fr' ? french : english).number(Math.round(value * 100) / 100);
  const title = state === 'over' ? texts.finalStanding : texts.standing;
  // The last table of a knock-out tells only equals apart, and says nothing by itself.
  const shown = format === 'knock-out' ? [] : tieBreaks;
  return (
    <section>
      <h2>{title}</h2>
      <div class="tournament-scroll">
        <table class="standing-table" data-standing="">
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{texts.place}</span>
                <span aria-hidden="true">#</span>
              </th>
              <th scope="col">{texts.player}</th>
              <th scope="col" class="is-number">
                {format === 'knock-out' ? texts.roundsWon : texts.pointsShort}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" class="is-number is-wide">
                  {texts.tieBreaks[name].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, points, tieBreaks: values }) => (
              <tr key={player} class={player === you ? 'is-you' : undefined}>
                <td>{place}</td>
                <th scope="row">
                  <PlayerName tournament={tournament} number={player} />
                </th>
                <td class="is-number">
                  <strong>{number(points)}</strong>
                </td>
                {shown.map((name, at) => (
                  <td key={name} class="is-number is-wide">
                    {number(values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
