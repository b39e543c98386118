// The settings page; at a table the same form is in a sheet.
import { NoticeSettings } from '../notices/NoticeSettings.tsx';
import { Account } from '../online/Account.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { BlockList } from '../safety/BlockList.tsx';
import { useTexts } from '../texts/index.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsPage() {
  const texts = useTexts();
  return (
    <>
      <PageBar title={texts.settings.title} to="/" label={texts.home} />
      <main class="leaf">
        <SettingsForm />
        <NoticeSettings />
        <Account />
        <BlockList />
        <Link to="/about" class="plain-button">
          {texts.about}
        </Link>
      </main>
    </>
  );
}
