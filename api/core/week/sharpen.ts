import type { EnduranceSport } from '../codes/sport.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { LENGTH_STEP, MIN_KEY_WORKOUT, MIN_LONG_WORKOUT, MIN_WORKOUT } from '../constants/lengths.ts';
import { workoutsOn } from '../rules/placement.ts';
import { isTest as isTestId, TEST_MINUTES } from '../workout/thresholdTest.ts';
import { hardDose } from './dose.ts';
import { isLongWorkoutDay, mayBeHard, mayHold, roomOf } from './dayRules.ts';
import { type DayPlan, type Draft, type Placed, placedOn, type WeekContext } from './draft.ts';
import { hardIsForbidden } from './hardForbidden.ts';
import { tooCloseToHardRun } from './keys.ts';
import { hardBudget, rotation, shortestHard } from './keySports.ts';
import { lengthen, longestElsewhere, longestOnLongDays } from './fill.ts';
import { isTooLate } from './overdue.ts';
import { put } from './place.ts';
import { mayTestOn, sportsToTest } from './thresholdTests.ts';
import { forbiddenBy } from './weekRules.ts';
import { chosenWorkoutOf } from './workouts.ts';

/**
 * A taper or easier week without a hard workout so far makes a placed one hard: an ordinary one before the long one, the brick last; the
 * long workout of an easier week stays easy. Where none lies on a day that may be hard, one moves or changes places. True when the
 * week has changed.
 */
export function sharpenWeek(context: WeekContext, workoutsADay: number): boolean {
  const { kind } = context.week;
  if ((kind !== 'taper' && kind !== 'step') || hardBudget(context) === 0) return false;
  const placed = placedOn(context.days);
  const keys = placed.filter(({ draft }) => draft.isHard && draft.sport !== 'strength');
  if (keys.some(({ draft }) => chosenWorkoutOf(context, draft).isHard)) return false;
  // swims of base come out moderate
  for (const { draft } of keys) Object.assign(draft, { isHard: false, isTest: false });
  const order = rotation(context, 1);
  const rank = ({ draft }: Placed) =>
    order.indexOf(draft.sport as EnduranceSport) +
    (draft.isLong ? order.length : 0) +
    (draft.workoutType === 'brick' ? order.length : 0);
  const allowed = placed.filter(({ draft }) => mayEverBeHard(context, draft)).sort((a, b) => rank(a) - rank(b));
  const inPlace = () => allowed.some((each) => mayBeSharp(context, each.day, each.draft) && sharpen(context, each));
  const tests = sportsToTest(context).flatMap((sport) => allowed.filter(({ draft }) => draft.sport === sport));
  if (tests.some((each) => mayBeSharp(context, each.day, each.draft) && becomesTest(context, each)) || inPlace())
    return true;
  const [ordinary, long] = [allowed.filter(({ draft }) => !draft.isLong), allowed.filter(({ draft }) => draft.isLong)];
  const moves = (from: readonly Placed[], mayShorten: boolean) =>
    from.some((each) => moveAndSharpen(context, each, workoutsADay, mayShorten));
  return (
    moves(ordinary, false) ||
    moves(ordinary, true) ||
    moves(long, false) ||
    (kind === 'taper' && besideShortLong(context, placed, inPlace))
  );
}

/** A long workout that is no longer than ordinary ones of loading weeks are is none for the day after. */
function besideShortLong({ memory }: WeekContext, placed: readonly Placed[], sharpens: () => boolean): boolean {
  const ordinary = ({ workoutType }: Draft) => Math.max(MIN_LONG_WORKOUT - 1, memory.usual[workoutType] ?? 0);
  const long = placed.find(({ draft }) => draft.role === 'long' && draft.minutes <= ordinary(draft));
  if (long === undefined) return false;
  Object.assign(long.draft, { isLong: false, role: 'easy' });
  if (sharpens()) return true;
  Object.assign(long.draft, { isLong: true, role: 'long' });
  return false;
}

function mayEverBeHard(context: WeekContext, { sport, workoutType, isLong, race }: Draft): boolean {
  if (race !== null || sport === 'strength' || hardIsForbidden(context, sport)) return false;
  if (isLong && context.week.kind === 'step') return false;
  return workoutType !== 'brick' || !hardIsForbidden(context, 'running');
}

function mayBeSharp(context: WeekContext, day: DayPlan, draft: Draft): boolean {
  const runs = draft.workoutType === 'run' || draft.workoutType === 'brick';
  if (forbiddenBy(context, day, { ...draft, isHard: true }) !== null) return false;
  return mayBeHard(context, day) && !(runs && tooCloseToHardRun(context, day.number));
}

/** Makes the workout the test of a week that may test its sport; false where that does not fit. */
function becomesTest(context: WeekContext, placed: Placed): boolean {
  const tested = sportsToTest(context).find((sport) => sport === placed.draft.sport);
  if (tested === undefined || !mayTestOn(context, tested, placed.day.number)) return false;
  return becomesHard(context, placed, TEST_MINUTES[tested], true);
}

/** Makes the workout a hard one, the test where that fits; false where it comes out as none. */
const sharpen = (context: WeekContext, placed: Placed): boolean =>
  becomesTest(context, placed) || becomesHard(context, placed, shortestHard(context.week), false);

/** Others give it the minutes that it lacks. */
function becomesHard(context: WeekContext, placed: Placed, least: number, isTest: boolean): boolean {
  const { draft } = placed;
  const { role } = draft;
  const takeBack = giveMinutes(context, placed, least);
  if (takeBack === null) return false;
  draft.isHard = true;
  draft.isTest = isTest;
  if (role !== 'brick') draft.role = 'key';
  const workout = chosenWorkoutOf(context, draft);
  if (isTest ? isTestId(workout.templateId) : workout.isHard) return true;
  draft.isHard = false;
  draft.isTest = false;
  draft.role = role;
  takeBack();
  return false;
}

/** Shortest that a workout gets by giving minutes to a hard one; long ones, and those of long days, stay longer than `others`. */
const shortestGiver = (context: WeekContext, { day, draft }: Placed, others: number): number =>
  draft.isLong || isLongWorkoutDay(context, day) ? Math.max(MIN_KEY_WORKOUT, others) + LENGTH_STEP : MIN_WORKOUT;

/** The longest workout besides this one that lies on no long-workout day, minutes. */
function longestOther(context: WeekContext, taker: Draft | null): number {
  let longest = 0;
  for (const { day, draft } of placedOn(context.days))
    if (draft !== taker && draft.sport !== 'strength' && draft.race === null && !isLongWorkoutDay(context, day))
      longest = Math.max(longest, draft.minutes);
  return longest;
}

const giversTo = (context: WeekContext, taker: Draft): Placed[] =>
  placedOn(context.days)
    .filter(({ draft }) => draft !== taker && draft.sport !== 'strength')
    .filter(({ draft: { role } }) => role === 'easy' || role === 'long')
    .sort((a, b) => b.draft.minutes - a.draft.minutes);

/** Does one outlast those of long-workout days? As long as they are it may be. */
const hasLongerOther = (context: WeekContext): boolean => longestOther(context, null) > longestOnLongDays(context);

/** What each of the longest others gives to a workout of `least` minutes; null where they cannot give as much as it lacks. */
function giftsTo(context: WeekContext, taker: Draft, least: number, others: number): Map<Draft, number> | null {
  const gifts = new Map<Draft, number>();
  let left = least - taker.minutes;
  for (const giver of giversTo(context, taker)) {
    const gift = Math.max(0, Math.min(left, giver.draft.minutes - shortestGiver(context, giver, others)));
    gifts.set(giver.draft, gift);
    left -= gift;
  }
  return left > 0 ? null : gifts;
}

/**
 * Lengthens a workout to `least` minutes by what the longest others can spare; the longest of the week stays on its day. Gives back how to
 * undo it; null where they cannot.
 */
function giveMinutes(context: WeekContext, { day, draft }: Placed, least: number): (() => void) | null {
  const lacking = least - draft.minutes;
  if (lacking <= 0) return () => undefined;
  if (Math.min(roomOf(day), draft.max - draft.minutes) < lacking) return null;
  const hadOther = hasLongerOther(context);
  // others that give something may let the long one give more
  for (const others of [Math.max(least, longestOther(context, draft)), least]) {
    const gifts = giftsTo(context, draft, least, others);
    if (gifts === null) continue;
    const give = (sign: 1 | -1) => {
      for (const [giver, gift] of gifts) giver.minutes -= sign * gift;
      draft.minutes += sign * lacking;
    };
    give(1);
    if (hadOther || !hasLongerOther(context)) return () => give(-1);
    give(-1);
  }
  return null;
}

/**
 * Brings a workout to a day that may be hard, in exchange for one of that day where the day is full. A long-workout day in use stays so,
 * and with the longest workout unless the others `mayShorten`.
 */
function moveAndSharpen(
  context: WeekContext,
  { day, draft }: Placed,
  workoutsADay: number,
  mayShorten: boolean,
): boolean {
  const isInUse = longestElsewhere(context) < Infinity;
  const hadOther = hasLongerOther(context);
  const without = day.drafts.filter((each) => each !== draft);
  return context.days.some((other) => {
    if (other === day) return false;
    const before = [day.drafts, other.drafts] as const;
    // where it lies now it is in nobody's way
    day.drafts = without;
    const mayMove = mayBeSharp(context, other, draft);
    day.drafts = before[0];
    if (!mayMove) return false;
    const instead = workoutsOn(other) < workoutsADay ? [null, ...(draft.isLong ? other.drafts : [])] : other.drafts;
    return [...instead].some((back) => {
      day.drafts = [...without];
      other.drafts = before[1].filter((each) => each !== back);
      // hard already, so that what comes in exchange keeps the distance that it needs
      draft.isHard = true;
      const fits =
        give(context, other, draft, workoutsADay) && (back === null || give(context, day, back, workoutsADay));
      const stands =
        (!isInUse || longestElsewhere(context) < Infinity) && (mayShorten || hadOther || !hasLongerOther(context));
      if (fits && stands && sharpen(context, { day: other, draft })) return true;
      [day.drafts, other.drafts] = before;
      draft.isHard = false;
      draft.dayIndex = day.index;
      if (back !== null) back.dayIndex = other.index;
      return false;
    });
  });
}

function give(context: WeekContext, day: DayPlan, draft: Draft, workoutsADay: number): boolean {
  if (!mayHold(context, day, draft, workoutsADay) || roomOf(day) < draft.minutes || isTooLate(context, day, draft))
    return false;
  put(day, draft);
  return true;
}

/** After more easy minutes an effort all out tells less than the threshold; a swim as long as that is no test [D]. */
const LONGEST_LONG_TEST: Readonly<Partial<Record<WorkoutType, number>>> = { bike: 90, run: 75 };

/**
 * Minutes that a workout has as a test; 0: it may be none. A long one of a small week, which is short itself, holds the test among its easy
 * minutes; longer ones stay as they are, but for the only run of a week of several sports, which is shorter then.
 */
function minutesAsTest(placed: readonly Placed[], { workoutType, isLong, isHard, minutes }: Draft): number {
  if (isHard) return 0;
  if (!isLong) return minutes;
  const longest = LONGEST_LONG_TEST[workoutType] ?? 0;
  if (minutes <= longest) return minutes;
  const runs = placed.filter(({ draft }) => draft.workoutType === 'run');
  const others = placed.filter(({ draft }) => draft.workoutType === 'bike' || draft.workoutType === 'swim');
  return workoutType === 'run' && runs.length === 1 && others.length > 0 ? longest : 0;
}

/** As becomesTest, of a workout that may have to be shorter for it; others get what it gives. */
function becomesTestInPlace(context: WeekContext, placed: readonly Placed[], each: Placed): boolean {
  const { draft, day } = each;
  const { minutes, max } = draft;
  const asTest = minutesAsTest(placed, draft);
  if (asTest === 0 || !mayEverBeHard(context, draft) || !mayBeSharp(context, day, draft)) return false;
  if (asTest < minutes) Object.assign(draft, { minutes: asTest, max: asTest });
  if (becomesTest(context, each)) {
    lengthen(context, minutes - asTest);
    return true;
  }
  Object.assign(draft, { minutes, max });
  return false;
}

/**
 * A loading week in which no test found a day makes one of a workout that has its own already: a small week trains a sport once, on the
 * day on which it is due. Ordinary workouts come first, then the long ride or run.
 */
export function testInPlace(context: WeekContext): void {
  if (context.week.kind !== 'load') return;
  const sports = sportsToTest(context);
  const placed = sports.length === 0 ? [] : placedOn(context.days);
  if (placed.some(({ draft }) => draft.isTest)) return;
  if (placed.filter(({ draft }) => draft.isHard).length >= hardBudget(context)) return;
  const inTurn = placed.toSorted((a, b) => Number(a.draft.isLong) - Number(b.draft.isLong));
  for (const sport of sports)
    for (const each of inTurn) if (each.draft.sport === sport && becomesTestInPlace(context, placed, each)) return;
}

/**
 * A loading week in which every workout had its day before the hard ones, as that of a small week in which each sport is due, makes one of
 * them hard. True when the week has changed.
 */
export function hardInPlace(context: WeekContext): boolean {
  if (context.week.kind !== 'load' || hardDose(context) === 0 || hardBudget(context) === 0) return false;
  const placed = placedOn(context.days);
  if (placed.some(({ draft }) => draft.isHard && draft.sport !== 'strength')) return false;
  const easy = placed.filter(({ draft }) => draft.role === 'easy' && !draft.isLong && mayEverBeHard(context, draft));
  return rotation(context, 1).some((sport) =>
    easy.some(
      (each) =>
        each.draft.sport === sport &&
        mayBeSharp(context, each.day, each.draft) &&
        becomesHard(context, each, MIN_KEY_WORKOUT, false),
    ),
  );
}

/** Others give the test the minutes that it lacks, where they can. */
export function lengthenTest(context: WeekContext): void {
  const test = placedOn(context.days).find(({ draft }) => draft.isTest);
  if (test === undefined) return;
  giveMinutes(context, test, TEST_MINUTES[test.draft.sport as EnduranceSport]);
}

/** A test for which the week has no time is a hard workout as any, easy where the week would hold none but for the test. */
export function easeLostTest(context: WeekContext): void {
  for (const { draft } of placedOn(context.days)) {
    if (!draft.isTest || isTestId(chosenWorkoutOf(context, draft).templateId)) continue;
    draft.isTest = false;
    if (draft.isHard && hardDose(context) === 0) Object.assign(draft, { role: 'easy', isHard: false, keyIndex: 0 });
  }
}
