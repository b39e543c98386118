// What can wait is drawn a frame after the position itself: a slow device has enough to do in each of the two frames.
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useBoardContext } from './boardContext.ts';

/** The value of a frame ago; without animations, the value. */
export function useFrameLater<T>(value: T): T {
  const isAtOnce = useBoardContext().motionMs === 0;
  const [shown, show] = useState<{ readonly value: T }>({ value });
  useEffect(() => {
    if (isAtOnce) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame, not in it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => show((before) => (before.value === value ? before : { value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, isAtOnce]);
  return isAtOnce ? value : shown.value;
}

/** Children that are drawn a frame later than what is around them. */
export function FrameLater({ children }: { readonly children?: ComponentChildren }): VNode {
  return useFrameLater(children) as VNode;
}
