// The prompt: one sentence that says who must do what, and at most three buttons.
import type { ComponentChildren } from 'preact';
import { Action } from './Action.tsx';
import { useBoardContext } from './boardContext.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { PART_TEXTS } from './texts.ts';
import { usePromptAnnouncements } from './usePromptAnnouncements.ts';
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
  /** The moves that can still be reached through it: it is marked when a hint names one of them. */
  readonly leadsTo?: readonly string[] | undefined;
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

/** Longer sentences are set smaller, so that the prompt keeps its height at 360 px. */
const MAX_TWO_LINES = 72;

export function Prompt({ text, buttons = [] }: PromptProps) {
  const board = useBoardContext();
  const words = PART_TEXTS[board.lang];
  const { pending } = board;
  const sentence = board.announcement ?? pending?.text ?? text ?? board.prompt;
  usePromptAnnouncements(pending?.spoken ?? sentence);
  const shown: readonly PromptButton[] = pending
    ? [
        ...(pending.confirm ? [{ label: words.yes, step: 'confirm', onPress: pending.confirm }] : []),
        ...(pending.cancel
          ? [{ label: pending.cancelLabel ?? words.no, cancel: true, onPress: pending.cancel }]
          : []),
        ...(pending.other ? [{ label: pending.other.label, look: true, onPress: pending.other.press }] : []),
      ]
    : buttons;
  const advice = pending ? null : (board.advice ?? null);
  const note = board.note ?? advice?.text ?? null;
  const isLong = (note ?? sentence).length > MAX_TWO_LINES;
  return (
    // The focus waits here when what had it is gone: on no button, so that Enter never plays by accident.
    <section
      class={`prompt${board.isAsked ? ' is-asked' : ''}`}
      tabIndex={-1}
      aria-label={words.now}
      data-prompt=""
      data-buttons={shown.length}
    >
      <Tool icon="undo" label={words.takeBack} act={board.takeBack} />
      <div class={`prompt-text${isLong ? ' is-long' : ''}`}>
        <p class={board.note === null && advice ? 'prompt-note is-advice' : 'prompt-note'}>
          {note}
          {board.note === null && advice?.more && (
            <button type="button" class="prompt-more" data-hint-more="" onClick={advice.more}>
              {words.moreHints}
            </button>
          )}
        </p>
        <p class={note === null ? undefined : 'unseen'}>
          {board.isAsked && <Icon name="quill" />} {sentence}
        </p>
      </div>
      <Tool icon="hint" label={words.hint} act={board.hint} />
      {/* Also without buttons, so that the prompt keeps its height. */}
      <div class="prompt-buttons">
        {shown.map(({ label, short, picture, ...act }) => (
          <Action
            key={label}
            label={label}
            class={picture === undefined ? 'button' : 'button has-picture'}
            {...act}
          >
            {picture === undefined && short === undefined ? (
              label
            ) : (
              <>
                {picture}
                {/* Hidden itself too: the face around it has no box, and its own text would become part of the name. */}
                <span aria-hidden="true">{short ?? label}</span>
              </>
            )}
          </Action>
        ))}
      </div>
    </section>
  );
}

function Tool({ icon, label, act }: { icon: IconName; label: string; act: (() => void) | null }) {
  return (
    <button
      type="button"
      class={`icon-button prompt-tool${act ? '' : ' is-idle'}`}
      aria-label={label}
      data-explain={label}
      disabled={!act}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
