import { cssOfTrials, thresholdSpeedOfRace } from '../athlete/thresholds.ts';
import type { Day } from '../calendar/calendar.ts';
import type { ThresholdName } from '../codes/threshold.ts';
import {
  CRITICAL_WINDOW,
  CURVE_EFFORTS,
  CURVE_LONG,
  CURVE_SHORT,
  FTP_OF_TWENTY_MINUTES,
  HALF_HOUR,
  RUN_OF_TWENTY_MINUTES,
  TWENTY_MINUTES,
} from '../constants/thresholds.ts';
import { NO_FIGURES, type ThresholdEvidence } from '../messages/threshold.ts';
import { type Critical, criticalPower, criticalSpeed, heldFor } from './critical.ts';
import { counts, partsOf, type Pulse, type RaceRun, type Recording } from './effort.ts';
import type { Window } from './meanMax.ts';

/** What a threshold is by its evidence. */
export interface Estimate {
  value: number;
  /** A test is among its efforts: it may be lower than what is known. */
  isTest: boolean;
  evidence: ThresholdEvidence;
}

export interface Efforts {
  recordings: readonly Recording[];
  races: readonly RaceRun[];
}

/** The best window of a length, and of which recording it is. */
interface Best {
  window: Window;
  of: Recording;
}

type Pool = ReadonlyMap<number, Best>;

const evidenceOf = (
  code: ThresholdEvidence['code'],
  { day, id }: { day: Day; id: string },
  rest: Partial<ThresholdEvidence>,
): ThresholdEvidence => ({ ...NO_FIGURES, code, day, ids: [id], ...rest });

function estimateOf(value: number, { window, of }: Best, pulse: Pulse): Estimate {
  const isTest = of.as === 'test';
  const { seconds, value: mean } = window;
  return {
    value,
    isTest,
    evidence: evidenceOf(isTest ? 'TEST' : 'EFFORT', of, { seconds, value: mean, ...partsOf(window, pulse) }),
  };
}

/** A curve rests on all its efforts; the longest of them is told. */
function estimateOfCurve(value: number, efforts: readonly Best[], pulse: Pulse): Estimate {
  const longest = efforts.at(-1)!;
  const ids = [...new Set(efforts.map(({ of }) => of.id))];
  const { evidence } = estimateOf(value, longest, pulse);
  return { value, isTest: false, evidence: { ...evidence, code: 'CURVE', ids } };
}

/** Efforts of 2 to 20 min in their order, where they are enough for a line. */
function curveOf(pool: Pool): Best[] {
  const efforts = [...pool.values()]
    .filter(({ window: { seconds } }) => seconds >= CRITICAL_WINDOW.least && seconds <= CRITICAL_WINDOW.most)
    .sort((a, b) => a.window.seconds - b.window.seconds);
  const reaches =
    efforts.length >= CURVE_EFFORTS &&
    efforts[0]!.window.seconds <= CURVE_SHORT &&
    efforts.at(-1)!.window.seconds >= CURVE_LONG;
  return reaches ? efforts : [];
}

const lineOf = (efforts: readonly Best[], line: (of: readonly Window[]) => Critical | null): Critical | null =>
  efforts.length === 0 ? null : line(efforts.map(({ window }) => window));

/** FTP is never above critical power. */
function ftpOf(pool: Pool, pulse: Pulse): Estimate | null {
  const efforts = curveOf(pool);
  const critical = lineOf(efforts, criticalPower);
  const most = critical?.rate ?? Infinity;
  const twenty = pool.get(TWENTY_MINUTES);
  if (twenty) return estimateOf(Math.min(FTP_OF_TWENTY_MINUTES * twenty.window.value, most), twenty, pulse);
  if (!critical) return null;
  const value = Math.min(FTP_OF_TWENTY_MINUTES * heldFor(critical, TWENTY_MINUTES), most);
  return estimateOfCurve(value, efforts, pulse);
}

function runSpeedOf(pool: Pool, pulse: Pulse): Estimate | null {
  const half = pool.get(HALF_HOUR);
  const twenty = pool.get(TWENTY_MINUTES);
  const efforts = curveOf(pool);
  const critical = lineOf(efforts, criticalSpeed);
  return bestOf([
    half && estimateOf(half.window.value, half, pulse),
    twenty && estimateOf(RUN_OF_TWENTY_MINUTES * twenty.window.value, twenty, pulse),
    critical && estimateOfCurve(critical.rate, efforts, pulse),
  ]);
}

/** The highest, the first of equals. */
const bestOf = (estimates: readonly (Estimate | null | undefined)[]): Estimate | null =>
  estimates.reduce<Estimate | null>((best, each) => (each && each.value > (best?.value ?? 0) ? each : best), null);

/**
 * The highest of what the efforts say, each with those before it: what was shown once, a later effort does not take back. The latest
 * test begins anew.
 */
function alongDays(
  recordings: readonly Recording[],
  measure: 'power' | 'speed',
  pulse: Pulse,
  of: (pool: Pool, pulse: Pulse) => Estimate | null,
): Estimate | null {
  const pool = new Map<number, Best>();
  let best: Estimate | null = null;
  for (const recording of recordings) {
    for (const window of recording.meanMax[measure]) {
      const isBetter = window.value > (pool.get(window.seconds)?.window.value ?? 0);
      if (isBetter && counts(window, recording, pulse)) pool.set(window.seconds, { window, of: recording });
    }
    best = bestOf([best, of(pool, pulse)]);
  }
  return best;
}

/** Those from the latest test on, it first; all of them where there is none. */
function sinceTest<T extends { day: Day }>(all: readonly T[], test: Recording | undefined): T[] {
  return test ? all.filter((each) => each !== (test as unknown) && each.day >= test.day) : [...all];
}

const inOrder = (a: { day: Day; id: string }, b: { day: Day; id: string }): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1;

interface Ordered extends Efforts {
  test: Recording | undefined;
}

function orderedFor({ recordings, races }: Efforts, isTestOf: (test: Recording) => boolean): Ordered {
  const inTime = [...recordings].sort(inOrder);
  const test = inTime.findLast((each) => each.as === 'test' && isTestOf(each));
  return {
    test,
    recordings: [...(test ? [test] : []), ...sinceTest(inTime, test)],
    races: sinceTest([...races].sort(inOrder), test),
  };
}

const hasTwenty = (measure: 'power' | 'speed') => (test: Recording) =>
  test.meanMax[measure].some(({ seconds }) => seconds === TWENTY_MINUTES);
const ofSport = ({ recordings, races }: Efforts, sport: Recording['sport']): Efforts => ({
  recordings: recordings.filter((each) => each.sport === sport),
  races,
});

const afterTest = (estimate: Estimate | null, test: Recording | undefined): Estimate | null =>
  estimate && { ...estimate, isTest: test !== undefined };

function ftp(efforts: Efforts, pulse: Pulse): Estimate | null {
  const { recordings, test } = orderedFor(ofSport(efforts, 'bike'), hasTwenty('power'));
  return afterTest(alongDays(recordings, 'power', pulse, ftpOf), test);
}

/** Half an hour tells the threshold of who runs it alone: among others the same runner is faster than that for as long [S57]. */
function aloneFor(recording: Recording): Recording {
  const { as, meanMax } = recording;
  if (as !== 'race') return recording;
  const speed = meanMax.speed.filter(({ seconds }) => seconds !== HALF_HOUR);
  return { ...recording, meanMax: { ...meanMax, speed } };
}

function runThresholdSpeed(efforts: Efforts, pulse: Pulse): Estimate | null {
  const { recordings, races, test } = orderedFor(ofSport(efforts, 'run'), hasTwenty('speed'));
  const raced = races.map((race): Estimate => ({
    value: thresholdSpeedOfRace(race.distanceM, race.seconds),
    isTest: false,
    evidence: evidenceOf('RACE', race, { seconds: race.seconds, raceName: race.raceName }),
  }));
  return afterTest(bestOf([alongDays(recordings.map(aloneFor), 'speed', pulse, runSpeedOf), ...raced]), test);
}

function css(efforts: Efforts): Estimate | null {
  const { test } = orderedFor(ofSport(efforts, 'swim'), ({ trials }) => trials !== null);
  const value = test?.trials ? cssOfTrials(test.trials.t400, test.trials.t200) : null;
  if (!test || value === null) return null;
  return { value, isTest: true, evidence: evidenceOf('TEST', test, { trials: test.trials }) };
}

/** Of a run of half an hour alone: the test of 20 minutes is too short for it. */
function lthr(efforts: Efforts): Estimate | null {
  const halfOf = ({ meanMax: { speed } }: Recording) => {
    const twenty = speed.find(({ seconds }) => seconds === TWENTY_MINUTES);
    const half = speed.find(({ seconds }) => seconds === HALF_HOUR);
    return half && twenty && half.value >= RUN_OF_TWENTY_MINUTES * twenty.value ? half : null;
  };
  const { test } = orderedFor(ofSport(efforts, 'run'), (each) => (halfOf(each)?.lateHeartRate ?? null) !== null);
  const value = test && halfOf(test)?.lateHeartRate;
  if (!test || !value) return null;
  return { value, isTest: true, evidence: evidenceOf('TEST', test, { value }) };
}

/** What each threshold is by the efforts; null: they do not tell. */
export const ESTIMATES: Readonly<Record<ThresholdName, (efforts: Efforts, pulse: Pulse) => Estimate | null>> = {
  ftp,
  runThresholdSpeed,
  css,
  lthr,
};
