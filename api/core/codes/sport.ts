export const SPORTS = ['running', 'cycling', 'swimming', 'strength'] as const;
export type Sport = (typeof SPORTS)[number];

export const ENDURANCE_SPORTS = ['running', 'cycling', 'swimming'] as const;
export type EnduranceSport = (typeof ENDURANCE_SPORTS)[number];

/** Sports that an injury can limit, in the terms of workouts. */
export const TRAINED_SPORTS = ['run', 'bike', 'swim', 'strength'] as const;
export type TrainedSport = (typeof TRAINED_SPORTS)[number];

/** Sports that have zones. */
export type ZonedSport = 'run' | 'bike' | 'swim';
