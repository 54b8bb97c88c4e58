import * as fc from 'fast-check';

import type {
  AdaptInput,
  CheckIn,
  IllnessReport,
  PastFeedback,
  RemovedWorkout,
} from '../../core/change/adapt/events.ts';
import type { HrvDay } from '../../core/athlete/hrv.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { SKIP_REASONS } from '../../core/load/consistency.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import type { Ratings } from '../../core/athlete/readiness.ts';
import type { ScheduledWeeks } from './scheduled.ts';

const rating = fc.option(fc.integer({ min: 1, max: 10 }), { freq: 5 });

/** A check-in somewhere up to twelve days ago. */
const aCheckIn = fc.record({
  ago: fc.integer({ min: 0, max: 12 }),
  travelThisWeek: fc.option(fc.boolean()),
  majorDeadlines: fc.option(fc.boolean()),
  notes: fc.option(fc.constantFrom('flying over six time zones', 'all well')),
  mood: rating,
  stress: rating,
  sleep: rating,
  mentalReadiness: rating,
  musclesSoreness: rating,
  energyLevel: rating,
  motivationLevel: rating,
});

/** What became of the workouts up to today. */
const anOutcome = fc.record({
  kind: fc.constantFrom('completed', 'completed', 'partially_completed', 'skipped', 'scheduled'),
  part: fc.integer({ min: 20, max: 150 }),
  rpe: fc.option(fc.integer({ min: 1, max: 10 })),
  feeling: fc.option(fc.integer({ min: 1, max: 10 })),
  reason: fc.constantFrom(...SKIP_REASONS),
});

export const someLife = fc.record({
  dayOfSchedule: fc.integer({ min: 0, max: 20 }),
  outcomes: fc.array(anOutcome, { minLength: 1, maxLength: 20 }),
  checkIns: fc.array(aCheckIn, { maxLength: 3 }),
  /** ln rMSSD of the last week; of the weeks before it is usual. */
  hrv: fc.option(fc.constantFrom(3.7, 4.2), { freq: 2 }),
  illness: fc.option(
    fc.record({
      ago: fc.integer({ min: 0, max: 16 }),
      days: fc.option(fc.integer({ min: 1, max: 18 })),
      mild: fc.boolean(),
      symptoms: fc.subarray(['fever', 'cough', 'chest pain']),
    }),
    { freq: 2 },
  ),
  locked: fc.nat({ max: 9 }),
});
export type Life = typeof someLife extends fc.Arbitrary<infer T> ? T : never;

/** A schedule that has been lived for some days, with what its athlete said. */
export function lived({ workouts, limits, weeks }: ScheduledWeeks, life: Life): AdaptInput {
  const wanted = addDays(weeks[0]!.weekStartDate, life.dayOfSchedule);
  const today = wanted > limits.today ? wanted : limits.today;
  const now = workouts.map((workout, i): ScheduledWorkout => {
    const outcome = life.outcomes[i % life.outcomes.length]!;
    if (workout.scheduledDate < today && workout.workoutType !== 'race')
      return { ...workout, status: outcome.kind as ScheduledWorkout['status'] };
    return { ...workout, locked: life.locked > 0 && i % 10 === life.locked };
  });
  return {
    workouts: now,
    removed: [],
    limits: { ...limits, today },
    history: historyOf(now, life, today),
    checkIns: life.checkIns.map(({ ago, ...answers }): CheckIn => ({
      ...answers,
      answeredOn: addDays(today, -ago),
      weekStartDate: mondayOf(addDays(today, -ago)),
    })),
    hrv: life.hrv === null ? [] : mornings(life.hrv, today),
    illness: life.illness && reportOf(life.illness, today),
  };
}

/** A month of usual mornings, then a week of others. */
export const mornings = (log: number, today: Day): HrvDay[] =>
  Array.from({ length: 37 }, (_, ago) => ({
    day: addDays(today, -ago),
    hrv: Math.exp(ago < 7 ? log : [4.0, 4.1, 3.9, 4.05, 3.95][ago % 5]!),
  }));

function reportOf({ ago, days, mild, symptoms }: NonNullable<Life['illness']>, today: Day): IllnessReport {
  const from = addDays(today, -ago);
  const wellOn = days === null ? null : addDays(from, days);
  return { from, wellOn: wellOn !== null && wellOn > addDays(today, 1) ? null : wellOn, mild, symptoms };
}

function historyOf(workouts: readonly ScheduledWorkout[], { outcomes }: Life, today: Day): PastFeedback[] {
  return workouts.flatMap((workout, i) => {
    if (workout.scheduledDate >= today || workout.workoutType === 'race') return [];
    const { part, rpe, feeling, reason } = outcomes[i % outcomes.length]!;
    const { scheduledDate, workoutType, intensity, isLong, isHard, duration, tss, status } = workout;
    const isDone = status === 'completed' || status === 'partially_completed';
    return {
      scheduledDate,
      workoutType,
      intensity,
      isLong,
      isHard,
      tss,
      status,
      plannedMinutes: duration,
      actualMinutes: isDone ? Math.round((duration * part) / 100) : 0,
      perceivedExertion: isDone ? rpe : null,
      feelingRating: isDone ? feeling : null,
      reasonForSkip: status === 'skipped' ? reason : null,
    };
  });
}

/** The same hour trained every day of nine weeks, but nothing on the last days up to yesterday. */
export function steadyUntil(today: Day, daysOff: number): PastFeedback[] {
  return Array.from({ length: 63 }, (_, i): PastFeedback => {
    const isOff = i < daysOff;
    return {
      scheduledDate: addDays(today, -1 - i),
      workoutType: 'run',
      intensity: 'easy',
      isLong: false,
      isHard: false,
      plannedMinutes: 60,
      tss: 61,
      status: isOff ? 'skipped' : 'completed',
      actualMinutes: isOff ? 0 : 60,
      perceivedExertion: null,
      feelingRating: null,
      reasonForSkip: isOff ? 'work' : null,
    };
  });
}

/** The input after the changes have been made. */
export function afterChanges(
  input: AdaptInput,
  changes: readonly WorkoutChange[],
  workouts: readonly ScheduledWorkout[],
): AdaptInput {
  const gone = input.workouts.filter(({ id }) => !workouts.some((each) => each.id === id));
  const removed = gone.map((workout): RemovedWorkout => ({
    ...workout,
    removedBy: changes.find(({ op, workoutId }) => op === 'remove' && workoutId === workout.id)!.reasonCode,
  }));
  return { ...input, workouts, removed: [...input.removed, ...removed] };
}

/** The same answers, some of them worse. */
export function worse(answers: CheckIn, by: number): CheckIn {
  const shift = (value: number | null, step: number) =>
    value === null ? null : Math.min(10, Math.max(1, value + step));
  const up: readonly (keyof Ratings)[] = ['stress', 'musclesSoreness'];
  const down: readonly (keyof Ratings)[] = ['mood', 'sleep', 'mentalReadiness', 'energyLevel', 'motivationLevel'];
  const changed = [
    ...up.map((item) => [item, shift(answers[item], by)]),
    ...down.map((item) => [item, shift(answers[item], -by)]),
  ];
  return { ...answers, ...(Object.fromEntries(changed) as Partial<CheckIn>) };
}
