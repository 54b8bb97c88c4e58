import type { PhaseType } from '../codes/phase.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

/** Share of a sport's weekly minutes in its longest workout, by number of workouts [D], within [S43b][S45]. */
export const LONG_SHARES: Readonly<Record<EnduranceSport, Readonly<Record<number, number>>>> = {
  running: { 1: 1, 2: 0.6, 3: 0.5, 4: 0.42, 5: 0.36, 6: 0.32, 7: 0.3 },
  cycling: { 1: 1, 2: 0.65, 3: 0.55, 4: 0.5, 5: 0.45, 6: 0.4 },
  swimming: { 1: 1, 2: 0.6, 3: 0.45, 4: 0.4, 5: 0.33, 6: 0.28 },
};

/** The same where the race asks for more; by number of workouts, or whatever their number [S]. */
export const RACE_LONG_SHARES: Readonly<
  Partial<Record<RaceType, Readonly<Partial<Record<EnduranceSport, number | Readonly<Record<number, number>>>>>>>
> = {
  'half-ironman': { cycling: 0.66, running: 0.72 },
  ironman: { cycling: 0.66, running: 0.66 },
  marathon: { running: { 1: 1, 2: 0.62, 3: 0.53, 4: 0.47, 5: 0.4, 6: 0.35, 7: 0.33 } },
  'ultra-50k': { running: { 1: 1, 2: 0.64, 3: 0.56, 4: 0.5, 5: 0.45, 6: 0.4, 7: 0.37 } },
  'ultra-100k': { running: { 1: 1, 2: 0.64, 3: 0.56, 4: 0.5, 5: 0.45, 6: 0.4, 7: 0.37 } },
  'gran-fondo': { cycling: { 1: 1, 2: 0.65, 3: 0.55, 4: 0.5, 5: 0.47, 6: 0.45 } },
  aquabike: { cycling: 0.66 },
};

/** Minutes that the long run before a marathon grows to by the end of a phase, in weeks of so many of all training, and the most of the running that it takes [D]. */
export const MARATHON_LONG_RUN = {
  minutes: { build: 125, 'race-specific': 150, peak: 150 } as Readonly<Partial<Record<PhaseType, number>>>,
  fromWeekMinutes: 250,
  mostShare: 0.5,
};

/** How much more of the running a long run before a long triathlon takes in the race-specific weeks, whose bricks take some of it [D]. */
export const NEAR_LONG_RUN = 1.16;
/** How much more of the riding the long ride takes in the loading weeks close to a gran fondo that hold so few rides: the race lasts twice as long [D]. */
export const NEAR_LONG_RIDE = { part: 1.16, mostRides: 4 } as const;

/** Sport of the long workouts that hold work at race effort, which makes them hard; other races have none [D]. */
export const RACE_PACED_LONG: Readonly<Partial<Record<RaceType, EnduranceSport>>> = {
  'sprint-tri': 'cycling',
  'olympic-tri': 'cycling',
  'half-ironman': 'cycling',
  ironman: 'cycling',
  'half-marathon': 'running',
  marathon: 'running',
  'gran-fondo': 'cycling',
  duathlon: 'cycling',
  aquabike: 'cycling',
};
/** Races so long that their effort is trained in long runs which are no hard days [D]. */
export const EASY_RACE_EFFORT: readonly RaceType[] = ['ironman', 'ultra-50k', 'ultra-100k'];

/** Minutes by which a long workout may pass its share [D]. */
export const LONG_SHARE_TOLERANCE = 5;

/** Longest workout in minutes [S51][S52][S56]. */
export const LONG_CAPS: Readonly<Record<RaceType, Readonly<Record<EnduranceSport, number>>>> = {
  'sprint-tri': { running: 60, cycling: 90, swimming: 45 },
  'olympic-tri': { running: 90, cycling: 150, swimming: 60 },
  'half-ironman': { running: 120, cycling: 240, swimming: 75 },
  ironman: { running: 165, cycling: 360, swimming: 90 },
  // complementary rides and swims of runners stay at the lengths of ordinary ones [D]
  'half-marathon': { running: 120, cycling: 150, swimming: 75 },
  marathon: { running: 180, cycling: 150, swimming: 75 },
  // [D], as are the sports that these races do not hold
  '5k': { running: 90, cycling: 150, swimming: 75 },
  '10k': { running: 105, cycling: 150, swimming: 75 },
  'ultra-50k': { running: 240, cycling: 150, swimming: 75 },
  'ultra-100k': { running: 300, cycling: 150, swimming: 75 },
  'gran-fondo': { running: 90, cycling: 300, swimming: 75 },
  'time-trial': { running: 90, cycling: 150, swimming: 75 },
  'open-water': { running: 90, cycling: 150, swimming: 90 },
  duathlon: { running: 90, cycling: 150, swimming: 60 },
  aquabike: { running: 90, cycling: 240, swimming: 75 },
};
export const BEGINNER_MARATHON_LONG_RUN = 165;
/** Open water of so many metres, or for which so many seconds are meant, is some 10 km, and the longest swim so many minutes [D]. */
export const LONG_OPEN_WATER = { metres: 8000, goalSec: 7200, minutes: 120 } as const;
/** With a long workout below this share of its longest a race is not sensible [D]. */
export const SENSIBLE_LONG_SHARE = 0.6;
/** Without a race: the half-marathon's run, the Olympic distance's ride [D]. */
export const LONG_CAPS_WITHOUT_RACE: Readonly<Record<EnduranceSport, number>> = {
  running: 120,
  cycling: 150,
  swimming: 75,
};

/** Share of a race's time that its longest run takes [D]; races without a run, and those on foot alone, have none. */
export const RUN_LEG_SHARES: Readonly<Partial<Record<RaceType, number>>> = {
  'sprint-tri': 0.28,
  'olympic-tri': 0.31,
  'half-ironman': 0.33,
  ironman: 0.35,
  duathlon: 0.29,
};

/** Longest run against the longest of the last 30 days [S20]. */
export const LONG_RUN_WINDOW_DAYS = 30;
export const LONG_RUN_GROWTH = 1.1;
export const LONG_RUN_STEP = 10;
/** Without history: share of the present weekly run minutes, at least 30 min [D]. */
export const FIRST_LONG_RUN_SHARE = 0.45;
export const FIRST_LONG_RUN_MINUTES = 30;

/** Long workout of a step-back week against the last long one [D]. */
export const STEP_LONG_FACTOR = 0.7;
