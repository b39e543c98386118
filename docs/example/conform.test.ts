// High Card under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../src/engine/conform/index.ts';
import { kit } from './fixtures/conformance.ts';
import { highCard } from './index.ts';

describe('high card conforms', () => {
  for (const check of conformance(highCard, kit)) test(check.name, check.run);
});
