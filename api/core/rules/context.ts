import { type Day, dayNumber, mondayOf } from '../calendar/calendar.ts';
import { type InjuryRestrictions, restrictionsByWeek } from '../athlete/injuries.ts';
import { toldSports } from '../workout/toldSports.ts';
import type { RaceEfforts } from '../prediction/planned.ts';
import { effortsByRace, raceTrainedFor } from '../prediction/raceEfforts.ts';
import type { Race } from '../race/race.ts';
import type { RaceType } from '../codes/race.ts';
import type { ScheduleInput } from './scheduleInput.ts';
import type { PastWorkout, PlannedWorkout } from '../workout/workout.ts';
import type { WeekTarget } from '../season/season.ts';
import { type ActiveRule, rulesFor } from '../principles/active.ts';
import { type AthleteLimits, limitsByRace } from './athleteLimits.ts';
import { racesByDay } from './raceNearness.ts';
import { steeringRaceByWeek } from '../season/weekSlots.ts';
import type { WorkoutStatus } from '../codes/workout.ts';

/** A workout on the schedule. */
export interface ScheduledWorkout extends PlannedWorkout {
  id: string;
  status: WorkoutStatus;
  /** Made or moved by the athlete or a coach; rules leave it alone. */
  locked: boolean;
  madeBy: 'planner' | 'athlete' | 'coach';
  /** Minutes that were done of it; left out where nobody told, and where it is not done. */
  doneMinutes?: number;
  /** Minutes that were planned of it, where its duration is what was done. */
  plannedMinutes?: number;
}

/** What limits and targets look at of a workout; its steps only where it is a brick or holds the effort of a race. */
export type MeasuredWorkout = Pick<
  ScheduledWorkout,
  | 'id'
  | 'scheduledDate'
  | 'dayOfWeek'
  | 'workoutType'
  | 'intensity'
  | 'duration'
  | 'isLong'
  | 'isHard'
  | 'status'
  | 'locked'
  | 'madeBy'
  | 'plannedMinutes'
  | 'steps'
>;

/** What a schedule must keep to: the athlete's own limits, and the season that it belongs to. */
export interface ScheduleLimits extends Pick<
  ScheduleInput,
  'today' | 'athlete' | 'sports' | 'races' | 'raceType' | 'principles'
> {
  /** First and last day of the schedule. */
  firstDay: Day;
  lastDay: Day;
  /** Monday of the week that is counted as the first; left out where weeks are not counted. */
  weekOne?: Day;
  season: Pick<ScheduleInput['season'], 'seasonStart' | 'weeks' | 'phases'>;
  /** Workouts of the weeks before the schedule, done or planned; drives how far runs may grow. */
  past: readonly PastWorkout[];
}

/** A week with what the checks and the workout maker need of it. */
export interface WeekOfSeason {
  monday: Day;
  target: WeekTarget | null;
  raceType: RaceType | null;
  /** Efforts of the race that is trained for. */
  raceEfforts: RaceEfforts;
  limits: AthleteLimits;
  /** Whole loading weeks of the phase before this one. */
  loadingWeekInPhase: number;
  weekInPlan: number;
}

/** The limits with everything derived from them, worked out once. */
export interface PlanningContext {
  limits: ScheduleLimits;
  /** What injuries leave of each sport on that day. */
  restrictions: (day: Day) => InjuryRestrictions;
  races: readonly Race[];
  week: (day: Day) => WeekOfSeason;
  /** What the athlete's coaches teach. */
  rules: readonly ActiveRule[];
}

export function planningContextOf(limits: ScheduleLimits): PlanningContext {
  const { athlete, sports, races, raceType, season, today } = limits;
  const steering = steeringRaceByWeek(races);
  const limitsOf = limitsByRace(athlete);
  const effortsOf = effortsByRace(athlete, races, today);
  const known = new Map<Day, WeekOfSeason>();
  const week = (day: Day): WeekOfSeason => {
    const monday = mondayOf(day);
    const found = known.get(monday);
    if (found !== undefined) return found;
    const target = season.weeks.find(({ weekStartDate }) => weekStartDate === monday) ?? null;
    const ahead = raceType === null ? null : (steering(monday)?.raceType ?? raceType);
    const phase = season.phases.find(({ startDate, endDate }) => mondayOf(startDate) <= monday && endDate >= monday);
    const made: WeekOfSeason = {
      monday,
      target,
      raceType: ahead,
      raceEfforts: effortsOf(raceTrainedFor(races, ahead, monday)),
      limits: limitsOf(ahead, sports),
      loadingWeekInPhase: season.weeks.filter(
        ({ kind, phaseType, weekStartDate, weekEndDate }) =>
          kind === 'load' &&
          weekStartDate < monday &&
          phaseType === target?.phaseType &&
          weekEndDate >= (phase?.startDate ?? monday),
      ).length,
      weekInPlan: Math.max(0, Math.floor((dayNumber(monday) - dayNumber(mondayOf(season.seasonStart))) / 7)),
    };
    known.set(monday, made);
    return made;
  };
  const byWeek = restrictionsByWeek(athlete.injuries, today, toldSports(athlete, sports, races));
  return {
    limits,
    restrictions: (day) => byWeek(mondayOf(day)),
    races: racesByDay(races),
    week,
    rules: rulesFor(athlete, limits.principles ?? []),
  };
}

/** Still ahead and not given up: what a rule or a wish may touch. */
export const isOpen = ({ status, scheduledDate, workoutType }: MeasuredWorkout, today: Day): boolean =>
  status === 'scheduled' && scheduledDate >= today && workoutType !== 'race';

export const minutesOf = (workouts: readonly { duration: number }[]): number =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);
