import type { TrainingPreferences } from '../athlete/athlete.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { minutesOf } from './context.ts';
import { finding } from './finding.ts';
import { minutesOn } from './placement.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Infinity: as many as the week has. */
const capOf = ({ maxMinutesByDay }: Pick<TrainingPreferences, 'maxMinutesByDay'>, weekday: Weekday): number =>
  maxMinutesByDay?.[weekday] ?? Infinity;

/** Most minutes of a weekday. */
export const dayCap = {
  code: 'DAY_CAP',
  measure: ({ limits: { athlete } }, { monday, days, here }) =>
    WEEKDAYS.filter((weekday) => capOf(athlete.preferences, weekday) < Infinity).map((weekday) => {
      const cap = capOf(athlete.preferences, weekday);
      const day = days[WEEKDAYS.indexOf(weekday)]!;
      const minutes = minutesOf(trainingOf(here).filter(({ scheduledDate }) => scheduledDate === day));
      return finding({
        rule: 'DAY_CAP',
        code: 'DAY_CAP',
        week: monday,
        day,
        line: `DAY_CAP ${weekday}`,
        constraint: `${shortName(weekday)} at most ${cap} min`,
        limit: `${cap} min`,
        value: `${minutes} min`,
        excess: minutes - cap,
        inputs: { day, minutes, cap },
      });
    }),
  atMost: ({ athlete, days, monday }, number) => {
    const day = days[number - monday]!;
    return capOf(athlete.preferences, day.weekday) - minutesOn(day);
  },
  remedy: shortenLongest,
} satisfies Rule;
