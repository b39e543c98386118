// The top of a page to read: the way back and the title, which is the window's too.
import { Icon } from '../parts/Icon.tsx';
import { Link } from './router.tsx';
import { useTitle } from './useTitle.ts';

interface PageBarProps {
  readonly title: string;
  /** Where the way back leads, and what it is called. */
  readonly to: string;
  readonly label: string;
}

export function PageBar({ title, to, label }: PageBarProps) {
  useTitle(title);
  return (
    <header class="bar">
      <Link to={to} class="icon-button" label={label}>
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
    </header>
  );
}
