import type { Thresholds } from '../athlete/athlete.ts';
import { thresholdSpeedOfRace } from '../athlete/thresholds.ts';
import { vdotOf } from '../athlete/zones.ts';
import { addDays, type Day } from '../calendar/calendar.ts';
import type { EvidenceCode, PredictionMethod } from '../codes/prediction.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import type { ZonedSport } from '../codes/sport.ts';
import {
  type Metres,
  METHOD_SPREAD,
  RACE_METRES,
  RESULT_DAYS,
  TANDA_MIN_KM,
  ULTRA_SPREAD,
} from '../constants/prediction.ts';
import type { Race } from '../race/race.ts';
import { legsOf, legsSeconds } from './legs.ts';
import {
  milesOf,
  pastMarathon,
  riegelSeconds,
  tandaSeconds,
  vdotOfThreshold,
  vdotSeconds,
  vickersSeconds,
} from './running.ts';

/** A running race that was finished. */
export interface RunResult {
  raceName: string;
  raceType: RaceType;
  raceDate: Day;
  finishSeconds: number;
}

/** Mean running of some weeks. */
export interface WeeklyRunning {
  km: number;
  secPerKm: number;
}

/** What is known of the athlete; null: it is not. */
export interface Known {
  thresholds: Thresholds | null;
  weightKg: number | null;
  /** The fastest for its distance of the last year. */
  result: RunResult | null;
  running: WeeklyRunning | null;
}

/** What a method rests on; `raceName` and `finishSeconds` for a race. */
export interface Evidence {
  code: EvidenceCode;
  raceName?: string;
  finishSeconds?: number;
}

export interface MethodPrediction {
  name: PredictionMethod;
  seconds: number;
  evidence: readonly Evidence[];
}

export interface Prediction {
  lowSec: number;
  highSec: number;
  /** Mean of the methods. */
  likelySec: number;
  methods: readonly MethodPrediction[];
}

const UNMEASURED: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

const metresRun = (raceType: RaceType): number => RACE_METRES[raceType].run!;
const isUltra = (raceType: RaceType): boolean => metresRun(raceType) > RACE_METRES.marathon.run!;

/** The running race of the last year, up to the marathon, that was fastest for its distance, by VDOT; null: none was finished. */
export function bestResult(races: readonly Race[], today: Day): RunResult | null {
  const since = addDays(today, -RESULT_DAYS);
  const results = races.flatMap(({ raceName, raceType, raceDate, result }): RunResult[] => {
    const finishSeconds = result?.finishSeconds ?? null;
    if (finishSeconds === null || !isRunningRace(raceType) || isUltra(raceType)) return [];
    if (raceDate < since || raceDate > today) return [];
    return [{ raceName, raceType, raceDate, finishSeconds }];
  });
  return results.toSorted((a, b) => vdotOfResult(b) - vdotOfResult(a))[0] ?? null;
}

const vdotOfResult = ({ raceType, finishSeconds }: RunResult): number =>
  vdotOf(metresRun(raceType), finishSeconds / 60);

/** Figures from a race that was run: by VDOT and by Riegel, for a marathon from a shorter one by Vickers and Vertosick too. */
function byResult(raceType: RaceType, { result, running }: Known): MethodPrediction[] {
  if (result === null) return [];
  const { raceName, finishSeconds } = result;
  const [from, to] = [metresRun(result.raceType), metresRun(raceType)];
  const evidence = [{ code: 'RACE', raceName, finishSeconds } as const];
  const vickers = (): MethodPrediction[] =>
    raceType !== 'marathon' || from >= to || running === null
      ? []
      : [
          {
            name: 'VICKERS',
            seconds: vickersSeconds(finishSeconds, from, milesOf(running.km)),
            evidence: [...evidence, { code: 'TRAINING' }],
          },
        ];
  return [
    { name: 'VDOT', seconds: vdotSeconds(vdotOfResult(result), to), evidence },
    { name: 'RIEGEL', seconds: riegelSeconds(finishSeconds, from, to), evidence },
    ...vickers(),
  ];
}

/** Seconds of a running race by threshold speed alone, m/s. */
export function secondsOfThreshold(raceType: RaceType, speed: number): number {
  const seconds = (of: RaceType) => vdotSeconds(vdotOfThreshold(speed), metresRun(of));
  return isUltra(raceType) ? pastMarathon(seconds('marathon'), metresRun(raceType)) : seconds(raceType);
}

function byThreshold(raceType: RaceType, { thresholds }: Known): MethodPrediction[] {
  const speed = thresholds?.runThresholdSpeed ?? null;
  if (speed === null) return [];
  const seconds = vdotSeconds(vdotOfThreshold(speed), metresRun(raceType));
  return [{ name: 'VDOT', seconds, evidence: [{ code: 'THRESHOLD_PACE' }] }];
}

function byTraining(raceType: RaceType, { running }: Known): MethodPrediction[] {
  if (raceType !== 'marathon' || running === null || running.km < TANDA_MIN_KM) return [];
  return [{ name: 'TANDA', seconds: tandaSeconds(running.km, running.secPerKm), evidence: [{ code: 'TRAINING' }] }];
}

const THRESHOLD_OF = [
  ['swim', 'CSS'],
  ['bike', 'FTP'],
  ['run', 'THRESHOLD_PACE'],
] as const satisfies readonly (readonly [ZonedSport, EvidenceCode])[];

const evidenceOfLegs = (raceType: RaceType): EvidenceCode[] =>
  THRESHOLD_OF.filter(([sport]) => RACE_METRES[raceType][sport] !== undefined).map(([, code]) => code);

function byLegs(raceType: RaceType, { thresholds, weightKg }: Known, metres: Metres): MethodPrediction[] {
  const legs = thresholds && legsOf(raceType, thresholds, weightKg, undefined, metres);
  if (legs === null) return [];
  return [{ name: 'LEGS', seconds: legsSeconds(legs), evidence: evidenceOfLegs(raceType).map((code) => ({ code })) }];
}

/** Highest speed at threshold that is known of, m/s. */
function fastestThreshold({ thresholds, result }: Known): number {
  const raced = result === null ? null : thresholdSpeedOfRace(metresRun(result.raceType), result.finishSeconds);
  const known = [thresholds?.runThresholdSpeed ?? null, raced].filter((speed) => speed !== null);
  return known.length === 0 ? Infinity : Math.max(...known);
}

/** Figures of an ultra are those of the marathon, drawn out. */
function ofUltra(raceType: RaceType, known: Known): MethodPrediction[] {
  return ofRun('marathon', known).map((each) => ({
    ...each,
    seconds: pastMarathon(each.seconds, metresRun(raceType)),
  }));
}

/** Figures of a running race. Weeks of training cannot make anybody run it above threshold: such a figure lies outside its method. */
function ofRun(raceType: RaceType, known: Known): MethodPrediction[] {
  if (isUltra(raceType)) return ofUltra(raceType, known);
  const least = metresRun(raceType) / fastestThreshold(known);
  const rests = (each: MethodPrediction) => each.evidence.some(({ code }) => code === 'TRAINING');
  return [...byThreshold(raceType, known), ...byResult(raceType, known), ...byTraining(raceType, known)].filter(
    (each) => !rests(each) || each.seconds >= least,
  );
}

/** How much farther than its method's spread a race beyond the marathon may lie. */
const spreadBeyond = (raceType: RaceType): number =>
  isRunningRace(raceType) ? ULTRA_SPREAD * Math.max(0, metresRun(raceType) / RACE_METRES.marathon.run! - 1) : 0;

/**
 * Finish time of a race as things stand, seconds: from the least of all methods less its spread to the most and its own; `metres` of one
 * that has its own. Null where no method has what it rests on.
 */
export function predictRace(
  raceType: RaceType,
  known: Known,
  metres: Metres = RACE_METRES[raceType],
): Prediction | null {
  const methods = isRunningRace(raceType) ? ofRun(raceType, known) : byLegs(raceType, known, metres);
  if (methods.length === 0) return null;
  const spreadOf = ({ name }: MethodPrediction) => METHOD_SPREAD[name] + spreadBeyond(raceType);
  const low = Math.min(...methods.map((each) => each.seconds * (1 - spreadOf(each))));
  const high = Math.max(...methods.map((each) => each.seconds * (1 + spreadOf(each))));
  const mean = methods.reduce((sum, { seconds }) => sum + seconds, 0) / methods.length;
  return {
    lowSec: Math.round(low),
    highSec: Math.round(high),
    likelySec: Math.round(mean),
    methods: methods.map((each) => ({ ...each, seconds: Math.round(each.seconds) })),
  };
}

/** What would let the race be predicted, or better: what a method rests on and is not known. */
export function evidenceWanted(raceType: RaceType, { thresholds, result, running }: Known): EvidenceCode[] {
  const { ftp, css, runThresholdSpeed } = thresholds ?? UNMEASURED;
  const has: Readonly<Record<EvidenceCode, boolean>> = {
    CSS: css !== null,
    FTP: ftp !== null,
    THRESHOLD_PACE: runThresholdSpeed !== null,
    RACE: result !== null,
    TRAINING: running !== null && running.km >= TANDA_MIN_KM,
  };
  return evidenceOf(raceType).filter((code) => !has[code]);
}

function evidenceOf(raceType: RaceType): readonly EvidenceCode[] {
  if (!isRunningRace(raceType)) return evidenceOfLegs(raceType);
  return metresRun(raceType) < RACE_METRES.marathon.run! ? EVIDENCE_OF.run : EVIDENCE_OF.marathon;
}

const EVIDENCE_OF = {
  run: ['THRESHOLD_PACE', 'RACE'],
  marathon: ['THRESHOLD_PACE', 'RACE', 'TRAINING'],
} as const satisfies Readonly<Record<string, readonly EvidenceCode[]>>;
