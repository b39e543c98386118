// Everything around a board, for local and online tables: top bar, prompt, sheets, replay, result.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ending } from '../../engine/ending.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { eventText, type Names } from '../../engine/texts.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { BoardContext, type BoardContextValue, type SeatStatus } from '../../parts/boardContext.ts';
import { useWide } from '../../parts/useWide.ts';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { type LocalizedTexts, useBoard, useGameTexts } from '../gameAssets.ts';
import { PartErrorBoundary } from '../PartErrorBoundary.tsx';
import { exportSavedGame } from '../records/gameFile.ts';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { Rules } from '../rules/Rules.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { TableClient } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useTitle } from '../useTitle.ts';
import { EventLog } from './EventLog.tsx';
import { GameOverBar } from './GameOverBar.tsx';
import { Hints } from './Hints.tsx';
import { PassDevice } from './PassDevice.tsx';
import { PracticeNote, PracticeSheet } from './Practice.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import type { RematchRequest } from './rematchRequest.ts';
import { SidePanel } from './SidePanel.tsx';
import { shownResult } from './shownResult.ts';
import { NO_MOVES, type StandIn, shownSnapshot, type UnsentMove } from './shownSnapshot.ts';
import { type SheetName, TableSheet } from './TableSheets.tsx';
import { TopBar } from './TopBar.tsx';
import { useBoardFocus } from './useBoardFocus.ts';
import { useGameOver } from './useGameOver.ts';
import { useMoveInput } from './useMoveInput.ts';
import { type ShortcutName, useShortcuts } from './useShortcuts.ts';
import { type CurrentSnapshot, useSnapshot } from './useSnapshot.ts';
import { useSounds } from './useSounds.ts';
import { useStaleTapGuard } from './useStaleTapGuard.ts';
import './table-page.css';

interface TablePageProps {
  /** The id of the saved game on this device. */
  readonly id?: string;
  readonly client: TableClient;
  readonly game: GameManifest;
  /** A read-only copy of a game on a server. */
  readonly isCopy?: boolean;
  /** Shown between the top bar and the board. */
  readonly strip?: ComponentChildren;
  readonly held?: UnsentMove | null;
  /** A bot plays for the shown player, who has nothing to decide. */
  readonly standIn?: StandIn | null;
  /** How the match ended, if its game was not played to the end. */
  readonly ending?: Ending | null;
  readonly seatStatuses?: readonly (SeatStatus | null)[];
  /** Null for a player who may not ask for another game. */
  readonly onAgain: (() => void) | null;
  readonly rematch?: RematchRequest;
}

export function TablePage(props: TablePageProps) {
  const texts = useTexts();
  const nameOf = useGameNames();
  useTitle(nameOf(props.game.id));
  const localized = useGameTexts(props.game);
  const board = useBoard(props.game);
  const now = useSnapshot(props.client);
  useSounds(now?.snapshot ?? null, board);
  if (!now || !localized || !board) return <p class="waiting">{texts.loading}</p>;
  return <TableContent {...props} now={now} localized={localized} board={board} />;
}

interface TableContentProps extends TablePageProps {
  readonly now: CurrentSnapshot;
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
}

function TableContent(props: TableContentProps) {
  const { id, client, game, strip, isCopy = false, onAgain, rematch, localized, board } = props;
  const ending = props.ending ?? null;
  const { revision } = props.now;
  const standIn = (!props.now.snapshot.outcome && props.standIn) || null;
  const snapshot = shownSnapshot(props.now.snapshot, standIn !== null, ending !== null);
  const texts = useTexts();
  const nameOf = useGameNames();
  const { lang, texts: gameTexts } = localized;
  const { motion: motionMs, sound } = useSettings();
  const isWide = useWide();
  const root = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const gameOver = useGameOver(snapshot, { isCopy, isStopped: ending !== null });
  const names: Names = (seat) => client.players[seat]?.name || texts.gamePage.personName(seat + 1);
  const { seat, view, allViews, moves, deciders, outcome, ply, last } = snapshot;
  const playing = useMoveInput(client, snapshot, (refusal) =>
    anyRefusalText(lang, refusal, { names, texts: gameTexts }),
  );
  const ended = shownResult(gameOver.outcome, ending, { names, texts, reasons: gameTexts.reasons });
  useBoardFocus(root, revision);
  useEffect(() => client.setMoveDelay(motionMs === 0 ? 0 : motionMs * 2 + 200), [client, motionMs]);

  const isPast = ply < last;
  const replay = useReplay(client, snapshot, id, ending !== null);
  const look = (at: number) => {
    setSheet(null);
    replay.showPly(at);
  };
  const [isPractising, setPractising] = useState(false);
  const askForPractice = snapshot.wantsPractice && client.practise ? () => setPractising(true) : null;
  const takeBack = snapshot.canTakeBack ? () => void client.takeBack() : askForPractice;
  const practise = async () => {
    setPractising(false);
    await client.practise?.();
    await client.takeBack();
  };
  const hint = client.place === 'device' && moves.length > 1 ? () => setSheet('hint') : null;
  useShortcuts((name: ShortcutName) => {
    if (name === 'takeBack') takeBack?.();
    else if (name === 'hint') hint?.();
    else if (name === 'sound') changeSettings({ sound: !sound });
    else if (name === 'now') look(last);
    else if (name === 'result') gameOver.show();
    else setSheet(name === 'help' ? 'keys' : name);
  });

  const sentenceOf = (notations: readonly string[]) => {
    const first = moves.find(({ notation }) => notation === notations[0]);
    return first ? gameTexts.move(first.move, view) : texts.table.yourMove;
  };
  const { asking, forced } = playing;
  // Only if its question is still open.
  const held = props.held?.ply === snapshot.since && moves.length > 0 ? props.held : null;
  const boardContext: BoardContextValue = {
    lang,
    revision,
    motionMs,
    prompt: ended && ply === last ? ended.reason : gameTexts.prompt(view, names),
    isAsked: moves.length > 0 && !forced && !held,
    announcement: !held && forced ? texts.table.onlyMove(gameTexts.move(forced.move, view)) : null,
    note: playing.note,
    pending: standIn
      ? {
          text: standIn.text,
          confirm: null,
          cancel: null,
          ...(standIn.end && { other: { label: standIn.endLabel, press: standIn.end } }),
        }
      : held
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
    seatStatuses: props.seatStatuses,
    takeBack,
    hint,
    choose: playing.choose,
    // Nothing else can be chosen before the held move is withdrawn.
    attempt: (notation) => !held && !standIn && playing.send([notation]),
    explain: playing.explain,
  };

  const people = client.players.flatMap(({ kind }, each) => (kind === 'person' ? [each] : []));
  const next = deciders.find((decider) => people.includes(decider));
  const isCovered =
    !replay.finished &&
    client.place === 'device' &&
    people.length > 1 &&
    next !== undefined &&
    seat !== next &&
    !deciders.includes(seat ?? -1);
  useStaleTapGuard(
    root,
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
  const rules = <Rules {...{ game, localized, board }} at={board.rulesSection(view)} />;
  const log = (
    <EventLog snapshot={snapshot} texts={gameTexts} names={names} marks={board.eventMarks} onLook={look} />
  );

  return (
    <BoardContext.Provider value={boardContext}>
      <div class="table-page" ref={root}>
        <TopBar title={nameOf(game.id)} onOpen={setSheet} />
        <main class="table-main" lang={lang}>
          <PartErrorBoundary>{strip}</PartErrorBoundary>
          {!snapshot.isSaved && (
            <p class="unkept" role="alert">
              {texts.table.unkept}
            </p>
          )}
          {snapshot.isPractice && !outcome && !isCovered && <PracticeNote />}
          {(isPast || replay.finished) && (
            <ReplayBar {...{ snapshot, replay, names }} seats={client.players.length} />
          )}
          {gameOver.isOver && (
            <GameOverBar
              {...{ id, snapshot, replay, names, onAgain, rematch }}
              isResultOpen={gameOver.shown !== 'no'}
              hasCoach={ending === null}
              onResult={gameOver.show}
            />
          )}
          {isCovered && next !== undefined ? (
            <PassDevice name={names(next)} onUncover={() => client.show(next)} />
          ) : (
            <board.Board
              view={view}
              seat={seat}
              allViews={allViews}
              moves={asking || forced || held ? NO_MOVES : moves}
              deciders={deciders}
              outcome={outcome}
              names={names}
              lang={lang}
              texts={gameTexts}
              newEvents={snapshot.newEvents}
              log={snapshot.log.filter((entry) => entry.ply <= ply)}
              choose={playing.choose}
              explain={playing.explain}
            />
          )}
        </main>
        <p class="unseen" role="log" aria-live="polite">
          {isCovered ? '' : snapshot.newEvents.map((event) => eventText(gameTexts, event, names)).join(' ')}
        </p>
        {!isCovered && isWide && <SidePanel log={log} rules={rules} />}
      </div>
      {sheet && (
        <TableSheet
          name={sheet}
          log={log}
          rules={rules}
          hints={<Hints client={client} snapshot={snapshot} texts={gameTexts} onChoose={follow} />}
          takeBack={takeBack}
          hint={hint}
          save={id === undefined ? null : () => void exportSavedGame(id, names)}
          onOpen={setSheet}
        />
      )}
      {isPractising && <PracticeSheet onBegin={() => void practise()} onClose={() => setPractising(false)} />}
      {ended && gameOver.shown !== 'no' && !sheet && (
        <ResultSheet
          id={id}
          result={ended}
          names={names}
          isAsked={gameOver.shown === 'asked'}
          account={
            (gameOver.outcome &&
              gameTexts.scoreBreakdown?.(
                snapshot.log.map(({ event }) => event),
                names,
              )) ??
            []
          }
          onAgain={onAgain}
          rematch={rematch}
          onClose={gameOver.close}
        />
      )}
    </BoardContext.Provider>
  );
}
