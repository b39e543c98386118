// The end of a tournament: who has won, and your own place.
import { Icon } from '../../parts/Icon.tsx';
import type { Tournament } from '../../protocol/tournaments.ts';
import { useTournamentTexts } from './texts/index.ts';

export function Winners({ tournament }: { readonly tournament: Tournament }) {
  const texts = useTournamentTexts();
  const { state, round, standings, players, you } = tournament;
  if (state === 'closed') return <p role="status">{round === 0 ? texts.cancelled : texts.ended}</p>;
  const first = standings.filter(({ place }) => place === 1).map(({ player }) => player);
  const names = first.map((number) => players.find((player) => player.number === number)?.name ?? '');
  const own = standings.find(({ player }) => player === you);
  const isYours = own?.place === 1;
  return (
    <section class="tournament-winner" data-winner="" role="status">
      <Icon name="crown" />
      <p>
        <strong>{!isYours ? texts.wins(names) : first.length === 1 ? texts.youWin : texts.youShare}</strong>
        {own && !isYours && <small>{texts.yourPlace(own.place)}</small>}
      </p>
    </section>
  );
}
