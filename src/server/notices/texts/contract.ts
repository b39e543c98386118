// The contract of the notices' texts. They say which game, which table and whose turn; nothing of a position can get in.
import type { NoticeKind } from '../notice.ts';

export interface NoticeTexts {
  /** `by` is the person who caused it. */
  readonly titles: Readonly<Record<NoticeKind, (game: string, by: string) => string>>;
  readonly somebody: string;
  withOthers(names: readonly string[]): string;
  timeLeft(time: string): string;
  days(count: number): string;
  hours(count: number): string;
  minutes(count: number): string;
  several(count: number): string;
  readonly test: string;
  readonly testText: string;
  readonly confirm: string;
  confirmText(site: string): string;
  readonly confirmElse: string;
  readonly openTable: string;
  readonly settings: string;
  readonly stop: string;
}
