// The frame all boards share: the others above, the table, what is asked, the own side under the thumb.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useDesk } from './desk.ts';
import { Motion } from './Motion.tsx';
import { useMagnifier } from './magnifier.ts';
import { Prompt, type PromptButton } from './Prompt.tsx';
import { PART_WORDS } from './words.ts';
import './frame.css';

export interface FrameProps {
  /** Usually a `SeatStrip`. */
  readonly seats: ComponentChildren;
  /** What is asked in the middle of a choice; else the game's own prompt. */
  readonly prompt?: string | undefined;
  readonly buttons?: readonly PromptButton[] | undefined;
  /** Hand and holdings of the shown seat; a spectator has none. */
  readonly own?: ComponentChildren;
  /** Where a piece that has left the board flies to: from its `flip` to an `anchor`. */
  leaves?: ((flip: string) => string | undefined) | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function Frame({ seats, prompt, buttons, own, leaves, children, ...rest }: FrameProps) {
  const { lang, moment, motion } = useDesk();
  const words = PART_WORDS[lang];
  const root = useRef<HTMLDivElement>(null);
  useMagnifier(root);
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.querySelector<HTMLElement>('[data-cancel]')?.click();
  };
  return (
    <Motion moment={moment} duration={motion} leaves={leaves}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the things inside */}
      <div class={`frame ${rest.class ?? ''}`} ref={root} data-moment={moment} onKeyDown={onKeyDown}>
        <div class="frame-seats">{seats}</div>
        <section class="frame-table" aria-label={words.table}>
          {children}
        </section>
        <Prompt text={prompt} buttons={buttons} />
        {own !== undefined && (
          <section class="frame-own" aria-label={words.own} data-anchor="own">
            {own}
          </section>
        )}
      </div>
    </Motion>
  );
}
