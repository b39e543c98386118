// The settings page; at a table the same form is in a sheet.
import { NoticeSettings } from '../notices/NoticeSettings.tsx';
import { Account } from '../online/Account.tsx';
import { PageBar } from '../PageBar.tsx';
import { PRIVACY_TEXTS } from '../privacy/texts.ts';
import { Link } from '../router.tsx';
import { BlockList } from '../safety/BlockList.tsx';
import { useTexts } from '../texts/index.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './settings.ts';

export function SettingsPage() {
  const texts = useTexts();
  const { lang } = useSettings();
  return (
    <>
      <PageBar title={texts.settings.title} to="/" label={texts.home} />
      <main class="leaf">
        <SettingsForm />
        <NoticeSettings />
        <Account />
        <BlockList />
        <div class="menu">
          <Link to="/about" class="plain-button">
            {texts.about}
          </Link>
          <Link to="/privacy" class="plain-button">
            {PRIVACY_TEXTS[lang].title}
          </Link>
        </div>
      </main>
    </>
  );
}
