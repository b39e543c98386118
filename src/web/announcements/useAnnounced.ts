// Announces a text of the page whenever it changes; the page shows it in its own place.
import { useEffect } from 'preact/hooks';
import { type Announcement, announcer } from '../../parts/announcer.ts';

export function useAnnounced(kind: Announcement, text: string | null | undefined): void {
  useEffect(() => {
    if (text) announcer.say(kind, text);
  }, [kind, text]);
}
