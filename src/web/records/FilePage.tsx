// A game from a file: chosen or dropped, checked to the last move, kept, opened. What is wrong with it is said.
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { PageBar } from '../PageBar.tsx';
import { go } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useStudyTexts } from '../study/words/index.ts';
import { useTexts } from '../texts/index.ts';
import { fileFaultText } from './faults.ts';
import { importFile } from './file.ts';
import './records.css';

export function FilePage() {
  const texts = useTexts();
  const study = useStudyTexts();
  const words = study.records;
  const { lang } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const speaker = { lang, words: study, personName: texts.gamePage.personName };
  const take = async (file: Blob | undefined) => {
    if (!file) return;
    setProblem(null);
    setBusy(true);
    const imported = await importFile(file).catch(() => null);
    setBusy(false);
    if (imported?.ok) go(`/table/${imported.id}?at=0`);
    else setProblem(imported ? fileFaultText(imported.fault, speaker) : words.cannotKeep);
  };
  return (
    <>
      <PageBar title={words.open} to="/" label={texts.home} />
      <main
        class="leaf"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <label class="file-drop">
          <Icon name="take" />
          <input
            type="file"
            accept=".json,application/json"
            aria-label={words.open}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
          <span>{words.drop}</span>
        </label>
        {isBusy && <p role="status">{words.checking}</p>}
        {problem && <p role="alert">{problem}</p>}
      </main>
    </>
  );
}
