// A game that came in a link: kept on this device, then shown at the moment that the link names.
import { useEffect, useState } from 'preact/hooks';
import { importData } from '../records/file.ts';
import { go, Link } from '../router.tsx';
import { useStudyTexts } from '../study/words/index.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { unpacked } from './share.ts';

export function SharedPage() {
  const texts = useTexts();
  const { replay: words, records } = useStudyTexts();
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(words.title);
  useEffect(() => {
    const { search, hash } = location;
    const open = async () => {
      const found = await unpacked(hash.slice(1));
      const imported = found.ok ? await importData(found.data) : found;
      if (imported.ok) go(`/table/${imported.id}${search}`);
      else setProblem(imported.fault === 'too-large' ? records.tooLargeLink : words.badLink);
    };
    open().catch(() => setProblem(words.badLink));
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
