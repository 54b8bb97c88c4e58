import { MIN_WORKOUT } from '../constants/lengths.ts';
import { AFTER_RACE_WORKOUT } from '../constants/raceWeek.ts';
import { allocateMinutes, type SportMinutes } from './allocate.ts';
import { runsOffBike } from './bricks.ts';
import { capEasy } from './capEasy.ts';
import { dayLimit, forFrequency, keptFrequency, openDays, workoutCounts, takeOne, total } from './counts.ts';
import { markRestDays } from './days.ts';
import { closeDays, enforce, fewerSeats } from './enforce.ts';
import { type Draft, draftsOf, keptOf, type WeekContext } from './draft.ts';
import { addWorkouts, keepLongLongest, lengthen, nameLengths, nameLongWorkouts, useLongDay } from './fill.ts';
import { placeImportant } from './important.ts';
import { hardBudget } from './keySports.ts';
import { longestOfSport } from './longestOfSport.ts';
import { makeRoom } from './makeRoom.ts';
import { placeEasy } from './place.ts';
import { dropNeedlessDoubles, trimWeek } from './trim.ts';
import { varyEasyWorkouts } from './varyEasyWorkouts.ts';
import { hardInPlace, lengthenTest, sharpenWeek, testInPlace } from './sharpen.ts';
import { placeStrength, strengthDrafts } from './strength.ts';
import { takeStrengthOffLongDays } from './strengthOffLongDays.ts';
import { oneADay, weekDrafts } from './weekDrafts.ts';
import { noteLong } from './weekRules.ts';
import { inFives } from '../workout/inFives.ts';
import { partsOf } from '../workout/sport.ts';

import type { KeptWorkout } from '../workout/workout.ts';
import { weekMinutes } from './target.ts';
import { holdsType } from '../rules/placement.ts';
import { raceMinutesOf } from '../race/raceSize.ts';

export interface WeekLayout {
  /** Minutes that the week's hours allow from today on, and those that found no place. */
  open: number;
  unplaced: number;
}

/** Lays the workouts of one week out over `context.days`, which it fills. */
export function planWeek(context: WeekContext): WeekLayout {
  const { days, limits, week } = context;
  const kept = keptOf(days);
  placeRaces(context);
  prepareRaceWeek(context);
  const minutes = weekMinutes(context, kept);
  if (context.rules !== null) closeDays(context);
  markRestDays(days, limits.restDays + restDayMore(context, minutes.open), context.athlete.preferences.longWorkoutDays);
  if (minutes.open < MIN_WORKOUT) return { open: minutes.open, unplaced: minutes.open };

  const keptStrength = kept.filter(({ workoutType }) => workoutType === 'strength');
  const keptStrengthMinutes = keptStrength.reduce((sum, { duration }) => sum + duration, 0);
  let strength = strengthDrafts(
    context,
    Math.min(minutes.planned, minutes.open + keptStrengthMinutes),
    keptStrength.length,
    keptStrengthMinutes,
  );
  const keptEndurance = kept.filter(({ workoutType }) => workoutType !== 'strength' && workoutType !== 'race');
  const keptMinutes = keptEndurance.reduce((sum, { duration }) => sum + duration, 0);

  let allocation = enduranceBeside(context, strength, minutes.open, keptEndurance, keptMinutes);
  const hasKeptLong = kept.some(({ isLong }) => isLong);
  const wanted = workoutCounts(context, allocation, strength.length);
  let counts = oneADay(context, allocation, { wanted, strength: strength.length, hasKeptLong });
  const offBike = runsOffBike(context, counts.get('running'));
  const workoutsADay = dayLimit(context, total(counts) + strength.length - offBike);
  const seats = fewerSeats(context, openDays(context) * workoutsADay) + offBike;
  while (strength.length > 0 && total(counts) + strength.length > seats) {
    strength = strength.slice(1);
    allocation = enduranceBeside(context, strength, minutes.open, keptEndurance, keptMinutes);
    counts = workoutCounts(context, allocation, strength.length);
  }
  while (total(counts) > seats) takeOne(context, counts);

  // a taper of one or two days a week needs them for its sharp workout
  const mayBrick = week.kind !== 'taper' || openDays(context) > 2;
  let drafts = weekDrafts(context, allocation, counts, hasKeptLong, mayBrick);
  // in a taper the number of workouts comes before the brick
  if (week.kind === 'taper' && trainedSports(drafts) < total(counts))
    drafts = weekDrafts(context, allocation, counts, hasKeptLong, false);
  if (context.rules !== null) noteLong(context, drafts);
  const budget = hardBudget(context);
  const easy = placeImportant(context, drafts, budget, limits.workoutsADay, workoutsADay);
  if (context.rules !== null) capEasy(context, [...easy, ...draftsOf(days)]);
  // with one workout a day strength would find only the eves of long workouts left
  if (limits.workoutsADay === 1) placeStrength(context, strength, 1);
  const homeless = placeEasy(context, placeEasy(context, easy, limits.workoutsADay), workoutsADay);
  placeStrength(
    context,
    strength.filter(({ dayIndex }) => dayIndex === null),
    workoutsADay,
  );
  takeStrengthOffLongDays(context, workoutsADay);
  const lacking = keptFrequency(context) - draftsOf(days).length;
  if (lacking > 0) makeRoom(context, homeless, lacking, workoutsADay);
  dropNeedlessDoubles(context);
  useLongDay(context, workoutsADay);
  keepLongLongest(context);
  addLost(context, allocation, minutes.open - placedMinutes(context));
  addForFrequency(context, allocation, minutes.open, workoutsADay);
  const left = lengthen(context, minutes.open - placedMinutes(context));
  if (left >= MIN_WORKOUT) {
    const isRace = week.kind === 'race';
    if (isRace) restAroundRace(context);
    // a new workout on a long-workout day may be the longest, and the others grow with it
    lengthen(context, addWorkouts(context, allocation, left, isRace ? 1 : limits.workoutsADay));
  }
  trimWeek(context);
  // a workout that is shorter now may have room for what is left
  if (longestOfSport(context)) lengthen(context, minutes.open - placedMinutes(context));
  varyEasyWorkouts(context);
  nameLongWorkouts(context);
  lengthenTest(context);
  testInPlace(context);
  if (sharpenWeek(context, workoutsADay) || hardInPlace(context)) trimWeek(context);
  if (context.rules !== null) enforce(context);
  nameLengths(context);
  // what is no whole step is left out by no limit
  return { open: minutes.open, unplaced: inFives(minutes.open - placedMinutes(context)) };
}

/** Minutes of the endurance sports in a week with this strength work, `open` minutes in all, kept workouts apart. */
function enduranceBeside(
  context: WeekContext,
  strength: readonly Draft[],
  open: number,
  kept: readonly KeptWorkout[],
  keptMinutes: number,
): readonly SportMinutes[] {
  const left = open - strength.reduce((sum, { minutes }) => sum + minutes, 0);
  return forFrequency(
    allocateMinutes(context, left + keptMinutes, kept),
    keptFrequency(context) - strength.length,
    left,
  );
}

/** Short workouts where a taper has too few, of sports besides the race's own where those find no more days. */
function addForFrequency(context: WeekContext, allocation: readonly SportMinutes[], open: number, limit: number): void {
  const missing = keptFrequency(context) - draftsOf(context.days).length;
  for (let i = 0; i < missing && open - placedMinutes(context) >= MIN_WORKOUT; i += 1)
    if (addWorkouts(context, allocation, MIN_WORKOUT, limit) > 0)
      addWorkouts(context, allocation, MIN_WORKOUT, limit, true);
}

/** A loading week that has lost its run, as that of a brick that is a ride by now, gets one of its own. */
function addLost(context: WeekContext, allocation: readonly SportMinutes[], minutes: number): void {
  const of = allocation.find(({ sport }) => sport === 'running');
  if (of === undefined || context.week.kind !== 'load') return;
  if (context.days.some((day) => holdsType(day, 'run'))) return;
  addWorkouts(context, [of], Math.min(of.minutes, minutes), context.limits.workoutsADay);
}

/** Minutes that have their days, races apart. */
function placedMinutes({ days }: WeekContext): number {
  let placed = 0;
  for (const day of days) for (const { race, minutes } of day.drafts) if (!race) placed += minutes;
  return placed;
}

function placeRaces(context: WeekContext): void {
  for (const race of context.races) {
    const day = context.days.find(({ date }) => date === race.raceDate);
    if (day === undefined || day.status === 'past' || day.kept.some(({ workoutType }) => workoutType === 'race'))
      continue;
    const minutes = raceMinutesOf(race);
    day.drafts.push({
      workoutType: 'race',
      sport: 'running',
      role: 'race',
      keyIndex: 0,
      minutes,
      max: minutes,
      brickRunMinutes: 0,
      isLong: false,
      isHard: false,
      dayIndex: day.index,
      lengthRule: 'share',
      maxRule: 'share',
      insteadOf: null,
      race,
    });
  }
}

/** After a race in the week only short workouts follow. */
function prepareRaceWeek({ week, days, races }: WeekContext): void {
  if (week.kind !== 'race') return;
  for (const day of days) {
    const isAfter = races.some(
      ({ priority, raceDate }) => priority === 'A' && raceDate >= week.weekStartDate && raceDate < day.date,
    );
    if (isAfter) day.workoutCap = Math.min(day.workoutCap, AFTER_RACE_WORKOUT);
  }
}

/** What a race week has left goes to free days before its race; two days before it rests, and after it recovers. */
function restAroundRace({ week, days, races }: WeekContext): void {
  const { raceDate = '' } =
    races.find(({ priority, raceDate: on }) => priority === 'A' && on >= week.weekStartDate) ?? {};
  for (const day of days)
    if (day.status === 'open' && day.drafts.length === 0 && (day.near.isReserve || day.date > raceDate))
      day.status = 'rest';
}

/** A race week rests on Monday, not two days before its race alone, when its few minutes fit without it. */
function restDayMore({ week, days, limits }: WeekContext, minutes: number): number {
  const open = days.filter(({ status }) => status === 'open').length;
  return week.kind === 'race' && limits.restDays < 2 && open >= 5 && minutes <= 150 ? 1 : 0;
}

/** Workouts by sport: a brick is one of each of its two. */
const trainedSports = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { workoutType }) => sum + partsOf(workoutType).length, 0);
