// At home: one's own tables on the server, and those that are open to anybody. Nothing when there are none, or no server.
import { useEffect, useState } from 'preact/hooks';
import type { ListedMatch } from '../../protocol/http.ts';
import { Link } from '../router.tsx';
import { onShelf } from '../shelf.ts';
import type { SavedGame } from '../store.ts';
import { useTexts } from '../texts/index.ts';
import { myTables, openTables } from './api.ts';
import { keptDevice } from './keep.ts';
import { useOnlineTexts } from './texts/index.ts';

const AGAIN = 10_000;
const MOST_OVER = 5;

interface OnlineTablesProps {
  /** A finished game that is kept on this device is listed there. */
  readonly kept: readonly SavedGame[];
}

export function OnlineTables({ kept }: OnlineTablesProps) {
  const texts = useOnlineTexts();
  const [mine, setMine] = useState<readonly ListedMatch[]>([]);
  const [open, setOpen] = useState<readonly ListedMatch[]>([]);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      if (document.hidden) return;
      const [own, all] = await Promise.all([keptDevice() ? myTables() : null, openTables()]);
      if (!isWanted) return;
      setMine(own?.ok ? own.value.matches : []);
      setOpen(all.ok ? all.value.matches : []);
    };
    void load();
    const timer = setInterval(() => void load(), AGAIN);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  const over = mine
    .filter(({ match, state }) => state === 'over' && !kept.some(({ id }) => id === match))
    .slice(0, MOST_OVER);
  const going = mine.filter(({ state }) => state !== 'over');
  const known = new Set(mine.map(({ match }) => match));
  const others = open.filter(({ match, free }) => !known.has(match) && free > 0);
  return (
    <>
      <Tables title={texts.myTables} tables={[...going, ...over]} />
      <Tables title={texts.openTables} tables={others} />
    </>
  );
}

interface TablesProps {
  readonly title: string;
  readonly tables: readonly ListedMatch[];
}

function Tables({ title, tables }: TablesProps) {
  const shell = useTexts();
  const texts = useOnlineTexts();
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="kept">
        {tables.map(({ match, game, names, free, state, isMyTurn }) => {
          const shelf = onShelf(game);
          if (!shelf) return null;
          return (
            <li key={match}>
              <Link to={`/play/${match}`}>
                <strong>{shell.games[shelf.id].name}</strong> {names.filter(Boolean).join(', ')}{' '}
                <small>
                  {isMyTurn ? texts.yourTurn : state === 'waiting' ? texts.free(free) : texts.states[state]}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
