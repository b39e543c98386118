// The state of a player's request for another game, which a server has to answer.
import type { ComponentChildren } from 'preact';

export interface RematchRequest {
  /** Of the button: while the request is under way it cannot be pressed again. */
  readonly button: {
    readonly disabled: boolean;
    readonly 'aria-busy': boolean;
    readonly 'data-next'?: string;
  };
  /** Of the button, if it is not the usual one. */
  readonly label?: string;
  /** To say no to what others have asked for; null if nobody has asked. */
  readonly decline: { readonly label: string; act(): void } | null;
  /** Only on the sheet of the result: what it has done to ratings, and the way to profiles. */
  readonly players?: ComponentChildren;
  /** What the others want, and why the last request was refused. */
  readonly note: ComponentChildren;
}
