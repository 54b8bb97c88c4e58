import type { EnduranceSport } from '../../api/core/codes/sport.ts';

export const VOLUME_UNITS = ['hours', 'km', 'miles', 'm'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

/** What a week of the sport is counted in. */
export const UNITS_OF_SPORT: Readonly<Record<EnduranceSport, readonly VolumeUnit[]>> = {
  running: ['hours', 'km', 'miles'],
  cycling: ['hours', 'km', 'miles'],
  swimming: ['hours', 'km', 'm'],
};

const NUMBER = /^\d+(?:[.,]\d+)?$/;
/** Whoever writes the unit beside the number has chosen it. */
const WRITTEN: readonly (readonly [RegExp, VolumeUnit])[] = [
  [/\d\s*(?:kms?|kilomet(?:er|re)s?)\b/i, 'km'],
  [/\d\s*mi(?:les?)?\b/i, 'miles'],
  [/\d\s*m(?:et(?:er|re)s?)?\b/i, 'm'],
  [/\d\s*(?:h|hrs?|hours?|min|mins|minutes?)\b|:/i, 'hours'],
];

export const unitWritten = (typed: string): VolumeUnit | null =>
  WRITTEN.find(([says]) => says.test(typed))?.[1] ?? null;

/** "4" and "hours" as "4 hours", which the plan reads; what says its unit itself stays as it was typed. */
export function volumeText(typed: string, unit: VolumeUnit): string {
  const text = typed.trim();
  return NUMBER.test(text) ? `${text} ${unit}` : text;
}

/** The first number alone, to be counted in another unit. */
export const numberWritten = (typed: string): string => /\d+(?:[.,]\d+)?/.exec(typed)?.[0] ?? typed;
