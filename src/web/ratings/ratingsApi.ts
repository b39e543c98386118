// Leaderboards, profiles and rating changes from the server.
import type { Leaderboard, PlayedGames, Profile, RatedMatch } from '../../protocol/profiles.ts';
import { callApi } from '../online/api.ts';

export const fetchLeaderboard = (game: string) =>
  callApi<Leaderboard>('GET', `/leaderboards/${encodeURIComponent(game)}`);
export const fetchProfile = (id: string) => callApi<Profile>('GET', `/people/${encodeURIComponent(id)}`);
export const fetchProfileAt = (match: string, seat: string) =>
  callApi<Profile>('GET', `/matches/${encodeURIComponent(match)}/profiles/${encodeURIComponent(seat)}`);
export const fetchGamesBefore = (profile: string, before: number) =>
  callApi<PlayedGames>('GET', `/people/${encodeURIComponent(profile)}/games/${before}`);
export const fetchRatedMatch = (match: string) => callApi<RatedMatch>('GET', `/matches/${match}/ratings`);
export const hideProfile = (isHidden: boolean) => callApi('PATCH', '/me', { isHidden });
