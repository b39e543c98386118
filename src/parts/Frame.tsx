// The layout that all boards share: the other players above or around, the table, the prompt, the player's own area below.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useBoardContext } from './boardContext.ts';
import { FlipAnimated } from './FlipAnimated.tsx';
import { Prompt, type PromptButton } from './Prompt.tsx';
import { PART_TEXTS } from './texts.ts';
import { useExplain } from './useExplain.ts';
import './frame.css';
import './room.css';

export interface FrameProps {
  /** Usually a `SeatStrip`. */
  readonly seats: ComponentChildren;
  /** How many players sit there: with one the table has their room. */
  readonly others: number;
  /** The prompt in the middle of a choice; otherwise the game's own prompt is shown. */
  readonly prompt?: string | undefined;
  readonly buttons?: readonly PromptButton[] | undefined;
  /** The hand and belongings of the shown seat; a spectator has none. */
  readonly own?: ComponentChildren;
  /** The `anchor` to which a piece with this `flip` moves when it has left the board. */
  leaves?: ((flip: string) => string | undefined) | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function Frame({ seats, others, prompt, buttons, own, leaves, children, ...rest }: FrameProps) {
  const { lang, revision, motionMs } = useBoardContext();
  const words = PART_TEXTS[lang];
  const root = useRef<HTMLDivElement>(null);
  useExplain(root);
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.querySelector<HTMLElement>('[data-cancel]')?.click();
  };
  return (
    <FlipAnimated revision={revision} durationMs={motionMs} leaves={leaves}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the actions inside */}
      <div
        class={`frame${others < 2 ? ' is-pair' : ''}${own === undefined ? '' : ' has-own'} ${rest.class ?? ''}`}
        ref={root}
        data-revision={revision}
        onKeyDown={onKeyDown}
      >
        <div class="frame-seats">{seats}</div>
        <section class="frame-table" aria-label={words.table}>
          <h2 class="unseen">{words.table}</h2>
          {children}
        </section>
        <Prompt text={prompt} buttons={buttons} />
        {own !== undefined && (
          <section class="frame-own" aria-label={words.own} data-anchor="own">
            <h2 class="unseen">{words.own}</h2>
            {own}
          </section>
        )}
      </div>
    </FlipAnimated>
  );
}
