// Offers to install a new version, on pages where it disturbs no game.
import { useTexts } from '../texts/index.ts';
import { activateNewVersion, useNewVersion } from './serviceWorkerClient.ts';
import './offline.css';

export function NewVersion() {
  const { offline } = useTexts();
  if (!useNewVersion()) return null;
  return (
    <aside class="new-version" aria-label={offline.newVersion}>
      <p role="status">{offline.newVersionText}</p>
      <button type="button" class="plain-button" data-take-new="" onClick={activateNewVersion}>
        {offline.take}
      </button>
    </aside>
  );
}
