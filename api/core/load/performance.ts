import type { RecordedZoneSeconds } from './activity.ts';
import { addDays, type Day, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import { consistencyScore, type CountedWorkout } from './consistency.ts';
import { type Fitness, projectLoad } from './fitness.ts';
import { loadSportOf, plainTss } from '../workout/tss.ts';
import type { Step, Steps } from '../workout/workout.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { threeZoneOf } from '../athlete/zones.ts';

/** A workout as planned and as done, or one that was done without a plan. */
export interface TrainedWorkout extends CountedWorkout {
  scheduledDate: Day;
  /** other: a sport that is none of ours counts as load alone. */
  workoutType: WorkoutType | 'other';
  plannedTss: number;
  /** 0 when it was not done. */
  doneTss: number;
  steps: Steps;
  /** Seconds in three zones as a device recorded them; null or absent: as the steps share them. */
  zoneSec?: RecordedZoneSeconds | null;
}

export interface LoadPoint {
  day: Day;
  tss: number;
  fitness: number;
  fatigue: number;
  form: number;
  /** From planned workouts: today where nothing is done yet, and the days to come. */
  isPlanned: boolean;
}

export interface SportVolume {
  workoutType: WorkoutType;
  plannedMinutes: number;
  doneMinutes: number;
  plannedTss: number;
  doneTss: number;
}

export interface TrainedWeek {
  weekStartDate: Day;
  /** Sports of the week, most planned first. */
  sports: readonly SportVolume[];
  /** Minutes done below the first threshold, between the two, and above the second. */
  zoneMinutes: readonly [number, number, number];
  /** 0 to 100; null: nothing to judge, or not over yet. */
  consistency: number | null;
}

export interface Performance {
  days: readonly LoadPoint[];
  weeks: readonly TrainedWeek[];
}

/**
 * Fitness, fatigue and form of each day and what each week held, from `firstDay` to `lastDay`. Days before today count what
 * was done, days to come what is planned, today what was done if anything was. `start`: the state before `firstDay`.
 */
export function performance(input: {
  today: Day;
  firstDay: Day;
  lastDay: Day;
  start: Fitness;
  workouts: readonly TrainedWorkout[];
}): Performance {
  const { today, firstDay, lastDay, start } = input;
  const workouts = input.workouts.filter(({ scheduledDate }) => scheduledDate >= firstDay && scheduledDate <= lastDay);
  const done: Record<Day, number> = {};
  const planned: Record<Day, number> = {};
  for (const { scheduledDate, doneTss, plannedTss, status } of workouts) {
    done[scheduledDate] = (done[scheduledDate] ?? 0) + doneTss;
    if (status === 'scheduled') planned[scheduledDate] = (planned[scheduledDate] ?? 0) + plannedTss;
  }
  const isPlanned = (day: Day) => day > today || (day === today && !done[day]);
  const tssByDay: Record<Day, number> = {};
  for (const day of new Set([...Object.keys(done), ...Object.keys(planned)]))
    tssByDay[day] = isPlanned(day) ? (planned[day] ?? 0) : (done[day] ?? 0);
  const days = projectLoad({ start, firstDay, lastDay, tssByDay });
  return {
    days: days.map(({ day, tss, ctl, atl, tsb }) => ({
      day,
      tss: plainTss(tss),
      fitness: ctl,
      fatigue: atl,
      form: tsb,
      isPlanned: isPlanned(day),
    })),
    weeks: weeksOf(workouts, firstDay, lastDay, today),
  };
}

function weeksOf(workouts: readonly TrainedWorkout[], firstDay: Day, lastDay: Day, today: Day): TrainedWeek[] {
  const first = mondayOf(firstDay);
  const byWeek = Array.from({ length: weeksBetween(first, lastDay) + 1 }, (): TrainedWorkout[] => []);
  for (const workout of workouts) byWeek[weeksBetween(first, workout.scheduledDate)]!.push(workout);
  return byWeek.map((inWeek, i) => {
    const weekStartDate = addDays(first, 7 * i);
    return {
      weekStartDate,
      sports: sportsOf(inWeek),
      zoneMinutes: zoneMinutesOf(inWeek),
      consistency: addDays(weekStartDate, 6) < today ? consistencyScore(inWeek) : null,
    };
  });
}

/** Each sport of these workouts, most planned first. */
export function sportsOf(workouts: readonly TrainedWorkout[]): SportVolume[] {
  const volumes = new Map<WorkoutType, SportVolume>();
  for (const { workoutType, plannedMinutes, actualMinutes, plannedTss, doneTss } of workouts) {
    if (workoutType === 'other') continue;
    const volume = volumes.get(workoutType) ?? {
      workoutType,
      plannedMinutes: 0,
      doneMinutes: 0,
      plannedTss: 0,
      doneTss: 0,
    };
    volume.plannedMinutes += plannedMinutes;
    volume.doneMinutes += actualMinutes;
    volume.plannedTss = plainTss(volume.plannedTss + plannedTss);
    volume.doneTss = plainTss(volume.doneTss + doneTss);
    volumes.set(workoutType, volume);
  }
  return [...volumes.values()].sort((a, b) => b.plannedMinutes - a.plannedMinutes);
}

/** Minutes done by zone, as recorded, or as the steps share them; strength has no zone, a workout without steps is easy. */
function zoneMinutesOf(workouts: readonly TrainedWorkout[]): [number, number, number] {
  const minutes: [number, number, number] = [0, 0, 0];
  for (const { workoutType, actualMinutes, steps, zoneSec } of workouts) {
    if (workoutType === 'strength' || workoutType === 'other' || actualMinutes === 0) continue;
    const shares = zoneSec ? sharesOf(zoneSec) : zoneShares(workoutType, steps);
    shares.forEach((share, zone) => (minutes[zone]! += share * actualMinutes));
  }
  return minutes;
}

function zoneShares(workoutType: Exclude<WorkoutType, 'strength'>, steps: Steps): readonly [number, number, number] {
  const seconds: [number, number, number] = [0, 0, 0];
  const add = ({ effort, durationSec, sport }: Step, times: number) => {
    seconds[threeZoneOf(sport ?? loadSportOf(workoutType), effort) - 1]! += times * durationSec;
  };
  for (const part of steps) {
    if ('repeat' in part) part.steps.forEach((step) => add(step, part.repeat));
    else add(part, 1);
  }
  return sharesOf(seconds);
}

function sharesOf(seconds: RecordedZoneSeconds): readonly [number, number, number] {
  const total = seconds[0] + seconds[1] + seconds[2];
  return total === 0 ? [1, 0, 0] : [seconds[0] / total, seconds[1] / total, seconds[2] / total];
}
