// What this site stores, for how long by the settings of the server in force, and how to export and delete it.
import { useEffect, useState } from 'preact/hooks';
import type { SiteInfo } from '../../protocol/site.ts';
import { callApi } from '../online/api.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { PRIVACY_TEXTS, type PrivacyTexts } from './texts.ts';
import './privacy.css';

export function PrivacyPage() {
  const { home } = useTexts();
  const texts = PRIVACY_TEXTS[useSettings().lang];
  const [site, setSite] = useState<SiteInfo | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void callApi<SiteInfo>('GET', '/site').then((found) => {
      if (found.ok) setSite(found.value);
      else setFailed(true);
    });
  }, []);
  return (
    <>
      <PageBar title={texts.title} to="/" label={home} />
      <main class="leaf">
        <p>{texts.intro}</p>
        <h2>{texts.device}</h2>
        <p>{texts.deviceText}</p>
        <h2>{texts.server}</h2>
        {hasFailed && <p role="alert">{texts.unknown}</p>}
        {site && <KeptTable texts={texts} retention={site.retention} />}
        <p>{texts.address}</p>
        <h2>{texts.rights}</h2>
        <p>{texts.rightsText}</p>
        <div class="menu">
          <Link to="/settings" class="plain-button">
            {texts.toSettings}
          </Link>
          {site?.privacy && (
            <a class="plain-button" href={site.privacy}>
              {texts.policy}
            </a>
          )}
          {site?.imprint && (
            <a class="plain-button" href={site.imprint}>
              {texts.imprint}
            </a>
          )}
        </div>
      </main>
    </>
  );
}

interface KeptTableProps {
  readonly texts: PrivacyTexts;
  readonly retention: SiteInfo['retention'];
}

function KeptTable({ texts, retention }: KeptTableProps) {
  const { rows } = texts;
  /** A time of 0 keeps it for ever. */
  const kept = (days: number, sentence: (time: string) => string = String) =>
    days === 0 ? texts.forEver : sentence(texts.days(days));
  const list: readonly (readonly [string, string])[] = [
    [rows.name, kept(retention.guests, rows.nameGuest)],
    [rows.games, rows.gamesKept],
    [rows.abandoned, kept(retention.abandonedGames, rows.abandonedAfter)],
    [rows.empty, kept(retention.closedTables)],
    [rows.chat, kept(retention.chat, rows.chatAfter)],
    [rows.reports, kept(retention.reports, rows.reportsAfter)],
    [rows.account, texts.forEver],
    [rows.notices, texts.forEver],
  ];
  return (
    <table class="privacy">
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.howLong}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(([what, howLong]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
