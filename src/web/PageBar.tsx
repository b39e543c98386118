// The top bar of a page: a link back, and the title, which is also the title of the browser tab.
import { Icon } from '../parts/Icon.tsx';
import { Link } from './router.tsx';
import { useTitle } from './useTitle.ts';

interface PageBarProps {
  readonly title: string;
  /** The target of the link back, and its label. */
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
