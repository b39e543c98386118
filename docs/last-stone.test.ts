// The game in one file that the guide offers for copying: it conforms, and is registered as a file.
import { afterAll, expect, test } from 'vitest';
import { registerGameFile, unregisterGameFile } from '../src/bots/pool/game-files.ts';
import { conformance } from '../src/engine/conform/index.ts';
import { playGame } from '../src/library/index.ts';
import { lastStone, manifest } from './last-stone.ts';

afterAll(() => unregisterGameFile(manifest.id));

const [en, fr] = await Promise.all([manifest.texts.en(), manifest.texts.fr()]);
const kit = {
  texts: { en, fr },
  pieces: ({ stones, taken }: ReturnType<typeof lastStone.setup>) =>
    Array<string>(taken.reduce((sum, count) => sum + count, stones)).fill('stone'),
  redeal: lastStone.clone,
  games: 20,
};
for (const check of conformance(lastStone, kit)) test(check.name, check.run);

test('it is registered by its file, and a bot plays it to the end', async () => {
  const { game } = await registerGameFile('docs/last-stone.ts');
  expect(playGame(game, ['master@50', 'random'], 'stones').outcome.reason).toBe('last-stone');
});
