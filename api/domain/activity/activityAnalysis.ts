import type { Thresholds } from '../../core/athlete/athlete.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { stepsDoneText } from '../../core/messages/stepsDone.ts';
import { EASY_SHARE, type Efficiency, efficiencyOf, MIN_EFFICIENCY_SECONDS } from '../../core/streams/efficiency.ts';
import { type MatchedStep, matchedSteps } from '../../core/streams/matchedSteps.ts';
import { unpackStreams } from '../../core/streams/pack.ts';
import type { Streams } from '../../core/streams/streams.ts';
import type { MeanMax } from '../../core/thresholds/meanMax.ts';
import { flattenSteps, sportOf } from '../../core/workout/prescription/stepSums.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import type { ActivitySummary } from './activityFigures.ts';

/** Lengths of efforts whose best mean is told, seconds. */
const PEAK_SECONDS: readonly number[] = [5, 60, 300, 1200];
/** Without a season, the best of the year up to then. */
const YEAR = 365;

/** The best mean of one length, and the best of the season. */
export interface ActivityPeak {
  seconds: number;
  value: number;
  seasonBest: number;
}

export interface ActivityFastest {
  metres: number;
  seconds: number;
  seasonBest: number;
}

export interface ActivityAnalysis {
  /** Watts of rides, metres per second of runs and swims; null: a sport without either. */
  measure: 'power' | 'speed' | null;
  peaks: readonly ActivityPeak[];
  fastest: readonly ActivityFastest[];
  /** Of long easy runs and rides alone. */
  efficiency: Efficiency | null;
  /** What the planned steps became; empty: none are known, or the recording does not show them. */
  steps: readonly MatchedStep[];
  stepsText: string | null;
}

const MEASURES: Readonly<Record<string, 'power' | 'speed' | undefined>> = Object.freeze({
  bike: 'power',
  run: 'speed',
  swim: 'speed',
});

const WITH = {
  streams: { select: { packed: true } },
  workout: { include: WITH_FEEDBACK },
  athlete: {
    select: {
      ftp: true,
      runThresholdSpeed: true,
      css: true,
      lthr: true,
      seasonPlan: { select: { seasonStart: true } },
    },
  },
} as const;
type Read = Prisma.ActivityGetPayload<{ include: typeof WITH }>;

/**
 * What a recording says of the training: its best efforts beside those of the season, how steady it was, and what became of the planned
 * steps, by the thresholds of today. Throws NotFound, alike for a missing activity and one that the viewer may not see.
 */
export async function readActivityAnalysis(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  activityId: string,
): Promise<ActivityAnalysis> {
  const where = { AND: [{ id: activityId }, visibleTo(viewer).activity] };
  const row = await db.activity.findFirst({ where, include: WITH });
  if (!row) throw new NotFound('Activity not found.');
  const streams = row.streams ? unpackStreams(row.streams.packed) : {};
  const measure = MEASURES[row.sport] ?? null;
  const season = await ofTheSeason(db, row);
  const steps = stepsOf(row, streams, row.athlete);
  return {
    measure,
    peaks: measure === null ? [] : peaksOf(row, season, measure),
    fastest: fastestOf(row, season),
    efficiency: isEasy(row) ? efficiencyOf(row.sport, streams) : null,
    steps,
    stepsText: stepsDoneText(steps.filter(({ step }) => step.kind === 'work').map(({ off }) => off)),
  };
}

type Best = Pick<Read, 'meanMax' | 'summary'>;

/** The activities of its sport and season, itself among them. */
function ofTheSeason(db: Pick<Deps['db'], 'activity'>, { athleteId, sport, day, athlete }: Read): Promise<Best[]> {
  const start = athlete.seasonPlan?.seasonStart ?? null;
  const span =
    start !== null && start <= day ? { gte: start } : { gte: columnOf(addDays(dayOf(day), -YEAR)), lte: day };
  return db.activity.findMany({ where: { athleteId, sport, day: span }, select: { meanMax: true, summary: true } });
}

const windowsOf = ({ meanMax }: Best, measure: 'power' | 'speed') =>
  ((meanMax as unknown as MeanMax | null)?.[measure] ?? []).filter(({ seconds }) => PEAK_SECONDS.includes(seconds));
const kilometresOf = ({ summary }: Best) => (summary as unknown as Partial<ActivitySummary>).fastest ?? [];

function peaksOf(row: Best, season: readonly Best[], measure: 'power' | 'speed'): ActivityPeak[] {
  const all = season.flatMap((each) => windowsOf(each, measure));
  return windowsOf(row, measure).map(({ seconds, value }) => ({
    seconds,
    value,
    seasonBest: all
      .filter((each) => each.seconds === seconds)
      .reduce((most, each) => Math.max(most, each.value), value),
  }));
}

function fastestOf(row: Best, season: readonly Best[]): ActivityFastest[] {
  const all = season.flatMap(kilometresOf);
  return kilometresOf(row).map(({ metres, seconds }) => ({
    metres,
    seconds,
    seasonBest: all
      .filter((each) => each.metres === metres)
      .reduce((least, each) => Math.min(least, each.seconds), seconds),
  }));
}

function isEasy(row: Read): row is Read & { sport: 'run' | 'bike' } {
  const known = row.zoneSec.reduce((sum, seconds) => sum + seconds, 0);
  return (
    (row.sport === 'run' || row.sport === 'bike') &&
    row.movingSec >= MIN_EFFICIENCY_SECONDS[row.sport] &&
    known > 0 &&
    row.zoneSec[0]! >= EASY_SHARE * known
  );
}

function stepsOf({ workout, sport, summary }: Read, streams: Streams, thresholds: Thresholds): MatchedStep[] {
  if (!workout) return [];
  const { steps, workoutType } = workoutOf(workout);
  const own = flattenSteps(steps).filter((step) => sportOf(step, workoutType) === sport);
  const { laps = [] } = summary as unknown as Partial<ActivitySummary>;
  return matchedSteps(own, { laps, streams }, thresholds);
}
