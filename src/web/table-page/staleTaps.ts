// Rejects stale taps: a tap counts only for the question it was aimed at, not for one that has just replaced it.

export class StaleTapGuard {
  private readonly settleMs: () => number;
  private readonly now: () => number;
  private question: string | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private aimed: { readonly question: string | null; readonly at: number } | null = null;

  /** Nobody can read a new question within `settleMs`: such a tap was meant for the previous one. */
  constructor(settleMs: () => number, now: () => number = () => performance.now()) {
    this.settleMs = settleMs;
    this.now = now;
  }

  /** Sets the current question, after every render. */
  show(question: string): void {
    if (question === this.question) return;
    if (this.question !== null) this.shownAt = this.now();
    this.question = question;
  }

  /** A finger, a mouse button or a key goes down. */
  begin(): void {
    this.aimed = { question: this.question, at: this.now() };
  }

  /** Whether the completed tap counts. A click without a beginning, as from a screen reader, is aimed at the current question. */
  accepts(): boolean {
    const { question, at } = this.aimed ?? { question: this.question, at: this.now() };
    this.aimed = null;
    return question === this.question && at - this.shownAt >= this.settleMs();
  }
}
