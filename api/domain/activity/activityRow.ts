import { ACTIVITY_NAMES, type ActivityLoad, activityLoad, type Recordee } from '../../core/load/activity.ts';
import type { Gender } from '../../core/codes/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { type Fastest, fastestOf } from '../../core/streams/fastest.ts';
import { unpackStreams } from '../../core/streams/pack.ts';
import type { FitLeg } from '../../core/workout/fit/fitFile.ts';
import { type Athlete, Prisma } from '../../generated/prisma/client.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import { ageOn } from '../planning/plannerInput.ts';
import type { ActivitySummary } from './activityFigures.ts';
import type { RecordedActivity } from '../revision/scheduledWorkout.ts';

/** Whose activity it is, and where it is from. */
export interface Kept {
  athleteId: string;
  contentHash: string;
  /** The device account that handed it on. */
  connectionId?: string;
  /** The program that sent it, and its own id there. */
  source?: string;
  externalId?: string;
  now: Date;
}

/** An activity of a leg, before it is a row. */
export interface Leg {
  id: string;
  leg: FitLeg;
  day: Day;
  load: ActivityLoad;
}

type WithZone = Athlete & { user: { timeZone: string } };

/** The leg with its day and its load for that athlete. */
export function legBy(athlete: WithZone, leg: FitLeg, id: string, now: Date): Leg {
  const who: Recordee = recordeeOf(athlete, dayIn(athlete.user.timeZone, now));
  return { id, leg, day: dayIn(athlete.user.timeZone, new Date(leg.startedAt)), load: activityLoad(leg, who) };
}

function recordeeOf({ age, ageEnteredOn, gender, ftp, runThresholdSpeed, css, lthr }: Athlete, today: Day): Recordee {
  return {
    thresholds: { ftp, runThresholdSpeed, css, lthr },
    age: age === null ? null : ageOn(today, age, ageEnteredOn ? dayOf(ageEnteredOn) : today),
    gender: gender as Gender | null,
  };
}

export function recordedOf({ id, leg, load }: Leg): RecordedActivity {
  const { tss, measure, zoneSec } = load;
  return {
    id,
    sport: leg.sport,
    minutes: Math.max(1, Math.round(leg.movingSec / 60)),
    tss,
    measure,
    zoneSec,
    rpe: leg.rpe,
  };
}

const fastestKilometres = ({ streams }: FitLeg): Fastest[] =>
  streams === null ? [] : fastestOf(unpackStreams(streams, ['distance']).distance ?? []);

export function columnsOf(
  { id, leg, day, load }: Leg,
  { athleteId, now, ...origin }: Kept,
): Prisma.ActivityCreateManyInput {
  const { normalizedPower, averagePower, averageHeartRate, maxHeartRate, averageCadence, poolLengthM, rpe, laps } = leg;
  const summary: ActivitySummary = {
    name: ACTIVITY_NAMES[leg.sport],
    normalizedPower,
    averagePower,
    averageHeartRate,
    maxHeartRate,
    averageCadence,
    poolLengthM,
    rpe,
    laps,
    ...(leg.sport === 'run' && { fastest: fastestKilometres(leg) }),
  };
  return {
    id,
    athleteId,
    sport: leg.sport,
    startedAt: new Date(leg.startedAt),
    day: columnOf(day),
    movingSec: leg.movingSec,
    elapsedSec: leg.elapsedSec,
    distanceM: leg.distanceM,
    tss: load.tss,
    measure: load.measure,
    powerCoverage: load.coverage.power,
    paceCoverage: load.coverage.pace,
    heartRateCoverage: load.coverage.heartRate,
    zoneSec: [...(load.zoneSec ?? [])],
    summary: summary as unknown as Prisma.InputJsonValue,
    meanMax: leg.meanMax === null ? Prisma.DbNull : (leg.meanMax as unknown as Prisma.InputJsonValue),
    ...origin,
    createdAt: now,
  };
}
