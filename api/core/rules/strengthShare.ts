import { STRENGTH_MIN, STRENGTH_PERCENT, STRENGTH_SHARE } from '../constants/strength.ts';
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
    // as it is told, so that 12.0% is no more than 12%
    const tenths = Math.round((1000 * strength) / minutes);
    return [
      finding({
        rule: 'STRENGTH_SHARE',
        code: 'STRENGTH',
        week: monday,
        constraint: `Strength at most ${STRENGTH_PERCENT} of the week`,
        limit: STRENGTH_PERCENT,
        value: percentText((tenths / 10).toFixed(1)),
        excess: (tenths - Math.round(1000 * STRENGTH_SHARE)) / 10,
        inputs: { percent: tenths / 10 },
      }),
    ];
  },
  remedy: (_, { free, here }) => {
    const open = free.filter(isStrength);
    const strength = minutesOf(here.filter(isStrength));
    const most = strengthBeside(minutesOf(trainingOf(here)) - strength);
    // all of them short before one is left out
    const least = strength - open.reduce((sum, { duration }) => sum + Math.max(0, duration - STRENGTH_MIN), 0);
    const last = (least <= most ? open.filter(({ duration }) => duration > STRENGTH_MIN) : open).at(-1);
    if (last === undefined) return null;
    return least <= most ? shortened(last, Math.max(STRENGTH_MIN, most - (strength - last.duration))) : removed(last);
  },
};
