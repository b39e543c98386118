// A game that came in a link: kept on this device, then shown at the moment that the link names.
import { useEffect, useState } from 'preact/hooks';
import { linkFaultText } from '../records/faults.ts';
import { importData } from '../records/file.ts';
import { go, Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useStudyTexts } from '../study/words/index.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { unpacked } from './share.ts';

export function SharedPage() {
  const texts = useTexts();
  const words = useStudyTexts();
  const { lang } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(words.replay.title);
  useEffect(() => {
    const { search, hash } = location;
    const open = async () => {
      const found = await unpacked(hash.slice(1));
      const imported = found.ok ? await importData(found.data) : found;
      if (imported.ok) go(`/table/${imported.id}${search}`);
      else setProblem(linkFaultText(imported.fault, { lang, words, personName: texts.gamePage.personName }));
    };
    // Why a link cannot be read is an answer; what fails beyond that is keeping the game.
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
