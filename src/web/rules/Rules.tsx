// A game's rules, section by section.
import type { AnyTexts } from '../../engine/texts.ts';
import { Prose } from './Prose.tsx';

export function Rules({ texts }: { readonly texts: AnyTexts }) {
  return (
    <div class="prose">
      {texts.rules.map(({ id, title, text }) => (
        <section key={id} id={`rule-${id}`}>
          <h2>{title}</h2>
          <Prose text={text} />
        </section>
      ))}
    </div>
  );
}
