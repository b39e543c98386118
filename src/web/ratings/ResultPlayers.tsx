// Under the result of an online game: what it has done to the ratings, and from there the way to everybody's profile.
import type { RatedMatch } from '../../protocol/profiles.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { fetchRatedMatch } from './ratingsApi.ts';
import { RATING_TEXTS } from './texts.ts';
import { Uncertainty } from './Uncertainty.tsx';
import { useLoaded } from './useLoaded.ts';
import './ratings.css';

interface ResultPlayersProps {
  readonly room: ServerMessageOf<'room'>;
  nameOf(seat: number): string;
}

export function ResultPlayers({ room, nameOf }: ResultPlayersProps) {
  const texts = RATING_TEXTS[useSettings().lang];
  const { value } = useLoaded(() => fetchRatedMatch(room.match), room.match);
  const people = room.sitters.flatMap((player, seat) =>
    player.kind === 'person' && player.hasSat ? [seat] : [],
  );
  if (!value || people.length === 0) return null;
  const isRated = value.changes.length > 0;
  const { why, rated, unrated } = texts.result;
  const reasons = [...new Set(value.unchanged.map(({ reason }) => why[reason]))];
  return (
    <section class="ratings-result" aria-label={texts.ratings} data-rated={String(isRated)}>
      {(isRated || reasons.length === 0) && <p>{isRated ? rated : unrated}</p>}
      {isRated && (
        <ul class="ratings-list">
          {people.map((seat) => (
            <li key={seat}>
              <Link to={`/met/${room.match}/${seat}`}>{nameOf(seat)}</Link>
              <Change change={value.changes.find((each) => each.seat === seat)} />
            </li>
          ))}
        </ul>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </section>
  );
}

function Change({ change }: { readonly change: RatedMatch['changes'][number] | undefined }) {
  const texts = RATING_TEXTS[useSettings().lang];
  if (!change) return <span class="ratings-number">{texts.result.unchanged}</span>;
  return (
    <span class="ratings-number">
      {change.rating}{' '}
      <Uncertainty rating={change.rating} uncertainty={change.uncertainty}>
        {' '}
        ({texts.gain(change.change)})
      </Uncertainty>
    </span>
  );
}
