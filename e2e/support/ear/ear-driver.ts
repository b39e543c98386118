// Plays a game with a keyboard and a screen reader's senses: the accessibility tree and what is announced.
import type { CDPSession, Page } from 'playwright-core';
import type { Lang } from '../../../src/engine/texts.ts';
import { PART_TEXTS } from '../../../src/parts/texts.ts';
import { en } from '../../../src/web/texts/en.ts';
import { fr } from '../../../src/web/texts/fr.ts';
import { type AccessibleNode, findNode, focusedIn, paragraphsIn, readTree } from './accessibility-tree.ts';
import { answerSince, heardSince } from './hearing.ts';

export interface EarPlaying {
  readonly lang: Lang;
  readonly roll: () => number;
  /** The most decisions; then the game is left. */
  readonly most?: number;
}

export interface EarGame {
  readonly isOver: boolean;
  readonly decisions: number;
  /** Everything announced until now, without the answers to keys. */
  heard(): Promise<readonly string[]>;
}

const SHELL = { en, fr };
const WAIT_MS = 90_000;
/** Longer than the announcer gathers what bots do. */
const ANNOUNCED_WITHIN_MS = 4000;
const POLL_MS = 40;
/** The keys that tell something at any time. */
const TELLING = ['q', 'w', 't', 'm', 'v', 'c'];
/** One of them is tried in this many decisions. */
const TELLS_EVERY = 6;
const MAX_STEPS = 60;
const MAX_CLOSED_SHEETS = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function playByEar(page: Page, playing: EarPlaying): Promise<EarGame> {
  const session = await page.context().newCDPSession(page);
  try {
    return await new EarPlayer(page, session, playing).play();
  } finally {
    await session.detach().catch(() => {});
  }
}

class EarPlayer {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly playing: EarPlaying;
  /** How much had been heard when a key was last pressed that decides something. */
  private mark = 0;
  private question: readonly string[] = [];
  private closedSheets = 0;
  /** Where in what was heard the answers to keys are. */
  private readonly answers = new Set<number>();

  constructor(page: Page, session: CDPSession, playing: EarPlaying) {
    this.page = page;
    this.session = session;
    this.playing = playing;
  }

  async play(): Promise<EarGame> {
    const { most = Number.POSITIVE_INFINITY, roll } = this.playing;
    let decisions = 0;
    for (; decisions < most; decisions++) {
      const state = await this.waitForChoice();
      if (state === 'over') break;
      await this.expectQuestion();
      if (decisions % TELLS_EVERY === 0)
        await this.askByKey(TELLING[(decisions / TELLS_EVERY) % TELLING.length]!);
      await this.choose(roll());
    }
    const isOver = decisions < most;
    if (isOver) await this.expectResult();
    else if ((await this.waitForChoice()) === 'choice') await this.expectQuestion();
    const heard = async () => (await heardSince(this.page, 0)).filter((_, i) => !this.answers.has(i));
    return { isOver, decisions, heard };
  }

  /** Until the key for the next choice finds something, or the result is there. */
  private async waitForChoice(): Promise<'choice' | 'over'> {
    let lostSince = 0;
    for (const begun = Date.now(); Date.now() < begun + WAIT_MS; ) {
      const tree = await readTree(this.session);
      if (this.resultIn(tree)) return 'over';
      if (await this.closeSheet(tree)) continue;
      if (this.nowIn(tree)) {
        // The page may be drawing; a focus that stays away is lost.
        const isLost = focusedIn(tree) === tree;
        if (isLost && lostSince > 0 && Date.now() > lostSince + 500) await this.fail('the focus is lost');
        lostSince = isLost ? lostSince || Date.now() : 0;
        if (this.waitsIn(tree)) await this.page.keyboard.press('g');
        await this.page.keyboard.press('n');
        const stepped = await readTree(this.session);
        const focused = focusedIn(stepped);
        if (this.waitsIn(stepped)) continue;
        if (focused.role === 'button' && !focused.isDisabled && !isLost && this.isChoice(focused))
          return 'choice';
      }
      await pause(POLL_MS);
    }
    return this.fail('nothing can be chosen');
  }

  /** Where a player was asked for is a player to look at a moment later: an Enter that comes late opens their sheet. */
  private async closeSheet(tree: AccessibleNode): Promise<boolean> {
    if (this.nowIn(tree) || !findNode(tree, ({ role }) => role === 'dialog')) return false;
    if (++this.closedSheets > MAX_CLOSED_SHEETS) await this.fail('sheets open again and again');
    await this.page.keyboard.press('Escape');
    await pause(POLL_MS);
    return true;
  }

  /** The tools beside the question and the buttons of the page are not reached by the key for the next choice. */
  private isChoice({ name }: AccessibleNode): boolean {
    if (name.trim() === '') throw new Error('a choice has no name');
    const { table } = SHELL[this.playing.lang];
    return ![table.showResult, table.again].includes(name);
  }

  private async expectQuestion(): Promise<void> {
    const tree = await readTree(this.session);
    // A forced last move has ended the game meanwhile.
    if (this.resultIn(tree)) return;
    const region = this.nowIn(tree);
    const question = region ? paragraphsIn(region) : [];
    if (question.length === 0) await this.fail('there is no question to read');
    // An explanation may stand before a question that was said already.
    const fresh = question.filter((paragraph) => !this.question.includes(paragraph));
    const isSame = fresh.length === 0;
    this.question = question;
    for (const begun = Date.now(); ; await pause(POLL_MS)) {
      const heard = (await heardSince(this.page, this.mark)).join(' ');
      const expected = isSame ? question : fresh;
      if (expected.every((paragraph) => heard.includes(paragraph)) || (isSame && heard === '')) return;
      const later = await readTree(this.session);
      if (this.resultIn(later)) return;
      const now = this.nowIn(later);
      // Somebody else has decided meanwhile, and the question is another one.
      if (now && paragraphsIn(now).join(' ') !== question.join(' ')) return this.expectQuestion();
      if (Date.now() > begun + ANNOUNCED_WITHIN_MS)
        await this.fail(`the question “${expected.join(' ')}” was not announced`);
    }
  }

  private async askByKey(key: string): Promise<void> {
    if (this.resultIn(await readTree(this.session))) return;
    const before = (await heardSince(this.page, 0)).length;
    await this.page.keyboard.press(key);
    for (const begun = Date.now(); ; await pause(POLL_MS)) {
      // A turn that was still to be announced may come before the answer.
      const answer = await answerSince(this.page, before);
      if (answer >= 0) {
        this.answers.add(answer);
        return;
      }
      if (Date.now() > begun + ANNOUNCED_WITHIN_MS) await this.fail(`the key ${key} tells nothing`);
    }
  }

  private steps = 0;

  private async choose(roll: number): Promise<void> {
    const { page } = this;
    for (let presses = 0; presses < roll % 5; presses++) await page.keyboard.press('n');
    const tree = await readTree(this.session);
    if (this.resultIn(tree)) return;
    const focused = focusedIn(tree);
    if (focused.role !== 'button') return;
    const mark = (await heardSince(page, 0)).length;
    // Something was announced since the last choice: it has led somewhere.
    this.steps = mark > this.mark ? 0 : this.steps + 1;
    this.mark = mark;
    await page.keyboard.press('Enter');
    await this.waitForEffect(JSON.stringify(tree), mark);
    if (this.steps > MAX_STEPS) await this.fail(`${MAX_STEPS} choices have led to nothing`);
  }

  /** A busy device takes its time, and the same choice made again would answer no question any more. */
  private async waitForEffect(before: string, mark: number): Promise<void> {
    for (const begun = Date.now(); Date.now() < begun + ANNOUNCED_WITHIN_MS; await pause(POLL_MS)) {
      if ((await heardSince(this.page, mark)).length > 0) return;
      if (JSON.stringify(await readTree(this.session)) !== before) return;
    }
  }

  /** The result is told, keeps the focus, and can be found again. */
  private async expectResult(): Promise<void> {
    const { page } = this;
    for (const begun = Date.now(); ; await pause(POLL_MS)) {
      const tree = await readTree(this.session);
      if (focusedIn(tree) !== tree) break;
      if (Date.now() > begun + ANNOUNCED_WITHIN_MS) await this.fail('the result has no focus');
    }
    // Whatever is still to be said.
    await pause(1200);
    await page.keyboard.press('Escape');
    await pause(200);
    const closed = await readTree(this.session);
    if (this.resultIn(closed)) await this.fail('the result does not close');
    if (focusedIn(closed) === closed) await this.fail('closing the result loses the focus');
    await page.keyboard.press('e');
    await pause(200);
    if (!this.resultIn(await readTree(this.session))) await this.fail('the result cannot be found again');
  }

  private nowIn(tree: AccessibleNode): AccessibleNode | undefined {
    const { now } = PART_TEXTS[this.playing.lang];
    return findNode(tree, ({ role, name }) => role === 'region' && name === now);
  }

  /** A bot's turn is over, and the table waits until it is read. */
  private waitsIn(tree: AccessibleNode): boolean {
    const { goOn } = SHELL[this.playing.lang].table;
    return findNode(tree, ({ role, name }) => role === 'button' && name === goOn) !== undefined;
  }

  private resultIn(tree: AccessibleNode): AccessibleNode | undefined {
    const { result } = SHELL[this.playing.lang].table;
    return findNode(tree, ({ role, name }) => role === 'dialog' && name === result);
  }

  private async fail(why: string): Promise<never> {
    const heard = (await heardSince(this.page, 0)).slice(-6).map((text) => `\n  “${text}”`);
    const focused = focusedIn(await readTree(this.session));
    throw new Error(`${why}; focus: ${focused.role} “${focused.name}”; heard last:${heard.join('')}`);
  }
}
