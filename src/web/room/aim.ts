// A tap counts only for the question it was aimed at: not for one that has just taken its place.

export class Aim {
  private readonly settleMs: () => number;
  private readonly now: () => number;
  private question: string | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private aimed: { readonly question: string | null; readonly at: number } | null = null;

  /** Within `settleMs` of a new question nobody can have read it: such a tap was meant for the one before. */
  constructor(settleMs: () => number, now: () => number = () => performance.now()) {
    this.settleMs = settleMs;
    this.now = now;
  }

  /** What is asked now. Called whenever the page was drawn. */
  ask(question: string): void {
    if (question === this.question) return;
    if (this.question !== null) this.shownAt = this.now();
    this.question = question;
  }

  /** A finger, a mouse button or a key goes down. */
  begin(): void {
    this.aimed = { question: this.question, at: this.now() };
  }

  /** The tap is complete: whether it counts. A click that nothing began (a screen reader) was aimed now. */
  lands(): boolean {
    const { question, at } = this.aimed ?? { question: this.question, at: this.now() };
    this.aimed = null;
    return question === this.question && at - this.shownAt >= this.settleMs();
  }
}
