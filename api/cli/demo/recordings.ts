import { type FitLap, type FitLeg, type Histogram, NOTHING_MEASURED } from '../../core/workout/fit/fitFile.ts';
import { flattenSteps, sportOf } from '../../core/workout/prescription/stepSums.ts';
import type { Step } from '../../core/workout/workout.ts';
import type { ZonedSport } from '../../core/codes/sport.ts';
import type { FitReader } from '../../domain/kernel/ports.ts';
import type { WorkoutRow } from '../../domain/revision/scheduledWorkout.ts';
import type { DemoAthlete } from './people.ts';
import { secondBySecond } from './streams.ts';

/** Reads the files that `fileOf` makes, so that a demo's recordings go the way of every upload without a FIT file. */
export const demoReader: FitReader = {
  read: (file) => {
    const told = JSON.parse(Buffer.from(file).toString('utf8')) as FitLeg[];
    const legs = told.map((leg) => ({ ...leg, ...secondBySecond(leg) }));
    return Promise.resolve({ file: { kind: 'activity', legs } });
  },
  close: () => Promise.resolve(),
};

export const fileOf = (legs: readonly FitLeg[]): Uint8Array => Buffer.from(JSON.stringify(legs));

const LTHR = 164;
/** Metres a second at threshold of those who have not measured theirs. */
const SPEEDS = { run: 3.3, swim: 1.05 };
/** The same on the road, whoever it is. */
const BIKE_SPEED = 9.5;
const POOL = 25;
const CADENCE = { run: 172, bike: 88, swim: 30 } as const;
/** Under water a watch feels the pulse now and then. */
const UNDER_WATER = { heartRate: 112, feltSec: 7 };

export interface Outing {
  startedAt: Date;
  minutes: number;
  /** How hard it felt, 1 to 10. */
  rpe: number;
  /** A number from 0 to 1: how it differed from the plan. */
  form: number;
}

/** What a device would have recorded of a workout that was done as planned, nearly, in so many minutes. */
export function recordingOf({ workoutType, steps }: WorkoutRow, person: DemoAthlete, outing: Outing): FitLeg[] {
  if (workoutType === 'strength' || steps.length === 0)
    return [plainLeg(workoutType === 'strength' ? 'strength' : 'other', outing)];
  const flat = flattenSteps(steps).map((step) => ({ step, sport: sportOf(step, workoutType) ?? ('run' as const) }));
  const planned = flat.reduce((sum, { step }) => sum + step.durationSec, 0);
  let at = outing.startedAt.getTime();
  return partsOf(flat).map(({ sport, steps: part }) => {
    const scaled = part.map((step) => ({
      ...step,
      durationSec: Math.max(5, Math.round((step.durationSec * outing.minutes * 60) / planned)),
    }));
    const leg = legOf(sport, scaled, person, { ...outing, startedAt: new Date(at) });
    at += leg.elapsedSec * 1000;
    return leg;
  });
}

/** The highest pulse over the mean one, where nobody goes evenly (`streams.ts`). */
const PEAK = 1.09;

/** What is known by its time and the pulse alone. */
export const plainLeg = (sport: 'strength' | 'other', { startedAt, minutes, rpe, form }: Outing): FitLeg => ({
  ...NOTHING,
  sport,
  startedAt: startedAt.toISOString(),
  movingSec: minutes * 60,
  elapsedSec: minutes * 60,
  averageHeartRate: Math.round(100 + form * 12),
  maxHeartRate: Math.round(PEAK * (100 + form * 12)),
  rpe,
});

const NOTHING = {
  ...NOTHING_MEASURED,
  device: { ...NOTHING_MEASURED.device, restHeartRate: 52 },
} as const;

/** Steps in a row of one sport: a brick has two. */
function partsOf(flat: readonly { step: Step; sport: ZonedSport }[]): { sport: ZonedSport; steps: Step[] }[] {
  const parts: { sport: ZonedSport; steps: Step[] }[] = [];
  for (const { step, sport } of flat) {
    const last = parts.at(-1);
    if (last?.sport === sport) last.steps.push(step);
    else parts.push({ sport, steps: [step] });
  }
  return parts;
}

function legOf(sport: ZonedSport, steps: readonly Step[], person: DemoAthlete, outing: Outing): FitLeg {
  const { startedAt, rpe, form } = outing;
  const { lthr, ftp, runThresholdSpeed = SPEEDS.run, css = SPEEDS.swim } = person.thresholds ?? {};
  const threshold = { run: runThresholdSpeed, swim: css, bike: BIKE_SPEED }[sport] * (0.97 + form * 0.05);
  const watts = sport === 'bike' ? (ftp ?? null) : null;
  let startSec = 0;
  const laps = steps.map((step) => {
    const lap = { startSec, ...lapOf(sport, step, { lthr: lthr ?? LTHR, watts, threshold }) };
    startSec += lap.movingSec;
    return lap;
  });
  const movingSec = secondsOf(laps);
  return {
    ...NOTHING,
    sport,
    startedAt: startedAt.toISOString(),
    movingSec,
    distanceM: Math.max(1, Math.round(laps.reduce((sum, lap) => sum + (lap.distanceM ?? 0), 0))),
    averageCadence: CADENCE[sport],
    speed: spread(laps, ({ speed }) => speed, { step: 0.1, width: 0.1 }),
    laps,
    rpe,
    ...(watts !== null && powerOf(laps)),
    ...(sport === 'swim' ? inPool(laps) : onRoad(laps, form, lthr === undefined ? LTHR : null)),
  };
}

const secondsOf = (laps: readonly FitLap[]) => laps.reduce((sum, lap) => sum + lap.movingSec, 0);
const meanOf = (laps: readonly FitLap[], of: (lap: FitLap) => number | null) =>
  Math.round(laps.reduce((sum, lap) => sum + (of(lap) ?? 0) * lap.movingSec, 0) / secondsOf(laps));

function powerOf(laps: readonly FitLap[]): Pick<FitLeg, 'normalizedPower' | 'averagePower' | 'power'> {
  const fourth = laps.reduce((sum, lap) => sum + (lap.power ?? 0) ** 4 * lap.movingSec, 0);
  return {
    normalizedPower: Math.round(fourth ** 0.25 / secondsOf(laps) ** 0.25),
    averagePower: meanOf(laps, ({ power }) => power),
    power: spread(laps, ({ power }) => power, { step: 5, width: 15 }),
  };
}

/** What differs between water and land. */
type OfPlace = Pick<FitLeg, 'elapsedSec' | 'averageHeartRate' | 'maxHeartRate' | 'heartRate'> &
  Partial<Pick<FitLeg, 'poolLengthM' | 'swimSec' | 'paceSec' | 'device'>>;

/** Lengths are counted and the clock runs on; the pulse is a guess. */
function inPool(laps: readonly FitLap[]): OfPlace {
  return {
    elapsedSec: secondsOf(laps),
    averageHeartRate: UNDER_WATER.heartRate,
    maxHeartRate: Math.round(PEAK * UNDER_WATER.heartRate),
    heartRate: [[UNDER_WATER.heartRate, UNDER_WATER.feltSec]],
    poolLengthM: POOL,
    swimSec: secondsOf(laps.filter(({ distanceM }) => distanceM !== null)) || null,
  };
}

function onRoad(laps: readonly FitLap[], form: number, lthr: number | null): OfPlace {
  const movingSec = secondsOf(laps);
  const heartRate = spread(laps, ({ heartRate: beats }) => beats, { step: 1, width: 3 });
  return {
    elapsedSec: movingSec + Math.round(form * 240),
    averageHeartRate: meanOf(laps, ({ heartRate: beats }) => beats),
    maxHeartRate: heartRate.at(-1)?.[0] ?? null,
    heartRate,
    paceSec: movingSec,
    device: { ...NOTHING.device, lthr },
  };
}

function lapOf(
  sport: ZonedSport,
  { kind, durationSec, effort }: Step,
  { lthr, watts, threshold }: { lthr: number; watts: number | null; threshold: number },
): FitLap {
  const isStanding = effort === 0;
  const speed = isStanding ? 0 : threshold * effort;
  // in a pool one turns at the wall
  const metres =
    sport === 'swim'
      ? Math.max(POOL, Math.round((speed * durationSec) / POOL) * POOL)
      : Math.round(speed * durationSec);
  return {
    movingSec: durationSec,
    distanceM: isStanding ? null : metres,
    power: watts === null ? null : Math.round(watts * effort),
    heartRate: sport === 'swim' ? null : Math.round(lthr * (1 + (Math.max(0.4, effort) - 1) * 0.5)),
    speed: isStanding ? null : Math.round((metres / durationSec) * 1000) / 1000,
    cadence: isStanding ? null : CADENCE[sport],
    kind,
  };
}

/** Seconds at each value: half of a lap at its mean, the rest a little below and above. */
function spread(
  laps: readonly FitLap[],
  of: (lap: FitLap) => number | null,
  { step, width }: { step: number; width: number },
): Histogram {
  const seconds = new Map<number, number>();
  for (const lap of laps) {
    const value = of(lap);
    if (value === null) continue;
    const side = Math.floor(lap.movingSec / 4);
    for (const [at, held] of [
      [value - width, side],
      [value, lap.movingSec - 2 * side],
      [value + width, side],
    ] as const) {
      const bin = Math.max(0, Math.round(at / step));
      seconds.set(bin, (seconds.get(bin) ?? 0) + held);
    }
  }
  return [...seconds].sort(([a], [b]) => a - b).map(([bin, held]) => [Math.round(bin * step * 10) / 10, held] as const);
}
