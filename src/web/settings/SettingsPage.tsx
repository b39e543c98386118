// Settings as a page of their own; at the table they are a sheet.
import { Icon } from '../../parts/Icon.tsx';
import { Account } from '../online/Account.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsPage() {
  const texts = useTexts();
  useTitle(texts.settings.title);
  return (
    <main class="leaf">
      <nav class="bar">
        <Link to="/" class="icon-button" label={texts.home}>
          <Icon name="back" />
        </Link>
        <h1>{texts.settings.title}</h1>
      </nav>
      <SettingsForm />
      <Account />
    </main>
  );
}
