// A small drawing in a line of text.
import { ICONS, type IconName } from './icons.ts';
import './icon.css';

export interface IconProps {
  readonly name: IconName;
}

/** Always beside a text or inside something with a name: a drawing alone says nothing to a screen reader. */
export function Icon({ name }: IconProps) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
