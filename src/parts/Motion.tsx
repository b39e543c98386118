// Things travel from where they were to where they go, whenever the table has moved on.
import { Component, type ComponentChildren, createRef } from 'preact';
import { fly, measure, type Places } from './flight.ts';

interface MotionProps {
  readonly moment: number;
  readonly duration: number;
  leaves?: ((flip: string) => string | undefined) | undefined;
  readonly children?: ComponentChildren;
}

/** A class, because only a class is asked before the page changes where everything stood. */
export class Motion extends Component<MotionProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Readonly<MotionProps>): Places | null {
    const root = this.root.current;
    if (!root || before.moment === this.props.moment || this.props.duration === 0) return null;
    return withoutFail(() => measure(root)) ?? null;
  }

  override componentDidUpdate(_before: Readonly<MotionProps>, _state: unknown, places: Places | null): void {
    const { duration, leaves } = this.props;
    const root = this.root.current;
    if (places && root) withoutFail(() => fly(root, places, { duration, leaves }));
  }

  override render() {
    return (
      <div ref={this.root} class="motion">
        {this.props.children}
      </div>
    );
  }
}

/** Flying is an extra: a browser that cannot do it shows everything in its new place at once. */
function withoutFail<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
