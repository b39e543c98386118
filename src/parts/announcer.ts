// What a screen reader says: one queue for the whole page, in which the news comes before the question.

/**
 * In the order in which they are said together. `waiting`: others have to decide, which is said only if it lasts.
 * `answer`: somebody has asked by a key, and hears only that.
 */
export const ANNOUNCEMENTS = ['alert', 'event', 'notice', 'waiting', 'question', 'answer'] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** What is put into words only when it is said, such as turns that are still going on; '' if there is nothing left to say. */
export type Saying = string | (() => string);

/** How long each kind waits for more to be said together with it. */
export const DELAYS_MS: Readonly<Record<Announcement, number>> = {
  alert: 60,
  // Longer than the time between two moves of bots, so that their turns are told in one go.
  event: 900,
  notice: 300,
  waiting: 900,
  question: 120,
  answer: 0,
};
/** Events that keep coming are told after this time, so that the ear is not too late. */
export const MAX_WAIT_MS = 5000;

/** A screen reader that is late must still find a text on the page: the next one waits for this time. */
export const SPOKEN_MS = 200;

/** A live region on the page. */
export type Speak = (text: string) => void;

interface Region {
  readonly speak: Speak;
  isHeard(): boolean;
}

interface Pending {
  readonly kind: Announcement;
  readonly text: Saying;
}

export class Announcer {
  private readonly regions: Region[] = [];
  private pending: Pending[] = [];
  /** Put into words, and waiting for the one before to be heard. */
  private unspoken: string[] = [];
  private speaking: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Number.POSITIVE_INFINITY;
  private firstAt = 0;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /**
   * The newest region speaks: one in a modal dialog, because a screen reader hears nothing from outside of it. While
   * the dialog is closing, `isHeard` is false, and the region before speaks.
   */
  addRegion(speak: Speak, isHeard: () => boolean = () => true): () => void {
    const region = { speak, isHeard };
    this.regions.push(region);
    this.speakNext();
    return () => {
      this.regions.splice(this.regions.indexOf(region), 1);
    };
  }

  say(kind: Announcement, text: Saying, delayMs = DELAYS_MS[kind]): void {
    if (typeof text === 'string' && text.trim() === '') return;
    if (kind === 'answer') {
      this.speak([text]);
      return;
    }
    // A later question or wait replaces one that was not said yet.
    const isState = kind === 'question' || kind === 'waiting';
    if (isState) this.dropQuestion();
    const now = this.now();
    if (this.pending.length === 0) this.firstAt = now;
    if (!this.isNewest(text)) this.pending.push({ kind, text });
    const due = Math.min(now + delayMs, Math.max(now, this.firstAt + MAX_WAIT_MS));
    // More events make the batch wait; anything urgent makes it come sooner.
    const isGathering = kind === 'event' || kind === 'waiting';
    if (!isGathering || this.isUrgent()) this.schedule(Math.min(due, this.dueAt));
    // Whose turn it is does not cut a turn in two that is still going on.
    else if (kind === 'waiting' && this.dueAt !== Number.POSITIVE_INFINITY)
      this.schedule(Math.max(due, this.dueAt));
    else this.schedule(due);
  }

  /** Nobody is asked any more: a question or a wait that was not said yet is left out. */
  dropQuestion(): void {
    this.pending = this.pending.filter(({ kind }) => kind !== 'question' && kind !== 'waiting');
  }

  /** Whether these words are still to be said, and no event was added after them. */
  isNewest(words: Saying): boolean {
    return (
      typeof words === 'function' && this.pending.findLast(({ kind }) => kind === 'event')?.text === words
    );
  }

  /** What was not said yet is no longer true: another page, another viewer. */
  clear(): void {
    this.pending = [];
    this.unspoken = [];
    this.schedule(Number.POSITIVE_INFINITY);
  }

  private isUrgent(): boolean {
    return this.pending.some(({ kind }) => kind !== 'event' && kind !== 'waiting');
  }

  private schedule(at: number): void {
    this.dueAt = at;
    clearTimeout(this.timer);
    if (at !== Number.POSITIVE_INFINITY)
      this.timer = setTimeout(() => this.flush(), Math.max(0, at - this.now()));
  }

  private flush(): void {
    this.dueAt = Number.POSITIVE_INFINITY;
    const said = ANNOUNCEMENTS.flatMap((kind) =>
      this.pending.filter((each) => each.kind === kind).map(({ text }) => text),
    );
    this.pending = [];
    this.speak(said);
  }

  private speak(sayings: readonly Saying[]): void {
    const sentences = sayings
      .map((saying) => (typeof saying === 'string' ? saying : saying()))
      .filter((sentence) => sentence.trim() !== '');
    if (sentences.length > 0) this.unspoken.push(sentences.map(ended).join(' '));
    this.speakNext();
  }

  private speakNext(): void {
    const region = this.regions.findLast(({ isHeard }) => isHeard());
    if (this.speaking !== undefined || !region) return;
    const text = this.unspoken.shift();
    if (text === undefined) return;
    region.speak(text);
    this.speaking = setTimeout(() => {
      this.speaking = undefined;
      this.speakNext();
    }, SPOKEN_MS);
  }
}

/** Without an end a screen reader runs two sentences together. */
const ended = (text: string) => (/[.!?…:]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** The one of this page. */
export const announcer = new Announcer();
