import type { Day } from '../../../api/core/calendar/calendar.ts';

/** A month or a year of the calendar at a glance. */
export interface CalendarViewProps {
  athleteId: string;
  today: Day;
  /** Last day with planned workouts. */
  lastDay: Day;
  /** Number of the latest change of the schedule. */
  revision: number;
  /** A day of what is shown. */
  date: Day;
  onDate: (date: Day) => void;
  onDay: (day: Day) => void;
}
