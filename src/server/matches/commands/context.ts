// What a request needs beyond its match, and the types of the functions that answer requests.
import type { MatchRequest } from '../../../protocol/client.ts';
import type { ServerRefusal } from '../../../protocol/refusals.ts';
import type { Client } from '../clients.ts';
import type { Command, Reply, Verdict } from '../decision.ts';
import type { ReadonlyMatch } from '../state.ts';

export interface RequestContext {
  /** Why no further match of only bots may begin for this client; null if one may. */
  refuseBots(client: Client): ServerRefusal | null;
  /** Whether the client's device, if it came by one, is still known to the database. */
  isDeviceKnown(): Promise<boolean>;
  /** Executes a command at the rematch. A match waits only for later ones, so that two never wait for each other. */
  executeAt(next: string, command: Command): Promise<Reply>;
  /** The name of the client's person; null if it came without a device. */
  personName(): Promise<string | null>;
}

export type Request<K extends MatchRequest['kind']> = Extract<MatchRequest, { readonly kind: K }>;

/** Decides about one kind of request. It reads the match and changes nothing. */
export type Handler<K extends MatchRequest['kind']> = (
  match: ReadonlyMatch,
  client: Client,
  request: Request<K>,
  context: RequestContext,
) => Verdict | Promise<Verdict>;
