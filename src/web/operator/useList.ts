// A list of the operator's page: asked for when it is shown, and again when something has changed.
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import type { Ask, Lists } from './adminApi.ts';

export function useList<K extends keyof Lists>(
  ask: Ask,
  name: K,
  body?: unknown,
): { readonly rows: Lists[K] | null; reload(): Promise<void> } {
  const [rows, setRows] = useState<Lists[K] | null>(null);
  const reload = async () => {
    const asked = await ask<Pick<Lists, K>>(body === undefined ? 'GET' : 'POST', `/${name}`, body);
    if (asked.ok) setRows(asked.value[name]);
  };
  useEffect(() => void reload(), [name, JSON.stringify(body)]);
  return { rows, reload };
}

export function useDay(): (at: number) => string {
  const { lang } = useSettings();
  return (at) => new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
}
