// Everything around a board, for local and online tables: top bar, prompt, sheets, replay, result.

import { useRef, useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { BoardContext, type BoardContextValue } from '../../parts/boardContext.ts';
import { FrameLater } from '../../parts/frameLater.ts';
import { useWide } from '../../parts/useWide.ts';
import { Told } from '../announcements/Told.tsx';
import { useTableVoice } from '../announcements/useTableVoice.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import { useAfterFirstView } from '../later.tsx';
import { anyRefusalText } from '../messageTexts.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { PartErrorBoundary } from '../PartErrorBoundary.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import type { Watching } from '../watch/useWatching.ts';
import { EventLog } from './EventLog.tsx';
import { useEnding } from './ending/useEnding.ts';
import { onlyPerson } from './ending/youOf.ts';
import { lastActsOf } from './lastActs.ts';
import {
  EndingParts,
  exportGame,
  GameOverBar,
  Hints,
  laterTable,
  ReplayBar,
  Rules,
  TableCard,
  WatchBar,
} from './laterParts.ts';
import { nextAtDevice } from './nextAtDevice.ts';
import { PassDevice } from './PassDevice.tsx';
import { PracticeNote, PracticeSheet } from './Practice.tsx';
import { pendingMove } from './pendingMove.ts';
import { Recap } from './Recap.tsx';
import { OpenSheet, SheetSlot } from './SheetSlot.tsx';
import { SidePanel } from './SidePanel.tsx';
import { NO_MOVES, shownSnapshot } from './shownSnapshot.ts';
import { type SheetName, TableSheet } from './TableSheets.tsx';
import { TopBar } from './TopBar.tsx';
import type { TableProps } from './tableProps.ts';
import { useBoardFocus } from './useBoardFocus.ts';
import { useGameOver } from './useGameOver.ts';
import { useHint } from './useHint.ts';
import { useMoveInput } from './useMoveInput.ts';
import type { CurrentSnapshot, Pace } from './usePacedSnapshot.ts';
import { usePanel } from './usePanel.ts';
import { useRecapReplay } from './useRecapReplay.ts';
import { type ShortcutName, useShortcuts } from './useShortcuts.ts';
import { useSkip } from './useSkip.ts';
import { useStaleTapGuard } from './useStaleTapGuard.ts';
import { useTakeBack } from './useTakeBack.ts';
import { useTurns } from './useTurns.ts';
import './table-page.css';

interface TableContentProps extends TableProps {
  readonly now: CurrentSnapshot;
  readonly pace: Pace;
  readonly names: Names;
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  /** Null where somebody plays. */
  readonly watching: Watching | null;
}

export function TableContent(props: TableContentProps) {
  const { id, client, game, strip, isCopy = false, onAgain, rematch, localized, board, names, pace } = props;
  const watching = props.now.snapshot.outcome ? null : props.watching;
  const { back, ending = null, finishedByBots: standIns = null } = props;
  const { revision } = props.now;
  const standIn = (!props.now.snapshot.outcome && props.standIn) || null;
  const snapshot = shownSnapshot(props.now.snapshot, standIn !== null, ending !== null);
  const texts = useTexts();
  const nameOf = useGameNames();
  const { yourSeat } = useOnlineTexts();
  const { lang, texts: gameTexts } = localized;
  const { motion: motionMs, sound } = useSettings();
  const isWide = useWide();
  useAfterFirstView(laterTable);
  const root = useRef<HTMLDivElement>(null);
  const [sheet] = useState(() => new OpenSheet());
  const panel = usePanel(isWide);
  const open = (name: SheetName, isByKey = false) => {
    if (!panel.toggle(name, isByKey)) sheet.set(name);
  };
  const gameOver = useGameOver(snapshot, { isCopy, isStopped: ending !== null });
  const { seat, view, allViews, moves, deciders, outcome, ply, last } = snapshot;
  const playing = useMoveInput(client, snapshot, (refusal) =>
    anyRefusalText(lang, refusal, { names, texts: gameTexts }),
  );
  const you = props.you === undefined ? onlyPerson(client.players) : props.you;
  const finale = useEnding({ snapshot, gameOver, ending, standIns, localized, you, names });
  const ended = finale.result;

  const isPast = ply < last;
  const replay = useReplay(client, snapshot, id, ending !== null);
  const look = (at: number) => {
    sheet.set(null);
    replay.showPly(at);
  };
  const taking = useTakeBack(client, snapshot);
  const takeBack = taking.act;
  const hinting = useHint(client, snapshot, { texts: gameTexts, names }, () => sheet.set('hint'));
  const hint = hinting.ask;
  // A move is seen before the table is covered for the next person.
  const next = replay.finished || pace.phase !== 'idle' ? null : nextAtDevice(client, snapshot);
  const prompt = ended && ply === last ? ended.reason : gameTexts.prompt(snapshot.publicView ?? view, names);
  const { tell, told, announce } = useTableVoice({
    ...{ now: props.now, snapshot, client, game, localized, names, prompt, ended, standIns, board },
    coveredFor: next === null ? null : names(next),
    clock: props.clock ?? null,
  });
  useShortcuts((name: ShortcutName) => {
    if (next !== null || tell(name)) return;
    if (name === 'takeBack') takeBack?.();
    else if (name === 'hint') hint?.();
    else if (name === 'sound') changeSettings({ sound: !sound });
    else if (name === 'now') look(last);
    else if (name === 'result') gameOver.show();
    else if (name !== 'card' || game.referenceCard) open(name === 'help' ? 'keys' : name, true);
  });

  const sentenceOf = (notations: readonly string[]) => {
    const first = moves.find(({ notation }) => notation === notations[0]);
    return first ? gameTexts.move(first.move, view) : texts.table.yourMove;
  };
  const words = { lang, texts: gameTexts, names };
  const shown = useTurns(snapshot, client.players.length, words);
  const recap = useRecapReplay({ turns: shown.recap, last, showPly: replay.showPly });
  useSkip(root, recap.isOn ? { phase: 'beat', next: recap.stop, setFast: () => {} } : pace);
  const { asking, forced } = playing;
  // Only if its question is still open.
  const held = props.held?.ply === snapshot.since && moves.length > 0 ? props.held : null;
  const boardContext: BoardContextValue = {
    lang,
    revision,
    motionMs,
    prompt,
    isAsked: moves.length > 0 && !forced && !held,
    question: snapshot.since,
    announcement: !held && forced ? texts.table.onlyMove(gameTexts.move(forced.move, view)) : null,
    note: playing.note,
    pending: pendingMove({
      standIn,
      held,
      playing,
      pace: watching ? { ...pace, phase: 'beat' } : pace,
      lastTurn: shown.lastTurn,
      texts,
      sentenceOf,
    }),
    ownLabel: seat !== null && seat === you && !client.players[seat]?.name ? yourSeat : undefined,
    seatStatuses: props.seatStatuses,
    lastActs: lastActsOf(shown.turns, words),
    takeBack,
    hint,
    hinted: hinting.best,
    isWatched: watching !== null,
    advice: hinting.advice,
    choose: playing.choose,
    // Nothing else can be chosen before the held move is withdrawn.
    attempt: (notation) => !held && !standIn && playing.send([notation]),
    explain: hinting.before(playing.explain),
    announce,
  };

  useStaleTapGuard(
    root,
    [next, seat, snapshot.since, moves.length > 0, forced !== null, asking !== null, held !== null].join(),
  );
  useBoardFocus(root, moves.length > 0 ? `${seat} ${snapshot.since}` : '', isPast);
  const follow = (notation: string) => {
    sheet.set(null);
    playing.choose([notation]);
  };
  const rules = <Rules {...{ game, localized, board }} at={board.rulesSection(view)} />;
  const card = game.referenceCard ? (
    <TableCard game={game} table={{ seats: client.players.length, options: client.options }} />
  ) : null;
  const log = (
    <EventLog
      log={snapshot.log}
      seats={client.players.length}
      shownPly={isPast ? ply : null}
      words={words}
      marks={board.eventMarks}
      onLook={look}
    />
  );

  const recapStrip = !gameOver.isOver && !watching && next === null && (!isPast || recap.isOn) && (
    <Recap
      {...{ words, turns: shown.recap, isAsked: moves.length > 0, isCompact: !isWide }}
      onReplay={recap.start}
    />
  );

  return (
    <BoardContext.Provider value={boardContext}>
      <div class={`table-page room ${board.room ?? ''}`} ref={root}>
        <TopBar {...{ back, open }} title={nameOf(game.id)} opened={isWide ? panel.shown : undefined}>
          <FrameLater>{recapStrip}</FrameLater>
        </TopBar>
        <main class="table-main" lang={lang}>
          <PartErrorBoundary>{strip}</PartErrorBoundary>
          {!snapshot.isSaved && <p class="unkept">{texts.table.unkept}</p>}
          {snapshot.isPractice && !outcome && next === null && <PracticeNote />}
          {watching && (
            <FrameLater>
              <WatchBar
                {...{ watching, words, ply }}
                hasHands={!game.hidesNothing}
                log={snapshot.log}
                onStep={() => pace.next()}
              />
            </FrameLater>
          )}
          {((isPast && !recap.isOn) || replay.finished) && !finale.isCeremony && (
            <ReplayBar {...{ snapshot, replay, names }} seats={client.players.length} />
          )}
          {gameOver.isOver && !finale.isCeremony && (
            <GameOverBar
              {...{ id, onAgain, rematch }}
              isResultOpen={gameOver.shown !== 'no'}
              hasCoach={last > 0}
              onResult={gameOver.show}
              onShare={finale.share}
            />
          )}
          {next !== null ? (
            <PassDevice name={names(next)} seat={next} onUncover={() => client.show(next)} />
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
              counted={finale.counted}
              log={shown.log}
              choose={playing.choose}
              explain={playing.explain}
            />
          )}
        </main>
        <Told text={told} />
        {next === null && panel.shown && (
          <SidePanel
            {...{ log, rules, takesFocus: panel.takesFocus }}
            shown={panel.shown}
            onShow={panel.show}
          />
        )}
      </div>
      <SheetSlot sheet={sheet}>
        {(name) =>
          name ? (
            <TableSheet
              name={name}
              {...{ log, rules, card, takeBack, hint }}
              hints={
                <Hints
                  {...{ snapshot, names, texts: gameTexts }}
                  hints={hinting.moves ?? []}
                  onChoose={follow}
                />
              }
              resign={props.resign ?? null}
              isOnline={client.place === 'server'}
              isCounted={client.isCounted === true}
              save={id === undefined ? null : () => void exportGame(id, names)}
              onOpen={sheet.set}
            />
          ) : (
            ended && (
              <EndingParts
                {...{ id, client, game, snapshot, replay, localized, finale, names, you, onAgain, rematch }}
                onClose={gameOver.close}
              />
            )
          )
        }
      </SheetSlot>
      {taking.isAsking && <PracticeSheet onBegin={() => void taking.practise()} onClose={taking.close} />}
    </BoardContext.Provider>
  );
}
