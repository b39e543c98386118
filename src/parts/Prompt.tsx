// One sentence that says who must do what, and at most three buttons under the thumb.
import type { ComponentChildren } from 'preact';
import { useDesk } from './desk.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Thing } from './Thing.tsx';
import { PART_WORDS } from './words.ts';
import './prompt.css';

/** The likely one first. Each has one of `move`, `step`, `cancel`, `look`, or only `why` when it is not possible now. */
export interface PromptButton {
  readonly label: string;
  /** What is written on it, where that is shorter than the label; the label must contain it. */
  readonly short?: string | undefined;
  /** Drawn before the label: the preview of a card, a die. */
  readonly picture?: ComponentChildren;
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
        ...(pending.confirm ? [{ label: words.yes, step: 'confirm', onPress: pending.confirm }] : []),
        ...(pending.cancel
          ? [{ label: pending.cancelLabel ?? words.no, cancel: true, onPress: pending.cancel }]
          : []),
      ]
    : buttons;
  return (
    <section class={`prompt${desk.asked ? ' is-asked' : ''}`}>
      <Tool icon="undo" label={words.takeBack} act={desk.takeBack} />
      <div class="prompt-text">
        <p class="prompt-note" role="alert">
          {desk.note}
        </p>
        <p class={desk.note === null ? undefined : 'unseen'} aria-live="polite">
          {desk.asked && <Icon name="quill" />} {desk.announced ?? pending?.text ?? text ?? desk.prompt}
        </p>
      </div>
      <Tool icon="hint" label={words.hint} act={desk.hint} />
      {shown.length > 0 && (
        <div class="prompt-buttons">
          {shown.map(({ label, short, picture, ...act }) => (
            <Thing
              key={label}
              label={label}
              class={picture === undefined ? 'button' : 'button has-picture'}
              {...act}
            >
              {picture}
              {short ?? label}
            </Thing>
          ))}
        </div>
      )}
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
