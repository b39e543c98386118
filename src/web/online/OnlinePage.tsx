// An online table, from the invitation to the end.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Broken } from '../Broken.tsx';
import { TableRoom } from '../room/TableRoom.tsx';
import { go } from '../router.tsx';
import { onShelf } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { takeSeatLink } from './keep.ts';
import { NoTable } from './NoTable.tsx';
import { RemoteTable } from './remote.ts';
import { Strip } from './Strip.tsx';
import type { Surroundings } from './surroundings.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useNotice } from './useNotice.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './online.css';

export function OnlinePage({ id }: { readonly id: string }) {
  const { loading } = useTexts();
  const [remote, setRemote] = useState<RemoteTable | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    takeSeatLink(id);
    const opened = new RemoteTable(id, (reason) => {
      console.error(reason);
      setBroken(true);
    });
    setRemote(opened);
    return () => opened.close();
  }, [id]);
  if (isBroken) return <Broken />;
  return remote ? <Around key={id} remote={remote} /> : <p class="waiting">{loading}</p>;
}

function Around({ remote }: { readonly remote: RemoteTable }) {
  const [around, setAround] = useState<Surroundings | null>(null);
  useEffect(() => remote.watch(setAround), [remote]);
  useNotice(around);
  // Who has asked for another game goes there as soon as it is set.
  const isEager = useRef(false);
  const next = around?.room?.next ?? null;
  useEffect(() => {
    if (isEager.current && next !== null) go(`/play/${next}`);
  }, [next]);
  const { line } = useOnlineTexts();
  const { room = null, refusal = null } = around ?? {};
  const game = room && onShelf(room.game);
  if (!around || !room || !game || refusal || room.state === 'closed')
    return <NoTable remote={remote} around={around} />;
  if (room.state === 'waiting')
    return <WaitingRoom remote={remote} room={room} game={game} around={around} />;
  const again = () => {
    if (room.next !== null) return go(`/play/${room.next}`);
    isEager.current = true;
    void remote.demand({ kind: 'rematch' });
  };
  const { held } = around.unsent;
  // Whoever looks on may follow to the next game, but not ask for it.
  const mayAsk = room.you !== null || room.next !== null;
  return (
    <TableRoom
      {...(around.proof === 'fair' && { id: room.match })}
      link={remote}
      game={game}
      strip={<Strip remote={remote} room={room} around={around} onAgain={again} />}
      held={
        held && {
          ...held,
          say: around.line === 'open' ? () => line.sending : line.willSend,
          withdraw: held.canWithdraw ? () => remote.withdraw() : null,
          withdrawLabel: line.withdraw,
        }
      }
      onAgain={mayAsk ? again : null}
    />
  );
}
