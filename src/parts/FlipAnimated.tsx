// Animates pieces from their old places to their new ones whenever the table has changed.
import { Component, type ComponentChildren, createRef } from 'preact';
import { beforeNextFrame } from './beforeNextFrame.ts';
import { animateMoves, measurePlaces, type Places } from './flipAnimation.ts';
import { onUpcomingPosition } from './upcomingPosition.ts';

interface FlipAnimatedProps {
  readonly revision: number;
  readonly durationMs: number;
  leaves?: ((flip: string) => string | undefined) | undefined;
  readonly children?: ComponentChildren;
}

/** A class, because only classes have getSnapshotBeforeUpdate, which measures before the page changes. */
export class FlipAnimated extends Component<FlipAnimatedProps> {
  private readonly root = createRef<HTMLDivElement>();
  /** Valid for the next update only. */
  private measured: Places | null = null;
  private stopListening = () => {};
  private start: (() => void) | null = null;

  override componentDidMount(): void {
    this.stopListening = onUpcomingPosition(() => {
      this.measured = this.measure();
    });
  }

  override componentWillUnmount(): void {
    this.stopListening();
    this.start = null;
  }

  private measure(): Places | null {
    this.startNow();
    const root = this.root.current;
    if (!root || this.props.durationMs === 0) return null;
    return ignoreErrors(() => measurePlaces(root)) ?? null;
  }

  override getSnapshotBeforeUpdate(before: Readonly<FlipAnimatedProps>): Places | null {
    const { measured } = this;
    this.measured = null;
    return before.revision === this.props.revision ? null : (measured ?? this.measure());
  }

  override componentDidUpdate(
    _before: Readonly<FlipAnimatedProps>,
    _state: unknown,
    places: Places | null,
  ): void {
    const { durationMs, leaves } = this.props;
    const root = this.root.current;
    if (!places || !root) return;
    this.start = () => animateMoves(root, places, { durationMs, leaves });
    beforeNextFrame(() => this.startNow());
  }

  private startNow(): void {
    const { start } = this;
    this.start = null;
    if (start) ignoreErrors(start);
  }

  override render() {
    return (
      <div ref={this.root} class="motion">
        {this.props.children}
      </div>
    );
  }
}

/** The animation is optional: a browser that cannot run it shows every piece in its new place at once. */
function ignoreErrors<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
