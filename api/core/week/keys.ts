import { type EnduranceSport } from '../codes/sport.ts';
import { RACE_EFFORT_WEEKS } from '../constants/hardDays.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { RACE_PACED_LONG } from '../constants/longWorkouts.ts';
import type { ActiveRule } from '../principles/active.ts';
import { inFives } from '../workout/inFives.ts';
import { isAfterLongRace } from './afterLongRace.ts';
import { fits, roomOf } from './dayRules.ts';
import { hardDose } from './dose.ts';
import { hardIsForbidden } from './hardForbidden.ts';
import { type DayPlan, type Draft, type WeekContext, type WeekRules } from './draft.ts';
import { MAX_ASKED } from './ruleSet.ts';
import { TEST_MINUTES } from '../workout/thresholdTest.ts';
import { isLate } from './overdue.ts';
import { isForRaceEffort, isWanted, mayTestOn, sportsToTest, testedSport } from './thresholdTests.ts';
import { daysForHardWorkouts, put } from './place.ts';
import { sortForbiddenBy, forbiddenBy, shape } from './weekRules.ts';
import { sharesHardWork, shortestHard, withoutTest } from './keySports.ts';

// written out: a field set after a spread costs microseconds in Node 20
const keyOf = (easy: Draft, keyIndex: number, isOnlyKey: boolean, isTest: boolean): Draft => ({
  workoutType: easy.workoutType,
  sport: easy.sport,
  role: 'key',
  keyIndex,
  minutes: easy.minutes,
  max: easy.max,
  brickRunMinutes: easy.brickRunMinutes,
  isLong: easy.isLong,
  isHard: true,
  isOnlyKey,
  isTest,
  dayIndex: easy.dayIndex,
  lengthRule: easy.lengthRule,
  maxRule: easy.maxRule,
  insteadOf: easy.insteadOf,
  race: easy.race,
});

/** Minutes that each of a sport's easy workouts, the longest first, gives to that one, which is too short for hard work; no more than it takes. */
function giftsOf([longest, ...others]: readonly Draft[], least: number): readonly number[] {
  let lacking = Math.max(0, inFives(Math.min(least, longest!.max)) - longest!.minutes);
  const gifts = others.map(({ minutes }) => {
    const gift = Math.max(0, Math.min(lacking, minutes - MIN_WORKOUT));
    lacking -= gift;
    return gift;
  });
  return [0, ...gifts];
}

const sumOf = (minutes: readonly number[]): number => minutes.reduce((sum, each) => sum + each, 0);

/** What the week's key workouts are made of. */
interface Keying {
  budget: number;
  workoutsADay: number;
  /** Easy workouts that have no day yet. */
  left: Draft[];
  /** Index of the next key workout. */
  keyIndex: number;
  /** Days that hard work would have without principles. */
  untaught: readonly DayPlan[];
  refused: Set<ActiveRule>;
}

/** Puts a hard workout of the sport on the day where it may be; false: it may not. */
function placeKey(context: WeekContext, keying: Keying, day: DayPlan, sport: EnduranceSport, isTest: boolean): boolean {
  const { budget, workoutsADay, left, untaught, refused } = keying;
  if (hardIsForbidden(context, sport) || (sport === 'running' && tooCloseToHardRun(context, day.number))) return false;
  const own = left.filter((candidate) => candidate.sport === sport).sort((a, b) => b.minutes - a.minutes);
  const draft = own[0];
  if (draft === undefined) return false;
  const shortest = shortestHard(context.week);
  const gifts = isTest ? giftsOf(own, TEST_MINUTES[sport]) : giftsOf(own, sharesHardWork(context) ? shortest : 0);
  if (draft.minutes + sumOf(gifts) < shortest) return false;
  if (isTest && Math.min(draft.max, roomOf(day)) < TEST_MINUTES[sport]) return false;
  const isOnly = left.every((other) => other === draft || other.sport !== sport);
  if (isOnly && isLate(context, day, draft)) return false;
  const key = keyOf(draft, keying.keyIndex, budget === 1 && context.week.kind === 'load', isTest);
  if (!fits(context, day, key, workoutsADay)) return false;
  const by = forbiddenBy(context, day, key);
  if (by !== null) {
    refused.add(by);
    return false;
  }
  // before it stands there itself: the days beside it are no longer free then
  if (context.rules !== null) nameKeptOff(context, key, untaught, day, workoutsADay);
  key.minutes += sumOf(gifts);
  gifts.forEach((gift, i) => (own[i]!.minutes -= gift));
  put(day, key);
  left.splice(left.indexOf(draft), 1);
  keying.keyIndex += 1;
  return true;
}

/** Of a step-back week, whose workouts give the test its minutes once they have their days. */
const isFirstWanted = (context: WeekContext): boolean => {
  const tested = testedSport(context);
  return context.week.kind === 'step' && tested !== null && isWanted(context, tested);
};

/**
 * The hard workout of the sport that the week tests, before others take its day; of the next where it fits nowhere, unless workouts have
 * shown that it is worth it. Gives back the sport and the day; null: no test fits.
 */
function placeTest(
  context: WeekContext,
  keying: Keying,
  days: readonly DayPlan[],
): { sport: EnduranceSport; day: DayPlan } | null {
  const sports = sportsToTest(context);
  for (const sport of isFirstWanted(context) ? sports.slice(0, 1) : sports)
    for (const day of days) {
      if (!mayTestOn(context, sport, day.number) || !placeKey(context, keying, day, sport, true)) continue;
      if (sport !== sports[0]) for (const by of keying.refused) context.rules!.fired.add(by);
      return { sport, day };
    }
  return null;
}

/** Turns easy workouts into the week's key workouts and puts them on the hard days. Gives back those still unplaced. */
export function placeKeys(context: WeekContext, easy: readonly Draft[], budget: number, workoutsADay: number): Draft[] {
  const days = daysForHardWorkouts(context, budget);
  const keying: Keying = {
    budget,
    workoutsADay,
    left: [...easy],
    // a long workout at race pace is the first key workout of its week
    keyIndex: context.days.some((day) => day.drafts.some(({ isHard, role }) => isHard && role === 'long')) ? 1 : 0,
    untaught: context.rules === null ? days : daysForHardWorkouts(context, budget, false),
    refused: new Set(),
  };
  const first = keying.keyIndex;
  const test = placeTest(context, keying, days);
  const sports = [...withoutTest(context, budget)];
  if (test !== null && sports.includes(test.sport)) sports.splice(sports.indexOf(test.sport), 1);
  // a week that asks for no hard day has one for the test alone
  const isForTest = hardDose(context) === 0 || (test === null && isFirstWanted(context));
  for (const day of isForTest ? [] : days) {
    if (day === test?.day) continue;
    const sport = sports.find((each) => placeKey(context, keying, day, each, false));
    if (sport !== undefined) sports.splice(sports.indexOf(sport), 1);
  }
  const { refused, untaught, left, keyIndex } = keying;
  if (context.rules !== null && keyIndex - first < untaught.length)
    nameRefusing(context, context.rules, refused, untaught);
  return left;
}

/**
 * Long workouts that are done at race effort in the last ten weeks before an A race [S45][S56]: long runs before a half-marathon or
 * marathon, never in three weeks running; long rides and bricks before a triathlon or a gran fondo.
 */
export function isRacePaced(context: WeekContext, { role, sport }: Draft): boolean {
  if (isAfterLongRace(context)) return false;
  const { raceType, week, weeksToRace, limits, memory } = context;
  if (raceType === null || week.kind !== 'load' || week.phaseType === 'base' || hardIsForbidden(context, sport))
    return false;
  if (weeksToRace === null || weeksToRace >= RACE_EFFORT_WEEKS || (role !== 'long' && role !== 'brick')) return false;
  const isOften = limits.level === 'advanced' || limits.level === 'veteran';
  const takesTurn = memory.pacedLongs < (isOften ? 2 : 1);
  if (sport !== RACE_PACED_LONG[raceType]) return false;
  // the only hard workout of the week is the test
  if (limits.level === 'beginner' && !isForRaceEffort(context) && testedSport(context) !== null) return false;
  return takesTurn || (sport === 'cycling' && (week.phaseType === 'race-specific' || week.phaseType === 'peak'));
}

export function isTooCloseToHardRun(context: WeekContext, { workoutType, dayIndex }: Draft): boolean {
  if (dayIndex === null || (workoutType !== 'run' && workoutType !== 'brick')) return false;
  const number = context.monday + dayIndex;
  return context.memory.hardRunDays.some(
    (other) => other !== number && Math.abs(other - number) < context.limits.hardRunSpacingDays,
  );
}

export function tooCloseToHardRun({ memory, limits, days }: WeekContext, dayNumber: number): boolean {
  const { hardRunSpacingDays } = limits;
  for (const other of memory.hardRunDays) if (Math.abs(other - dayNumber) < hardRunSpacingDays) return true;
  for (const { number, drafts } of days) {
    if (Math.abs(number - dayNumber) >= hardRunSpacingDays) continue;
    for (const { isHard, workoutType } of drafts)
      if (isHard && (workoutType === 'run' || workoutType === 'brick')) return true;
  }
  return false;
}

/**
 * Principles that left the week with fewer hard days. Together they can take what each of them alone would have moved to another day or
 * sport, so all that speak of hard workouts are asked; `keepTrue` then removes those that changed nothing.
 */
function nameRefusing(
  context: WeekContext,
  { fired, set, rules }: WeekRules,
  refused: ReadonlySet<ActiveRule>,
  untaught: readonly DayPlan[],
): void {
  for (const by of refused) fired.add(by);
  if (rules.length <= MAX_ASKED) for (const by of set.ofHard) fired.add(by);
  for (const day of untaught) {
    const by = sortForbiddenBy(context, day, { isLong: false, isHard: true });
    if (by !== null) fired.add(by);
  }
}

/** Hard days are taken from the first on: a principle that keeps the workout off an earlier one has moved it. */
function nameKeptOff(
  context: WeekContext,
  key: Draft,
  untaught: readonly DayPlan[],
  chosen: DayPlan,
  workoutsADay: number,
): void {
  for (const day of untaught) {
    if (day.index >= chosen.index) return;
    const by = forbiddenBy(context, day, key);
    if (by !== null && fits(context, day, key, workoutsADay)) return shape(context, key, by);
  }
}
