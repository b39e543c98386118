// The about page: what this is, and whose work is in it.
import { PageBar } from '../PageBar.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { ABOUT } from './texts.ts';
import './about.css';

const CREDITS = [
  { name: 'game-icons.net', address: 'https://game-icons.net', says: 'icons' },
  { name: 'EB Garamond', address: 'https://fonts.google.com/specimen/EB+Garamond', says: 'text' },
  { name: 'Uncial Antiqua', address: 'https://fonts.google.com/specimen/Uncial+Antiqua', says: 'titles' },
] as const;

export function AboutPage() {
  const texts = useTexts();
  const about = ABOUT[useSettings().lang];
  return (
    <>
      <PageBar title={texts.about} to="/" label={texts.home} />
      <main class="leaf">
        <p>{about.what}</p>
        <p>{about.rules}</p>
        <h2>{about.thanks}</h2>
        <ul class="credits">
          {CREDITS.map(({ name, address, says }) => (
            <li key={name}>
              <a href={address} rel="noreferrer">
                {name}
              </a>
              : {about[says]}
            </li>
          ))}
        </ul>
        <p>{about.ours}</p>
      </main>
    </>
  );
}
