import type { ActivitySport, FitLeg, Histogram } from '../workout/fit/fitFile.ts';

/** What a device may have measured of an effort. */
export const COVERED = ['power', 'pace', 'heartRate'] as const;
type Measure = (typeof COVERED)[number];

/**
 * Part of the moving time for which each was recorded, 0 to 1; 1 where the device told one value for the whole. Null: it was not
 * recorded.
 */
export type Coverage = Readonly<Record<Measure, number | null>>;

/** A measure that is known for less of the moving time says nothing of the whole [D]. */
export const MIN_COVERAGE = 0.5;

type Covered = Pick<
  FitLeg,
  'movingSec' | 'distanceM' | 'normalizedPower' | 'averageHeartRate' | 'power' | 'heartRate' | 'paceSec'
>;

export const secondsIn = (series: Histogram): number => series.reduce((sum, [, held]) => sum + held, 0);

export function coverageOf({
  movingSec,
  distanceM,
  normalizedPower,
  averageHeartRate,
  power,
  heartRate,
  paceSec,
}: Covered): Coverage {
  const part = (known: number | null, whole: number | null) =>
    known !== null ? Math.min(1, known / movingSec) : whole === null ? null : 1;
  const seconds = (series: Histogram) => (series.length === 0 ? null : secondsIn(series));
  return {
    power: part(seconds(power), normalizedPower),
    pace: part(paceSec, distanceM),
    heartRate: part(seconds(heartRate), averageHeartRate),
  };
}

/** The measure may stand for the whole recording. */
export const isCovered = (part: number | null): boolean => part !== null && part >= MIN_COVERAGE;

/** What tells the load of a sport, the surest first; effort comes last. */
const MEASURES: Readonly<Record<ActivitySport, readonly Measure[]>> = {
  bike: ['power', 'heartRate'],
  run: ['pace', 'heartRate'],
  swim: ['pace', 'heartRate'],
  strength: ['heartRate'],
  other: ['heartRate'],
};
const NAMES: Readonly<Record<Measure, string>> = { power: 'Power', pace: 'Pace', heartRate: 'Heart rate' };

/** Why the load was not reckoned from what is surer, where too little of it was recorded; null: nothing was left out for that. */
export function leftOutReason(sport: ActivitySport, measure: Measure | 'effort', coverage: Coverage): string | null {
  const surer = MEASURES[sport].slice(
    0,
    measure === 'effort' ? MEASURES[sport].length : MEASURES[sport].indexOf(measure),
  );
  const left = surer.find((each) => coverage[each] !== null && !isCovered(coverage[each]));
  if (!left) return null;
  const percent = Math.floor(coverage[left]! * 100);
  return `${NAMES[left]} was recorded for ${percent < 1 ? 'less than 1' : percent}% of the time, too little for a load.`;
}
