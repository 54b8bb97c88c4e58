import { type DisplayUnits, distanceText } from '../units/displayUnits.ts';
import type { RaceKind, RaceType } from '../codes/race.ts';
import type { FuelBound, HeatLevel, RaceLegKind } from '../codes/raceDay.ts';
import { UNCLEARED_RACE_RPE } from '../constants/clearance.ts';
import { DO_NOT_RACE_WBGT, MAX_ONE_SUGAR, RACE_RPE, REHEARSAL_STEP, MAX_STRETCH } from '../constants/raceDay.ts';
import { clockText } from '../units/clock.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import { opening, type Reader } from './reader.ts';

// Lines that say what to do are the same for whoever reads them.

/** Said once on the page. */
export const NOT_MEDICAL_ADVICE = 'Not medical advice.';

/** What is called what: "Run", and of a duathlon its first and second. */
export const LEG_NAMES: Readonly<Record<RaceLegKind, string>> = {
  SWIM: 'Swim',
  RIDE: 'Bike',
  RUN: 'Run',
  CHANGE: 'Transition',
};

/** "RPE 6–7 of 10". */
export const effortText = (raceType: RaceType): string => `RPE ${RACE_RPE[raceType].join('–')} of 10`;

/** Of a race before which somebody has to clear the athlete. */
export const UNCLEARED_EFFORT = `Easy, RPE ${UNCLEARED_RACE_RPE.lo}–${UNCLEARED_RACE_RPE.hi} of 10`;
export const unclearedRaceText = (clearedBy: string, { possessive }: Reader): string =>
  `No race against the clock: take part by feel, if ${possessive} ${clearedBy} agrees, and stop when anything feels wrong.`;

const PACING: Readonly<Record<Exclude<RaceLegKind, 'CHANGE'>, string>> = {
  SWIM: 'Swim: settle after the first minutes, at the effort of the long repeats; sight often.',
  RIDE: 'Bike: the same effort throughout, a little more uphill and less downhill; no surges.',
  RUN: 'Run: the first tenth held back, then even effort, slower uphill and quicker downhill.',
};
export const pacingText = (kind: Exclude<RaceLegKind, 'CHANGE'>): string => PACING[kind];

export const PACING_NOTES = {
  effortOnly: (raceType: RaceType) => `Until then, race by effort: ${effortText(raceType)}.`,
  goalOnly: () => 'Nothing predicts the time yet: the pace is that of the goal.',
  legsUnknown: (raceType: RaceType) =>
    `How the time divides among the sports takes their thresholds. Until then, race by effort: ${effortText(raceType)}.`,
  stretched: (courseM: number, raceM: number, units: DisplayUnits) =>
    `The course file is ${far(courseM, units)} long, the race ${far(raceM, units)}: the profile is stretched to it.`,
  scaled: (raceM: number, usualM: number, units: DisplayUnits) =>
    `Predicted over ${far(usualM, units)} and scaled to the ${far(raceM, units)} of the course.`,
  hillyRun: (seconds: number) =>
    `The prediction is for flat ground: at the same effort the hills of this course take ${clockText(seconds)} more, which is counted in.`,
  hillyGoal: (flatSeconds: number) =>
    `With its hills the goal is as hard on this course as ${clockText(flatSeconds)} on flat ground.`,
  hillyRide: (seconds: number) =>
    `The prediction is for flat roads: at the same effort the climbs of this course take ${clockText(seconds)} more, which is counted in.`,
  goalTooFast: (seconds: number) =>
    `On this course the goal asks for more than was trained: at the most that was, it takes ${clockText(seconds)} longer.`,
  walking: () => 'On the steepest climbs walking costs less than running, and is as fast.',
  descents: () => 'On the steep descents go by feel: legs that brake too hard are missed later.',
} as const;

const far = (metres: number, units: DisplayUnits): string => distanceText(metres, false, units);

/** "This course is 5 km long, the race 42.2 km: give one within 25% of its length." */
export const otherLengthText = (courseM: number, raceM: number, units: DisplayUnits): string =>
  `This course is ${far(courseM, units)} long, the race ${far(raceM, units)}: give one within ${percentText(100 * MAX_STRETCH)} of its length.`;

/** What an hour's carbohydrates are, and why no more. */
export function fuelText(
  { gramsPerHour, bestGramsPerHour, boundBy, rehearsals }: FuelInputs,
  { subject, possessive }: Reader,
): string {
  if (bestGramsPerHour === 0) return 'Under an hour: nothing, or rinse the mouth with a sports drink.';
  const sugars = gramsPerHour > MAX_ONE_SUGAR ? ' of glucose and fructose mixed' : '';
  return `${gramsPerHour} g of carbohydrate an hour${sugars}${BOUND_TEXT[boundBy]({ gramsPerHour, bestGramsPerHour, boundBy, rehearsals }, subject, possessive)}`;
}

export interface FuelInputs {
  gramsPerHour: number;
  bestGramsPerHour: number;
  boundBy: FuelBound;
  rehearsals: number;
}

const rehearsed = (rehearsals: number, best: number) =>
  `${countOf(rehearsals, 'long workout')} with ${REHEARSAL_STEP} g more each would lead to ${best} g.`;

const BOUND_TEXT: Readonly<Record<FuelBound, (inputs: FuelInputs, subject: string, possessive: string) => string>> = {
  DURATION: () => '.',
  PRACTISED: ({ rehearsals, bestGramsPerHour }, subject) =>
    `, as ${subject} have practised. ${rehearsed(rehearsals, bestGramsPerHour)}`,
  NOT_TOLD: ({ rehearsals, bestGramsPerHour }, _subject, possessive) =>
    ` until ${possessive} own practised amount is entered. ${rehearsed(rehearsals, bestGramsPerHour)}`,
};

/** What to drink. */
export function fluidText(lowMl: number, highMl: number, bottleMl: number | null): string {
  const bottles = bottleMl === null ? '' : `, ${tenths(lowMl / bottleMl)}–${tenths(highMl / bottleMl)} bottles`;
  return `Drink to thirst: about ${litres(lowMl)}–${litres(highMl)} l an hour${bottles}. Nobody should weigh more at the finish than at the start.`;
}

const tenths = (value: number): string => value.toFixed(1);

const litres = (ml: number): string => (ml / 1000).toFixed(1);

export const SODIUM: Readonly<Record<'short' | 'long', string>> = {
  short: 'Sodium: what the drink and the meal before hold is enough.',
  long: 'Sodium: about 300–600 mg an hour from drink or capsules, as practised; more for who sweats much and salty.',
};

/** What to make of the weather. */
export const HEAT_TEXT: Readonly<Record<HeatLevel, (reader: Reader) => string>> = {
  FAST: () => 'Good weather to race in: stay warm until the start.',
  MILD: () => 'A little is lost to warmth; the plan stands.',
  WARM: ({ possessive }) =>
    `Begin at the slow end of ${possessive} range, cool with water and ice, and let the pace follow the effort.`,
  DO_NOT_RACE: ({ subject }) =>
    `Above ${DO_NOT_RACE_WBGT} °C WBGT: do not race for time. Go easy, walk, or stop, and stop at once with chills, dizziness or confusion. ${opening(subject)} lose nothing by another day.`,
};

const ALL_BEFORE = [
  'Number, timing chip and start time',
  'Breakfast as practised, 2–3 h before',
  'Nothing new: shoes, clothes, food',
];
const SWIM_THINGS = ['Wetsuit, goggles and a spare pair, cap', 'Buoys and exits looked at from the shore'];
const BIKE_THINGS = [
  'Tyres pumped, brakes and gears tried',
  'Helmet, spare tube, lever and pump',
  'Bottles and gels on the bike',
];
const RUN_THINGS = ['Shoes tied as in training, gels in reach', 'Something against chafing'];

const CHECKLIST: Readonly<Record<RaceKind, readonly string[]>> = {
  triathlon: [...SWIM_THINGS, ...BIKE_THINGS, ...RUN_THINGS, 'Rack, entries and exits walked once'],
  duathlon: [...RUN_THINGS, ...BIKE_THINGS, 'Rack, entries and exits walked once'],
  aquabike: [...SWIM_THINGS, ...BIKE_THINGS, 'Rack, entries and exits walked once'],
  running: [...RUN_THINGS, 'Splits on the wrist or the watch'],
  cycling: [...BIKE_THINGS, 'Watch or computer charged, course loaded'],
  swimming: [...SWIM_THINGS, 'Feeds and who hands them agreed upon'],
};
export const checklistOf = (kind: RaceKind): readonly string[] => [...ALL_BEFORE, ...CHECKLIST[kind]];

const SHORT: readonly RaceType[] = ['5k', '10k', 'sprint-tri', 'time-trial'];

const WARM_UP: Readonly<Record<RaceKind, Readonly<Record<'short' | 'long', readonly string[]>>>> = {
  running: {
    short: ['10–15 min easy jog', '4 strides of 20 s at race pace', 'Done 5–10 min before the start'],
    long: ['5–10 min walk and easy jog', '2–3 strides of 15 s', 'The first kilometres warm up the rest'],
  },
  cycling: {
    short: ['20 min easy to steady', '2 × 2 min at race power, 2 min easy between', 'Done 10 min before the start'],
    long: ['10 min easy spin', 'The first half hour warms up the rest'],
  },
  swimming: {
    short: ['10 min easy swim', '4 × 30 s quicker', 'Stay warm until the start'],
    long: ['5–10 min easy swim, or arms on land', 'Water in the suit, then a few quick strokes'],
  },
  triathlon: {
    short: ['10 min easy jog', '5–10 min swim with 4 × 20 s quicker', 'Gear for the first climb chosen'],
    long: ['5 min easy jog', '5–10 min easy swim, or arms on land', 'Gear for the first climb chosen'],
  },
  duathlon: {
    short: ['10–15 min easy jog with 4 strides', '5 min spin', 'Gear for the first climb chosen'],
    long: ['10–15 min easy jog with 4 strides', '5 min spin', 'Gear for the first climb chosen'],
  },
  aquabike: {
    short: ['5–10 min easy swim, or arms on land', 'Gear for the first climb chosen'],
    long: ['5–10 min easy swim, or arms on land', 'Gear for the first climb chosen'],
  },
};
export const warmUpOf = (kind: RaceKind, raceType: RaceType): readonly string[] =>
  WARM_UP[kind][SHORT.includes(raceType) ? 'short' : 'long'];

/** What went wrong, and what to do. */
export interface Trouble {
  title: string;
  line: string;
}

const PUNCTURE: Trouble = {
  title: 'Puncture',
  line: 'Off the road, look for what did it, new tube, pump. Ride on at the planned power: do not chase the minutes.',
};
const GOGGLES: Trouble = {
  title: 'Kicked or short of breath',
  line: 'On your back or breaststroke for ten breaths, goggles right, then long strokes. Raise an arm for help.',
};
const LEGS_GONE: Trouble = {
  title: 'Legs gone',
  line: 'Walk a minute at each aid station, eat and drink there, then run to the next. It costs less than a slow shuffle.',
};
const HEAVY_RIDE: Trouble = {
  title: 'Power will not come',
  line: 'Eat, drink, ten minutes 10 % lower. If it stays away, the lower power is the new plan.',
};
const STOMACH: Trouble = {
  title: 'Stomach',
  line: 'Ease for ten minutes, water in sips, no gels. Begin again with half of it when it has settled.',
};
const TOO_FAST: Trouble = {
  title: 'Begun too fast',
  line: 'Back to the plan at once, not by half. Seconds won early are lost as minutes late.',
};
const STOP: Trouble = {
  title: 'Stop and find help',
  line: 'Chest pain, confusion, fainting, chills in the heat, or pain that changes how you move: the race is over.',
};

const TROUBLES: Readonly<Record<RaceKind, readonly Trouble[]>> = {
  triathlon: [GOGGLES, PUNCTURE, STOMACH, LEGS_GONE],
  duathlon: [TOO_FAST, PUNCTURE, STOMACH, LEGS_GONE],
  aquabike: [GOGGLES, PUNCTURE, STOMACH, HEAVY_RIDE],
  running: [TOO_FAST, STOMACH, LEGS_GONE],
  cycling: [PUNCTURE, HEAVY_RIDE, STOMACH],
  swimming: [GOGGLES, STOMACH, TOO_FAST],
};
export const troublesOf = (kind: RaceKind): readonly Trouble[] => [...TROUBLES[kind], STOP];
