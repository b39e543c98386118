// What people are told about: the kinds of notices, and the id of each.
import { hashOf } from '../tokens.ts';

export const NOTICE_KINDS = ['turn', 'started', 'joined', 'rematch', 'round', 'low-time'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const ID_LENGTH = 22;

/** The same thing has the same id wherever and however often it is worked out: every channel can tell a repetition by it. */
export function noticeId(match: string, seat: number, ply: number, kind: NoticeKind): string {
  return hashOf(`${match}/${seat}/${ply}/${kind}`).slice(0, ID_LENGTH);
}
