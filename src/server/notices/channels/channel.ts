// What all channels have in common: what they are given, and what became of it.
import type { Lang } from '../../../engine/texts.ts';
import type { ChannelRow } from '../../storage/notice-schema.ts';
import type { Content } from '../content.ts';
import type { PostAnswer } from './post.ts';

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export interface Dispatch {
  /** The same for every attempt: receivers tell a repetition by it. */
  readonly id: string;
  readonly channel: ChannelRow;
  readonly content: Content;
  readonly lang: Lang;
  readonly now: number;
}

export type DispatchResult =
  | { readonly kind: 'accepted' }
  /** The address no longer exists: the channel is removed. */
  | { readonly kind: 'gone' }
  /** It was refused for good; the next notice may be accepted. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It was not accepted now; `afterMs` is what the receiver wishes. */
  | { readonly kind: 'retry'; readonly why: string; readonly afterMs: number | null };

/** A rejection counts as `retry`. */
export type Sender = (dispatch: Dispatch) => Promise<DispatchResult>;

const TIMED_OUT = 408;
const TOO_MANY = 429;

export function resultOf({ status, retryAfter }: PostAnswer): DispatchResult {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const why = `status ${status}`;
  if (status >= 500 || status === TIMED_OUT || status === TOO_MANY)
    return { kind: 'retry', why, afterMs: retryAfter === null ? null : retryAfter * 1000 };
  return { kind: 'refused', why };
}
