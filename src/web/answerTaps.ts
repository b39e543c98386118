// A tap is answered at once: what was pressed is marked and painted, and only then the page is drawn anew, which takes a while on a slow phone.
import { options } from 'preact';

/** If no frame comes, because the page has just been hidden. */
const MAX_WAIT_MS = 100;

export function answerTaps(): void {
  options.debounceRendering = (draw) => {
    const tap = window.event as UIEvent | undefined;
    // A click by keyboard or by a program has no detail.
    if (tap?.type !== 'click' || !tap.detail || document.hidden) return queueMicrotask(draw);
    const pressed = (tap.target as Element).closest('button,a,summary,label');
    pressed?.setAttribute('data-pressed', '');
    // Drawing twice does nothing.
    const act = () => {
      pressed?.removeAttribute('data-pressed');
      draw();
    };
    const timer = setTimeout(act, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(act);
    });
  };
}
