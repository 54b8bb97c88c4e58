import type { WorkoutTime } from '../../core/athlete/athlete.ts';
import { type Weekday, WEEKDAYS } from '../../core/calendar/calendar.ts';
import { type TrainingStart, type TrainingStarts, usualStarts } from '../../core/athlete/trainingTimes.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { trainingTimes } from './trainingTimes.schema.ts';
import { parse } from '../kernel/validation.ts';

export interface TrainingTimes {
  starts: TrainingStarts;
  /** Nobody has chosen them: they follow the preferred part of the day. */
  areUsual: boolean;
  /** Changes so far. */
  version: number;
  /** Null: never changed. */
  changedAt: Date | null;
}

/** What to load of an athlete so that `timesOf` can read it. */
export const WITH_TIMES = {
  trainingTimes: { select: { startsByDay: true, version: true, updatedAt: true } },
  preferences: { select: { preferredWorkoutTimes: true } },
} as const;

export interface TimesRows {
  trainingTimes: { startsByDay: unknown; version: number; updatedAt: Date } | null;
  preferences: { preferredWorkoutTimes: string } | null;
}

export function timesOf({ trainingTimes: row, preferences }: TimesRows): TrainingTimes {
  const usual = usualStarts((preferences?.preferredWorkoutTimes ?? null) as WorkoutTime | null);
  if (!row) return { starts: usual, areUsual: true, version: 0, changedAt: null };
  const chosen = row.startsByDay as Partial<Record<Weekday, TrainingStart>>;
  const starts = Object.fromEntries(WEEKDAYS.map((day) => [day, day in chosen ? chosen[day]! : usual[day]])) as Record<
    Weekday,
    TrainingStart
  >;
  return { starts, areUsual: false, version: row.version, changedAt: row.updatedAt };
}

/** When the athlete's training starts, by weekday. Throws NotFound. */
export async function readTrainingTimes(
  db: Pick<Db, 'athlete'>,
  viewer: Viewer | null,
  athleteId: string,
): Promise<TrainingTimes> {
  const row = await db.athlete.findFirst({
    where: { AND: [{ id: athleteId }, visibleTo(viewer).athlete] },
    select: WITH_TIMES,
  });
  if (!row) throw new NotFound('Athlete not found');
  return timesOf(row);
}

/** Changes the viewer's own times: those that are given. Throws InvalidInput, and Forbidden for a token that may only read. */
export async function updateTrainingTimes(deps: Deps, viewer: Viewer, input: unknown): Promise<void> {
  const { db, clock } = deps;
  const { athleteId } = viewer;
  await assertMay(db, viewer, 'own', athleteId);
  const { times } = parse(trainingTimes, input);
  const given = Object.fromEntries(times.map(({ day, startsAt }) => [day, startsAt]));
  const updatedAt = clock();
  await db.$transaction(async (tx) => {
    // two at once wait for each other, and neither loses the other's days
    await tx.$queryRaw`select id from "Athlete" where id = ${athleteId}::uuid for update`;
    const row = await tx.athlete.findUnique({ where: { id: athleteId }, select: WITH_TIMES });
    if (!row) throw new NotFound('Athlete not found');
    const { starts } = timesOf(row);
    const startsByDay = { ...starts, ...given };
    if (row.trainingTimes && WEEKDAYS.every((day) => starts[day] === startsByDay[day])) return;
    await tx.trainingTimes.upsert({
      where: { athleteId },
      create: { athleteId, startsByDay, updatedAt },
      update: { startsByDay, version: { increment: 1 }, updatedAt },
    });
  });
  await announceAthlete(deps, athleteId);
}
