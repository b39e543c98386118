// One sentence that says who must do what, and at most three buttons under the thumb.
import { useDesk } from './desk.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Thing } from './Thing.tsx';
import { PART_WORDS } from './words.ts';
import './prompt.css';

/** The likely one first. Each has one of `move`, `step`, `cancel`, `look`, or only `why` when it is not possible now. */
export interface PromptButton {
  readonly label: string;
  readonly move?: string | readonly string[] | undefined;
  readonly step?: string | undefined;
  readonly cancel?: boolean | undefined;
  readonly look?: boolean | undefined;
  readonly why?: string | undefined;
  readonly chosen?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

export interface PromptProps {
  readonly text?: string | undefined;
  readonly buttons?: readonly PromptButton[] | undefined;
}

export function Prompt({ text, buttons = [] }: PromptProps) {
  const desk = useDesk();
  const words = PART_WORDS[desk.lang];
  const { pending } = desk;
  const shown: readonly PromptButton[] = pending
    ? [
        { label: words.yes, step: 'confirm', onPress: pending.confirm },
        { label: words.no, cancel: true, onPress: pending.cancel },
      ]
    : buttons;
  return (
    <section class={`prompt${desk.asked ? ' is-asked' : ''}`}>
      <Tool icon="undo" label={words.takeBack} act={desk.takeBack} />
      <div class="prompt-middle">
        <p class="prompt-note" role="alert">
          {desk.note}
        </p>
        <p class="prompt-text" aria-live="polite">
          {desk.asked && <Icon name="quill" />} {pending?.text ?? text ?? desk.prompt}
        </p>
        {shown.length > 0 && (
          <div class="prompt-buttons">
            {shown.map(({ label, ...act }) => (
              <Thing key={label} label={label} class="button" {...act}>
                {label}
              </Thing>
            ))}
          </div>
        )}
      </div>
      <Tool icon="hint" label={words.hint} act={desk.hint} />
    </section>
  );
}

function Tool({ icon, label, act }: { icon: IconName; label: string; act: (() => void) | null }) {
  return (
    <button
      type="button"
      class={`icon-button prompt-tool${act ? '' : ' is-idle'}`}
      aria-label={label}
      title={label}
      disabled={!act}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
