import { createContext, useContext } from 'react';
import { type Blackout, blackoutOn } from '../../api/core/blackout.ts';
import type { Day } from '../../api/core/calendar.ts';

/** What the cards of a schedule may ask of the screen around them. */
export interface ScheduleActions {
  /** The athlete's own day. */
  today: Day;
  firstDay: Day;
  lastDay: Day;
  /** Dates without training. */
  blackoutDates?: readonly Blackout[];
  openWorkout: (workoutId: string) => void;
  moveWorkout: (workoutId: string, to: Day) => void;
  /** Someone tried to move a completed workout. */
  refuseMove: () => void;
  /** Puts a new workout on a day; left out: this screen adds none by day. */
  addWorkout?: (day: Day) => void;
}

const Context = createContext<ScheduleActions | null>(null);

export const ScheduleActionsProvider = Context.Provider;

export function useScheduleActions(): ScheduleActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A workout card stands outside a schedule.');
  return actions;
}

/** What blocks a day, as it is said of the day: "blocked: Wedding"; null: nothing does. */
export function useBlockedText(): (day: Day) => string | null {
  const { blackoutDates } = useScheduleActions();
  return (day) => {
    const blackout = blackoutOn({ blackoutDates }, day);
    return blackout && (blackout.label ? `blocked: ${blackout.label}` : 'blocked');
  };
}
