// Whether the connection is alive, and when to try again: decisions only, without sockets and timers (line.ts has those).

/** `lost` is told by the socket; `refused` means that the server does not let this page in, so trying again is no use. */
export type ConnectionEvent =
  | 'opened'
  | 'entered'
  | 'refused'
  | 'heard'
  | 'no-ping'
  | 'lost'
  | 'tick'
  | 'online'
  | 'offline'
  | 'visible'
  | 'hidden'
  | 'retry';

export type ConnectionAction = 'connect' | 'drop' | 'ping';

export interface ConnectionState {
  /** `entering`: the socket is open, the match has not let us in yet. `waiting`: for the next attempt. */
  readonly phase: 'connecting' | 'entering' | 'open' | 'waiting' | 'refused';
  readonly phaseSince: number;
  /** Since when there has been no connection, as far as the person is told; null while there is one. */
  readonly cutSince: number | null;
  /** Attempts since the last time we were let in. */
  readonly attempts: number;
  readonly retryAt: number;
  readonly heardAt: number;
  /** When an answer was asked for that has not come; null when none is owed. */
  readonly pingedAt: number | null;
  /** How often in a row the page itself was asleep when the answer was due. */
  readonly naps: number;
  readonly pongTimeoutMs: number;
  readonly isHidden: boolean;
  /** An older server refuses pings; then only the socket tells. */
  readonly knowsPing: boolean;
}

/** 2 s of silence and 2.5 s for the answer: a dead connection is noticed within 4.5 s. */
const PING_AFTER_MS = 2000;
const PONG_TIMEOUT_MS = 2500;
const LONGEST_PONG_TIMEOUT_MS = 15_000;
/** Nobody looks: enough to be told of one's turn, and easy on battery and server. */
const HIDDEN_PING_AFTER_MS = 25_000;
/** A timer that comes later than this was held back by the browser, or the device slept. */
const NAP_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
/** From then on the person is told that nothing answers; the attempt goes on. */
const SLOW_CONNECT_MS = 4000;
/** An attempt as old as this, from before the network came back, is not waited for. */
const OLD_ATTEMPT_MS = 2000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8000;

interface Step {
  readonly state: ConnectionState;
  readonly actions: readonly ConnectionAction[];
}

export function startConnection(now: number, isHidden: boolean): Step {
  const state: ConnectionState = {
    phase: 'connecting',
    phaseSince: now,
    cutSince: null,
    attempts: 0,
    retryAt: now,
    heardAt: now,
    pingedAt: null,
    naps: 0,
    pongTimeoutMs: PONG_TIMEOUT_MS,
    isHidden,
    knowsPing: true,
  };
  return { state, actions: ['connect'] };
}

/** `random` (0 to 1) spreads the attempts of many pages that were cut at the same moment. */
export function nextConnection(
  state: ConnectionState,
  event: ConnectionEvent,
  now: number,
  random: number,
): Step {
  switch (event) {
    case 'opened':
      return { state: opened(state, now), actions: [] };
    case 'entered':
      return {
        state: { ...heard(state, now), ...phase('open', now), attempts: 0, cutSince: null },
        actions: [],
      };
    case 'refused':
      return { state: { ...state, ...phase('refused', now), cutSince: null }, actions: ['drop'] };
    case 'heard':
      return { state: heard(state, now), actions: [] };
    case 'no-ping':
      return { state: { ...heard(state, now), knowsPing: false }, actions: [] };
    case 'lost':
      return lose(state, now, random);
    case 'offline':
      // Whatever can still be reached, a server on this very machine, is found again at once.
      return lose(state, now, random);
    case 'hidden':
      return { state: { ...state, isHidden: true }, actions: [] };
    case 'visible':
      return hurry({ ...state, isHidden: false }, now);
    case 'online':
      return hurry(state, now);
    case 'retry':
      return connect(state, now);
    case 'tick':
      return tick(state, now, random);
  }
}

/** When `tick` is due; null when nothing has to be done before something else happens. */
export function nextTick(state: ConnectionState): number | null {
  const { phaseSince, cutSince, pingedAt, heardAt, pongTimeoutMs } = state;
  if (state.phase === 'waiting') return state.retryAt;
  if (state.phase === 'refused') return null;
  if (state.phase === 'connecting')
    return phaseSince + (cutSince === null ? SLOW_CONNECT_MS : CONNECT_TIMEOUT_MS);
  if (!state.knowsPing) return null;
  return pingedAt === null ? heardAt + pingAfter(state) : pingedAt + pongTimeoutMs;
}

const pingAfter = ({ isHidden }: ConnectionState) => (isHidden ? HIDDEN_PING_AFTER_MS : PING_AFTER_MS);

const phase = (name: ConnectionState['phase'], now: number) => ({ phase: name, phaseSince: now });

const heard = (state: ConnectionState, now: number): ConnectionState => ({
  ...state,
  heardAt: now,
  pingedAt: null,
  naps: 0,
});

/** A line that took long to open is slow, not dead: its answers get more time. */
function opened(state: ConnectionState, now: number): ConnectionState {
  const pongTimeoutMs = Math.min(
    LONGEST_PONG_TIMEOUT_MS,
    Math.max(PONG_TIMEOUT_MS, (now - state.phaseSince) * 2),
  );
  return { ...heard(state, now), ...phase('entering', now), pongTimeoutMs, knowsPing: true };
}

function connect(state: ConnectionState, now: number): Step {
  return {
    state: { ...state, ...phase('connecting', now), attempts: state.attempts + 1, pingedAt: null, naps: 0 },
    actions: ['drop', 'connect'],
  };
}

function lose(state: ConnectionState, now: number, random: number): Step {
  if (state.phase === 'waiting' || state.phase === 'refused') return { state, actions: [] };
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(state.attempts, 10));
  return {
    state: {
      ...state,
      ...phase('waiting', now),
      cutSince: state.cutSince ?? now,
      retryAt: now + pause * (0.5 + random / 2),
      pingedAt: null,
      naps: 0,
    },
    actions: ['drop'],
  };
}

/** The network is back, or somebody looks again: find out at once. */
function hurry(state: ConnectionState, now: number): Step {
  const isOld = state.phase === 'connecting' && now - state.phaseSince > OLD_ATTEMPT_MS;
  if (state.phase === 'waiting' || isOld) return connect(state, now);
  return state.phase === 'open' || state.phase === 'entering' ? ping(state, now) : { state, actions: [] };
}

function ping(state: ConnectionState, now: number): Step {
  if (!state.knowsPing) return { state, actions: [] };
  return { state: { ...state, pingedAt: now }, actions: ['ping'] };
}

function tick(state: ConnectionState, now: number, random: number): Step {
  const due = nextTick(state);
  if (due === null || now < due) return { state, actions: [] };
  if (state.phase === 'waiting') return connect(state, now);
  if (state.phase === 'connecting') {
    if (now >= state.phaseSince + CONNECT_TIMEOUT_MS) return lose(state, now, random);
    return { state: { ...state, cutSince: state.phaseSince }, actions: [] };
  }
  if (state.pingedAt === null) return ping(state, now);
  // The answer may lie in the page's queue behind this very timer: ask once more before giving up.
  if (now - due > NAP_MS && state.naps === 0) return ping({ ...state, naps: 1 }, now);
  return lose(state, now, random);
}
