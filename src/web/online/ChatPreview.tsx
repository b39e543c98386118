// The last line of chat on the table: small, for a moment, and it can be dismissed.
import { useEffect, useRef, useState } from 'preact/hooks';
import { announcer } from '../../parts/announcer.ts';
import { Icon } from '../../parts/Icon.tsx';
import { browser } from '../browser.ts';
import { useSettings } from '../settings/settings.ts';
import { playTableSound } from '../tableSound.ts';
import { textsIn } from '../texts/loadTexts.ts';
import { type ChatMessage, messageId } from './chatMessages.ts';
import { ranked } from './Notices.tsx';
import { useOnlineTexts } from './texts/index.ts';
import './chat-preview.css';

const SHOW_MS = 8000;

interface ChatPreviewProps {
  /** Without those of muted seats and of the player. */
  readonly messages: readonly ChatMessage[];
  nameOf(seat: number): string;
  onOpen(): void;
}

export function ChatPreview({ messages, nameOf, onOpen }: ChatPreviewProps) {
  const texts = useOnlineTexts();
  const { phrases } = textsIn(useSettings().lang, 'protocol');
  const newest = messages.at(-1);
  const id = newest ? messageId(newest) : '';
  const text = newest && (newest.said.kind === 'phrase' ? phrases[newest.said.phrase] : newest.said.line);
  // What was said before the page was opened is not news.
  const known = useRef(id);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (id === known.current) return;
    known.current = id;
    setShown(id);
    playTableSound('chat', { pitch: 1 });
    if (newest) announcer.say('notice', `${newest.name ?? nameOf(newest.seat)}: ${text}`);
    const timer = browser.after(SHOW_MS, () => setShown(null));
    return () => timer.cancel();
  }, [id]);
  const isShown = newest !== undefined && shown === id;
  if (!isShown) return null;
  return (
    <div class="chat-preview" data-chat-preview="" {...ranked('news')}>
      <button type="button" class="chat-preview-line" onClick={onOpen}>
        <strong>{newest.name ?? nameOf(newest.seat)}</strong> {text}
      </button>
      <button
        type="button"
        class="chat-preview-close"
        aria-label={texts.connection.dismiss}
        onClick={() => setShown(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
