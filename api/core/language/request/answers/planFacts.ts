import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../../../calendar/calendar.ts';
import { dayName, weekdayName } from '../../../calendar/dayNames.ts';
import type { ThresholdName } from '../../../codes/threshold.ts';
import { THRESHOLD_LABELS, thresholdText } from '../../../messages/threshold.ts';
import { METRIC } from '../../../units/displayUnits.ts';
import { countOf } from '../../../units/countOf.ts';
import { isStillPlanned, nounOf, ofName, ofSport } from '../lookUp.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';
import type { WorkoutTag } from '../tags.ts';
import { factOf } from '../why/fact.ts';
import { upper } from '../why/wording.ts';
import { listOf } from '../../../units/listOf.ts';
import { timeText } from '../../../units/timeText.ts';

/** What a question about the plan names. */
export interface AskedOfPlan {
  /** Its words, in small letters. */
  words: string;
  workout: WorkoutTag | null;
  days: readonly Day[] | null;
  /** What should become of it is asked. */
  isDecision: boolean;
}

const MAX_FACTS = 9;
const MAX_NEXT = 2;

export const facts = (workouts: readonly RequestWorkout[], { units = METRIC }: RequestInput): string =>
  workouts
    .slice(0, MAX_FACTS)
    .map((workout) => factOf(workout, units))
    .join(' ');

export const inDays = (workouts: readonly RequestWorkout[], days: readonly Day[]): readonly RequestWorkout[] =>
  workouts
    .filter(({ scheduledDate }) => days.includes(scheduledDate))
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));

export const meant = (workouts: readonly RequestWorkout[], workout: WorkoutTag | null): readonly RequestWorkout[] =>
  workout === null ? workouts : ofName(ofSport(workouts, workout), workout);

export const weekOf = (day: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));

const daysAsked = ({ days }: AskedOfPlan, { limits }: RequestInput): readonly Day[] => days ?? weekOf(limits.today);

export const spanText = (days: readonly Day[]): string =>
  days.length === 1 ? `on ${dayName(days[0]!)}` : `from ${dayName(days[0]!)} to ${dayName(days.at(-1)!)}`;

/** Workouts of these days, as facts, and the days that are free where they are few. */
export function dayFacts(days: readonly Day[], workout: WorkoutTag | null, input: RequestInput): string {
  const { firstDay, lastDay } = input.limits;
  const known = days.filter((day) => day >= firstDay && day <= lastDay);
  if (known.length === 0) return `Your plan reaches from ${dayName(firstDay)} to ${dayName(lastDay)}.`;
  const there = meant(inDays(input.workouts, known), workout);
  const [sport] = workout?.sports ?? [];
  const what = sport === undefined ? 'Nothing' : `No ${nounOf(sport)}`;
  if (there.length === 0) {
    const others = workout === null ? '' : ` ${facts(inDays(input.workouts, known), input)}`;
    return `${what} is planned ${spanText(known)}.${known.length === 1 ? others : ''}`;
  }
  return facts(there, input);
}

/** The next ones of a kind that are still to be done. */
function nextFacts(asked: AskedOfPlan, input: RequestInput, most = MAX_NEXT): string | null {
  if (asked.workout === null) return null;
  const open = inDays(
    input.workouts.filter((each) => isStillPlanned(each, input.limits.today)),
    asked.days ?? input.workouts.map(({ scheduledDate }) => scheduledDate),
  );
  const next = meant(open, asked.workout);
  return next.length === 0 ? 'None of it lies ahead in your plan.' : facts(next.slice(0, most), input);
}

function restFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (
    !/\b(?:rest|free|off)(?: |-)?days?\b|\bdays? (?:off|free)\b|\b(?:is|are) .*\b(?:free|off)\b|\bwhen (?:do|can|will|may) i (?:get to |get a |have a |next )?(?:rest|recover)\b|\bnext rest\b/.test(
      asked.words,
    )
  )
    return null;
  if (/\b(?:how many|need|best|enough|skip)\b/.test(asked.words)) return null;
  const days = asked.days ?? Array.from({ length: 7 }, (_, index) => addDays(input.limits.today, index));
  const free = days.filter((day) => inDays(input.workouts, [day]).length === 0);
  if (days.length === 1 && free.length === 0)
    return `${upper(dayName(days[0]!))} is not free. ${dayFacts(days, null, input)}`;
  if (free.length === 0) {
    const ahead = Array.from({ length: 14 }, (_, index) => addDays(days.at(-1)!, index + 1));
    const next = ahead.find((day) => day <= input.limits.lastDay && inDays(input.workouts, [day]).length === 0);
    const then = next === undefined ? '' : ` The next free one is ${dayName(next)}.`;
    return `No day is free of training ${spanText(days)}.${then}`;
  }
  return `Free of training: ${listOf(free.map(dayName))}.`;
}

/** Which workouts count most. */
const KEY =
  /\b(?:key|most important|main|hardest|biggest|toughest|matters? most|(?:which|what) .*\bnot (?:to )?(?:miss|skip)|only (?:do|manage|have time for) (?:one|1)\b.*\bwhich)\b/;

function keyFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (!KEY.test(asked.words)) return null;
  const there = inDays(input.workouts, daysAsked(asked, input)).filter(({ isHard, isLong }) => isHard || isLong);
  const open = there.filter((workout) => isStillPlanned(workout, input.limits.today));
  const shown = open.length > 0 ? open : there;
  return shown.length === 0 ? 'No workout of these days is hard or long.' : facts(shown, input);
}

export const minutesOf = (workouts: readonly RequestWorkout[]): number =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);

function sumFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (
    !/\bhow (?:many|much|often)\b|\btotal (?:hours|time|volume)\b|\b(?:hours|time|volume) in total\b/.test(asked.words)
  )
    return null;
  if (/\b(?:rest days?|drink|eat|sleep|weeks)\b/.test(asked.words)) return null;
  if (
    !/\b(?:hours?|time|train|training|minutes|volume|workouts?|sessions?)\b/.test(asked.words) &&
    asked.workout === null
  )
    return null;
  const isLeft = /\b(?:left|remaining|remain|ahead|to go)\b/.test(asked.words);
  const { today, lastDay } = input.limits;
  const ahead = Array.from({ length: daysBetween(today, lastDay) + 1 }, (_, index) => addDays(today, index));
  const days = asked.days ?? (isLeft ? ahead : daysAsked(asked, input));
  const there = meant(inDays(input.workouts, days), asked.workout).filter(
    (workout) => workout.status !== 'skipped' && (!isLeft || isStillPlanned(workout, today)),
  );
  const told = `${countOf(there.length, 'workout')} ${spanText(days)}, ${timeText(minutesOf(there))} in all.`;
  const week = weekOf(today);
  // "this week" begins today where something is to be done, and on Monday where it is counted
  if (isLeft || days.length < 2 || days[0] !== today || days.at(-1) !== week.at(-1) || week[0] === today) return told;
  const whole = meant(inDays(input.workouts, week), asked.workout).filter(({ status }) => status !== 'skipped');
  return `${timeText(minutesOf(whole))} in the whole week, from ${dayName(week[0]!)}. Still ahead: ${told}`;
}

/** "The easiest day": one that is free, else one with the least that is hard. */
function easiestFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (!/\b(?:easiest|lightest|quietest) (?:day|workout|session)\b/.test(asked.words)) return null;
  const days = asked.days ?? weekOf(input.limits.today);
  const free = days.find((day) => day >= input.limits.today && inDays(input.workouts, [day]).length === 0);
  if (free !== undefined) return `Nothing is planned on ${dayName(free)}, which is a day of rest.`;
  const open = inDays(input.workouts, days).filter((workout) => isStillPlanned(workout, input.limits.today));
  const tssOn = (day: Day): number => inDays(open, [day]).reduce((sum, { tss }) => sum + tss, 0);
  const ofDay = /\bday\b/.test(asked.words);
  const [easiest] = [...open].sort(
    (a, b) =>
      (ofDay ? tssOn(a.scheduledDate) - tssOn(b.scheduledDate) : 0) ||
      Number(a.isHard) - Number(b.isHard) ||
      a.tss - b.tss,
  );
  return easiest === undefined ? null : facts([easiest], input);
}

const PHASE = /\b(base|build|peak|taper)\b/;
/** Which phase this week is of, and when one begins. */
function phaseFact({ words }: AskedOfPlan, { limits }: RequestInput): string | null {
  const isWhen =
    /\b(?:when|how (?:long|many (?:days|weeks)) (?:until|till|to|before))\b.*\b(?:base|build|peak|taper)\b/.test(words);
  if (
    !isWhen &&
    !/\b(?:are we|am i|still|which|what)\b.*(?:\b(?:in|of) (?:base|build|peak|taper)|\bphase)\b/.test(words)
  )
    return null;
  const { weeks } = limits.season;
  const ahead = weeks.filter(({ weekEndDate }) => weekEndDate >= limits.today);
  const [week] = ahead;
  if (week === undefined) return null;
  const asked = PHASE.exec(words)?.[1];
  const next = ahead.find(({ phaseType }) => (isWhen ? phaseType === asked : phaseType !== week.phaseType));
  const is = `This week is of the ${week.phaseType} phase.`;
  if (next === undefined) return isWhen ? `${is} No ${asked} lies in the weeks that are planned.` : is;
  return next === week ? is : `${is} The ${next.phaseType} phase begins on ${dayName(next.weekStartDate)}.`;
}

/** What comes after a workout that is named. */
function followingFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (asked.workout === null || !/\bafter (?:the|my|that)\b/.test(asked.words)) return null;
  const open = inDays(
    input.workouts.filter((each) => isStillPlanned(each, input.limits.today)),
    asked.days ?? input.workouts.map(({ scheduledDate }) => scheduledDate),
  );
  const [first] = meant(open, asked.workout);
  const all = inDays(
    input.workouts,
    input.workouts.map(({ scheduledDate }) => scheduledDate),
  );
  const next = first === undefined ? undefined : all[all.indexOf(first) + 1];
  return next === undefined ? null : facts([next], input);
}

/** It asks for what stands in the schedule, and not for what to think of it. */
const ASKS_PLAN =
  /^(?:(?:so|and|but|ok|hmm|hi|hey|hello|coach|please|just|also|then|,|-|again|tell me|show me|remind me|i forgot|quick question) )*(?:what|when|which|whose|who|where|how (?:long|far|hard|many|much|often|fast|does|do i|will|is|was|did|are|easy|tough|heavy|big|intense)|is|are|was|were|am|do|does|did|have|has|will|show|list|tell|describe|talk|walk|give|run me|details|explain|remind|plan|schedule|overview|next|anything|about|today|tonight|tomorrow|this|it (?:is|was)|there|(?:at|on|in|for) (?:what|which)|the (?:plan|schedule|week|next|long|key)|my|(?:mon|tues|wednes|thurs|fri|satur|sun)day|run|ride|swim|long|bike|strength|brick|rest|intervals|workouts?|first|last)\b/;
const LENGTHY = 22;
const asksPlan = (words: string): boolean =>
  words.split(' ').length <= LENGTHY &&
  (words.split(/ [.,-] /).some((clause) => ASKS_PLAN.test(clause)) || words.split(' ').length <= 4);

const THRESHOLDS: readonly (readonly [RegExp, readonly ThresholdName[]])[] = [
  [/\b(?:ftp|power|watts?)\b/, ['ftp']],
  [/\b(?:heart rate|hr|pulse|bpm|lthr)\b/, ['lthr']],
  [/\b(?:css|swim(?:ming)? (?:pace|speed)|critical)\b/, ['css']],
  [/\b(?:threshold pace|run(?:ning)? pace|pace|how fast|too fast|too slow)\b/, ['runThresholdSpeed']],
  [/\b(?:zones?|thresholds?)\b/, ['ftp', 'runThresholdSpeed', 'css', 'lthr']],
];

function thresholdFact({ words }: AskedOfPlan, { limits, units = METRIC }: RequestInput): string | null {
  const names = THRESHOLDS.find(([pattern]) => pattern.test(words))?.[1];
  if (names === undefined) return null;
  const known = limits.athlete.thresholds;
  const texts = names.map((name) => {
    const value = known?.[name] ?? null;
    return value === null
      ? `${THRESHOLD_LABELS[name]} is not known yet`
      : `${THRESHOLD_LABELS[name]} is ${thresholdText(name, value, units)}`;
  });
  const unknown = names.every((name) => (known?.[name] ?? null) === null)
    ? ' Until it is measured go by feel: easy is when you can talk in whole sentences, threshold is what you could hold for an hour. A test or your recordings find it.'
    : '';
  return `${listOf(texts)}.${unknown} Your zones are counted from it and stand on your profile; a workout shows its targets.`;
}

/** A pace or power is asked of a workout, or on its own. */
export function effortFact(asked: AskedOfPlan, input: RequestInput): string | null {
  const threshold = thresholdFact(asked, input);
  if (threshold === null) return null;
  const workout = asked.workout !== null && asked.days === null ? nextFacts(asked, input) : null;
  const day = asked.days !== null ? dayFacts(asked.days, asked.workout, input) : null;
  return [workout ?? day, threshold].filter(Boolean).join(' ');
}

const WHEN = /\b(?:when|which day|what day|next)\b/;

function plainFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (asked.isDecision && asked.workout !== null) return nextFacts(asked, input, 1);
  if (!asked.isDecision && !asksPlan(asked.words)) return null;
  if (asked.days !== null && !(WHEN.test(asked.words) && asked.workout !== null && asked.days.length === 1))
    return dayFacts(asked.days, asked.workout, input);
  return nextFacts(asked, input);
}

/** How fast or hard in numbers: this is asked of thresholds, whatever else the sentence says. */
export const EFFORT =
  /\b(?:ftp|lthr|css|pace|paces|power|watts?|heart rate|hr|pulse|bpm|zones?|z[1-5]|how fast|threshold (?:estimate|value|number))\b/;

export type Teller = (asked: AskedOfPlan, input: RequestInput) => string | null;

/** What the first says that has something to say. */
export function firstOf(tellers: readonly Teller[], asked: AskedOfPlan, input: RequestInput): string | null {
  for (const tell of tellers) {
    const text = tell(asked, input);
    if (text !== null) return text;
  }
  return null;
}

/** In this order; the first that has something to say counts. */
const TELLERS: readonly Teller[] = [restFact, sumFact, followingFact, effortFact, plainFact];

/** What the plan has to say where the question names no more than what is to be found in it. */
export const earlyFact = (asked: AskedOfPlan, input: RequestInput): string | null =>
  firstOf([easiestFact, keyFact, phaseFact], asked, input);

/** What the plan has to say to a question; null: it is about none of it. */
export const planFact = (asked: AskedOfPlan, input: RequestInput): string | null => firstOf(TELLERS, asked, input);

/** "Thursday", where a day of this or the next week is meant. */
export const dayWord = (day: Day, today: Day): string =>
  daysBetween(today, day) < 6 ? weekdayName(weekdayOf(day)) : dayName(day);
