// The room around a board: bar, sheets, curtain, result. The board itself knows none of it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { eventText, type Names } from '../../engine/texts.ts';
import type { AnyBoardKit } from '../../parts/board.ts';
import { type Desk, DeskContext } from '../../parts/desk.ts';
import { useWide } from '../../parts/useWide.ts';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { Guard } from '../Guard.tsx';
import { type Tongue, useBoard, useGameTexts } from '../loading.ts';
import { exportKept } from '../records/file.ts';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { Rules } from '../rules/Rules.tsx';
import { change, useSettings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import type { TableLink } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { Bar } from './Bar.tsx';
import { Curtain } from './Curtain.tsx';
import { EndBar } from './EndBar.tsx';
import { Hints } from './Hints.tsx';
import { Log } from './Log.tsx';
import { PracticeNote, PracticeSheet } from './Practice.tsx';
import { Result } from './Result.tsx';
import { RoomSheet, type SheetName } from './RoomSheet.tsx';
import { Side } from './Side.tsx';
import { useAim } from './useAim.ts';
import { useEnding } from './useEnding.ts';
import { useFocus } from './useFocus.ts';
import { useHearing } from './useHearing.ts';
import { type KeyName, useKeys } from './useKeys.ts';
import { usePlaying } from './usePlaying.ts';
import { type Now, useTable } from './useTable.ts';
import './room.css';

/** A move that could not be sent yet. */
export interface HeldMove {
  readonly notations: readonly string[];
  readonly ply: number;
  say(move: string): string;
  /** Null where it is too late. */
  readonly withdraw: (() => void) | null;
  readonly withdrawLabel: string;
}

interface TableRoomProps {
  /** Where it is kept on this device. */
  readonly id?: string;
  readonly link: TableLink;
  readonly game: ShelfGame;
  /** Of a game on a server, kept to look at. */
  readonly isCopy?: boolean;
  /** Between the bar and the board. */
  readonly strip?: ComponentChildren;
  readonly held?: HeldMove | null;
  /** Null for whoever may not ask for another game. */
  readonly onAgain: (() => void) | null;
}

export function TableRoom(props: TableRoomProps) {
  const texts = useTexts();
  useTitle(texts.games[props.game.id].name);
  const tongue = useGameTexts(props.game);
  const kit = useBoard(props.game);
  const now = useTable(props.link);
  useHearing(now?.snapshot ?? null, kit);
  if (!now || !tongue || !kit) return <p class="waiting">{texts.loading}</p>;
  return <Room {...props} now={now} tongue={tongue} kit={kit} />;
}

const NO_MOVES: readonly never[] = [];

interface RoomProps extends TableRoomProps {
  readonly now: Now;
  readonly tongue: Tongue;
  readonly kit: AnyBoardKit;
}

function Room(props: RoomProps) {
  const { id, link, game, strip, isCopy = false, onAgain, tongue, kit } = props;
  const { snapshot, moment } = props.now;
  const texts = useTexts();
  const { lang, texts: gameTexts } = tongue;
  const { motion, sound } = useSettings();
  const isWide = useWide();
  const room = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const ending = useEnding(snapshot, isCopy);
  const names: Names = (seat) => link.sitters[seat]?.name || texts.gamePage.personName(seat + 1);
  const { seat, view, all, moves, deciders, outcome, ply, last } = snapshot;
  const playing = usePlaying(link, snapshot, (refusal) =>
    anyRefusalText(lang, refusal, { names, texts: gameTexts }),
  );
  useFocus(room, moment);
  useEffect(() => link.pace(motion === 0 ? 0 : motion * 2 + 200), [link, motion]);

  const isPast = ply < last;
  const replay = useReplay(link, snapshot, id);
  const look = (at: number) => {
    setSheet(null);
    replay.look(at);
  };
  const [isPractising, setPractising] = useState(false);
  const askForPractice = snapshot.wantsPractice && link.practise ? () => setPractising(true) : null;
  const takeBack = snapshot.canTakeBack ? () => void link.takeBack() : askForPractice;
  const practise = async () => {
    setPractising(false);
    await link.practise?.();
    await link.takeBack();
  };
  const hint = link.place === 'device' && moves.length > 1 ? () => setSheet('hint') : null;
  useKeys((name: KeyName) => {
    if (name === 'takeBack') takeBack?.();
    else if (name === 'hint') hint?.();
    else if (name === 'sound') change({ sound: !sound });
    else if (name === 'now') look(last);
    else if (name === 'result') ending.show();
    else setSheet(name === 'help' ? 'keys' : name);
  });

  const sentenceOf = (notations: readonly string[]) => {
    const first = moves.find(({ notation }) => notation === notations[0]);
    return first ? gameTexts.move(first.move, view) : notations.join(', ');
  };
  const { asking, forced } = playing;
  // Of a question that is still asked.
  const held = props.held?.ply === snapshot.since && moves.length > 0 ? props.held : null;
  const desk: Desk = {
    lang,
    moment,
    motion,
    prompt: outcome ? (gameTexts.reasons[outcome.reason] ?? '') : gameTexts.prompt(view, names),
    asked: moves.length > 0 && !forced && !held,
    announced: !held && forced ? texts.table.onlyMove(gameTexts.move(forced.move, view)) : null,
    note: playing.note,
    pending: held
      ? {
          text: held.say(sentenceOf(held.notations)),
          confirm: null,
          cancel: forced ? null : held.withdraw,
          cancelLabel: held.withdrawLabel,
        }
      : asking && {
          text: texts.table.confirm(sentenceOf(asking)),
          confirm: () => playing.send(asking),
          cancel: playing.cancel,
        },
    takeBack,
    hint,
    choose: playing.choose,
    attempt: (notation) => playing.send([notation]),
    explain: playing.explain,
  };

  const people = link.sitters.flatMap(({ kind }, each) => (kind === 'person' ? [each] : []));
  const next = deciders.find((decider) => people.includes(decider));
  const isCovered =
    !replay.finished &&
    link.place === 'device' &&
    people.length > 1 &&
    next !== undefined &&
    seat !== next &&
    !deciders.includes(seat ?? -1);
  useAim(
    room,
    [
      isCovered,
      seat,
      snapshot.since,
      moves.length > 0,
      forced !== null,
      asking !== null,
      held !== null,
    ].join(),
  );
  const follow = (notation: string) => {
    setSheet(null);
    playing.choose([notation]);
  };
  const rules = <Rules {...{ game, tongue, kit }} at={kit.section(view)} />;
  const log = <Log snapshot={snapshot} texts={gameTexts} names={names} marks={kit.marks} onLook={look} />;

  return (
    <DeskContext.Provider value={desk}>
      <div class="room" ref={room}>
        <Bar title={texts.games[game.id].name} onOpen={setSheet} />
        <main class="room-table" lang={lang}>
          <Guard>{strip}</Guard>
          {!snapshot.isKept && (
            <p class="unkept" role="alert">
              {texts.table.unkept}
            </p>
          )}
          {snapshot.isPractice && !outcome && !isCovered && <PracticeNote />}
          {(isPast || replay.finished) && (
            <ReplayBar {...{ snapshot, replay, names }} seats={link.sitters.length} />
          )}
          {ending.outcome && (
            <EndBar
              {...{ id, snapshot, replay, names, onAgain }}
              isResultOpen={ending.shown !== 'no'}
              onResult={ending.show}
            />
          )}
          {isCovered && next !== undefined ? (
            <Curtain name={names(next)} onLift={() => link.look(next)} />
          ) : (
            <kit.Board
              view={view}
              seat={seat}
              all={all}
              moves={asking || forced || held ? NO_MOVES : moves}
              deciders={deciders}
              outcome={outcome}
              names={names}
              lang={lang}
              texts={gameTexts}
              told={snapshot.told}
              choose={playing.choose}
              explain={playing.explain}
            />
          )}
        </main>
        <p class="unseen" role="log" aria-live="polite">
          {isCovered ? '' : snapshot.told.map((event) => eventText(gameTexts, event, names)).join(' ')}
        </p>
        {!isCovered && isWide && <Side log={log} rules={rules} />}
      </div>
      {sheet && (
        <RoomSheet
          name={sheet}
          log={log}
          rules={rules}
          hints={<Hints link={link} snapshot={snapshot} texts={gameTexts} onChoose={follow} />}
          takeBack={takeBack}
          hint={hint}
          save={id === undefined ? null : () => void exportKept(id, names)}
          onOpen={setSheet}
        />
      )}
      {isPractising && <PracticeSheet onBegin={() => void practise()} onClose={() => setPractising(false)} />}
      {ending.outcome && ending.shown !== 'no' && !sheet && (
        <Result
          id={id}
          outcome={ending.outcome}
          names={names}
          reason={gameTexts.reasons[ending.outcome.reason] ?? ''}
          isAsked={ending.shown === 'asked'}
          account={
            gameTexts.account?.(
              snapshot.log.map(({ event }) => event),
              names,
            ) ?? []
          }
          onAgain={onAgain}
          onClose={ending.close}
        />
      )}
    </DeskContext.Provider>
  );
}
