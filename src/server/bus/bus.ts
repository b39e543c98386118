// How processes tell each other that something has happened. It is only a hint: what counts is in the database, and whoever misses a hint finds out there.

/** Null: something may have been missed. */
export type Hear = (text: string | null) => void;

export interface Subscription {
  /** From then on everything is heard. It does not fail: without a way to the others it is answered when there is one. */
  readonly ready: Promise<void>;
  leave(): void;
}

export interface Bus {
  /** Nobody else can hear or say anything. */
  readonly isAlone: boolean;
  /** Whether the others can be reached now. */
  readonly isUp: boolean;
  /** To all others who have subscribed to the topic. Waits for nothing and promises nothing. */
  publish(topic: string, text: string): void;
  subscribe(topic: string, hear: Hear): Subscription;
  close(): Promise<void>;
}
