// Has the bots of a match think when they have to move, and plays their moves.
import { visibleEvents } from '../../engine/events.ts';
import type { Seat } from '../../engine/index.ts';
import { log } from '../operating/log.ts';
import { playMoves } from './commands/play.ts';
import { botAt } from './config.ts';
import type { Command, Reply } from './decision.ts';
import type { MatchPorts } from './ports.ts';
import { isDeserted, priorityOf } from './priority.ts';
import type { GameSession } from './session.ts';
import type { ReadonlyMatch } from './state.ts';

/** What the driver needs of its match. */
export interface BotHost extends ReadonlyMatch {
  readonly ports: MatchPorts;
  runExclusive<T>(task: () => Promise<T>): Promise<T>;
  execute(command: Command): Promise<Reply>;
}

interface BotDecision {
  readonly decision: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly takeBacks: number;
}

export class BotDriver {
  private readonly match: BotHost;
  /** The decision that a bot thinks about: seat, ply and number of take-backs. */
  private thinking: string | null = null;
  private paused = false;

  constructor(match: BotHost) {
    this.match = match;
  }

  get isThinking(): boolean {
    return this.thinking !== null;
  }

  /** A bot has to move, and waits until somebody is present. */
  get isPaused(): boolean {
    return this.paused;
  }

  /** Has a bot think if one has to move: in this process, or in one that has bots. */
  attend(session: GameSession): void {
    const { match } = this;
    const { table, deciders } = session;
    const seat = deciders.find((each) => botAt(match.players[each]) !== null);
    if (seat === undefined || match.state !== 'playing') return;
    const level = botAt(match.players[seat]);
    if (level === null) return;
    this.paused = isDeserted(match) !== false;
    if (this.paused) return;
    if (!match.ports.hasBots) {
      match.ports.wantBot();
      return;
    }
    const { ply } = table;
    const takeBacks = session.takeBacks.length;
    const decision = `${seat}/${ply}/${takeBacks}`;
    if (this.thinking === decision) return;
    this.thinking = decision;
    match.ports
      .think({
        game: match.game.id,
        level,
        seat,
        view: table.view(seat),
        events: visibleEvents(table.steps, seat),
        seed: `${match.config.secret}/seat ${seat}/ply ${ply}`,
        priority: () => priorityOf(match),
      })
      .then((notation) => match.runExclusive(() => this.play({ decision, seat, ply, takeBacks }, notation)))
      .catch((error: unknown) => {
        if (this.thinking === decision) this.thinking = null;
        log.error({ err: error }, 'bot-failed');
      });
  }

  private async play(
    { decision, seat, ply, takeBacks }: BotDecision,
    notation: string | null,
  ): Promise<void> {
    const { match } = this;
    if (this.thinking !== decision) return;
    this.thinking = null;
    this.paused = notation === null;
    if (notation === null) return;
    const reply = await match.execute((state) => {
      const isStillBots =
        state.state === 'playing' && !state.isOutdated && botAt(state.players[seat]) !== null;
      return isStillBots ? playMoves(state, seat, [notation], ply, takeBacks) : 'done';
    });
    // Somebody else has moved meanwhile. The bots are asked again, unless the position is the same.
    if (typeof reply !== 'string' && reply.code === 'stale') this.attend(await match.loadSession());
  }
}
