import { finding } from './finding.ts';
import { excessOver, toldAgainst, trainedMinutes } from './minutesOfWeek.ts';
import { shortenLongest } from './remedies.ts';
import type { Rule } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** The hours that the athlete has for training in a week. The week's own minutes are never more, and are what is refused. */
export const availableHours: Rule = {
  code: 'AVAILABLE_HOURS',
  measure: ({ limits }, { monday, here }) => {
    const trained = trainedMinutes(here);
    const available = 60 * limits.athlete.preferences.weeklyHoursAvailable;
    return [
      finding({
        rule: 'AVAILABLE_HOURS',
        code: null,
        week: monday,
        constraint: `Available hours: at most ${timeText(available)}`,
        limit: timeText(available),
        value: toldAgainst(available, trained),
        excess: excessOver(available, trained),
        inputs: { monday, minutes: trained.minutes, available },
      }),
    ];
  },
  remedy: shortenLongest,
};
