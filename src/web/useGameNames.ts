// The names of games in the current language.
import { findManifest } from '../games/index.ts';
import { useSettings } from './settings/settings.ts';

/** A game that is not registered here is called by its id. */
export function useGameNames(): (id: string) => string {
  const { lang } = useSettings();
  return (id) => findManifest(id)?.names[lang] ?? id;
}
