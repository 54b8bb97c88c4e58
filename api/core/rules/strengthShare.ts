import { STRENGTH_MIN, STRENGTH_PERCENT, STRENGTH_SHARE } from '../constants/week.ts';
import { percentText } from '../units/percentText.ts';
import { minutesOf } from './context.ts';
import { finding } from './finding.ts';
import { removed, shortened } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Most minutes of strength in a week of so many. */
export const strengthWithin = (minutes: number): number => Math.floor(STRENGTH_SHARE * minutes);
/** Most minutes of strength in a week that has so many others. */
export const strengthBeside = (others: number): number => Math.floor((STRENGTH_SHARE / (1 - STRENGTH_SHARE)) * others);

const isStrength = ({ workoutType }: { workoutType: string }) => workoutType === 'strength';

/** Strength takes a small part of the week. */
export const strengthShare: Rule = {
  code: 'STRENGTH_SHARE',
  measure: (_, { monday, here }) => {
    const strength = minutesOf(here.filter(isStrength));
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
    const last = free.filter(isStrength).at(-1);
    if (last === undefined) return null;
    const strength = minutesOf(here.filter(isStrength));
    const most = strengthBeside(minutesOf(trainingOf(here)) - strength);
    const minutes = most - (strength - last.duration);
    return minutes >= STRENGTH_MIN ? shortened(last, minutes) : removed(last);
  },
};
