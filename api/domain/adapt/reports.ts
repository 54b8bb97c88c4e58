import { isDone, DONE_STATUSES } from '../../core/codes/workout.ts';
import type { CheckIn as CoreCheckIn, IllnessReport, OtherDays, PastFeedback } from '../../core/change/adapt/events.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { blockedDays } from '../../core/athlete/blackout.ts';
import type { HrvDay } from '../../core/athlete/hrv.ts';
import { HRV } from '../../core/constants/adapt.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import type { Tx } from '../kernel/ports.ts';
import { CURRENT_FIRST } from '../revision/illnessRecord.ts';
import { blackoutsOf } from '../revision/recurringPreferences.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import { doneMinutes, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

type Reader = Pick<Tx, 'activity' | 'athlete' | 'workout' | 'checkIn' | 'wellnessDay' | 'illnessReport'>;
type Whose = Pick<LockedAthlete, 'id' | 'today'>;

/** How far the rules look back. */
export const RULES_BACK_DAYS = 63;
const CHECK_INS_READ = 9;
/** Workouts read of somebody who was away for longer: those of some four weeks. */
const LAST_READ = 30;

/** What the athlete reported for the last weeks: workouts, check-ins and illness. `told`: workouts, by id, as this act leaves them. */
export async function loadReports(
  tx: Reader,
  { id: athleteId, today }: Whose,
  told: ReadonlyMap<string, WorkoutRow> = new Map(),
) {
  const since = addDays(today, -RULES_BACK_DAYS);
  const [rows, checkIns, hrv, illness, recorded, { user, preferences }] = [
    await pastWorkouts(tx, athleteId, today),
    await tx.checkIn.findMany({ where: { athleteId }, orderBy: { weekStartDate: 'desc' }, take: CHECK_INS_READ }),
    await loadHrv(tx, athleteId, today),
    await tx.illnessReport.findFirst({ where: { athleteId }, orderBy: CURRENT_FIRST }),
    await tx.activity.findMany({
      where: { athleteId, workoutId: null, day: { gte: columnOf(since), lte: columnOf(today) } },
      select: { day: true },
    }),
    await tx.athlete.findUniqueOrThrow({
      where: { id: athleteId },
      select: { user: { select: { timeZone: true } }, preferences: { select: { blackoutDates: true } } },
    }),
  ];
  const blackoutDates = blackoutsOf(preferences);
  return {
    history: rows
      .map(workoutOf)
      .map((workout) => told.get(workout.id) ?? workout)
      .filter((workout) => isReported(workout, today))
      .map(pastFeedback),
    checkIns: checkIns.map((row): CoreCheckIn => ({
      ...row,
      answeredOn: dayIn(user.timeZone, row.updatedAt),
      isPlanKept: row.keptSince !== null,
      weekStartDate: dayOf(row.weekStartDate),
    })),
    hrv,
    others: {
      blocked: blockedDays({ blackoutDates }, since, today),
      recorded: recorded.map(({ day }) => dayOf(day)),
    } satisfies OtherDays,
    illness:
      illness &&
      ({
        from: dayOf(illness.fromDate),
        wellOn: illness.wellOn && dayOf(illness.wellOn),
        mild: illness.mild,
        symptoms: illness.symptoms,
      } satisfies IllnessReport),
  };
}

/** Mornings on which it was measured, as far back as the rule for them looks. */
export async function loadHrv(tx: Pick<Tx, 'wellnessDay'>, athleteId: string, today: Day): Promise<HrvDay[]> {
  const first = addDays(today, -HRV.weekDays - HRV.usualDays);
  const rows = await tx.wellnessDay.findMany({
    where: { athleteId, hrv: { not: null }, day: { gte: columnOf(first), lte: columnOf(today) } },
    select: { day: true, hrv: true },
  });
  return rows.map(({ day, hrv }) => ({ day: dayOf(day), hrv: hrv! }));
}

/** Those of the last weeks; of somebody who comes back after longer, the last that there were. */
async function pastWorkouts(tx: Reader, athleteId: string, today: Day) {
  const since = columnOf(addDays(today, -RULES_BACK_DAYS));
  const recent = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { gte: since, lte: columnOf(today) } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  if (recent.some((row) => isDone(workoutOf(row)))) return recent;
  if (recent.some(({ scheduledDate }) => scheduledDate < columnOf(today)))
    return [...(await beforeSilence(tx, athleteId, since)), ...recent];
  const before = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { lt: since } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'desc' }, { id: 'desc' }],
    take: LAST_READ,
  });
  return [...before.reverse(), ...recent];
}

/** Of a silence that began before that day, the workout from which its days count: the last that was done, else the first that was planned. */
async function beforeSilence(tx: Reader, athleteId: string, since: Date) {
  const scheduledDate = { lt: since };
  const done = await tx.workout.findFirst({
    where: { athleteId, scheduledDate, status: { in: [...DONE_STATUSES] } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'desc' }, { id: 'desc' }],
  });
  const first =
    done ??
    (await tx.workout.findFirst({
      where: { athleteId, scheduledDate },
      include: WITH_FEEDBACK,
      orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
    }));
  return first === null ? [] : [first];
}

/** In the past, or already done or skipped. */
const isReported = ({ scheduledDate, status }: WorkoutRow, today: Day) =>
  scheduledDate < today || status !== 'scheduled';

export function pastFeedback(workout: WorkoutRow): PastFeedback {
  const { feedback } = workout;
  return {
    scheduledDate: workout.scheduledDate,
    workoutType: workout.workoutType,
    intensity: intensityFromText(workout.intensity),
    isLong: workout.isLong,
    isHard: workout.isHard,
    plannedMinutes: workout.duration,
    tss: workout.tss,
    status: workout.status,
    actualMinutes: doneMinutes(workout),
    perceivedExertion: feedback?.perceivedExertion ?? null,
    feelingRating: feedback?.feelingRating ?? null,
    reasonForSkip: feedback?.reasonForSkip ?? null,
    templateId: workout.templateId,
  };
}
