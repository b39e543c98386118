// The page that opens a game from a file: checks it completely, saves it, and shows it, or says what is wrong with it.
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { PageBar } from '../PageBar.tsx';
import { navigate } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { importFile } from './gameFile.ts';
import { fileFaultText } from './importFaults.ts';
import './records.css';

export function OpenFilePage() {
  const texts = useTexts();
  const study = useAnalysisTexts();
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
    if (imported?.ok) navigate(`/table/${imported.id}?at=0`);
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
