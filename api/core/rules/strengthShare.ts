import { STRENGTH_MIN, STRENGTH_PERCENT, STRENGTH_SHARE } from '../constants/week.ts';
import { percentText } from '../units/percentText.ts';
import { minutesOf } from './context.ts';
import { finding } from './finding.ts';
import { removed, shortened } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Strength takes a small part of the week. */
export const strengthShare: Rule = {
  code: 'STRENGTH_SHARE',
  measure: (_, { monday, here }) => {
    const strength = minutesOf(here.filter(({ workoutType }) => workoutType === 'strength'));
    if (strength === 0) return [];
    const minutes = minutesOf(trainingOf(here));
    const share = (100 * strength) / minutes;
    return [
      finding({
        rule: 'STRENGTH_SHARE',
        code: 'STRENGTH',
        week: monday,
        constraint: `Strength at most ${STRENGTH_PERCENT} of the week`,
        limit: STRENGTH_PERCENT,
        value: percentText(share.toFixed(1)),
        // to a tenth, and never below it where the limit is broken
        excess: Math.ceil(10 * (share - 100 * STRENGTH_SHARE) - 1e-9) / 10,
        inputs: { percent: Number(share.toFixed(0)) },
      }),
    ];
  },
  remedy: (_, { free, here }) => {
    const last = free.filter(({ workoutType }) => workoutType === 'strength').at(-1);
    if (last === undefined) return null;
    const others = minutesOf(trainingOf(here)) - last.duration;
    const rest = minutesOf(here.filter(({ id, workoutType }) => workoutType === 'strength' && id !== last.id));
    const minutes = Math.min(last.duration - 1, Math.floor((STRENGTH_SHARE * others - rest) / (1 - STRENGTH_SHARE)));
    return minutes >= STRENGTH_MIN ? shortened(last, minutes) : removed(last);
  },
};
