import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { TRAINING_NOUNS, WORKOUT_NOUNS } from '../../messages/workoutNouns.ts';
import { listOf } from '../../units/listOf.ts';
import { tableOf } from '../../units/tableOf.ts';
import { isTest, TEST_NAMES, testedBy, type TestedType } from '../../workout/thresholdTest.ts';
import type { RequestWorkout } from './request.ts';
import type { WorkoutKind, WorkoutTag } from './tags.ts';
import type { Target } from './intent.ts';

/** What a look in the schedule gave: workouts, or why there are none to change. */
export type LookedUp =
  | { found: readonly RequestWorkout[] }
  | { question: string }
  | { closed: 'COMPLETED' | 'PAST' | 'RACE'; workout: RequestWorkout };

export const PLURALS: Readonly<Record<string, string>> = tableOf(TRAINING_NOUNS);
const NOUNS: Readonly<Record<string, string>> = tableOf(WORKOUT_NOUNS);

export const nounOf = (workoutType: string): string => NOUNS[workoutType] ?? 'workout';
/** "FTP test". */
const testName = (type: TestedType): string => TEST_NAMES[type].replace(/^an? /, '');
export function named({ workoutType, isLong, scheduledDate, templateId }: RequestWorkout): string {
  const tested = testedBy(templateId);
  const what = tested === null ? `${isLong ? 'long ' : ''}${nounOf(workoutType)}` : testName(tested);
  return `the ${what} on ${dayName(scheduledDate)}`;
}

/** What a week is planned around comes first. */
export const rankOf = ({ workoutType, isLong, isHard }: RequestWorkout): number =>
  workoutType === 'race' ? 0 : isLong ? 1 : isHard ? 2 : workoutType === 'strength' ? 4 : 3;

export const isStillPlanned = (workout: RequestWorkout, today: Day): boolean =>
  workout.status === 'scheduled' && workout.scheduledDate >= today;

const text = ({ description }: RequestWorkout): string => (description ?? '').toLowerCase();

const KINDS: Readonly<Record<WorkoutKind, readonly ((workout: RequestWorkout) => boolean)[]>> = {
  long: [({ isLong }) => isLong],
  hard: [({ isHard }) => isHard],
  easy: [
    ({ isHard, isLong, intensity }) => !isHard && !isLong && intensity !== 'moderate',
    ({ isHard, isLong }) => !isHard && !isLong,
  ],
  short: [({ isLong }) => !isLong],
  test: [({ templateId }) => isTest(templateId)],
  intervals: [
    (w) => w.intensity === 'vo2max' || /interval|vo2|hill|repeat|fartlek|speed/.test(text(w)),
    ({ isHard, workoutType }) => isHard && workoutType === 'run',
    ({ isHard }) => isHard,
  ],
  threshold: [
    (w) => w.intensity === 'threshold' || /threshold|sweet spot|cruise/.test(text(w)),
    ({ isHard }) => isHard,
  ],
  tempo: [
    (w) => w.intensity === 'race-pace' || /tempo|race pace/.test(text(w)),
    ({ intensity, isLong, workoutType }) =>
      (intensity === 'threshold' || intensity === 'moderate') && !isLong && workoutType !== 'strength',
    ({ isHard }) => isHard,
  ],
};

/** Those of a kind, as near as there are any. */
function ofKind(workouts: readonly RequestWorkout[], kind: WorkoutKind | null): readonly RequestWorkout[] {
  if (kind === null) return workouts;
  for (const test of KINDS[kind]) {
    const found = workouts.filter(test);
    if (found.length > 0) return found;
  }
  return [];
}

/** As it is described: "2 × 20 min" in one way. */
const described = (workout: RequestWorkout): string => text(workout).replace(/ ?[x×] ?(?=\d)/g, 'x');

/** Those that are made of what was said; where none is, those of the kind. */
export function ofName(workouts: readonly RequestWorkout[], workout: WorkoutTag | null): readonly RequestWorkout[] {
  if (workout?.content === undefined) return ofKind(workouts, workout?.kind ?? null);
  const { content, kind, sports } = workout;
  const made = workouts.filter((each) => described(each).includes(content));
  const isOnlyContent = kind === null && sports.length === 0;
  return made.length > 0 || isOnlyContent ? made : ofKind(workouts, kind);
}

export const ofSport = (workouts: readonly RequestWorkout[], workout: WorkoutTag | null): readonly RequestWorkout[] =>
  workout === null || workout.sports.length === 0
    ? workouts
    : workouts.filter(({ workoutType }) => workout.sports.includes(workoutType));

export function whichOf(workouts: readonly RequestWorkout[]): string {
  const sports = new Set(workouts.map(({ workoutType }) => workoutType));
  const shown = workouts.slice(0, 4);
  if (sports.size === 1)
    return `Which ${nounOf([...sports][0]!)} do you mean: ${listOf(
      shown.map(({ scheduledDate }) => dayName(scheduledDate)),
      'or',
    )}?`;
  return `Which workout do you mean: ${listOf(shown.map(named), 'or')}?`;
}

interface Look {
  workouts: readonly RequestWorkout[];
  today: Day;
  /** The week that an intent without a day is about, where something else says so. */
  near?: Day | undefined;
  /** The one day that it is to go to, and nothing else is asked for. */
  to?: Day | undefined;
  /** Every workout of the days where none is named, rather than a single one. */
  whole?: boolean;
}

/** "the run Friday and Sunday": one of each day. */
const isOneEach = ({ dates }: Target, fits: readonly RequestWorkout[]): boolean =>
  dates?.parts !== undefined && new Set(fits.map(({ scheduledDate }) => scheduledDate)).size === fits.length;

function onDays(target: Target, days: readonly Day[], look: Look): LookedUp {
  const { workout } = target;
  const all = look.workouts.filter(({ scheduledDate }) => days.includes(scheduledDate));
  const ofWanted = ofSport(all, workout);
  const open = ofWanted.filter((workout) => isStillPlanned(workout, look.today) && workout.workoutType !== 'race');
  const single = days.length === 1;
  // A day and a sport say enough, whatever the athlete calls the workout; over more days the kind must fit, and a test is nothing else.
  const kind = ofName(open, workout);
  const isExact = !single || workout === null || workout.sports.length === 0 || workout.kind === 'test';
  const fits = kind.length > 0 || isExact ? kind : open;
  if (fits.length > 0) {
    const wanted = workout === null || workout.quantity === 'all' || fits.length === 1 || isOneEach(target, fits);
    if (wanted || (look.whole && workout.sports.length === 0 && workout.kind === null)) return { found: fits };
    return { question: whichOf(fits) };
  }
  const race = ofWanted.find(({ workoutType }) => workoutType === 'race');
  if (race !== undefined) return { closed: 'RACE', workout: race };
  const done = ofWanted.find(isDone);
  if (done !== undefined) return { closed: 'COMPLETED', workout: done };
  const past = ofWanted.find(({ scheduledDate }) => scheduledDate < look.today);
  if (past !== undefined) return { closed: 'PAST', workout: past };
  return { question: nothingThere(target, days, look) };
}

function nothingThere({ workout }: Target, days: readonly Day[], { workouts, today }: Look): string {
  const [sport] = workout?.sports ?? [];
  if (sport === 'race')
    return `No race lies ${days.length === 0 ? 'in these weeks' : 'on that day'}. The races of your season are changed on the Season Plan page. Which workout do you mean?`;
  const what = sport === undefined ? 'workout' : nounOf(sport);
  const when =
    days.length === 1
      ? `on ${dayName(days[0]!)}`
      : days.length > 0
        ? `from ${dayName(days[0]!)} to ${dayName(days.at(-1)!)}`
        : 'ahead';
  const open = workouts.filter((workout) => isStillPlanned(workout, today) && workout.workoutType !== 'race');
  if (workout?.kind === 'test') return noTestThere(workout, when, ofKind(open, 'test'));
  const next = ofSport(open, workout).slice(0, 3);
  const offered = next.length > 0 ? next : open.slice(0, 3);
  if (offered.length === 0) return `There is no ${what} ${when}. Which workout do you mean?`;
  return `There is no ${workout?.kind === 'long' ? 'long ' : ''}${what} ${when}. Do you mean ${listOf(offered.map(named), 'or')}?`;
}

function noTestThere({ sports }: WorkoutTag, when: string, tests: readonly RequestWorkout[]): string {
  const [sport] = sports;
  const name = sport === undefined ? 'threshold test' : testName(sport as TestedType);
  const meant = sport === undefined ? tests : tests.filter(({ workoutType }) => workoutType === sport);
  const way =
    meant.length > 0
      ? `Do you mean ${listOf(meant.slice(0, 3).map(named), 'or')}?`
      : `Say “${name} next week” to have one put in.`;
  return `There is no ${name} ${when}. ${way}`;
}

/** "all strength workouts", "every long run": of all weeks; "my strength workouts" are those of one. */
export const isEvery = ({ text, quantity, sports, kind }: WorkoutTag): boolean =>
  quantity === 'all' && /\b(?:all|every|each)\b/.test(text) && (sports.length > 0 || kind !== null);

const isUnnamed = ({ sports, kind, content }: WorkoutTag): boolean =>
  sports.length === 0 && kind === null && content === undefined;

/** Of a workout that nothing is said of: the next, where the first day that has any has one. */
function whatever({ count, quantity }: WorkoutTag, { workouts, today }: Look): LookedUp {
  const open = workouts.filter((workout) => isStillPlanned(workout, today) && workout.workoutType !== 'race');
  const next = open.filter(({ scheduledDate }) => scheduledDate === open[0]!.scheduledDate);
  if (count === 1 && next.length > 0) return next.length === 1 ? { found: next } : { question: whichOf(next) };
  return { question: quantity === 'all' ? 'Which days do you mean?' : 'Which workout do you mean?' };
}

/** Those of the week that is nearest, where no day was named. */
function ofOneWeek(fits: readonly RequestWorkout[], workout: WorkoutTag, look: Look): LookedUp {
  const gap = ({ scheduledDate }: RequestWorkout) => Math.abs(daysBetween(scheduledDate, look.near!));
  const first = look.near === undefined ? undefined : [...fits].sort((a, b) => gap(a) - gap(b))[0];
  const week = mondayOf((first ?? fits[0]!).scheduledDate);
  const inWeek = fits.filter(({ scheduledDate }) => scheduledDate >= week && scheduledDate <= addDays(week, 6));
  // "move the ride to Friday": the long one goes by its name
  const plain = inWeek.filter(({ isLong }) => !isLong);
  const isPlain = look.to !== undefined && workout.kind === null && workout.quantity === 'one' && plain.length === 1;
  if (isPlain && inWeek.every(({ scheduledDate }) => scheduledDate !== look.to)) return { found: plain };
  return inWeek.length === 1 || workout.quantity === 'all' ? { found: inWeek } : { question: whichOf(inWeek) };
}

/** The workouts that an athlete's words mean, in order of their days. */
export function lookUp(target: Target, look: Look): LookedUp {
  const { workout, dates } = target;
  if (dates !== null && !(dates.fromTopic && workout !== null)) return onDays(target, dates.days, look);
  if (workout === null) return { question: 'Which workout do you mean?' };
  if (dates !== null) {
    const there = onDays(target, dates.days, look);
    if ('found' in there && ofName(there.found, workout).length > 0) return there;
  }
  if (isUnnamed(workout)) return whatever(workout, look);
  const race = ofSport(look.workouts, workout).find(({ workoutType }) => workoutType === 'race');
  if (race !== undefined && workout.sports.includes('race')) return { closed: 'RACE', workout: race };
  const open = look.workouts.filter((workout) => isStillPlanned(workout, look.today) && workout.workoutType !== 'race');
  const fits = ofName(ofSport(open, workout), workout);
  if (fits.length === 0) return { question: nothingThere(target, [], look) };
  if (workout.count !== undefined) return { found: fits.slice(0, workout.count) };
  if (dates === null && isEvery(workout)) return { found: fits };
  return ofOneWeek(fits, workout, look);
}
