// The oil lamp on the table, where there is room for it: the light of the room comes from there.

export function Lamp() {
  return (
    <svg class="lamp" viewBox="0 0 120 84" aria-hidden="true">
      <ellipse class="lamp-shade" cx="68" cy="72" rx="44" ry="7" />
      <circle class="lamp-glow" cx="17" cy="28" r="26" />
      <path class="lamp-flame" d="M17 8c7 9 9 14 7 20-1.500 5-12 6-14 0C8 22 14 18 17 8z" />
      <path class="lamp-core" d="M17 18c3 5 4 8 3 11-1 3-6 3-7 0-1-4 3-6 4-11z" />
      <path class="lamp-handle" d="M92 46c16-16 27 0 14 9-4 3-9 3-14 3" />
      <path
        class="lamp-body"
        d="M9 36c-3-3 2-6 7-4 12 5 18 8 26 5 8-3 40-3 50 6 6 6 3 18-7 23-12 6-38 6-50 0C24 60 14 44 9 36z"
      />
      <path class="lamp-light" d="M14 37c9 6 20 8 29 4 9-3 33-3 42 4-12-3-32-4-42-1-10 4-22 1-29-7z" />
      <ellipse class="lamp-hole" cx="64" cy="42" rx="11" ry="3" />
      <path class="lamp-line" d="M38 54c14 7 34 7 48 0M43 60c12 5 28 5 39 0" />
    </svg>
  );
}
