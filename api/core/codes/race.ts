import type { EnduranceSport } from './sport.ts';

export const RACE_TYPES = [
  'sprint-tri',
  'olympic-tri',
  'half-ironman',
  'ironman',
  'half-marathon',
  'marathon',
  '5k',
  '10k',
  'ultra-50k',
  'ultra-100k',
  'gran-fondo',
  'time-trial',
  'open-water',
  'duathlon',
  'aquabike',
] as const;
export type RaceType = (typeof RACE_TYPES)[number];

export const PRIORITIES = ['A', 'B', 'C'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What kinds of race are made of. */
const SPORTS_OF_KIND = {
  triathlon: ['swimming', 'cycling', 'running'],
  duathlon: ['cycling', 'running'],
  aquabike: ['swimming', 'cycling'],
  running: ['running'],
  cycling: ['cycling'],
  swimming: ['swimming'],
} as const satisfies Readonly<Record<string, readonly EnduranceSport[]>>;
export type RaceKind = keyof typeof SPORTS_OF_KIND;

const KINDS: Readonly<Record<RaceType, RaceKind>> = {
  'sprint-tri': 'triathlon',
  'olympic-tri': 'triathlon',
  'half-ironman': 'triathlon',
  ironman: 'triathlon',
  'half-marathon': 'running',
  marathon: 'running',
  '5k': 'running',
  '10k': 'running',
  'ultra-50k': 'running',
  'ultra-100k': 'running',
  'gran-fondo': 'cycling',
  'time-trial': 'cycling',
  'open-water': 'swimming',
  duathlon: 'duathlon',
  aquabike: 'aquabike',
};

export const raceKindOf = (raceType: RaceType): RaceKind => KINDS[raceType];

export const isTriathlon = (raceType: RaceType): boolean => KINDS[raceType] === 'triathlon';

export const isRunningRace = (raceType: RaceType): boolean => KINDS[raceType] === 'running';

/** Sports that the race type needs and that cannot be taken out of its plan. */
export const baseSportsOf = (raceType: RaceType): readonly EnduranceSport[] => SPORTS_OF_KIND[KINDS[raceType]];

/** The sport of a race of one sport; null for one of several. */
export function onlySportOf(raceType: RaceType): EnduranceSport | null {
  const [first, second] = baseSportsOf(raceType);
  return second === undefined ? first! : null;
}
