// Channels with an address that a person enters: e-mail and webhooks.
import { useState } from 'preact/hooks';
import type { NoticeChannel } from '../../protocol/notices.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useBusy } from '../online/useBusy.ts';
import { addChannel, removeChannel } from './noticesApi.ts';
import { useNoticeWords } from './texts/index.ts';

interface AddressChannelProps {
  readonly kind: 'mail' | 'webhook';
  readonly channels: readonly NoticeChannel[];
  onChange(): void;
}

export function AddressChannel({ kind, channels, onChange }: AddressChannelProps) {
  const words = useNoticeWords();
  const [address, setAddress] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const add = async (given: string) => {
    const added =
      kind === 'mail'
        ? await addChannel('mail', { address: given })
        : await addChannel('webhooks', { url: given });
    setRefusal(added.ok ? null : (added.refusal ?? 'unreachable'));
    if (!added.ok) return;
    setSecret(added.value.secret ?? null);
    setAddress('');
    onChange();
  };
  const remove = async (id: string) => {
    const removed = await removeChannel(id);
    setRefusal(removed.ok ? null : (removed.refusal ?? 'unreachable'));
    onChange();
  };
  const own = channels.filter((channel) => channel.kind === kind);
  return (
    <section class="notice-channel" data-channel={kind}>
      <h3>{words[kind].name}</h3>
      {kind === 'webhook' && <p>{words.webhook.about}</p>}
      {own.length > 0 && (
        <ul class="devices">
          {own.map(({ id, label, isConfirmed }) => (
            <li key={id}>
              <span>
                {label}
                {!isConfirmed && <small>{words.mail.toConfirm}</small>}
              </span>
              {!isConfirmed && (
                <button
                  type="button"
                  class="plain-button"
                  {...buttonState(`again ${id}`)}
                  onClick={() => void run(`again ${id}`, () => add(label))}
                >
                  {words.mail.again}
                </button>
              )}
              <button
                type="button"
                class="plain-button"
                aria-label={words.removeNamed(label)}
                {...buttonState(id)}
                onClick={() => void run(id, () => remove(id))}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {secret && (
        <p role="status">
          {words.webhook.secret} <code>{secret}</code>
        </p>
      )}
      <form
        class="notice-address"
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim() !== '') void run('add', () => add(address.trim()));
        }}
      >
        <label>
          {words[kind].address}
          <input
            type="text"
            inputMode={kind === 'mail' ? 'email' : 'url'}
            value={address}
            maxLength={kind === 'mail' ? 200 : 1000}
            autocomplete={kind === 'mail' ? 'email' : 'off'}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="plain-button" {...buttonState('add')}>
          {words[kind].add}
        </button>
      </form>
      {refusal && <RefusalAlert refusal={refusal} names={String} />}
    </section>
  );
}
