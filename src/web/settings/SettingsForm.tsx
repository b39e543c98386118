// The form for language, theme, sound, animations, name and the confirmation of moves.
import type { ComponentChildren } from 'preact';
import { LANGS } from '../../engine/texts.ts';
import { NameField } from '../online/NameField.tsx';
import { useTexts } from '../texts/index.ts';
import './settings.css';
import { changeSettings, MOTIONS, THEMES, useSettings } from './settings.ts';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;

export function SettingsForm() {
  const now = useSettings();
  const { settings: words } = useTexts();
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Choices legend={words.lang}>
        {LANGS.map((lang) => (
          <Radio
            key={lang}
            name="lang"
            label={LANGUAGE_NAMES[lang]}
            lang={lang}
            checked={now.lang === lang}
            onChoose={() => changeSettings({ lang })}
          />
        ))}
      </Choices>
      <Choices legend={words.theme}>
        {THEMES.map((theme) => (
          <Radio
            key={theme}
            name="theme"
            label={words.themes[theme]}
            checked={now.theme === theme}
            onChoose={() => changeSettings({ theme })}
          />
        ))}
      </Choices>
      <Choices legend={words.motion}>
        {MOTIONS.map((motion) => (
          <Radio
            key={motion}
            name="motion"
            label={words.motions[motion]}
            checked={now.motion === motion}
            onChoose={() => changeSettings({ motion })}
          />
        ))}
      </Choices>
      <NameField />
      <Switch label={words.sound} on={now.sound} onChange={(sound) => changeSettings({ sound })} />
      <Switch label={words.confirm} on={now.confirm} onChange={(confirm) => changeSettings({ confirm })} />
      <Switch label={words.forced} on={now.forced} onChange={(forced) => changeSettings({ forced })} />
      <Switch label={words.keys} on={now.keys} onChange={(keys) => changeSettings({ keys })} />
    </form>
  );
}

function Choices({ legend, children }: { readonly legend: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps {
  readonly name: string;
  readonly label: string;
  readonly lang?: string;
  readonly checked: boolean;
  onChoose(): void;
}

function Radio({ name, label, lang, checked, onChoose }: RadioProps) {
  return (
    <label class="choice" lang={lang}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class="choice">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
