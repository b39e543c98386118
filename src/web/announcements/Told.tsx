// Shows for a while what a key has told, for people who see; screen readers have heard it.
import './told.css';

export function Told({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p class="told" aria-hidden="true" data-told="">
      {text}
    </p>
  );
}
