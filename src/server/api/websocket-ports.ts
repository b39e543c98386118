// What a WebSocket connection needs of the server.
import type { System } from '../../protocol/system.ts';
import type { Bans } from '../admin/bans.ts';
import type { Bulletins } from '../admin/bulletins.ts';
import type { MatchRegistry } from '../matches/registry.ts';
import type { Metrics } from '../operating/metrics.ts';
import type { Persons } from '../persons.ts';
import type { MessageBudgetPorts } from './message-budget.ts';

export interface WebSocketConnectionPorts extends MessageBudgetPorts, System {
  readonly registry: MatchRegistry;
  readonly persons: Persons;
  readonly bans: Bans;
  readonly bulletins: Pick<Bulletins, 'message' | 'onChange'>;
  readonly metrics: Pick<Metrics, 'moved' | 'refused'>;
}
