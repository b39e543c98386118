// The sheet that asks for the join code of a closed site, over whatever page needs it.
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Sheet } from '../../parts/Sheet.tsx';
import { MAX_JOIN_CODE } from '../../protocol/site.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { callApi } from '../online/api.ts';
import { useBusy } from '../online/useBusy.ts';
import { useSettings } from '../settings/settings.ts';
import { siteName } from '../site.ts';
import { JOIN_TEXTS } from './texts.ts';
import '../form.css';

/** Beside the application: any page may need it. */
export function showJoinSheet(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(<JoinSheet onClose={close} />, place);
}

/** A link may bring the code: https://play.example.org/#join=CODE. It is in the fragment, so that no log has it. */
/** Loads the page again without the code. If it was wrong, the page asks for the right one. */
export async function joinByAddress(code: string): Promise<void> {
  await callApi('POST', '/join', { code });
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}

function JoinSheet({ onClose }: { onClose(): void }) {
  const { lang } = useSettings();
  const texts = JOIN_TEXTS[lang];
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const { buttonState, run } = useBusy();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const join = async () => {
    const { ok, ...answer } = await callApi('POST', '/join', { code });
    // Everything that was refused is asked for again.
    if (ok) return location.reload();
    const refusal = 'refusal' in answer ? answer.refusal : null;
    setProblem(refusal ? anyRefusalText(lang, refusal, { names: String, texts: undefined }) : texts.failed);
    input.current?.select();
  };
  return (
    <Sheet title={texts.title} lang={lang} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run('join', join);
        }}
      >
        <p>{texts.why(siteName())}</p>
        <label>
          {texts.code}
          <input
            ref={input}
            required
            value={code}
            maxLength={MAX_JOIN_CODE}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            data-join-code=""
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>
        <p role="alert">{problem}</p>
        <div class="row">
          <button type="submit" class="big-button" {...buttonState('join')}>
            {texts.enter}
          </button>
          <button type="button" class="plain-button" onClick={onClose}>
            {texts.later}
          </button>
        </div>
        <p class="quiet">{texts.laterMeans}</p>
      </form>
    </Sheet>
  );
}
