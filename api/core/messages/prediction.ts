import type { EvidenceCode, PredictionMethod } from '../codes/prediction.ts';
import { clockText, hoursText } from '../units/clock.ts';
import { listOf } from '../units/listOf.ts';
import { opening, type Reader } from './reader.ts';

/** What a method is called after "by". */
export const METHOD_NAMES: Readonly<Record<PredictionMethod, string>> = {
  VDOT: 'VDOT',
  RIEGEL: 'Riegel',
  VICKERS: 'Vickers–Vertosick',
  TANDA: 'Tanda',
  LEGS: 'its legs',
};

/** `raceName` and `finishSeconds` of a race. */
export interface EvidenceInputs {
  code: EvidenceCode;
  raceName?: string;
  finishSeconds?: number;
}

const WANTED: Readonly<Record<EvidenceCode, (reader: Reader) => string>> = {
  THRESHOLD_PACE: ({ possessive }) => `${possessive} threshold pace`,
  FTP: ({ possessive }) => `${possessive} FTP`,
  CSS: ({ possessive }) => `${possessive} critical swim speed`,
  RACE: () => 'the result of a running race',
  TRAINING: () => 'recorded runs of four weeks',
};

const TOLD: Readonly<Record<EvidenceCode, (inputs: EvidenceInputs, reader: Reader) => string>> = {
  THRESHOLD_PACE: (_, reader) => WANTED.THRESHOLD_PACE(reader),
  FTP: (_, reader) => WANTED.FTP(reader),
  CSS: (_, reader) => WANTED.CSS(reader),
  RACE: ({ raceName, finishSeconds }) => `${raceName} in ${clockText(finishSeconds!)}`,
  TRAINING: (_, { possessive }) => `${possessive} runs of the last eight weeks`,
};

/** What a method rests on: "from your threshold pace". */
export const evidenceText = (evidence: readonly EvidenceInputs[], reader: Reader): string =>
  `from ${listOf(evidence.map((each) => TOLD[each.code](each, reader)))}`;

/** A goal as people say it: "3:00", or with its seconds where it has some. */
const goalText = (seconds: number): string => (seconds % 60 === 0 ? hoursText(seconds) : clockText(seconds));

/** As the hours and minutes beside it tell it. */
function gapText(from: number, to: number): string {
  const minutes = Math.round(to / 60) - Math.round(from / 60);
  return to - from < 60 || minutes < 1 ? `${to - from} s` : `${minutes} min`;
}

interface OfRange {
  lowSec: number;
  highSec: number;
  methods: readonly PredictionMethod[];
  goalTimeSec: number | null;
}

/** "Predicted 3:08–3:16 h, by VDOT and Riegel; your goal of 3:00 is 8 min faster." */
export function rangeText({ lowSec, highSec, methods, goalTimeSec }: OfRange, reader: Reader): string {
  const names = [...new Set(methods)].map((method) => METHOD_NAMES[method]);
  const range = `Predicted ${hoursText(lowSec)}–${hoursText(highSec)} h, by ${listOf(names)}`;
  if (goalTimeSec === null) return `${range}.`;
  const goal = `${range}; ${reader.possessive} goal of ${goalText(goalTimeSec)}`;
  if (goalTimeSec < lowSec) return `${goal} is ${gapText(goalTimeSec, lowSec)} faster.`;
  if (goalTimeSec > highSec) return `${goal} is ${gapText(highSec, goalTimeSec)} slower.`;
  return `${goal} is within it.`;
}

/** What lets a race be predicted that is not. */
export const noRangeText = (
  { wanted, needsAll, goalTimeSec }: { wanted: readonly EvidenceCode[]; needsAll: boolean; goalTimeSec: number | null },
  reader: Reader,
): string =>
  `${goalTimeSec === null ? '' : `${opening(reader.possessive)} goal is ${goalText(goalTimeSec)}. `}Not predicted yet: that takes ${listOf(
    wanted.map((code) => WANTED[code](reader)),
    needsAll ? 'and' : 'or',
  )}.`;

/** The races that a goal is compared with. */
const SUPPORTING_NAMES: ReadonlyMap<number, string> = new Map([
  [10_000, '10 km'],
  [21_097.5, 'A half marathon'],
]);

/** What would support a goal that is faster than the range; without a shorter race to name, new thresholds. */
export const supportText = (race: { distanceM: number; seconds: number } | null, { possessive }: Reader): string =>
  race === null
    ? `Faster tests of ${possessive} swim, bike and run thresholds would support the goal.`
    : `${SUPPORTING_NAMES.get(race.distanceM)} in ${clockText(race.seconds)} or faster would support the goal.`;
