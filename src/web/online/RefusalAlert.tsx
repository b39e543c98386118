// Shows why a request was refused. It scrolls into view, because the button above it may be at the edge of the screen.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { useSettings } from '../settings/settings.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useIsOnline } from './useIsOnline.ts';

interface RefusalAlertProps {
  readonly refusal: AnyRefusal | 'unreachable';
  names(seat: number): string;
}

export function RefusalAlert({ refusal, names }: RefusalAlertProps) {
  const texts = useOnlineTexts();
  const { lang } = useSettings();
  const isOnline = useIsOnline();
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'nearest' }), [refusal]);
  const unreachable = isOnline ? texts.failed : texts.connection.offline;
  return (
    <p role="alert" class="online-refusal" ref={alert}>
      {refusal === 'unreachable' ? unreachable : anyRefusalText(lang, refusal, { names, texts: undefined })}
    </p>
  );
}
