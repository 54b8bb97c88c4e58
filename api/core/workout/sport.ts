import type { ActivitySport } from './fit/fitFile.ts';
import type { Step } from './workout.ts';
import type { WorkoutType } from '../codes/workout.ts';
import type { EnduranceSport } from '../codes/sport.ts';

/** Every sport by the one name that the API has for it: those that are planned, and what else a workout or a recording is. */
export const NAMED_SPORTS = {
  running: 'Running.',
  cycling: 'Cycling.',
  swimming: 'Swimming.',
  strength: 'Strength work beside the endurance sports.',
  multisport: 'Several in one workout, such as a run straight after a ride. Never in what is asked for.',
  other: 'One that the plan does not know. Never in what is asked for.',
} as const;

export type NamedSport = keyof typeof NAMED_SPORTS;

type Leg = NonNullable<Step['sport']>;

/** What a workout, a leg of one, or a recording is of; null: a race, whose own type says it. */
export const SPORT_OF = {
  run: 'running',
  bike: 'cycling',
  swim: 'swimming',
  strength: 'strength',
  brick: 'multisport',
  race: null,
  other: 'other',
} as const satisfies Readonly<Record<WorkoutType | ActivitySport, NamedSport | null>>;

/** What workouts and recordings of a sport are called. */
export const wordsOf = (sport: NamedSport): readonly string[] =>
  Object.entries(SPORT_OF).flatMap(([word, named]) => (named === sport ? [word] : []));

const LEGS: ReadonlyMap<string, Leg> = new Map([
  ['running', 'run'],
  ['cycling', 'bike'],
  ['swimming', 'swim'],
]);

/** The leg of a brick that a sport is, in any case; other words as they are. */
export const legOf = (sport: string): string => LEGS.get(sport.toLowerCase()) ?? sport.toLowerCase();

/** Sport types of a workout: a brick is a ride and a run. */
export const partsOf = (type: WorkoutType): readonly WorkoutType[] => PARTS[type];

const PARTS: Readonly<Record<WorkoutType, readonly WorkoutType[]>> = {
  run: ['run'],
  bike: ['bike'],
  swim: ['swim'],
  strength: ['strength'],
  brick: ['bike', 'run'],
  race: ['race'],
};

export const TYPE_OF_SPORT = { running: 'run', cycling: 'bike', swimming: 'swim' } as const satisfies Record<
  EnduranceSport,
  WorkoutType
>;
