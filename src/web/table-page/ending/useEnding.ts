// The ending of a game as the page needs it: the verdict, the ceremony, what the board has counted so far, the result.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Ending } from '../../../engine/ending.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Names, ScoringStep } from '../../../engine/texts.ts';
import type { LocalizedTexts } from '../../gameAssets.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Snapshot } from '../../table/tableClient.ts';
import { useTexts } from '../../texts/index.ts';
import { type ShownResult, shownResult } from '../shownResult.ts';
import type { GameOver } from '../useGameOver.ts';
import { type CeremonyStep, ceremonySteps } from './ceremony.ts';
import { hasSeenEnding, rememberEnding } from './endingsSeen.ts';
import { ENDING_TEXTS } from './texts.ts';
import { type Ceremony, useCeremony } from './useCeremony.ts';
import { type FinishedByBots, type Verdict, verdictOf } from './verdict.ts';

interface EndingInput {
  readonly snapshot: Snapshot;
  readonly gameOver: GameOver;
  /** How the match ended, if its game was not played to the end. */
  readonly ending: Ending | null;
  readonly standIns: FinishedByBots | null;
  readonly localized: LocalizedTexts;
  readonly you: Seat | null;
  readonly names: Names;
}

const NO_STEPS: readonly ScoringStep[] = [];

export interface ShownEnding {
  /** Null during the game. */
  readonly result: ShownResult | null;
  readonly verdict: Verdict | null;
  readonly account: readonly ScoringStep[];
  readonly steps: readonly CeremonyStep[];
  readonly ceremony: Ceremony;
  /** During the count: the subjects that the board may show as counted, the last one now. */
  readonly counted: readonly string[] | undefined;
  readonly isCeremony: boolean;
  readonly isResultOpen: boolean;
  readonly isSharing: boolean;
  share(): void;
  endSharing(): void;
  /** Holds the count again; null if there is none. */
  readonly replay: (() => void) | null;
}

export function useEnding(input: EndingInput): ShownEnding {
  const { snapshot, gameOver, ending, standIns, localized, you, names } = input;
  const { lang, texts } = localized;
  const shell = useTexts();
  const { motion, speed } = useSettings();
  // Players who have turned waiting off do not wait at the end either.
  const hasCeremony = motion > 0 && speed !== 'instant';
  const { reasons } = texts;
  const result = shownResult(gameOver.outcome, ending, { names, you, lang, texts: shell, reasons });
  const account = useMemo(() => {
    const events = snapshot.log.map(({ event }) => event);
    return (gameOver.outcome && texts.scoreBreakdown?.(events, names)) ?? NO_STEPS;
  }, [gameOver.outcome, texts]);
  const isNow = snapshot.ply === snapshot.last;
  const [path] = useState(location.pathname);
  const [isKnown] = useState(() => hasSeenEnding(path));
  const [isSharing, setSharing] = useState(false);
  const [replays, setReplays] = useState(0);
  const [ended, setEnded] = useState<string | null>(null);
  const steps = useMemo(() => ceremonySteps(account), [account]);
  const words = ENDING_TEXTS[lang];
  const verdict = result && verdictOf(result, { you, names, standIns, lead: texts.lead, words });
  const isDue = result !== null && isNow && (hasCeremony || (replays > 0 && motion > 0));
  const isFirst = gameOver.shown === 'by-itself' && !isKnown;
  const name = !isDue ? null : replays > 0 ? `replay ${replays}` : isFirst ? 'first' : null;
  const start = name === ended ? null : name;
  useEffect(() => {
    if (result && gameOver.shown !== 'no') rememberEnding(path);
  }, [result !== null, gameOver.shown, path]);
  const ceremony = useCeremony(start, {
    steps,
    beginsAt: replays > 0 ? 'count' : 'last-act',
    onEnd: () => {
      setEnded(name);
      if (replays > 0) gameOver.show();
    },
  });
  const { phase } = ceremony;
  const shownSteps = phase.kind === 'count' ? steps.slice(0, phase.at + 1) : [];
  return {
    result,
    verdict,
    account,
    steps,
    ceremony,
    counted:
      phase.kind === 'none' || phase.kind === 'verdict'
        ? undefined
        : shownSteps.flatMap(({ subject }) => subject ?? []),
    isCeremony: phase.kind !== 'none',
    isSharing,
    share: () => setSharing(true),
    endSharing: () => setSharing(false),
    isResultOpen: gameOver.shown !== 'no' && phase.kind === 'none',
    replay:
      steps.length > 0 && isNow && motion > 0
        ? () => {
            gameOver.close();
            setReplays(replays + 1);
          }
        : null,
  };
}
