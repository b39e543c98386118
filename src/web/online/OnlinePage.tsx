// An online table, from the invitation to the end.
import { useEffect, useRef, useState } from 'preact/hooks';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { Broken } from '../Broken.tsx';
import { TableRoom } from '../room/TableRoom.tsx';
import { go, Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { onShelf } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { takeSeatLink } from './keep.ts';
import { RemoteTable, type Surroundings } from './remote.ts';
import { Strip } from './Strip.tsx';
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
  const shell = useTexts();
  const texts = useOnlineTexts();
  const { lang } = useSettings();
  useEffect(() => remote.watch(setAround), [remote]);
  useNotice(around);
  // Who has asked for another game goes there as soon as it is set.
  const isEager = useRef(false);
  const next = around?.room?.next ?? null;
  useEffect(() => {
    if (isEager.current && next !== null) go(`/play/${next}`);
  }, [next]);
  const { room = null, refusal = null } = around ?? {};
  const game = room && onShelf(room.game);
  if (refusal || room?.state === 'closed') {
    const setting = { names: (seat: number) => shell.gamePage.personName(seat + 1), texts: undefined };
    return (
      <main class="leaf">
        <h1>{refusal ? anyRefusalText(lang, refusal, setting) : texts.closedTable}</h1>
        <div class="menu">
          <Link to="/" class="plain-button">
            {shell.home}
          </Link>
          {game && (
            <Link to={`/game/${game.id}`} class="plain-button">
              {texts.setAnother(shell.games[game.id].name)}
            </Link>
          )}
        </div>
      </main>
    );
  }
  if (!around || !room || !game) return <p class="waiting">{texts.connecting}</p>;
  if (room.state === 'waiting')
    return <WaitingRoom remote={remote} room={room} game={game} line={around.line} />;
  const again = () => {
    if (room.next !== null) return go(`/play/${room.next}`);
    isEager.current = true;
    void remote.request({ kind: 'rematch' });
  };
  return (
    <TableRoom
      {...(around.proof === 'fair' && { id: room.match })}
      link={remote}
      game={game}
      strip={<Strip remote={remote} room={room} around={around} onAgain={again} />}
      onAgain={again}
    />
  );
}
