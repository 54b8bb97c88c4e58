import { DONE_STATUSES } from '../../core/codes/workout.ts';
import { maxHeartRateOfAge } from '../../core/athlete/maxHeartRate.ts';
import { changedThreshold, naming } from '../../core/messages/summary.ts';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { RaceType } from '../../core/codes/race.ts';
import type { ZonedSport } from '../../core/codes/sport.ts';
import type { ThresholdName } from '../../core/codes/threshold.ts';
import { RACE_METRES } from '../../core/constants/prediction.ts';
import { type ThresholdChange, type ThresholdEvidence, thresholdSentence } from '../../core/messages/threshold.ts';
import { type Recording, trialsOf } from '../../core/thresholds/effort.ts';
import { type MeanMax, NO_MEAN_MAX } from '../../core/thresholds/meanMax.ts';
import { type Evidence, proposalsOf } from '../../core/thresholds/proposals.ts';
import { type PastRace, raceRunOf } from '../../core/thresholds/raceRun.ts';
import type { ResultStatus } from '../../core/race/raceResult.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { isTest } from '../../core/workout/thresholdTest.ts';
import type { ThresholdRecord } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf, dayIn, dayOf, todayOf } from '../kernel/day.ts';
import { digestId } from '../kernel/digestId.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { ageOn } from '../planning/plannerInput.ts';
import { changesByThresholds } from '../planning/retargeting.ts';
import { type AnsweredRevision, actorOf, changeSchedule, lockAthlete } from '../revision/revision.ts';
import { keepThreshold } from '../revision/thresholdChange.ts';

/** How far back recordings, races and decisions are looked at, days. */
const KNOWN_DAYS = 90;
/** Decisions that are told, the latest first. */
const TOLD_RECORDS = 50;

export interface ThresholdProposal extends ThresholdChange {
  /** The same proposal has the same id, so that what is accepted is what was seen. */
  id: string;
}

type Reads = Pick<Tx, 'athlete' | 'activity' | 'race' | 'workout' | 'thresholdRecord'>;

const idOf = (athleteId: string, change: ThresholdChange): string => digestId([athleteId, change]);

interface Known {
  evidence: Evidence;
  thresholds: Thresholds;
  today: Day;
}

interface Summary {
  maxHeartRate?: number | null;
  laps?: readonly { movingSec: number; distanceM: number | null }[];
}

const SPORTS: readonly string[] = ['run', 'bike', 'swim'] satisfies ZonedSport[];

async function load(tx: Reads, athleteId: string, now: Date): Promise<Known> {
  const { user, age, ageEnteredOn, ftp, runThresholdSpeed, css, lthr } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    include: { user: { select: { timeZone: true, latestDay: true } } },
  });
  const today = todayOf(user, now);
  const from = columnOf(addDays(today, -KNOWN_DAYS));
  const activities = await tx.activity.findMany({
    where: { athleteId, day: { gte: from } },
    select: {
      id: true,
      day: true,
      sport: true,
      meanMax: true,
      summary: true,
      distanceM: true,
      elapsedSec: true,
      workout: { select: { templateId: true, workoutType: true } },
    },
    orderBy: { id: 'asc' },
  });
  const races = await tx.race.findMany({
    where: { athleteId, raceDate: { gte: from, lte: columnOf(today) } },
    select: { id: true, raceDate: true, raceName: true, raceType: true, resultStatus: true, finishSeconds: true },
    orderBy: { id: 'asc' },
  });
  const done = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { gte: from }, status: { in: [...DONE_STATUSES] } },
    select: { scheduledDate: true },
  });
  const records = await tx.thresholdRecord.findMany({
    where: { athleteId, decidedAt: { gte: from }, decision: { in: ['accepted', 'dismissed'] } },
  });
  const past = races.map(({ raceDate, raceType, resultStatus, ...race }): PastRace => ({
    ...race,
    day: dayOf(raceDate),
    raceType: raceType as RaceType,
    status: resultStatus as ResultStatus | null,
  }));
  const finished = past.filter(({ status }) => status === 'finished');
  const isOfRace = ({ workout }: { workout: { workoutType: string } | null }) => workout?.workoutType === 'race';
  const recorded = activities
    .filter((activity) => activity.sport === 'run' && isOfRace(activity))
    .map(({ day, distanceM, elapsedSec }) => ({ day: dayOf(day), distanceM, elapsedSec }));
  const isRaced = (day: Day, sport: ZonedSport) =>
    finished.some((race) => race.day === day && RACE_METRES[race.raceType][sport] !== undefined);
  const recordings = activities
    .filter(({ sport }) => SPORTS.includes(sport))
    .map((activity): Recording => {
      const { id, meanMax, summary, workout } = activity;
      const [day, sport] = [dayOf(activity.day), activity.sport as ZonedSport];
      return {
        id,
        day,
        sport,
        as: isTest(workout?.templateId) ? 'test' : isOfRace(activity) || isRaced(day, sport) ? 'race' : 'training',
        meanMax: (meanMax as unknown as MeanMax | null) ?? NO_MEAN_MAX,
        trials: trialsOf((summary as Summary).laps ?? []),
      };
    });
  const years = age === null ? null : ageOn(today, age, ageEnteredOn ? dayOf(ageEnteredOn) : today);
  const highest = activities.flatMap(({ summary }) => (summary as Summary).maxHeartRate ?? []);
  const rates = [...highest, ...(years === null ? [] : [maxHeartRateOfAge(years)])];
  return {
    today,
    thresholds: { ftp, runThresholdSpeed, css, lthr },
    evidence: {
      recordings,
      races: past.flatMap((race) => raceRunOf(race, recorded) ?? []),
      trainedDays: [
        ...activities.map(({ day }) => dayOf(day)),
        ...done.map(({ scheduledDate }) => dayOf(scheduledDate)),
        ...finished.map(({ day }) => day),
      ],
      decided: records.map(({ threshold, decidedAt, evidence }) => ({
        threshold: threshold as ThresholdName,
        day: dayIn(user.timeZone, decidedAt),
        ids: (evidence as { ids?: readonly string[] }).ids ?? [],
      })),
      maxHeartRate: rates.length === 0 ? null : rates.reduce((most, rate) => Math.max(most, rate)),
    },
  };
}

const toldOf = (athleteId: string, change: ThresholdChange): ThresholdProposal => ({
  ...change,
  id: idOf(athleteId, change),
});

/** What the thresholds should become by the recordings, races and tests of late. Throws NotFound. */
export async function readThresholdProposals(
  { db, clock }: Deps,
  viewer: Viewer,
  athleteId: string,
): Promise<ThresholdProposal[]> {
  await assertMay(db, viewer, 'read', athleteId);
  const { evidence, thresholds, today } = await load(db, athleteId, clock());
  return proposalsOf(evidence, thresholds, today).map((change) => toldOf(athleteId, change));
}

/** What became of proposals, and what was entered by hand, the latest first. */
export const thresholdHistory = (
  db: Pick<Db, 'thresholdRecord'>,
  viewer: Viewer | null,
  athleteId: string,
): Promise<ThresholdRecord[]> =>
  db.thresholdRecord.findMany({
    where: { AND: [{ athleteId }, visibleTo(viewer).threshold] },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: TOLD_RECORDS,
  });

/** What a threshold should become, and by what, in one sentence. */
export const proposalSentence = (proposal: ThresholdProposal, units: DisplayUnits): string =>
  thresholdSentence(proposal, units);

/** What was decided, in one sentence; null: of its evidence nothing is known. */
export function recordSentence(
  {
    threshold,
    previous,
    value,
    evidence: kept,
  }: Pick<ThresholdRecord, 'threshold' | 'previous' | 'value' | 'evidence'>,
  units: DisplayUnits,
): string | null {
  const evidence = kept as unknown as Partial<ThresholdEvidence>;
  if (evidence.code === undefined) return null;
  const change = { threshold: threshold as ThresholdName, from: previous, to: value };
  return thresholdSentence({ ...change, evidence: evidence as ThresholdEvidence }, units);
}

/** The proposal as it stands now, under the lock of the athlete's row. Throws NotFound where it is not made any more. */
async function standing(tx: Tx, athleteId: string, proposalId: string | null, now: Date) {
  const known = await load(tx, athleteId, now);
  const found = proposalsOf(known.evidence, known.thresholds, known.today).find(
    (change) => idOf(athleteId, change) === proposalId,
  );
  if (!found) throw new NotFound('Proposal not found.');
  return { proposal: found, ...known };
}

/**
 * Writes the threshold into the viewer's own profile, and what the workouts to come aim at, as one revision: undo takes both back. Throws
 * NotFound where the proposal does not stand any more, and Forbidden for a token that may only read.
 */
export async function acceptThresholdProposal(
  deps: Deps,
  viewer: Viewer,
  proposalId: string | null,
): Promise<{ athleteId: string; record: ThresholdRecord; revision: AnsweredRevision }> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const now = deps.clock();
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'update',
    async (tx) => {
      const { proposal, thresholds, today } = await standing(tx, athleteId, proposalId, now);
      return {
        changes: await changesByThresholds(tx, { id: athleteId, today }, thresholds, [proposal]),
        summary: naming`${changedThreshold(proposal)}.`,
        result: await keepThreshold(tx, athleteId, proposal, { decision: 'accepted', now }),
      };
    },
  );
  await announceAthlete(deps, athleteId);
  return { athleteId, record: result, revision };
}

/** Leaves the threshold as it is; the same evidence is not told again. Throws as accepting does. */
export async function dismissThresholdProposal(
  deps: Deps,
  viewer: Viewer,
  proposalId: string | null,
): Promise<{ athleteId: string; record: ThresholdRecord }> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const now = deps.clock();
  const record = await deps.db.$transaction(async (tx) => {
    await lockAthlete(tx, athleteId, now);
    const { proposal } = await standing(tx, athleteId, proposalId, now);
    return keepThreshold(tx, athleteId, proposal, { decision: 'dismissed', now });
  });
  await announceAthlete(deps, athleteId);
  return { athleteId, record };
}
