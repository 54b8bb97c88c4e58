import { addDays, type Day, mondayOf, weekdayIndex, weekdayOf, WEEKDAYS } from '../../../calendar/calendar.ts';
import { blackoutOn, shortTimeOn } from '../../../athlete/blackout.ts';
import { blockedText, shortTimeText } from '../../../athlete/blackoutText.ts';
import { dayName, weekdayName } from '../../../calendar/dayNames.ts';
import { planningContextOf } from '../../../rules/context.ts';
import { livingReasons } from '../../../week/livingReasons.ts';
import { ATHLETE } from '../../../messages/reader.ts';
import { reasonText } from '../../../messages/reason.ts';
import { roleText } from '../../../messages/roleText.ts';
import { METRIC } from '../../../units/displayUnits.ts';
import type { Reason } from '../../../codes/reason.ts';
import { PLURALS, nounOf, ofName, ofSport, whichOf } from '../lookUp.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';
import { absentText } from './absent.ts';
import { factOf } from './fact.ts';
import type { AskedChange, WhyAsked } from './readWhy.ts';
import { phaseText, whyOfWeek } from './weekWhy.ts';
import { pastChangeText, upper } from './wording.ts';
import { listOf } from '../../../units/listOf.ts';
import { timeText } from '../../../units/timeText.ts';

/** What is known of a question's subject; a question back where the subject is not. */
export type WhyAnswer = { text: string } | { question: string };

/** More sentences than these are not read. */
const MAX_REASONS = 4;
const MAX_WORKOUTS = 3;

const CHANGED: Readonly<Record<AskedChange, RegExp>> = {
  move: /^(?:moved|swapped)/i,
  remove: /^removed/i,
  shorten: /^shortened/i,
  lengthen: /^lengthened/i,
  ease: /^eased/i,
  harden: /^lengthened/i,
  replace: /^in place of/i,
  add: /^added/i,
  any: /^(?:moved|swapped|shortened|lengthened|eased|in place of|added|kept)/i,
};

const PARTICIPLE: Readonly<Record<AskedChange, string>> = {
  move: 'moved',
  remove: 'removed',
  shorten: 'shortened',
  lengthen: 'lengthened',
  ease: 'eased',
  harden: 'made harder',
  replace: 'replaced',
  add: 'added',
  any: 'changed',
};

const isChange = ({ text }: Reason, change: AskedChange): boolean => CHANGED[change].test(text);
const isOfLength = ({ code }: Reason): boolean =>
  code.startsWith('LENGTH') || code === 'LONG_RUN_GROWTH' || code === 'COMPLEMENTARY_SPORT';
const isOfDay = ({ code }: Reason): boolean =>
  /^(?:LONG_DAY|HARD_SPACING|DAY_WITH_ROOM|SAME_DAY|STRENGTH_DAY|MOVED)/.test(code);

/** The reasons of a workout, what was asked about first; without any, what such a workout is for in its phase. */
function reasonsOf(
  workout: RequestWorkout,
  asked: WhyAsked,
  { limits, workouts, units = METRIC }: RequestInput,
): string[] {
  const reasons = livingReasons(planningContextOf(limits), workouts, workout);
  const rank = (reason: Reason): number => {
    if (asked.change !== null && isChange(reason, asked.change)) return 0;
    if (asked.isLength && (isOfLength(reason) || isChange(reason, 'shorten') || isChange(reason, 'lengthen'))) return 1;
    if (asked.isDay && isOfDay(reason)) return 1;
    return isChange(reason, 'any') ? 2 : 3;
  };
  const texts = [
    ...new Set(
      [...reasons].sort((a, b) => rank(a) - rank(b)).map((reason) => reasonText(reason, { ...ATHLETE, units })),
    ),
  ];
  if (texts.length > 0) return texts.slice(0, MAX_REASONS);
  const week = limits.season.weeks.find(({ weekStartDate }) => weekStartDate === mondayOf(workout.scheduledDate));
  if (week === undefined || workout.workoutType === 'race') return ['No reason is kept for it.'];
  const role =
    workout.workoutType === 'strength' || workout.workoutType === 'brick'
      ? workout.workoutType
      : workout.isLong
        ? 'long'
        : workout.isHard
          ? 'key'
          : 'easy';
  return [`${upper(roleText(role, week.phaseType, ATHLETE))}.`];
}

function workoutText(workout: RequestWorkout, asked: WhyAsked, input: RequestInput): string {
  const parts = [factOf(workout, input.units ?? METRIC)];
  const { change } = asked;
  if (change !== null && change !== 'remove' && !workout.reasons.some((reason) => isChange(reason, change))) {
    const earlier = input.past?.find(
      ({ workoutId, verb }) => workoutId === workout.id && (change === 'any' || verb === change),
    );
    parts.push(
      earlier === undefined
        ? `It was not ${PARTICIPLE[change]}, as far as the plan’s record goes.`
        : pastChangeText(earlier),
    );
  }
  return [...parts, ...reasonsOf(workout, asked, input)].join(' ');
}

const workoutsOn = (days: readonly Day[], { workouts }: RequestInput): readonly RequestWorkout[] =>
  workouts.filter(({ scheduledDate }) => days.includes(scheduledDate));

/** Why a day is free. */
function freeDayText(day: Day, input: RequestInput): string {
  const { preferences } = input.limits.athlete;
  const nothing = `Nothing is planned on ${dayName(day)}.`;
  const blackout = blackoutOn(preferences, day);
  if (blackout !== null) return `${nothing} ${blockedText(day, blackout)}.`;
  const weekday = weekdayOf(day);
  if (preferences.unavailableDays.includes(weekday))
    return `${nothing} ${weekdayName(weekday)} is one of your unavailable days.`;
  const short = shortTimeOn(preferences, day);
  if (short !== null) return `${nothing} ${shortTimeText(day, short)}.`;
  const removed = (input.past ?? []).filter(({ from, to }) => from === day && to !== day);
  if (removed.length > 0) return [nothing, ...removed.slice(0, 2).map(pastChangeText)].join(' ');
  const monday = mondayOf(day);
  const days = [
    ...new Set(input.workouts.map(({ scheduledDate }) => scheduledDate).filter((each) => mondayOf(each) === monday)),
  ].sort();
  const others =
    days.length === 0
      ? 'The whole week is free.'
      : `The workouts of its week stand on ${listOf(days.map((each) => weekdayName(weekdayOf(each))))}.`;
  return `${nothing} The plan keeps no reason of its own for a free day. ${others}`;
}

function outsideText(days: readonly Day[], { limits }: RequestInput): string | null {
  if (days[0]! > limits.lastDay)
    return `The schedule reaches to ${dayName(limits.lastDay)}; nothing is planned day by day after it yet.`;
  if (days.at(-1)! < limits.firstDay)
    return `The schedule in sight begins on ${dayName(limits.firstDay)}. What was before is in your history.`;
  return null;
}

const weekDays = (day: Day): Day[] => WEEKDAYS.map((_, index) => addDays(mondayOf(day), index));

/** The days that a question is about: those named, else the week of today; a weekday that has passed may be meant too. */
function daysAsked({ dates, change }: WhyAsked, input: RequestInput): readonly Day[] | null {
  if (dates === null) return null;
  const { today, firstDay } = input.limits;
  if (dates.bare === undefined || dates.days.length > 1) return dates.days;
  const here = addDays(mondayOf(today), weekdayIndex(dates.days[0]!));
  // "why did you move Tuesday's run" on a Wednesday looks back
  return change !== null && here < today && here >= firstDay && workoutsOn([here], input).length > 0
    ? [here]
    : dates.days;
}

const isWholeWeek = ({ dates }: WhyAsked): boolean =>
  dates !== null && dates.days.length > 2 && dates.grain === 'range';

function workoutsAsked(asked: WhyAsked, days: readonly Day[] | null, input: RequestInput): readonly RequestWorkout[] {
  const { workout } = asked;
  const of = (workouts: readonly RequestWorkout[]) => ofName(ofSport(workouts, workout), workout);
  if (days !== null) return of(workoutsOn(days, input));
  const { today } = input.limits;
  const all = of(input.workouts);
  const changed =
    asked.change === null ? [] : all.filter(({ reasons }) => reasons.some((reason) => isChange(reason, asked.change!)));
  if (changed.length > 0) return changed.slice(0, MAX_WORKOUTS);
  const week = all.filter(({ scheduledDate }) => mondayOf(scheduledDate) === mondayOf(today));
  const ahead = week.filter(({ scheduledDate }) => scheduledDate >= today);
  if (ahead.length > 0) return workout?.quantity === 'all' ? week : ahead;
  const next = all.find(({ scheduledDate }) => scheduledDate >= today);
  return next === undefined ? [] : [next];
}

/** Why days are as they are, where no workout was named. */
function tellOfDays(asked: WhyAsked, days: readonly Day[] | null, input: RequestInput): WhyAnswer {
  if (days === null && !asked.isPlan && !asked.isRest)
    return { question: 'Which workout, day or week would you like to know more about?' };
  const monday = mondayOf(days?.[0] ?? input.limits.today);
  if (days !== null && !isWholeWeek(asked)) {
    const told = days.slice(0, asked.dates?.grain === 'recurring' ? 1 : MAX_WORKOUTS);
    return { text: told.map((day) => dayText(day, asked, input)).join(' ') };
  }
  if (!asked.isRest) return { text: whyOfWeek(monday, asked, input) };
  const free = weekDays(monday).filter((day) => workoutsOn([day], input).length === 0);
  return {
    text:
      free.length === 0
        ? `No day of the week from ${dayName(monday)} is free of training. ${whyOfWeek(monday, asked, input)}`
        : free.map((day) => freeDayText(day, input)).join(' '),
  };
}

/** One of several is meant, and none was named; what all of them have in common answers without asking. */
function isUnnamed(asked: WhyAsked, days: readonly Day[] | null, workouts: readonly RequestWorkout[]): boolean {
  const firstReasons = new Set(workouts.map(({ reasons }) => reasons[0]?.text));
  return days === null && asked.change === null && asked.workout?.quantity !== 'all' && firstReasons.size > 1;
}

/** The answer to one question, from the reasons that the schedule keeps; nothing else is said. */
export function tellWhy(asked: WhyAsked, input: RequestInput): WhyAnswer {
  const isOfPhase = asked.workout === null && (asked.dates === null || asked.phase !== 'step');
  if (isOfPhase && asked.phase !== null) return { text: phaseText(asked.phase, input) };
  const days = daysAsked(asked, input);
  const outside = days === null ? null : outsideText(days, input);
  if (outside !== null) return { text: outside };
  if (asked.workout === null) return tellOfDays(asked, days, input);
  const workouts = workoutsAsked(asked, days, input);
  if (asked.change === 'remove' || asked.isAbsent || workouts.length === 0)
    return { text: absentText(asked, days, workouts, input) };
  if (workouts.length > MAX_WORKOUTS) return { text: alike(workouts, asked, input) };
  if (isUnnamed(asked, days, workouts)) return { question: whichOf(workouts) };
  return { text: workouts.map((workout) => workoutText(workout, asked, input)).join(' ') };
}

/** Many workouts of one kind: what they have in common. */
function alike(workouts: readonly RequestWorkout[], asked: WhyAsked, input: RequestInput): string {
  const reasons = [
    ...new Set(
      workouts.flatMap((workout) => reasonsOf(workout, { ...asked, isLength: false, isDay: false }, input).slice(0, 1)),
    ),
  ];
  const sport = asked.workout?.sports[0];
  return `${workouts.length} ${sport === undefined ? 'workouts' : `workouts of ${PLURALS[sport]}`} are planned: ${listOf([...new Set(workouts.map(({ scheduledDate }) => dayName(scheduledDate)))].slice(0, 7))}. ${reasons.slice(0, MAX_REASONS).join(' ')}`;
}

function dayText(day: Day, asked: WhyAsked, input: RequestInput): string {
  const there = workoutsOn([day], input);
  if (there.length === 0) return freeDayText(day, input);
  const isFalse = asked.isHard && !there.some(({ isHard, isLong }) => isHard || isLong);
  const wrong = isFalse
    ? [`${dayName(day)} holds no hard workout.`]
    : asked.isRest && !asked.isAbsent
      ? [
          `${dayName(day)} is not free: ${listOf(there.map(({ workoutType, duration }) => `${nounOf(workoutType)}, ${timeText(duration)}`))}.`,
        ]
      : [];
  const meant = asked.isHard && !isFalse ? there.filter(({ isHard, isLong }) => isHard || isLong) : there;
  return [...wrong, ...meant.map((workout) => workoutText(workout, asked, input))].join(' ');
}
