// Runs what needs the layout between an update and the frame that shows it, each in a task of its own: a slow device has enough to do in each of them.

const waiting: (() => void)[] = [];
let frame = 0;

/** In the order of the calls; at the latest in the next frame, before it is painted. */
export function beforeNextFrame(act: () => void): void {
  waiting.push(act);
  if (waiting.length > 1) return;
  frame = requestAnimationFrame(() => {
    while (waiting.length > 0) runNext();
  });
  postTask();
}

/** A timer would come later than the frame. */
function postTask(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    runNext();
    if (waiting.length > 0) postTask();
    else cancelAnimationFrame(frame);
  };
  port2.postMessage(null);
}

function runNext(): void {
  waiting.shift()?.();
}
