// What a page asks of a match; the socket numbers it.
import type { ClientMessage } from '../../protocol/client.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;
