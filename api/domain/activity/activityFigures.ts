import type { LoadMeasure } from '../../core/load/activity.ts';
import type { Fastest } from '../../core/streams/fastest.ts';
import { type Coverage, leftOutReason } from '../../core/load/coverage.ts';
import type { ActivitySport, FitLap } from '../../core/workout/fit/fitFile.ts';
import type { Activity } from '../../generated/prisma/client.ts';

/** What an activity's row keeps of the recording beside its columns. */
export interface ActivitySummary {
  name: string;
  normalizedPower: number | null;
  averagePower: number | null;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  averageCadence: number | null;
  poolLengthM: number | null;
  rpe: number | null;
  laps: readonly FitLap[];
  /** The fastest kilometres of a run; left out: of another sport, or uploaded before they were kept. */
  fastest?: readonly Fastest[];
}

/** What a device told of an activity beside its sums, in SI units. */
export interface ActivityFigures extends Omit<ActivitySummary, 'name' | 'rpe' | 'fastest'> {
  laps: readonly FitLap[];
  coverage: Coverage;
  /** Why the load was not reckoned from a surer measure; null: too little of none was recorded. */
  measureNote: string | null;
}

type Kept = Pick<Activity, 'sport' | 'measure' | 'summary' | 'powerCoverage' | 'paceCoverage' | 'heartRateCoverage'>;

/** Null where the device did not tell it, or the row is older than what is kept now. */
export function activityFigures({
  sport,
  measure,
  summary,
  powerCoverage,
  paceCoverage,
  heartRateCoverage,
}: Kept): ActivityFigures {
  const kept = summary as unknown as Partial<ActivitySummary>;
  const coverage: Coverage = { power: powerCoverage, pace: paceCoverage, heartRate: heartRateCoverage };
  return {
    normalizedPower: kept.normalizedPower ?? null,
    averagePower: kept.averagePower ?? null,
    averageHeartRate: kept.averageHeartRate ?? null,
    maxHeartRate: kept.maxHeartRate ?? null,
    averageCadence: kept.averageCadence ?? null,
    poolLengthM: kept.poolLengthM ?? null,
    laps: kept.laps ?? [],
    coverage,
    measureNote: leftOutReason(sport as ActivitySport, measure as LoadMeasure, coverage),
  };
}
