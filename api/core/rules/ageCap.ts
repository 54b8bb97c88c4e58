import { YOUNG } from '../constants/week.ts';
import { finding } from './finding.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** Most minutes of a workout of the young, races apart; their hard days and rest days are counted with everybody's. */
export const ageCap: Rule = {
  code: 'AGE_CAP',
  measure: ({ week }, { monday, here }) => {
    const most = week(monday).limits.longestWorkout;
    if (most === Infinity) return [];
    return trainingOf(here).map(({ id, scheduledDate: day, duration: minutes }) =>
      finding({
        rule: 'AGE_CAP',
        code: 'AGE',
        week: monday,
        day,
        workoutId: id,
        size: minutes,
        constraint: `No workout above ${timeText(most)} before ${YOUNG.belowAge} years`,
        limit: timeText(most),
        value: timeText(minutes),
        excess: minutes - most,
        inputs: { minutes, most, age: YOUNG.belowAge },
      }),
    );
  },
  atMost: ({ limits }) => limits.longestWorkout,
  remedy: shortenLongest,
};
