// The operator's page, behind the token of the server: what it shows and does goes through the routes of `scriptorium admin`.
import { useState } from 'preact/hooks';
import { anyRefusalText } from '../messageTexts.ts';
import { PageBar } from '../PageBar.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { Announcements } from './Announcements.tsx';
import { type Ask, askAdmin, isReading, keepToken, readToken } from './adminApi.ts';
import { Bans } from './Bans.tsx';
import { AuditLog, Overview } from './Overview.tsx';
import { Reports } from './Reports.tsx';
import { People, Tables } from './SearchLists.tsx';
import { OPERATOR_TEXTS, type OperatorTexts } from './texts.ts';
import './operator.css';
import '../form.css';

const VIEWS = {
  overview: Overview,
  reports: Reports,
  tables: Tables,
  people: People,
  bans: Bans,
  bulletins: Announcements,
  audit: AuditLog,
} as const;
type View = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as View[];

export function OperatorPage() {
  const { home } = useTexts();
  const { lang } = useSettings();
  const texts = OPERATOR_TEXTS[lang];
  const [token, setToken] = useState(readToken);
  const [view, setView] = useState<View>('overview');
  const [note, setNote] = useState('');
  const leave = () => {
    keepToken('');
    setToken('');
  };
  /** Says what came of it, wherever it was asked. */
  const ask: Ask = async (method, path, body) => {
    const asked = await askAdmin<never>(token, method, path, body);
    if (asked.ok) {
      if (!isReading(method, path)) setNote(texts.done);
    } else {
      const { refusal } = asked;
      setNote(refusal ? anyRefusalText(lang, refusal, { names: String, texts: undefined }) : texts.failed);
      if (refusal?.code === 'not-admin') leave();
    }
    return asked;
  };
  const Shown = VIEWS[view];
  return (
    <>
      <PageBar title={texts.title} to="/" label={home} />
      <main class="leaf operator">
        <p role="status" class="operator-note">
          {note}
        </p>
        {token === '' ? (
          <TokenForm
            texts={texts}
            onToken={(given) => {
              keepToken(given);
              setToken(given);
              setNote('');
            }}
          />
        ) : (
          <>
            <nav class="operator-views" aria-label={texts.title}>
              {NAMES.map((name) => (
                <button
                  key={name}
                  type="button"
                  class="plain-button"
                  aria-current={view === name ? 'page' : undefined}
                  data-view={name}
                  onClick={() => {
                    setNote('');
                    setView(name);
                  }}
                >
                  {texts.views[name]}
                </button>
              ))}
            </nav>
            <section aria-label={texts.views[view]}>
              <h2>{texts.views[view]}</h2>
              <Shown key={view} ask={ask} texts={texts} />
            </section>
            <button type="button" class="plain-button" data-leave="" onClick={leave}>
              {texts.leave}
            </button>
          </>
        )}
      </main>
    </>
  );
}

function TokenForm({ texts, onToken }: { readonly texts: OperatorTexts; onToken(token: string): void }) {
  const [given, setGiven] = useState('');
  return (
    <form
      class="form operator-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.trim()) onToken(given.trim());
      }}
    >
      <label>
        {texts.token}
        <input
          type="password"
          autocomplete="off"
          data-token=""
          value={given}
          onInput={(event) => setGiven(event.currentTarget.value)}
        />
      </label>
      <p class="quiet">{texts.tokenMeans}</p>
      <button type="submit" class="plain-button">
        {texts.enter}
      </button>
    </form>
  );
}
