// The sentence for a cause. Apart from the other texts, because the home page does not need it.
import { shown } from './arguments.ts';
import { EngineError } from './errors.ts';
import type { AnyTexts, CauseKind, Names } from './texts.ts';

export function causeText(texts: Pick<AnyTexts, 'causes'>, { key, args }: CauseKind, names: Names): string {
  const sentence = texts.causes && Object.hasOwn(texts.causes, key) ? texts.causes[key] : undefined;
  if (!sentence) throw new EngineError('no-cause-text', `no text for the cause ${shown(key)}`);
  return sentence(args, names);
}
