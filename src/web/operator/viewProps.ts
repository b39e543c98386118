// What every view of the operator's page is given.
import type { Ask } from './adminApi.ts';
import type { OperatorTexts } from './texts.ts';

export interface ViewProps {
  readonly ask: Ask;
  readonly texts: OperatorTexts;
}
