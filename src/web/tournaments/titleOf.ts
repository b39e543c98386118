// What a tournament is called: by its host, or after its host in the language of the reader.
import type { ListedTournament } from '../../protocol/tournaments.ts';
import type { TournamentTexts } from './texts/en.ts';

export function titleOf(
  { name, hostName }: Pick<ListedTournament, 'name' | 'hostName'>,
  texts: Pick<TournamentTexts, 'nameOf' | 'nameless'>,
): string {
  if (name !== '') return name;
  return hostName.trim() === '' ? texts.nameless : texts.nameOf(hostName.trim());
}
