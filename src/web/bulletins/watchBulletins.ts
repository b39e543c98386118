// Asks whether operators tell everybody something, when a page is opened or looked at again. Tables hear of it at once; the bar is loaded when there is something.
import { BASE } from '../base.ts';
import { onBulletins, receiveBulletins } from './bulletinStore.ts';

export function watchBulletins(): void {
  onBulletins(({ length }) => {
    if (length > 0) void import('./BulletinBar.tsx').then(({ showBulletins }) => showBulletins());
  });
  ask();
  document.addEventListener('visibilitychange', ask);
}

/** A site without a server has nothing to tell. */
function ask(): void {
  fetch(`${BASE}/api/bulletins`)
    .then((answer) => answer.json())
    .then(({ bulletins = [] }) => receiveBulletins(bulletins))
    .catch(() => {});
}
