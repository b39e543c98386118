// The room around a board: bar, sheets, curtain, result, and everything that happens between two snapshots.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { eventText } from '../engine/texts.ts';
import { refusalText } from '../engine/words/index.ts';
import { type Desk, DeskContext } from '../parts/desk.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { playSound } from '../parts/sound.ts';
import { Curtain } from './Curtain.tsx';
import { Log } from './Log.tsx';
import { useBoard, useGameTexts } from './loading.ts';
import { Result } from './Result.tsx';
import { Rules } from './Rules.tsx';
import { Link } from './router.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './settings.ts';
import type { ShelfGame } from './shelf.ts';
import type { Snapshot, TableLink } from './table/link.ts';
import { useTexts } from './texts/index.ts';
import './room.css';

interface TableRoomProps {
  readonly link: TableLink;
  readonly game: ShelfGame;
}

type SheetName = 'rules' | 'log' | 'menu';

export function TableRoom({ link, game }: TableRoomProps) {
  const texts = useTexts();
  const { lang, motion, sound, confirm, forced } = useSettings();
  const gameTexts = useGameTexts(game);
  const kit = useBoard(game);
  const [{ snapshot, moment }, setNow] = useState<{ snapshot: Snapshot | null; moment: number }>({
    snapshot: null,
    moment: 0,
  });
  const [note, setNote] = useState<string | null>(null);
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [looking, setLooking] = useState(false);

  useEffect(
    () =>
      link.subscribe((snapshot) => {
        setNow(({ moment }) => ({ snapshot, moment: moment + 1 }));
        setNote(null);
        setAsking(null);
      }),
    [link],
  );
  useEffect(() => link.pace(motion === 0 ? 0 : motion * 2 + 200), [link, motion]);

  const names = useMemo(() => (seat: number) => link.sitters[seat]?.name ?? '', [link]);
  useEffect(() => {
    if (!snapshot || !kit || !sound) return;
    const heard = snapshot.told.map(({ key }) => kit.marks[key]?.sound).find((name) => name !== undefined);
    if (heard) playSound(heard);
  }, [snapshot, kit, sound]);

  const [only, another] = snapshot?.moves ?? [];
  useEffect(() => {
    if (!snapshot || !forced || !only || another) return;
    const timer = setTimeout(() => void link.play([only.notation], snapshot.ply), motion * 3);
    return () => clearTimeout(timer);
  }, [snapshot, forced, only, another, link, motion]);

  if (!snapshot || !gameTexts || !kit) return <p class="waiting">{texts.loading}</p>;
  const { seat, view, moves, deciders, outcome, ply } = snapshot;

  const send = async (notations: readonly string[]) => {
    setAsking(null);
    const answer = await link.play(notations, ply);
    if (!answer.ok) setNote(refusalText(lang, answer.refusal, { names, texts: gameTexts }));
  };
  const choose = (notations: readonly string[]) => {
    setNote(null);
    if (confirm) setAsking(notations);
    else void send(notations);
  };
  const sentenceOf = (notations: readonly string[]) => {
    const first = moves.find(({ notation }) => notation === notations[0]);
    return first ? gameTexts.move(first.move, view) : notations.join(', ');
  };
  const desk: Desk = {
    lang,
    moment,
    motion,
    prompt: outcome ? (gameTexts.reasons[outcome.reason] ?? '') : gameTexts.prompt(view, names),
    asked: moves.length > 0,
    note,
    pending: asking && {
      text: texts.table.confirm(sentenceOf(asking)),
      confirm: () => void send(asking),
      cancel: () => setAsking(null),
    },
    choose,
    attempt: (notation) => void send([notation]),
    explain: setNote,
  };
  const people = link.sitters.flatMap(({ kind }, each) => (kind === 'person' ? [each] : []));
  const next = deciders.find((decider) => people.includes(decider));
  const covered = people.length > 1 && next !== undefined && !deciders.some((decider) => decider === seat);

  return (
    <DeskContext.Provider value={desk}>
      <div class="room">
        <header class="bar">
          <Link to="/" class="icon-button" label={texts.home}>
            <Icon name="back" />
          </Link>
          <h1>{texts.games[game.id].name}</h1>
          {(['rules', 'log', 'menu'] as const).map((name) => (
            <button
              key={name}
              type="button"
              class="icon-button"
              aria-label={texts.table[name]}
              onClick={() => setSheet(name)}
            >
              <Icon name={name === 'rules' ? 'book' : name} />
            </button>
          ))}
        </header>
        <main class="room-table">
          {covered ? (
            <Curtain name={names(next)} onLift={() => link.look(next)} />
          ) : (
            <kit.Board
              view={view}
              seat={seat}
              moves={asking ? [] : moves}
              deciders={deciders}
              outcome={outcome}
              names={names}
              lang={lang}
              texts={gameTexts}
              told={snapshot.told}
              choose={choose}
              explain={setNote}
            />
          )}
        </main>
        <p class="unseen" role="log" aria-live="polite">
          {snapshot.told.map((event) => eventText(gameTexts, event, names)).join(' ')}
        </p>
        <aside class="room-side">
          <h2>{texts.table.log}</h2>
          <Log
            entries={snapshot.log}
            texts={gameTexts}
            names={names}
            marks={kit.marks}
            onLook={(at) => link.look(seat, at)}
          />
        </aside>
      </div>
      {sheet && (
        <Sheet title={texts.table[sheet]} onClose={() => setSheet(null)}>
          {sheet === 'rules' && <Rules texts={gameTexts} />}
          {sheet === 'log' && (
            <Log
              entries={snapshot.log}
              texts={gameTexts}
              names={names}
              marks={kit.marks}
              onLook={(at) => link.look(seat, at)}
            />
          )}
          {sheet === 'menu' && (
            <>
              <button
                type="button"
                class="plain-button"
                disabled={!snapshot.canTakeBack}
                onClick={() => void link.takeBack()}
              >
                <Icon name="undo" /> {texts.table.takeBack}
              </button>
              <SettingsForm />
            </>
          )}
        </Sheet>
      )}
      {outcome && !looking && (
        <Result
          outcome={outcome}
          names={names}
          reason={desk.prompt}
          game={game}
          onLook={() => setLooking(true)}
        />
      )}
    </DeskContext.Provider>
  );
}
