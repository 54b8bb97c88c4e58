import type { WorkoutTime } from './athlete.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';

/** Minute of the day at which training starts; null: no time. */
export type TrainingStart = number | null;
export type TrainingStarts = Readonly<Record<Weekday, TrainingStart>>;

const MINUTES_PER_DAY = 1440;
/** Between two workouts of a day: to eat, and to come home [D]. */
const MIN_GAP_MINUTES = 60;

/** When training in a part of the day usually starts [D]. */
export const USUAL_STARTS: Readonly<Record<WorkoutTime, number>> = {
  morning: 7 * 60,
  midday: 12 * 60,
  afternoon: 16 * 60,
  evening: 18 * 60,
};

/** The part of the day that holds the minute. */
export function partOfDay(minute: number): WorkoutTime {
  if (minute < 10 * 60) return 'morning';
  if (minute < 14 * 60) return 'midday';
  return minute < 17 * 60 ? 'afternoon' : 'evening';
}

/** The times of an athlete who has chosen none; without a preferred part of the day there are none. */
export function usualStarts(preferred: WorkoutTime | null): TrainingStarts {
  const start = preferred === null ? null : USUAL_STARTS[preferred];
  return Object.fromEntries(WEEKDAYS.map((day) => [day, start])) as Record<Weekday, TrainingStart>;
}

/** "07:00". */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Minute of the day of a time such as "07:00" or "7:00"; null for any other text. */
export function minuteOf(text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

interface TimedWorkout {
  /** Planned minutes. */
  duration: number;
  timeOfDay: WorkoutTime;
}

/**
 * Starts of one day's workouts, given in the order of the day. The one that is planned for the part of the day that holds
 * `start`, else the first, starts then; each other keeps to its own part of the day where that leaves an hour between them,
 * and else follows. Null: the day has no time, or the workout would start on the next.
 */
export function startsOfDay(workouts: readonly TimedWorkout[], start: TrainingStart): TrainingStart[] {
  if (start === null) return workouts.map(() => null);
  const main = Math.max(
    0,
    workouts.findIndex(({ timeOfDay }) => timeOfDay === partOfDay(start)),
  );
  const starts: TrainingStart[] = workouts.map(() => null);
  let free = 0;
  const late: number[] = [];
  workouts.slice(0, main).forEach(({ duration, timeOfDay }, index) => {
    const at = Math.max(free, USUAL_STARTS[timeOfDay]);
    if (at + duration + MIN_GAP_MINUTES > start) return void late.push(index);
    starts[index] = at;
    free = at + duration + MIN_GAP_MINUTES;
  });
  free = start;
  const following = [...workouts.keys()].slice(main + 1);
  for (const index of [main, ...late, ...following]) {
    const workout = workouts[index];
    if (!workout) break;
    const at = index === main ? start : Math.max(free, USUAL_STARTS[workout.timeOfDay]);
    if (at < MINUTES_PER_DAY) starts[index] = at;
    free = at + workout.duration + MIN_GAP_MINUTES;
  }
  return starts;
}
