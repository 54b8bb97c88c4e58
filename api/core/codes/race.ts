import type { EnduranceSport } from './sport.ts';

export const RACE_TYPES = [
  'sprint-tri',
  'olympic-tri',
  'half-ironman',
  'ironman',
  'half-marathon',
  'marathon',
] as const;
export type RaceType = (typeof RACE_TYPES)[number];

export const PRIORITIES = ['A', 'B', 'C'] as const;
export type Priority = (typeof PRIORITIES)[number];

export function isTriathlon(raceType: RaceType): boolean {
  return raceType !== 'half-marathon' && raceType !== 'marathon';
}

/** Sports that the race type needs and that cannot be taken out of its plan. */
export function baseSportsOf(raceType: RaceType): readonly EnduranceSport[] {
  return isTriathlon(raceType) ? ['swimming', 'cycling', 'running'] : ['running'];
}
