// What happened, as sentences that one reader may see.
import {
  type AnyTexts,
  eventText,
  type Names,
  type Reader,
  redactEvent,
  type Step,
} from '../../engine/index.ts';

export function sentencesOf(steps: readonly Step[], reader: Reader, texts: AnyTexts, names: Names): string[] {
  return steps.flatMap((step) =>
    step.events.map((event) => eventText(texts, redactEvent(event, reader), names)),
  );
}
