import type { InjuryRestrictions } from '../athlete/injuries.ts';
import { FOUNDATION_SHARE, STRENGTH_MIN, STRENGTH_SHARE } from '../constants/strength.ts';
import { percentText } from '../units/percentText.ts';
import { minutesOf } from './context.ts';
import { finding } from './finding.ts';
import { removed, shortened } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** The pelvic floor and the core come before all else. */
export const isFoundation = ({ strength }: Pick<InjuryRestrictions, 'strength'>): boolean =>
  strength.avoid.includes('pressure');

/** Most of a week that strength takes, 0 to 1. */
export const strengthPart = (restrictions: Pick<InjuryRestrictions, 'strength'>): number =>
  isFoundation(restrictions) ? FOUNDATION_SHARE : STRENGTH_SHARE;

/** Most minutes of strength in a week of so many. */
export const strengthWithin = (minutes: number, part: number): number => Math.floor(part * minutes);
/** Most minutes of strength in a week that has so many others. */
export const strengthBeside = (others: number, part: number): number => Math.floor((part / (1 - part)) * others);

/** Tenths of a percent, as they are told: 12.0% is no more than 12%. */
const tenthsOf = (strength: number, minutes: number): number => Math.round((1000 * strength) / minutes);
const shareText = (strength: number, minutes: number): string =>
  percentText((tenthsOf(strength, minutes) / 10).toFixed(1));

/** Share of the week as it stands; where something was skipped, that of the week as it was planned too. */
const toldShare = (strength: number, stands: number, planned: number): string =>
  stands === planned
    ? shareText(strength, stands)
    : `${shareText(strength, stands)}, ${shareText(strength, planned)} with what was skipped`;

const isStrength = ({ workoutType }: { workoutType: string }) => workoutType === 'strength';

/**
 * Strength takes a small part of the week. A run that is skipped breaks nothing, since the rest was planned beside it: what the week is
 * without it is told.
 */
export const strengthShare: Rule = {
  code: 'STRENGTH_SHARE',
  measure: ({ restrictions }, { monday, here, skipped }) => {
    const strength = minutesOf(here.filter(isStrength));
    if (strength === 0) return [];
    const stands = minutesOf(trainingOf(here));
    const minutes = stands + minutesOf(trainingOf(skipped).filter((each) => !isStrength(each)));
    const tenths = tenthsOf(strength, minutes);
    const part = strengthPart(restrictions(monday));
    const most = percentText(Math.round(100 * part));
    return [
      finding({
        rule: 'STRENGTH_SHARE',
        code: 'STRENGTH',
        week: monday,
        constraint: `Strength at most ${most} of the week`,
        limit: most,
        value: toldShare(strength, stands, minutes),
        excess: (tenths - Math.round(1000 * part)) / 10,
        inputs: { percent: tenths / 10, part, others: minutes - strength },
      }),
    ];
  },
  remedy: ({ said }, { free, here }) => {
    const open = free.filter(isStrength);
    const { part = STRENGTH_SHARE, others = 0 } = said.limit === 'STRENGTH_SHARE' ? said.inputs : {};
    const strength = minutesOf(here.filter(isStrength));
    const most = strengthBeside(others, part);
    // all of them short before one is left out
    const least = strength - open.reduce((sum, { duration }) => sum + Math.max(0, duration - STRENGTH_MIN), 0);
    const last = (least <= most ? open.filter(({ duration }) => duration > STRENGTH_MIN) : open).at(-1);
    if (last === undefined) return null;
    return least <= most ? shortened(last, Math.max(STRENGTH_MIN, most - (strength - last.duration))) : removed(last);
  },
};
