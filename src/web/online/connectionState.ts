// Decides whether the connection is alive and when to try again. Pure: reconnectingSocket.ts has the socket and the timers.

/** `lost` comes from the socket. `refused`: the match does not let this page in, so trying again is useless. */
export type ConnectionEvent =
  | 'opened'
  | 'entered'
  | 'refused'
  | 'received'
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
  /** `entering`: the socket is open, but `enter` is not answered yet. `waiting`: for the next attempt. */
  readonly phase: 'connecting' | 'entering' | 'open' | 'waiting' | 'refused';
  readonly phaseSince: number;
  /** When the latest attempt began; earlier ones may still be running. */
  readonly attemptAt: number;
  /** Since when the page shows that there is no connection; null while there is one. */
  readonly offlineSince: number | null;
  /** Attempts since the last successful `enter`. */
  readonly attempts: number;
  readonly retryAt: number;
  readonly lastMessageAt: number;
  /** When the ping that is still unanswered was sent; null if there is none. */
  readonly pingedAt: number | null;
  /** How many pong timers in a row came late because the page itself was suspended. */
  readonly lateTimers: number;
  readonly pongTimeoutMs: number;
  readonly isHidden: boolean;
  /** An older server refuses pings; then only the socket reports a cut. */
  readonly supportsPing: boolean;
}

/** With 2 s of silence and 2.5 s for the answer, a dead connection is noticed within 4.5 s. */
const PING_AFTER_MS = 2000;
const PONG_TIMEOUT_MS = 2500;
const MAX_PONG_TIMEOUT_MS = 15_000;
/** In a hidden tab: often enough for turn notifications, and easy on battery and server. */
const HIDDEN_PING_AFTER_MS = 25_000;
/** A timer that is later than this was throttled by the browser, or the device was asleep. */
const LATE_TIMER_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
/** After this time the page shows that nothing answers; the attempt goes on. */
const SLOW_CONNECT_MS = 4000;
/** When the network comes back, an older attempt than this is given up. */
const STALE_ATTEMPT_MS = 2000;
const MIN_RETRY_DELAY_MS = 300;
const MAX_RETRY_DELAY_MS = 3000;
const MAX_SLOW_RETRY_DELAY_MS = 8000;
/**
 * In a visible tab another attempt starts beside one that hangs. TCP repeats the first packet of a connection
 * only after 1, 2, 4… seconds; an attempt that is only slow keeps its time.
 */
const PARALLEL_ATTEMPT_MS = 3000;

interface Step {
  readonly state: ConnectionState;
  readonly actions: readonly ConnectionAction[];
}

export function startConnection(now: number, isHidden: boolean): Step {
  const state: ConnectionState = {
    phase: 'connecting',
    phaseSince: now,
    attemptAt: now,
    offlineSince: null,
    attempts: 0,
    retryAt: now,
    lastMessageAt: now,
    pingedAt: null,
    lateTimers: 0,
    pongTimeoutMs: PONG_TIMEOUT_MS,
    isHidden,
    supportsPing: true,
  };
  return { state, actions: ['connect'] };
}

/** `random` (0 to 1) spreads the attempts of many pages that were cut at the same time. */
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
        state: { ...messageReceived(state, now), ...phase('open', now), attempts: 0, offlineSince: null },
        actions: [],
      };
    case 'refused':
      return { state: { ...state, ...phase('refused', now), offlineSince: null }, actions: ['drop'] };
    case 'received':
      return { state: messageReceived(state, now), actions: [] };
    case 'no-ping':
      return { state: { ...messageReceived(state, now), supportsPing: false }, actions: [] };
    case 'lost':
      return disconnected(state, now, random);
    case 'offline':
      // A server on this machine can still be reached, so the next attempt finds it at once.
      return disconnected(state, now, random);
    case 'hidden':
      return { state: { ...state, isHidden: true }, actions: [] };
    case 'visible':
      return checkNow({ ...state, isHidden: false }, now);
    case 'online':
      return checkNow(state, now);
    case 'retry':
      return connect(state, now);
    case 'tick':
      return tick(state, now, random);
  }
}

/** When `tick` is due; null if nothing is planned. */
export function nextTick(state: ConnectionState): number | null {
  const { pingedAt, lastMessageAt, pongTimeoutMs } = state;
  if (state.phase === 'waiting') return state.retryAt;
  if (state.phase === 'refused') return null;
  if (state.phase === 'connecting') return Math.min(slowAt(state), nextAttemptAt(state));
  if (!state.supportsPing) return null;
  return pingedAt === null ? lastMessageAt + pingAfter(state) : pingedAt + pongTimeoutMs;
}

const slowAt = ({ phaseSince, offlineSince }: ConnectionState) =>
  offlineSince === null ? phaseSince + SLOW_CONNECT_MS : Infinity;

/** When something else is tried than to wait for the attempts that are on their way. */
const nextAttemptAt = ({ attemptAt, isHidden }: ConnectionState) =>
  attemptAt + (isHidden ? CONNECT_TIMEOUT_MS : PARALLEL_ATTEMPT_MS);

const pingAfter = ({ isHidden }: ConnectionState) => (isHidden ? HIDDEN_PING_AFTER_MS : PING_AFTER_MS);

const phase = (name: ConnectionState['phase'], now: number) => ({ phase: name, phaseSince: now });

const messageReceived = (state: ConnectionState, now: number): ConnectionState => ({
  ...state,
  lastMessageAt: now,
  pingedAt: null,
  lateTimers: 0,
});

/** A connection that was slow to open gets more time for its answers. */
function opened(state: ConnectionState, now: number): ConnectionState {
  const pongTimeoutMs = Math.min(
    MAX_PONG_TIMEOUT_MS,
    Math.max(PONG_TIMEOUT_MS, (now - state.phaseSince) * 2),
  );
  return { ...messageReceived(state, now), ...phase('entering', now), pongTimeoutMs, supportsPing: true };
}

function connect(state: ConnectionState, now: number): Step {
  return {
    state: {
      ...state,
      ...phase('connecting', now),
      attemptAt: now,
      attempts: state.attempts + 1,
      pingedAt: null,
      lateTimers: 0,
    },
    actions: ['drop', 'connect'],
  };
}

function disconnected(state: ConnectionState, now: number, random: number): Step {
  if (state.phase === 'waiting' || state.phase === 'refused') return { state, actions: [] };
  // A server that accepts connections but does not answer is overloaded: do not add to its load.
  const retriesSlowly = state.isHidden || state.phase === 'entering';
  const longest = retriesSlowly ? MAX_SLOW_RETRY_DELAY_MS : MAX_RETRY_DELAY_MS;
  const pause = Math.min(longest, MIN_RETRY_DELAY_MS * 2 ** Math.min(state.attempts, 10));
  return {
    state: {
      ...state,
      ...phase('waiting', now),
      offlineSince: state.offlineSince ?? now,
      retryAt: now + pause * (0.5 + random / 2),
      pingedAt: null,
      lateTimers: 0,
    },
    actions: ['drop'],
  };
}

/** The network is back, or the tab is visible again: checks the connection at once. */
function checkNow(state: ConnectionState, now: number): Step {
  const isOld = state.phase === 'connecting' && now - state.attemptAt > STALE_ATTEMPT_MS;
  if (state.phase === 'waiting' || isOld) return connect(state, now);
  return state.phase === 'open' || state.phase === 'entering' ? ping(state, now) : { state, actions: [] };
}

function ping(state: ConnectionState, now: number): Step {
  if (!state.supportsPing) return { state, actions: [] };
  return { state: { ...state, pingedAt: now }, actions: ['ping'] };
}

function tick(state: ConnectionState, now: number, random: number): Step {
  const due = nextTick(state);
  if (due === null || now < due) return { state, actions: [] };
  if (state.phase === 'waiting') return connect(state, now);
  if (state.phase === 'connecting') {
    if (now >= slowAt(state)) return { state: { ...state, offlineSince: state.phaseSince }, actions: [] };
    if (state.isHidden) return disconnected(state, now, random);
    return { state: { ...state, attemptAt: now, attempts: state.attempts + 1 }, actions: ['connect'] };
  }
  if (state.pingedAt === null) return ping(state, now);
  // After a late timer the answer may still be in the event queue: ping once more before giving up.
  if (now - due > LATE_TIMER_MS && state.lateTimers === 0) return ping({ ...state, lateTimers: 1 }, now);
  return disconnected(state, now, random);
}
