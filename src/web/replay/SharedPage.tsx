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
  const { replay: words } = useStudyTexts();
  const [hasFailed, setFailed] = useState(false);
  useTitle(words.title);
  useEffect(() => {
    const { search, hash } = location;
    const open = async () => {
      const imported = await importData(await unpacked(hash.slice(1)));
      if (imported.ok) go(`/table/${imported.id}${search}`);
      else setFailed(true);
    };
    open().catch(() => setFailed(true));
  }, []);
  return (
    <main class="leaf">
      <h1>{hasFailed ? words.badLink : texts.loading}</h1>
      <Link to="/" class="plain-button">
        {texts.home}
      </Link>
    </main>
  );
}
