// The format in plain words: rounds, points, tie-breaks, and what happens to those who do not come.
import type { Tournament } from '../../protocol/tournaments.ts';
import { useWaitingTexts } from '../waiting-room/texts/index.ts';
import { noShowText } from './noShowText.ts';
import { useTournamentTexts } from './texts/index.ts';

export function HowItWorks({ tournament }: { readonly tournament: Tournament }) {
  const texts = useTournamentTexts();
  const waiting = useWaitingTexts();
  const { format, rounds, hasFixedRounds, seats, tieBreaks, noShowMinutes, isRated, state } = tournament;
  const time = noShowText(noShowMinutes, texts);
  const isLarger = format === 'round-robin' && seats > 2;
  const isKnockOut = format === 'knock-out';
  return (
    <details class="tournament-how" open={state === 'open'}>
      <summary>{texts.how}</summary>
      <p>
        {hasFixedRounds ? texts.thereAre(rounds) : texts.roundsLater}{' '}
        {texts.formatLong[isLarger ? 'round-robin-larger' : format]} {texts.byes}
      </p>
      <p>{isKnockOut ? texts.pointsKnockOut : seats > 2 ? texts.pointsLarger : texts.points}</p>
      <p>{isKnockOut ? texts.noShowKnockOut(time) : texts.noShow(time)}</p>
      <p>{waiting.ratedText[isRated ? 'rated' : 'casual']}</p>
      <p>{texts.ties}</p>
      <ol>
        {tieBreaks.map((name) => (
          <li key={name}>
            <strong>{texts.tieBreaks[name].name}</strong> ({texts.tieBreaks[name].about})
          </li>
        ))}
      </ol>
      <p>{texts.thenShared}</p>
    </details>
  );
}
