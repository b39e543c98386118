// Film strips: what happens on the screen, in frames that are 80 ms apart.
import type { Page } from 'playwright-core';

const FRAMES = 10;
const FRAME_MS = 80;

interface Frame {
  readonly data: string;
  readonly at: number;
}

interface FilmOptions {
  readonly afterMs: number;
  readonly isWhole?: boolean;
  /** From the moment at which the board is there, however long the page took to load. */
  readonly sinceFrame?: boolean;
}

/**
 * Films while `act` runs and for a while after it. Answers ten frames: 80 ms apart from the beginning of what moves, or
 * spread evenly over all of it.
 */
export async function film(
  page: Page,
  act: () => Promise<void>,
  { afterMs, isWhole = false, sinceFrame = false }: FilmOptions,
): Promise<readonly (Frame & { readonly ms: number })[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    // The last frames may arrive when the page is closed already.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  if (sinceFrame) await page.addInitScript(rememberFrame);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
  const begunAt = Date.now();
  await act();
  await page.waitForTimeout(afterMs);
  await session.send('Page.stopScreencast');
  await session.detach();
  // The first frame of a busy machine may be that of a page before.
  const seenAt = sinceFrame
    ? await page.evaluate(() => Number(document.documentElement.dataset.seenAt))
    : begunAt;
  // A busy machine may have painted nothing since.
  const last = frames.at(-1);
  const first = frames.find(({ at }) => at >= seenAt) ?? last;
  if (!first || !last) throw new Error('nothing was painted');
  const stepMs = isWhole ? (last.at - first.at) / (FRAMES - 1) : FRAME_MS;
  return Array.from({ length: FRAMES }, (_, i) => {
    const ms = i * stepMs;
    const shown = frames.findLast(({ at }) => at <= first.at + ms) ?? first;
    return { ...shown, ms: Math.round(ms) };
  });
}

/** Runs in the page. */
function rememberFrame(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.frame')) return;
    document.documentElement.dataset.seenAt = String(Date.now());
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
