// Decoration: a pen flourish under a heading.
import './flourish.css';

export function Flourish() {
  return (
    <svg class="flourish" viewBox="0 0 160 16" aria-hidden="true">
      <path d="M4 8h46c8 0 10-6 16-6s6 6 14 6 8-6 14-6 8 6 16 6h46M66 8c4 4 8 6 14 6s10-2 14-6" />
      <circle cx="80" cy="8" r="2.2" />
      <circle cx="56" cy="8" r="1.4" />
      <circle cx="104" cy="8" r="1.4" />
    </svg>
  );
}
