import type { WorkoutTime, Blackout } from '../../core/athlete/athlete.ts';
import { type Day, type Weekday, WEEKDAYS } from '../../core/calendar/calendar.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../../core/codes/sport.ts';
import type { WeeklyChange } from '../../core/change/pattern.ts';
import type { PreferenceChange } from '../../core/language/request/request.ts';
import type { Prisma, TrainingPreferences } from '../../generated/prisma/client.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Tx } from '../kernel/ports.ts';
import { sameData } from './scheduledWorkout.ts';

/** A change that the athlete wants in every week to come. */
export interface RecurringPreference {
  id: string;
  /** In the athlete's words. */
  request: string;
  pattern: readonly WeeklyChange[];
  /** Null: for good. */
  untilDate: Day | null;
  /** Instant, ISO 8601; missing in revisions that are older than it. */
  createdAt?: string;
}

/** What the athlete wants of every week: as plain data, so that a revision can remember and write it back. */
export interface RecurringPreferences {
  preferences: {
    weeklyHoursAvailable: number;
    longWorkoutDays: readonly Weekday[];
    unavailableDays: readonly Weekday[];
    preferredWorkoutTimes: WorkoutTime;
    maxMinutesByDay: Readonly<Partial<Record<Weekday, number>>>;
    /** Missing in revisions that are older than it. */
    blackoutDates?: readonly Blackout[];
  } | null;
  standing: readonly RecurringPreference[];
  /** Sports whose threshold the plan may test; missing in revisions that are older than it. */
  testedSports?: readonly EnduranceSport[];
}

type Reader = Pick<Tx, 'athlete' | 'trainingPreferences' | 'standingChange'>;

export async function loadRecurringPreferences(tx: Reader, athleteId: string): Promise<RecurringPreferences> {
  const row = await tx.trainingPreferences.findUnique({ where: { athleteId } });
  const standing = await tx.standingChange.findMany({
    where: { athleteId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const { testedSports } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { testedSports: true },
  });
  return {
    testedSports: testedSports as EnduranceSport[],
    preferences: row && {
      weeklyHoursAvailable: row.weeklyHoursAvailable,
      longWorkoutDays: row.longWorkoutDays as Weekday[],
      unavailableDays: row.unavailableDays as Weekday[],
      preferredWorkoutTimes: row.preferredWorkoutTimes as WorkoutTime,
      maxMinutesByDay: caps(row),
      blackoutDates: blackoutsOf(row),
    },
    standing: standing.map(({ id, request, pattern, untilDate, createdAt }) => ({
      id,
      request,
      pattern: pattern as unknown as WeeklyChange[],
      untilDate: untilDate && dayOf(untilDate),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Makes the rows what the preferences say. */
export async function writeRecurringPreferences(
  tx: Reader,
  athleteId: string,
  before: RecurringPreferences,
  after: RecurringPreferences,
): Promise<void> {
  if (after.preferences && !sameData(before.preferences, after.preferences)) {
    const { longWorkoutDays, unavailableDays, maxMinutesByDay, blackoutDates, ...rest } = after.preferences;
    await tx.trainingPreferences.update({
      where: { athleteId },
      data: {
        ...rest,
        longWorkoutDays: [...longWorkoutDays],
        unavailableDays: [...unavailableDays],
        maxMinutesByDay: { ...maxMinutesByDay },
        ...(blackoutDates && { blackoutDates: blackoutDates as unknown as Prisma.InputJsonValue }),
      },
      select: { athleteId: true },
    });
  }
  if (after.testedSports && !sameData(before.testedSports, after.testedSports))
    await tx.athlete.update({
      where: { id: athleteId },
      data: { testedSports: [...after.testedSports] },
      select: { id: true },
    });
  const stay = new Set(after.standing.map(({ id }) => id));
  const were = new Set(before.standing.map(({ id }) => id));
  const gone = [...were].filter((id) => !stay.has(id));
  if (gone.length > 0) await tx.standingChange.deleteMany({ where: { athleteId, id: { in: gone } } });
  const added = after.standing.filter(({ id }) => !were.has(id));
  if (added.length > 0) {
    await tx.standingChange.createMany({
      data: added.map(({ untilDate, pattern, createdAt, ...row }) => ({
        ...row,
        ...(createdAt && { createdAt: new Date(createdAt) }),
        athleteId,
        pattern: pattern as unknown as Prisma.InputJsonValue,
        untilDate: untilDate && columnOf(untilDate),
      })),
    });
  }
}

const union = <T>(a: readonly T[], b: readonly T[]) => [...new Set([...a, ...b])];
const without = <T>(a: readonly T[], b: readonly T[]) => a.filter((each) => !b.includes(each));

/** The preferences with what the athlete asked for; a sport that is to rest on some days is a matter of the pattern alone. */
export function withPreferences(
  now: RecurringPreferences['preferences'],
  wanted: readonly PreferenceChange[],
): RecurringPreferences['preferences'] {
  return wanted.reduce<RecurringPreferences['preferences']>((preferences, change) => {
    if (!preferences) return preferences;
    switch (change.kind) {
      case 'unavailable':
        return {
          ...preferences,
          unavailableDays: union(preferences.unavailableDays, change.days),
          longWorkoutDays: without(preferences.longWorkoutDays, change.days),
        };
      case 'available':
        return { ...preferences, unavailableDays: without(preferences.unavailableDays, change.days) };
      case 'maxMinutes': {
        const days = change.days.length > 0 ? change.days : WEEKDAYS;
        const capped = Object.fromEntries(days.map((day) => [day, change.minutes]));
        return { ...preferences, maxMinutesByDay: { ...preferences.maxMinutesByDay, ...capped } };
      }
      case 'longDays':
        return { ...preferences, longWorkoutDays: change.days };
      case 'weeklyHours':
        return { ...preferences, weeklyHoursAvailable: Math.min(40, Math.max(1, Math.round(change.hours))) };
      case 'time':
        return { ...preferences, preferredWorkoutTimes: change.time };
      case 'noSport':
      case 'tests':
        return preferences;
    }
  }, now);
}

/** The sports that are tested, by what the athlete asked for. */
export const withTests = (
  now: RecurringPreferences['testedSports'],
  wanted: readonly PreferenceChange[],
): RecurringPreferences['testedSports'] =>
  wanted.reduce<readonly EnduranceSport[] | undefined>((tested = ENDURANCE_SPORTS, change) => {
    if (change.kind !== 'tests') return tested;
    return ENDURANCE_SPORTS.filter((sport) => (change.sports.includes(sport) ? change.wanted : tested.includes(sport)));
  }, now);

/** Caps on the minutes of a day, by weekday. */
export function caps(
  preferences: Pick<TrainingPreferences, 'maxMinutesByDay'> | null,
): Partial<Record<Weekday, number>> {
  const stored = (preferences?.maxMinutesByDay ?? {}) as Record<string, unknown>;
  return Object.fromEntries(WEEKDAYS.flatMap((day) => (typeof stored[day] === 'number' ? [[day, stored[day]]] : [])));
}

/** Dates with no or little time for training, by their first day. */
export function blackoutsOf(preferences: Pick<TrainingPreferences, 'blackoutDates'> | null): Blackout[] {
  const stored = preferences?.blackoutDates;
  return Array.isArray(stored)
    ? (stored as unknown as Blackout[]).map(({ from, to, label, mostMinutes }) => ({
        from,
        to,
        label: label ?? null,
        ...(typeof mostMinutes === 'number' && { mostMinutes }),
      }))
    : [];
}
