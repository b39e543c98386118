// What operators tell everybody, over the page until it is read or over.
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import type { Bulletin } from '../../protocol/bulletins.ts';
import { browser } from '../browser.ts';
import { readStored, writeStored } from '../browserStorage.ts';
import { useSettings } from '../settings/settings.ts';
import { onBulletins } from './bulletinStore.ts';
import { shownBulletin } from './bulletinText.ts';
import { BULLETIN_TEXTS } from './texts.ts';
import './bulletins.css';

const READ = 'scriptorium.bulletins-read';
const REDRAW_MS = 30_000;

let isShown = false;

/** Beside the application, so that no page has to know of it. */
export function showBulletins(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  // The bar sticks to the screen, not to this.
  place.style.display = 'contents';
  // Before the page, which it pushes down.
  document.body.prepend(place);
  render(<BulletinBar />, place);
}

function BulletinBar() {
  const { lang } = useSettings();
  const texts = BULLETIN_TEXTS[lang];
  const [bulletins, setBulletins] = useState<readonly Bulletin[]>([]);
  const [read, setRead] = useState(() => (readStored(READ) ?? '').split(' '));
  const [, redraw] = useState(0);
  useEffect(() => onBulletins(setBulletins), []);
  useEffect(() => {
    const timer = browser.every(REDRAW_MS, () => redraw((count) => count + 1));
    return () => timer.cancel();
  }, []);
  const now = browser.now();
  const shown = bulletins.filter(({ id, untilAt }) => untilAt > now && !read.includes(id));
  const dismiss = (id: string) => {
    // Only those that there are: the list does not grow.
    const next = [...read.filter((each) => bulletins.some((other) => other.id === each)), id];
    writeStored(READ, next.join(' '));
    setRead(next);
  };
  return (
    <aside class="bulletins" aria-label={texts.label}>
      {shown.map((bulletin) => {
        const { notice, words } = shownBulletin(bulletin, lang, now);
        return (
          <div key={bulletin.id} class="bulletin" data-bulletin={bulletin.id}>
            <p role="status">
              {notice}
              {notice && words && ' '}
              {words && <span lang={words.lang ?? undefined}>{words.text}</span>}
            </p>
            <button
              type="button"
              class="icon-button"
              aria-label={texts.dismiss}
              onClick={() => dismiss(bulletin.id)}
            >
              <Icon name="close" />
            </button>
          </div>
        );
      })}
    </aside>
  );
}
