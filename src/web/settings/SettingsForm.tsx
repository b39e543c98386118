// The form for language, theme, sound, animations, name and the confirmation of moves.
import type { ComponentChildren } from 'preact';
import { LANGS } from '../../engine/texts.ts';
import { NameField } from '../online/NameField.tsx';
import { playTableSound } from '../tableSound.ts';
import { useTexts } from '../texts/index.ts';
import './settings.css';
import { BOT_SPEEDS, changeSettings, MOTIONS, THEMES, useSettings } from './settings.ts';

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
      <Choices legend={words.speed}>
        {BOT_SPEEDS.map((speed) => (
          <Radio
            key={speed}
            name="speed"
            label={words.speeds[speed]}
            checked={now.speed === speed}
            onChoose={() => changeSettings({ speed })}
          />
        ))}
      </Choices>
      <NameField />
      <SoundSettings />
      <Switch label={words.confirm} on={now.confirm} onChange={(confirm) => changeSettings({ confirm })} />
      <Switch label={words.forced} on={now.forced} onChange={(forced) => changeSettings({ forced })} />
      <Switch label={words.keys} on={now.keys} onChange={(keys) => changeSettings({ keys })} />
    </form>
  );
}

function SoundSettings() {
  const { sound, volume, callInBackground } = useSettings();
  const { settings: words } = useTexts();
  return (
    <fieldset class="choices sound-settings">
      <legend>{words.sound}</legend>
      <Switch label={words.soundOn} on={sound} onChange={(sound) => changeSettings({ sound })} />
      <label class="volume">
        {words.volume}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          aria-valuetext={`${volume} %`}
          onInput={(event) => changeSettings({ volume: Number(event.currentTarget.value) })}
          // The loudness is best judged by hearing it.
          onChange={() => playTableSound('your-turn', { pitch: 1 })}
        />
      </label>
      <Switch
        label={words.callInBackground}
        on={callInBackground}
        onChange={(callInBackground) => changeSettings({ callInBackground })}
      />
    </fieldset>
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
