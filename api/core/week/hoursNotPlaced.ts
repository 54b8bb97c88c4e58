import { dayName } from '../calendar/dayNames.ts';
import { PLACED_SHARE } from '../constants/week.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { countOf } from '../units/countOf.ts';
import type { WeekContext } from './draft.ts';
import type { WeekLayout } from './planWeek.ts';
import { holdsRace } from './frequency.ts';
import { hoursToFiveMinutes } from '../units/timeText.ts';

/** What no workout would be made of is not worth a word, minutes [D]. */
const MIN_TOLD = 30;

/** A week that holds less than its hours. */
export interface ShortWeek extends WeekLayout {
  context: WeekContext;
}

/** Could the week not place what it should hold? Those near a race are short on purpose. */
export const isShortWeek = ({ context, open, unplaced }: ShortWeek): boolean =>
  (context.week.kind === 'load' || context.week.kind === 'step') &&
  !holdsRace(context) &&
  unplaced >= MIN_TOLD &&
  unplaced > (1 - PLACED_SHARE) * open;

const hoursIn = (minutes: number) => hoursToFiveMinutes(minutes / 60);

/** Of the weeks that hold less than their hours, the one that lacks most, why, and the way out. */
export function hoursNotPlaced(weeks: readonly ShortWeek[]): PlanWarning[] {
  const [worst] = weeks.toSorted((a, b) => b.unplaced - a.unplaced);
  if (worst === undefined) return [];
  const { context, open, unplaced } = worst;
  const placed = hoursIn(open - unplaced);
  const many = weeks.length === 1 ? 'One week holds' : `${countOf(weeks.length, 'week')} hold`;
  const days = countOf(context.availableDays, 'free day');
  const injured = context.athlete.injuries.some(({ isRecovered }) => !isRecovered) ? ', an injury' : '';
  return [
    {
      code: 'HOURS_NOT_PLACED',
      message: `${many} less than planned: that of ${dayName(context.week.weekStartDate)} ${placed} of ${hoursIn(open)}. Its ${days}${injured} and the most that a day or a workout may last leave no room for more.`,
      recommendation: `${context.availableDays < 7 ? 'Make another day free, or raise' : 'Raise'} the limits of days; else count on ${placed}.`,
    },
  ];
}
