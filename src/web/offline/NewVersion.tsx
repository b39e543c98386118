// Says that a new version waits, where it disturbs no game; the person decides when.
import { useTexts } from '../texts/index.ts';
import { takeNewVersion, useNewVersion } from './update.ts';
import './offline.css';

export function NewVersion() {
  const { offline } = useTexts();
  if (!useNewVersion()) return null;
  return (
    <aside class="new-version" aria-label={offline.newVersion}>
      <p role="status">{offline.newVersionText}</p>
      <button type="button" class="plain-button" data-take-new="" onClick={takeNewVersion}>
        {offline.take}
      </button>
    </aside>
  );
}
