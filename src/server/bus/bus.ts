// How processes tell each other that something has happened. A message is only a hint: what counts is in the database, where a process finds what it has missed.

/** Called with each message; null: a message may have been missed. */
export type Listener = (text: string | null) => void;

export interface Subscription {
  /** Resolves when every message arrives from then on. It never rejects: without a connection it resolves when there is one. */
  readonly ready: Promise<void>;
  leave(): void;
}

export interface Bus {
  /** There are no other processes. */
  readonly isAlone: boolean;
  /** Whether the others can be reached now. */
  readonly isUp: boolean;
  /** Sends to all other subscribers of the topic. It waits for nothing and promises nothing. */
  publish(topic: string, text: string): void;
  subscribe(topic: string, listener: Listener): Subscription;
  close(): Promise<void>;
}
