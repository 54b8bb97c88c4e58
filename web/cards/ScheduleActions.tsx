import { createContext, useContext } from 'react';
import type { Blackout } from '../../api/core/athlete/athlete.ts';
import { blackoutOn, shortTimeOn } from '../../api/core/athlete/blackout.ts';
import type { Day } from '../../api/core/calendar/calendar.ts';
import type { SkipReason } from './skipReasons.ts';
import { timeText } from '../../api/core/units/timeText.ts';

/** What goes to another athlete: a week by its Monday, or a workout by its day. */
export interface CopiedElsewhere {
  is: 'week' | 'workout';
  id: string;
  from: Day;
}

/** Workouts that are chosen to be moved or deleted together; none: a click opens a workout. */
export interface WorkoutSelection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (workoutId: string) => void;
}

/** What the cards of a schedule may ask of the screen around them. */
export interface ScheduleActions {
  /** The athlete's own day. */
  today: Day;
  /** The zone in which it begins and ends. */
  timeZone: string;
  firstDay: Day;
  lastDay: Day;
  preferences?: {
    /** Dates with no or little time for training. */
    readonly blackoutDates: readonly Blackout[];
    /** Weekdays without training, as the API names them. */
    readonly unavailableDays: readonly string[];
  } | null;
  openWorkout: (workoutId: string) => void;
  moveWorkout: (workoutId: string, to: Day) => void;
  /** Someone tried to move a completed workout. */
  refuseMove: () => void;
  athleteId: string;
  /** Number of the latest change. */
  revision: number;
  /** First name of the athlete, where somebody else looks at their schedule. */
  athleteName?: string;
  /** Tells in one tap that a workout was done as planned, or skipped and why; left out: somebody else tells that. */
  tellDone?: (workoutId: string) => void;
  tellSkipped?: (workoutId: string, reason: SkipReason) => void;
  /** Puts a new workout on a day; left out: this screen adds none by day. */
  addWorkout?: (day: Day) => void;
  /** Left out: workouts of this screen are acted on one by one. */
  selection?: WorkoutSelection;
  /** Puts the workouts of a week in place of those of another; left out: this screen copies none. */
  copyWeek?: (weekId: string, monday: Day) => void;
  /** Asks which other athlete is to have it as well; left out: nobody else is coached here. */
  copyElsewhere?: (what: CopiedElsewhere) => void;
}

const Context = createContext<ScheduleActions | null>(null);

export const ScheduleActionsProvider = Context.Provider;

export function useScheduleActions(): ScheduleActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A workout card stands outside a schedule.');
  return actions;
}

/** What the athlete said of a date. */
export interface DateNote {
  /** "blocked: Wedding", "at most 30 min: Conference". */
  text: string;
  /** Nothing is planned there. */
  isBlocked: boolean;
}

/** What was said of a day; null: nothing. */
export function useDateNote(): (day: Day) => DateNote | null {
  const blackoutDates = useScheduleActions().preferences?.blackoutDates;
  return (day) => {
    const blackout = blackoutOn({ blackoutDates }, day);
    const short = shortTimeOn({ blackoutDates }, day);
    const range = blackout ?? short;
    if (range === null) return null;
    const what = blackout ? 'blocked' : `at most ${timeText(short!.mostMinutes)}`;
    return { text: range.label ? `${what}: ${range.label}` : what, isBlocked: blackout !== null };
  };
}
