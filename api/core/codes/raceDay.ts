/** Parts of a race in their order. A new one is a type error until it stands here. */
export const RACE_LEGS = {
  SWIM: 'The swim.',
  RIDE: 'The ride.',
  RUN: 'A run.',
  CHANGE: 'A change of sport.',
} as const satisfies Readonly<Record<string, string>>;
export type RaceLegKind = keyof typeof RACE_LEGS;

/** What carbohydrates come in. */
export const FUEL_KINDS = {
  GEL: 'A gel, at one moment.',
  BOTTLE: 'A bottle, sip by sip.',
} as const satisfies Readonly<Record<string, string>>;
export type FuelKind = keyof typeof FUEL_KINDS;

/** What the carbohydrates of an hour are bounded by. */
export const FUEL_BOUNDS = {
  DURATION: 'The race is no longer.',
  PRACTISED: 'More was not practised.',
  NOT_TOLD: 'What was practised is not told: what most stomachs take.',
} as const satisfies Readonly<Record<string, string>>;
export type FuelBound = keyof typeof FUEL_BOUNDS;

/** How the weather is for racing. */
export const HEAT_LEVELS = {
  FAST: 'Nothing is lost to heat.',
  MILD: 'A little slower.',
  WARM: 'Slower: begin with less.',
  DO_NOT_RACE: 'Too hot to race for time.',
} as const satisfies Readonly<Record<string, string>>;
export type HeatLevel = keyof typeof HEAT_LEVELS;
