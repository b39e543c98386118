// An icon in a line of text.
import { ICONS, type IconName } from './icons.ts';
import { memo } from './memo.ts';
import './icon.css';

export interface IconProps {
  readonly name: IconName;
}

/** Put it beside a text or inside an element with a label: screen readers skip the icon itself. */
export const Icon = memo(function Icon({ name }: IconProps) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
});
