// The page for a game in a link: saves it on this device, then shows the position that the link names.
import { useEffect, useState } from 'preact/hooks';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { importData } from '../records/gameFile.ts';
import { linkFaultText } from '../records/importFaults.ts';
import { Link, navigate } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { decodeGame } from './shareLink.ts';

export function SharedGamePage() {
  const texts = useTexts();
  const words = useAnalysisTexts();
  const { lang } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(words.replay.title);
  useEffect(() => {
    const { search, hash } = location;
    const open = async () => {
      const found = await decodeGame(hash.slice(1));
      const imported = found.ok ? await importData(found.data) : found;
      if (imported.ok) navigate(`/table/${imported.id}${search}`);
      else setProblem(linkFaultText(imported.fault, { lang, words, personName: texts.gamePage.personName }));
    };
    // An unreadable link is an expected result; the only other failure is saving the game.
    open().catch(() => setProblem(words.records.cannotKeep));
  }, []);
  return (
    <main class="leaf">
      <h1>{problem ?? texts.loading}</h1>
      <Link to="/" class="plain-button">
        {texts.home}
      </Link>
    </main>
  );
}
