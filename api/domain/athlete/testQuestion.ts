import type { ThresholdName } from '../../core/codes/threshold.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { type TestResult, testResultOf, testResultQuestion } from '../../core/messages/testResult.ts';
import { TEST_IDS, testedBy, type TestedType } from '../../core/workout/thresholdTest.ts';
import { Prisma } from '../../db/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { columnOf, dayIn, todayOf } from '../kernel/day.ts';
import type { Deps } from '../kernel/ports.ts';
import { WITH_FEEDBACK, type WorkoutRow, workoutOf } from '../revision/scheduledWorkout.ts';

/** Days after a test on which its result is asked for; later nobody knows it any more. */
const ASKED_DAYS = 14;

const TESTED: Readonly<Record<TestedType, ThresholdName>> = { run: 'runThresholdSpeed', bike: 'ftp', swim: 'css' };

/** A test that was done, and of whose result nothing is known. */
export interface TestQuestion extends TestResult {
  workout: WorkoutRow;
  question: string;
}

/**
 * The last test of the viewer's own that they say they did, that nothing recorded, and since which its threshold was neither accepted nor entered.
 * Null: there is none, or the athlete is somebody else, for whom nobody answers.
 */
export async function readTestQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  athleteId: string,
): Promise<TestQuestion | null> {
  await assertMay(db, viewer, 'read', athleteId);
  if (viewer.athleteId !== athleteId) return null;
  const { user } = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true, latestDay: true } } },
  });
  const first = addDays(todayOf(user, clock()), -ASKED_DAYS);
  const rows = await db.workout.findMany({
    where: {
      athleteId,
      scheduledDate: { gte: columnOf(first) },
      templateId: { in: [...TEST_IDS] },
      status: { in: ['completed', 'partially_completed'] },
      recorded: { equals: Prisma.AnyNull },
    },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'desc' }, { id: 'desc' }],
  });
  if (rows.length === 0) return null;
  // an athlete's day begins up to most of a day before that of UTC
  const since = columnOf(addDays(first, -1));
  const known = await db.thresholdRecord.findMany({
    where: { athleteId, decidedAt: { gte: since }, decision: { in: ['accepted', 'entered'] } },
    select: { threshold: true, decidedAt: true },
  });
  const isKnown = ({ templateId, scheduledDate }: WorkoutRow) =>
    known.some(
      ({ threshold, decidedAt }) =>
        threshold === TESTED[testedBy(templateId)!] && dayIn(user.timeZone, decidedAt) >= scheduledDate,
    );
  const workout = rows.map(workoutOf).find((each) => !isKnown(each));
  if (workout === undefined) return null;
  const question = testResultQuestion(workout.templateId, viewer.units)!;
  return { ...testResultOf(workout.templateId)!, workout, question };
}
