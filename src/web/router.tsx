// Navigation on the browser's own history. Written by hand: the two small routers for Preact weigh more than these lines, and neither catches Safari's limit on history entries.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BASE } from './base.ts';

const NAVIGATED_EVENT = 'scriptorium:moved';

/** The path of the page, as the routes have it: without what the whole site begins with. */
export const currentPath = (): string => location.pathname.slice(BASE.length) || '/';

/** Paths are those of the routes, here and in links. */
export function navigate(path: string): void {
  // Safari refuses too many history entries in a short time; then the browser loads the page.
  try {
    history.pushState(null, '', BASE + path);
  } catch {
    location.assign(BASE + path);
    return;
  }
  dispatchEvent(new Event(NAVIGATED_EVENT));
  scrollTo(0, 0);
}

/** The parameters of a path that matches a pattern such as `/game/:id`; null if it does not. Further segments are ignored. */
export function matchPath(pattern: string, path: string): readonly string[] | null {
  const segments = path.split('/').slice(1);
  const params: string[] = [];
  for (const [i, expected] of pattern.split('/').slice(1).entries()) {
    const segment = segments[i] ?? '';
    if (!expected.startsWith(':')) {
      if (segment !== expected) return null;
    } else if (segment === '') return null;
    else params.push(segment);
  }
  return params;
}

export function usePath(): string {
  const [path, setPath] = useState(currentPath);
  useEffect(() => {
    const follow = () => setPath(currentPath());
    addEventListener('popstate', follow);
    addEventListener(NAVIGATED_EVENT, follow);
    // A link may be tapped between the first drawing and this effect.
    follow();
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener(NAVIGATED_EVENT, follow);
    };
  }, []);
  return path;
}

export interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function Link({ to, label, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={BASE + to} class={rest.class} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
