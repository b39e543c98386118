// The parts of an online table that its first view does not need: the game before it begins or once it has, and sheets.
import { later, laterPart, NOTHING } from '../later.tsx';

export const laterOnline = later('later-online', () => import('./laterModules.ts'));
/** Which of the two comes first depends on the match. */
export const laterGame = later('later-game', () => import('../table-page/TablePage.tsx'));
export const laterRoom = later('later-room', () => import('../waiting-room/WaitingRoom.tsx'));

const laterRatings = later('later-ratings', () => import('../ratings/ResultPlayers.tsx'));

export const Chat = laterPart(laterOnline, ({ Chat }) => Chat);
export const NoticeOffer = laterPart(laterOnline, ({ NoticeOffer }) => NoticeOffer, NOTHING);
export const OrderForm = laterPart(laterOnline, ({ OrderForm }) => OrderForm, NOTHING);
export const PlanForm = laterPart(laterOnline, ({ PlanForm }) => PlanForm);
export const PlayersSheet = laterPart(laterOnline, ({ PlayersSheet }) => PlayersSheet);
export const ResultPlayers = laterPart(laterRatings, ({ ResultPlayers }) => ResultPlayers, NOTHING);
export const TablePage = laterPart(laterGame, ({ TablePage }) => TablePage);
export const WaitingRoom = laterPart(laterRoom, ({ WaitingRoom }) => WaitingRoom);
