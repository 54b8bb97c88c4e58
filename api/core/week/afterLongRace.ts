import { dayNumber } from '../calendar/calendar.ts';
import { EASY_DAYS_AFTER_LONG_C, END_OF_WEEK_DAYS, RACE_RECOVERY } from '../constants/raceWeek.ts';
import type { WeekContext } from './draft.ts';

/** Does the week follow a B or C race that is felt for all of it? Its long workouts stay easy. */
export const isAfterLongRace = ({ races, monday }: Pick<WeekContext, 'races' | 'monday'>): boolean =>
  races.some(({ priority, raceType, raceDate }) => {
    const daysBefore = monday - dayNumber(raceDate);
    const isAtEnd = daysBefore > 0 && daysBefore <= END_OF_WEEK_DAYS;
    const isFelt =
      priority === 'B' ? RACE_RECOVERY[raceType].hardFromDay > 7 : EASY_DAYS_AFTER_LONG_C[raceType] !== undefined;
    return priority !== 'A' && isAtEnd && isFelt;
  });
