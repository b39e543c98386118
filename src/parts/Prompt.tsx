// The prompt: one sentence that says who must do what, and at most three buttons.
import type { ComponentChildren } from 'preact';
import { Action } from './Action.tsx';
import { useBoardContext } from './boardContext.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { PART_TEXTS } from './texts.ts';
import './prompt.css';

/** The most likely button comes first. Each has one of `move`, `step`, `cancel` and `look`, or only `why` if it is not possible now. */
export interface PromptButton {
  readonly label: string;
  /** A shorter text for the button itself; the label must contain it. */
  readonly short?: string | undefined;
  /** Drawn before the label, for example a card or a die. */
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
  const board = useBoardContext();
  const words = PART_TEXTS[board.lang];
  const { pending } = board;
  const shown: readonly PromptButton[] = pending
    ? [
        ...(pending.confirm ? [{ label: words.yes, step: 'confirm', onPress: pending.confirm }] : []),
        ...(pending.cancel
          ? [{ label: pending.cancelLabel ?? words.no, cancel: true, onPress: pending.cancel }]
          : []),
        ...(pending.other ? [{ label: pending.other.label, look: true, onPress: pending.other.press }] : []),
      ]
    : buttons;
  return (
    <section class={`prompt${board.isAsked ? ' is-asked' : ''}`}>
      <Tool icon="undo" label={words.takeBack} act={board.takeBack} />
      <div class="prompt-text">
        <p class="prompt-note" role="alert">
          {board.note}
        </p>
        <p class={board.note === null ? undefined : 'unseen'} aria-live="polite">
          {board.isAsked && <Icon name="quill" />}{' '}
          {board.announcement ?? pending?.text ?? text ?? board.prompt}
        </p>
      </div>
      <Tool icon="hint" label={words.hint} act={board.hint} />
      {shown.length > 0 && (
        <div class="prompt-buttons">
          {shown.map(({ label, short, picture, ...act }) => (
            <Action
              key={label}
              label={label}
              class={picture === undefined ? 'button' : 'button has-picture'}
              {...act}
            >
              {picture}
              {short ?? label}
            </Action>
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
