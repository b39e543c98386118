// What the pages of tournaments ask of the server.
import type {
  MyTournaments,
  NewTournamentInput,
  Tournament,
  TournamentRound,
} from '../../protocol/tournaments.ts';
import { callApi } from '../online/api.ts';

export const createTournament = (plan: NewTournamentInput) =>
  callApi<{ tournament: string }>('POST', '/tournaments', plan);
export const fetchMyTournaments = () => callApi<MyTournaments>('GET', '/me/tournaments');
export const fetchTournament = (id: string) => callApi<Tournament>('GET', `/tournaments/${id}`);
export const fetchRound = (id: string, round: number) =>
  callApi<TournamentRound>('GET', `/tournaments/${id}/rounds/${round}`);
export const joinTournament = (id: string) => callApi('POST', `/tournaments/${id}/players`);
export const leaveTournament = (id: string) => callApi('DELETE', `/tournaments/${id}/players`);
export const addBot = (id: string, level: string) =>
  callApi('POST', `/tournaments/${id}/bots`, { count: 1, level });
export const removeBot = (id: string, number: number) =>
  callApi('DELETE', `/tournaments/${id}/bots/${number}`);
export const startTournament = (id: string) => callApi('POST', `/tournaments/${id}/start`);
export const closeTournament = (id: string) => callApi('DELETE', `/tournaments/${id}`);
