import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../../../calendar/calendar.ts';
import { dayName, weekdayName } from '../../../calendar/dayNames.ts';
import type { ThresholdName } from '../../../codes/threshold.ts';
import { THRESHOLD_LABELS, thresholdText } from '../../../messages/threshold.ts';
import { METRIC } from '../../../units/displayUnits.ts';
import { countOf } from '../../../units/countOf.ts';
import { isStillPlanned, nounOf, ofKind, ofSport } from '../lookUp.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';
import type { WorkoutTag } from '../tags.ts';
import { factOf } from '../why/fact.ts';
import { list, upper } from '../why/wording.ts';

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

const facts = (workouts: readonly RequestWorkout[], { units = METRIC }: RequestInput): string =>
  workouts
    .slice(0, MAX_FACTS)
    .map((workout) => factOf(workout, units))
    .join(' ');

const inDays = (workouts: readonly RequestWorkout[], days: readonly Day[]): readonly RequestWorkout[] =>
  workouts
    .filter(({ scheduledDate }) => days.includes(scheduledDate))
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));

const meant = (workouts: readonly RequestWorkout[], workout: WorkoutTag | null): readonly RequestWorkout[] =>
  workout === null ? workouts : ofKind(ofSport(workouts, workout), workout.kind);

const weekOf = (day: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));

const daysAsked = ({ days }: AskedOfPlan, { limits }: RequestInput): readonly Day[] => days ?? weekOf(limits.today);

const spanText = (days: readonly Day[]): string =>
  days.length === 1 ? `on ${dayName(days[0]!)}` : `from ${dayName(days[0]!)} to ${dayName(days.at(-1)!)}`;

/** Workouts of these days, as facts, and the days that are free where they are few. */
function dayFacts(days: readonly Day[], workout: WorkoutTag | null, input: RequestInput): string {
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
function nextFacts(asked: AskedOfPlan, input: RequestInput): string | null {
  if (asked.workout === null) return null;
  const open = inDays(
    input.workouts.filter((each) => isStillPlanned(each, input.limits.today)),
    asked.days ?? input.workouts.map(({ scheduledDate }) => scheduledDate),
  );
  const next = meant(open, asked.workout);
  return next.length === 0 ? 'None of it lies ahead in your plan.' : facts(next.slice(0, MAX_NEXT), input);
}

function raceFact({ words }: AskedOfPlan, { limits }: RequestInput): string | null {
  if (!/\b(?:race|races|marathon|triathlon|ironman|event|competition)\b/.test(words)) return null;
  if (!/\b(?:when|how long|how many|until|what day|which day|date|next)\b/.test(words)) return null;
  const [race] = [...limits.races]
    .filter(({ raceDate }) => raceDate >= limits.today)
    .sort((a, b) => (a.raceDate < b.raceDate ? -1 : 1));
  if (race === undefined) return 'No race lies ahead in your season plan.';
  const days = daysBetween(limits.today, race.raceDate);
  const weeks = days >= 14 ? `, ${countOf(Math.floor(days / 7), 'week')} from now` : '';
  return `${race.raceName} is on ${dayName(race.raceDate)}, in ${countOf(days, 'day')}${weeks}.`;
}

function restFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (!/\b(?:rest|free|off)(?: |-)?days?\b|\bdays? (?:off|free)\b|\b(?:is|are) .*\b(?:free|off)\b/.test(asked.words))
    return null;
  if (/\b(?:how many|need|best|enough|skip)\b/.test(asked.words)) return null;
  const days = asked.days ?? Array.from({ length: 7 }, (_, index) => addDays(input.limits.today, index));
  const free = days.filter((day) => inDays(input.workouts, [day]).length === 0);
  if (days.length === 1 && free.length === 0)
    return `${upper(dayName(days[0]!))} is not free. ${dayFacts(days, null, input)}`;
  if (free.length === 0) return `No day is free of training ${spanText(days)}.`;
  return `Free of training: ${list(free.map(dayName))}.`;
}

function keyFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (!/\b(?:key|most important|main|hardest|biggest|toughest)\b/.test(asked.words)) return null;
  const there = inDays(input.workouts, daysAsked(asked, input)).filter(({ isHard, isLong }) => isHard || isLong);
  const open = there.filter((workout) => isStillPlanned(workout, input.limits.today));
  const shown = open.length > 0 ? open : there;
  return shown.length === 0 ? 'No workout of these days is hard or long.' : facts(shown, input);
}

const hoursText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`.replace(' 0 min', '');

function sumFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (!/\bhow (?:many|much|often)\b/.test(asked.words)) return null;
  if (/\b(?:rest days?|drink|eat|sleep|weeks)\b/.test(asked.words)) return null;
  if (
    !/\b(?:hours?|time|train|training|minutes|volume|workouts?|sessions?)\b/.test(asked.words) &&
    asked.workout === null
  )
    return null;
  const days = daysAsked(asked, input);
  const there = meant(inDays(input.workouts, days), asked.workout).filter(({ status }) => status !== 'skipped');
  const minutes = there.reduce((sum, { duration }) => sum + duration, 0);
  return `${countOf(there.length, 'workout')} ${spanText(days)}, ${hoursText(minutes)} in all.`;
}

const THRESHOLDS: readonly (readonly [RegExp, readonly ThresholdName[]])[] = [
  [/\b(?:ftp|power|watts?)\b/, ['ftp']],
  [/\b(?:heart rate|hr|pulse|bpm|lthr)\b/, ['lthr']],
  [/\b(?:css|swim(?:ming)? (?:pace|speed)|critical)\b/, ['css']],
  [/\b(?:threshold pace|run(?:ning)? pace|pace)\b/, ['runThresholdSpeed']],
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
  return `${list(texts)}. Your zones are counted from it and stand on your profile; a workout shows its targets.`;
}

/** A pace or power is asked of a workout, or on its own. */
function effortFact(asked: AskedOfPlan, input: RequestInput): string | null {
  const threshold = thresholdFact(asked, input);
  if (threshold === null) return null;
  const workout = asked.workout !== null && asked.days === null ? nextFacts(asked, input) : null;
  const day = asked.days !== null ? dayFacts(asked.days, asked.workout, input) : null;
  return [workout ?? day, threshold].filter(Boolean).join(' ');
}

const WHEN = /\b(?:when|which day|what day|next)\b/;

function plainFact(asked: AskedOfPlan, input: RequestInput): string | null {
  if (asked.isDecision && asked.workout !== null) return nextFacts({ ...asked, days: null }, input);
  if (asked.days !== null && !(WHEN.test(asked.words) && asked.workout !== null && asked.days.length === 1))
    return dayFacts(asked.days, asked.workout, input);
  return nextFacts(asked, input);
}

/** In this order; the first that has something to say counts. */
const TELLERS: readonly ((asked: AskedOfPlan, input: RequestInput) => string | null)[] = [
  raceFact,
  restFact,
  keyFact,
  sumFact,
  effortFact,
  plainFact,
];

/** What the plan has to say to a question; null: it is about none of it. */
export function planFact(asked: AskedOfPlan, input: RequestInput): string | null {
  for (const tell of TELLERS) {
    const text = tell(asked, input);
    if (text !== null) return text;
  }
  return null;
}

/** "Thursday", where a day of this or the next week is meant. */
export const dayWord = (day: Day, today: Day): string =>
  daysBetween(today, day) < 6 ? weekdayName(weekdayOf(day)) : dayName(day);
