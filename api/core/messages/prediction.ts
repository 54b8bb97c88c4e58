import { distanceText } from '../units/displayUnits.ts';
import type { EvidenceCode, PredictionMethod } from '../codes/prediction.ts';
import { baseSportsOf, onlySportOf, type RaceKind, raceKindOf, type RaceType } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { type Metres, OF_MANY_DISTANCES } from '../constants/prediction.ts';
import { clockText, hoursText } from '../units/clock.ts';
import { listOf } from '../units/listOf.ts';
import { opening, type Reader } from './reader.ts';

/** What a method is called after "by". */
const METHOD_NAMES: Readonly<Record<PredictionMethod, string>> = {
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

/** What a race is called by its only leg's threshold, where it has one leg. */
const ONLY_LEG: Readonly<Partial<Record<RaceKind, EvidenceCode>>> = { cycling: 'FTP', swimming: 'CSS' };

export function methodName(method: PredictionMethod, raceType: RaceType, reader: Reader): string {
  const only = method === 'LEGS' ? ONLY_LEG[raceKindOf(raceType)] : undefined;
  return only === undefined ? METHOD_NAMES[method] : WANTED[only](reader);
}

/** " over 150 km", of a race that is held over many distances. */
function overText(raceType: RaceType, metres: Metres, { units }: Reader): string {
  if (!OF_MANY_DISTANCES.includes(raceType)) return '';
  const all = Object.values(metres).reduce((sum, each) => sum + each, 0);
  return ` over ${distanceText(all, false, units)}`;
}

/** What a method rests on: "from your threshold pace". */
export const evidenceText = (evidence: readonly EvidenceInputs[], reader: Reader): string =>
  `from ${listOf(evidence.map((each) => TOLD[each.code](each, reader)))}`;

const HOUR = 3600;

/** A goal as people say it: "3:00", or with its seconds where it has some or is under an hour: "19:00". */
const goalText = (seconds: number): string =>
  seconds % 60 === 0 && seconds >= HOUR ? hoursText(seconds) : clockText(seconds);

/** "3:08–3:16 h"; under an hour, where minutes are too coarse, "18:49–19:07". */
const spanText = (lowSec: number, highSec: number): string =>
  highSec < HOUR ? `${clockText(lowSec)}–${clockText(highSec)}` : `${hoursText(lowSec)}–${hoursText(highSec)} h`;

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
  /** What training is paced for; null: nothing. */
  plannedSec: number | null;
  raceType: RaceType;
  metres: Metres;
}

/** "Training and race day are paced for 3:08:13." */
const pacedText = (plannedSec: number | null, goalTimeSec: number | null): string =>
  plannedSec === null
    ? ''
    : ` Training and race day are paced for ${plannedSec === goalTimeSec ? 'the goal' : clockText(plannedSec)}.`;

/** "Predicted 3:08–3:16 h, by VDOT and Riegel; your goal of 3:00 is 8 min faster. Training and race day are paced for 3:08:13." */
export const rangeText = (range: OfRange, reader: Reader): string =>
  `${foundText(range, reader)}${pacedText(range.plannedSec, range.goalTimeSec)}`;

function foundText({ lowSec, highSec, methods, goalTimeSec, raceType, metres }: OfRange, reader: Reader): string {
  const names = [...new Set(methods)].map((method) => methodName(method, raceType, reader));
  const range = `Predicted ${spanText(lowSec, highSec)}${overText(raceType, metres, reader)}, by ${listOf(names)}`;
  if (goalTimeSec === null) return `${range}.`;
  const goal = `${range}; ${reader.possessive} goal of ${goalText(goalTimeSec)}`;
  if (goalTimeSec < lowSec) return `${goal} is ${gapText(goalTimeSec, lowSec)} faster.`;
  if (goalTimeSec > highSec) return `${goal} is ${gapText(highSec, goalTimeSec)} slower.`;
  return `${goal} is within it.`;
}

/** Of a race before which somebody has to clear the athlete. */
export const notClearedText = (clearedBy: string, { possessive }: Reader): string =>
  `No time is predicted or aimed at until ${possessive} ${clearedBy} agrees: take part by feel, if they do.`;

/** What lets a race be predicted that is not. */
export const noRangeText = (
  { wanted, needsAll, goalTimeSec }: { wanted: readonly EvidenceCode[]; needsAll: boolean; goalTimeSec: number | null },
  reader: Reader,
): string =>
  `${goalTimeSec === null ? '' : `${opening(reader.possessive)} goal is ${goalText(goalTimeSec)}: race day is planned for it, training goes by effort. `}Not predicted yet: that takes ${listOf(
    wanted.map((code) => WANTED[code](reader)),
    needsAll ? 'and' : 'or',
  )}.`;

/** The races that a goal is compared with. */
const SUPPORTING_NAMES: ReadonlyMap<number, string> = new Map([
  [5000, '5 km'],
  [10_000, '10 km'],
  [21_097.5, 'A half marathon'],
  [42_195, 'A marathon'],
]);

const TESTED: Readonly<Record<EnduranceSport, string>> = { swimming: 'swim', cycling: 'bike', running: 'run' };

/** What would support a goal that is faster than the range; without a shorter race to name, new thresholds. */
export const supportText = (
  race: { distanceM: number; seconds: number } | null,
  raceType: RaceType,
  { possessive }: Reader,
): string =>
  race === null
    ? `${onlySportOf(raceType) === null ? 'Faster tests' : 'A faster test'} of ${possessive} ${listOf(baseSportsOf(raceType).map((sport) => TESTED[sport]))} ${onlySportOf(raceType) === null ? 'thresholds' : 'threshold'} would support the goal.`
    : `${SUPPORTING_NAMES.get(race.distanceM)} in ${clockText(race.seconds)} or faster would support the goal.`;
