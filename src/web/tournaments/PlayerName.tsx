// A player of a tournament: the name, with a link to the profile of people who show it, and what is to know of them.
import { levelTexts } from '../../bots/texts/index.ts';
import type { Tournament } from '../../protocol/tournaments.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTournamentTexts } from './texts/index.ts';

interface PlayerNameProps {
  readonly tournament: Pick<Tournament, 'players' | 'you'>;
  readonly number: number;
}

export function PlayerName({ tournament: { players, you }, number }: PlayerNameProps) {
  const texts = useTournamentTexts();
  const { lang } = useSettings();
  const player = players.find((each) => each.number === number);
  if (!player) return null;
  const { name, profile, isBot, level, hasLeft } = player;
  const notes = [
    ...(number === you ? [texts.you] : []),
    ...(isBot ? [level ? texts.botOf(levelTexts[lang][level].name) : texts.bot] : []),
    ...(hasLeft ? [texts.left] : []),
  ];
  return (
    <span class="tournament-name">
      {profile === undefined ? name : <Link to={`/people/${profile}`}>{name}</Link>}
      {notes.length > 0 && <small> {notes.join(', ')}</small>}
    </span>
  );
}
