// Plays a sound by the settings of this device: not if it is muted, and not from a tab in the background.
import type { SoundName } from '../parts/sound/names.ts';
import { settings } from './settings/settings.ts';

/** Calls that are also heard from a tab in the background, if the player wants that. */
const CALLS: ReadonlySet<SoundName> = new Set(['your-turn', 'low-time']);

export function playTableSound(
  name: SoundName,
  options: { readonly delayMs?: number; readonly pitch?: number } = {},
): void {
  const { sound, volume, callInBackground } = settings();
  if (!sound || volume === 0) return;
  if (document.hidden && !(callInBackground && CALLS.has(name))) return;
  // Sounds are made by code, and nothing needs it before the first of them.
  void import('../parts/sound/player.ts').then(
    ({ playSound }) => playSound(name, { ...options, volume }),
    () => {},
  );
}
