import { dayNumber } from '../calendar/calendar.ts';
import { END_OF_WEEK_DAYS, RACE_RECOVERY } from '../constants/raceWeek.ts';
import type { WeekContext } from './draft.ts';

/** Does the week follow a B race that is felt for all of it? Its long workouts stay easy. */
export const isAfterLongRace = ({ races, monday }: Pick<WeekContext, 'races' | 'monday'>): boolean =>
  races.some(({ priority, raceType, raceDate }) => {
    const daysBefore = monday - dayNumber(raceDate);
    const isAtEnd = daysBefore > 0 && daysBefore <= END_OF_WEEK_DAYS;
    return priority === 'B' && isAtEnd && RACE_RECOVERY[raceType].hardFromDay > 7;
  });
