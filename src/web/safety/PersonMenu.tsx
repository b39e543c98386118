// What a player can do about somebody else: mute or block them for good, or report them. Closed it is one small button.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import type { BlocksAt, Met } from '../../protocol/safety.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { type ApiResult, callApi, registerDevice } from '../online/api.ts';
import type { RemoteTable } from '../online/remoteTable.ts';
import { useBusy } from '../online/useBusy.ts';
import { useSettings } from '../settings/settings.ts';
import { ReportForm } from './ReportForm.tsx';
import { SAFETY_TEXTS } from './texts.ts';
import './safety.css';

interface PersonMenuProps {
  /** Beside a name, where a flag alone would say nothing. */
  readonly hasWords?: boolean;
  readonly remote: Pick<RemoteTable, 'rereadChat'>;
  readonly met: Met;
  readonly name: string;
}

type OwnBlock = BlocksAt['seats'][number];

export function PersonMenu(props: PersonMenuProps) {
  const { lang } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const label = SAFETY_TEXTS[lang].open(props.name);
  return (
    <>
      <button
        type="button"
        class={props.hasWords ? 'plain-button safety-open' : 'icon-button safety-open'}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        data-person-menu={props.met.seat}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="flag" />
        {props.hasWords && <span>{SAFETY_TEXTS[lang].openShort}</span>}
      </button>
      {isOpen && <PersonActions {...props} />}
    </>
  );
}

function PersonActions({ remote, met, name }: PersonMenuProps) {
  const { lang, name: ownName } = useSettings();
  const texts = SAFETY_TEXTS[lang];
  const { buttonState, run } = useBusy();
  const [own, setOwn] = useState<OwnBlock>(null);
  const [note, setNote] = useState('');
  useEffect(() => {
    if (met.seat < 0) return;
    void callApi<BlocksAt>('GET', `/matches/${met.match}/blocks`).then((found) => {
      if (found.ok) setOwn(found.value.seats[met.seat] ?? null);
    });
  }, [met.match, met.seat]);
  const refused = ({ refusal }: { readonly refusal: Parameters<typeof anyRefusalText>[1] | null }) =>
    setNote(refusal ? anyRefusalText(lang, refusal, { names: String, texts: undefined }) : texts.failed);
  /** A spectator may have no device yet. */
  const call = async <T,>(method: string, path: string, body?: unknown): Promise<ApiResult<T>> => {
    const device = await registerDevice(ownName.trim());
    return device.ok ? callApi<T>(method, path, body) : device;
  };
  const set = async (kind: 'block' | 'mute') => {
    const made = await call<{ id: string }>('POST', '/me/blocks', { ...met, kind });
    if (!made.ok) return refused(made);
    setOwn({ id: made.value.id, kind });
    setNote(kind === 'block' ? texts.isBlocked(name) : texts.isMuted(name));
    await remote.rereadChat();
  };
  const remove = async (id: string) => {
    const done = await call('DELETE', `/me/blocks/${id}`);
    if (!done.ok) return refused(done);
    setOwn(null);
    setNote(texts.removed(name));
    await remote.rereadChat();
  };
  const report = async (reason: string, words: string) => {
    const sent = await call('POST', '/reports', { ...met, reason, words });
    if (!sent.ok) return refused(sent);
    setNote(texts.sent);
  };
  return (
    <section class="safety-actions" aria-label={texts.open(name)} data-person-actions="">
      {own ? (
        <div class="row">
          <p>{own.kind === 'block' ? texts.isBlocked(name) : texts.isMuted(name)}</p>
          <button
            type="button"
            class="plain-button"
            data-unblock=""
            {...buttonState('remove')}
            onClick={() => void run('remove', () => remove(own.id))}
          >
            {texts.remove}
          </button>
        </div>
      ) : (
        (['mute', 'block'] as const).map((kind) => (
          <div key={kind} class="row">
            <button
              type="button"
              class="plain-button"
              data-block={kind}
              {...buttonState(kind)}
              onClick={() => void run(kind, () => set(kind))}
            >
              {texts[kind]}
            </button>
            <small>{kind === 'mute' ? texts.muteMeans(name) : texts.blockMeans(name)}</small>
          </div>
        ))
      )}
      <ReportForm
        texts={texts}
        button={buttonState('report')}
        onSend={(reason, words) => void run('report', () => report(reason, words))}
      />
      <p role="status">{note}</p>
    </section>
  );
}
