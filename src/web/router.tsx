// Where the page is: plain paths, the browser's own history.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const MOVED = 'scriptorium:moved';

export function go(path: string): void {
  // Safari refuses when it is done too often; then the browser goes there itself.
  try {
    history.pushState(null, '', path);
  } catch {
    location.assign(path);
    return;
  }
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

export function usePath(): string {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    addEventListener(MOVED, follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener(MOVED, follow);
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
    go(to);
  };
  return (
    <a href={to} class={rest.class} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
