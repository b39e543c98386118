// The `room` message: who sits at a match and how it is set, as everybody may know it.
import { commitmentTo, type Seat } from '../../engine/index.ts';
import type { RoomPlayer } from '../../protocol/server.ts';
import { replaceableInMs } from './absence.ts';
import { type Player, seatOf } from './config.ts';
import { openUntil } from './end-offers.ts';
import type { ReadonlyMatch } from './state.ts';

export function roomMessage(match: ReadonlyMatch) {
  const { config, players, presence, version, state, next, takeBackQuestion, ending } = match;
  const offer = match.endOffers?.latest;
  const refused = match.endOffers?.refused;
  return {
    kind: 'room',
    match: config.id,
    game: config.game,
    version,
    options: config.options,
    state,
    sitters: players.map((player, seat) => shownPlayer(match, player, seat)),
    hostSeat: seatOf(players, config.host),
    isOpen: config.isOpen,
    clock: config.clock,
    watch: config.watch,
    ...(match.ports.chat !== 'on' && { chat: match.ports.chat }),
    ...(config.hearsSpectators && { hearsSpectators: true }),
    watchers: presence.watchers,
    commitment: commitmentTo(config.secret),
    next,
    rated: config.rated,
    ...(config.duplicate !== null && { duplicate: config.duplicate }),
    ...(config.tournament !== null && { tournament: config.tournament }),
    ...(takeBackQuestion && state === 'playing' && { takeBack: takeBackQuestion }),
    ...(ending && { ending }),
    ...(offer && {
      endOffer: { by: offer.by, agreed: offer.agreed, untilPly: openUntil(offer, players.length) },
    }),
    ...(refused && {
      endRefusal: {
        by: refused.by,
        refusedBy: refused.refusedBy,
        untilPly: openUntil(refused, players.length),
      },
    }),
  } as const;
}

function shownPlayer(match: ReadonlyMatch, player: Player, seat: Seat): RoomPlayer {
  if (player.kind === 'bot') return { kind: 'bot', name: player.name, level: player.level };
  const { name, contribution, standIn, resignedAt, rematch, wasHelped } = player;
  const isHere = match.presence.isHere(seat);
  const shown = {
    kind: 'person',
    name,
    hasSat: contribution !== null,
    isHere,
    ...(!isHere && absenceOf(match, seat)),
    ...(resignedAt !== null && { hasResigned: true }),
    ...(wasHelped && { wasHelped: true }),
    ...vacationOf(match, seat),
    ...(rematch !== null && { rematch }),
    standIn,
  } as const;
  const isMissed = match.state === 'playing' && !isHere && standIn === null;
  return isMissed ? { ...shown, replaceableInMs: replaceableInMs(match, seat) } : shown;
}

function absenceOf({ presence, ports }: ReadonlyMatch, seat: Seat) {
  const leftAt = presence.leftAt[seat] ?? null;
  return {
    ...(leftAt !== null && { awayForMs: Math.max(0, ports.now() - leftAt) }),
    ...(presence.isCut(seat) && { isCut: true }),
  };
}

function vacationOf({ pauses, ports }: ReadonlyMatch, seat: Seat) {
  const now = ports.now();
  const pause = pauses[seat]?.find(({ from, to }) => from <= now && now < to);
  return pause ? { vacationForMs: pause.to - now } : {};
}
