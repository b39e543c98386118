// How processes tell each other that something has happened. It is only a hint: what counts is in the database, and whoever misses a hint finds out there.

/** Null: something may have been missed. */
export type Hear = (text: string | null) => void;

export interface Bus {
  /** Nobody else can hear or say anything. */
  readonly isAlone: boolean;
  /** To all others who have subscribed to the topic. Waits for nothing and promises nothing. */
  publish(topic: string, text: string): void;
  /** Until the answer is called. */
  subscribe(topic: string, hear: Hear): () => void;
  close(): Promise<void>;
}
