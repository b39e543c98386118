// A tap is answered at once: what was pressed is marked and painted, and only then the page is drawn anew, which takes a while on a slow phone.
import { options } from 'preact';

/** If no frame comes, because the page has just been hidden. */
const MAX_WAIT_MS = 100;
const PRESSABLE = 'button, a, summary, label';

export function answerTaps(): void {
  options.debounceRendering = (draw) => {
    const tap = window.event;
    // A click by keyboard or by a program has no detail.
    if (!(tap instanceof UIEvent) || tap.type !== 'click' || tap.detail === 0 || document.hidden)
      return queueMicrotask(draw);
    const pressed = tap.target instanceof Element ? tap.target.closest(PRESSABLE) : null;
    pressed?.setAttribute('data-pressed', '');
    afterPaint(() => {
      pressed?.removeAttribute('data-pressed');
      draw();
    });
  };
}

/** Once, in a task of its own after the next frame. */
function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, MAX_WAIT_MS);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      once();
    };
    port2.postMessage(null);
  });
}
