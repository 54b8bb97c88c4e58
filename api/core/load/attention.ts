import { addDays, type Day, daysBetween } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import type { SkipReason } from './consistency.ts';
import { ACUTE_DAYS, CHRONIC_DAYS } from '../constants/load.ts';
import {
  CHECK_IN_COUNTS_DAYS,
  ROSTER_DAYS,
  LONG_ILL_DAYS,
  MISSED_KEY_DAYS,
  RACE_DAYS,
  RAMP_MIN_WEEK,
  RAMP_RATIO,
  SILENT_DAYS,
  WEIGHTS,
} from '../constants/attention.ts';
import { percentText } from '../units/percentText.ts';
import type { Priority } from '../codes/race.ts';
import { type Ratings, readiness } from '../athlete/readiness.ts';
import { isDone } from '../codes/workout.ts';
import { countOf } from '../units/countOf.ts';
import { listOf } from '../units/listOf.ts';
import { doneUpTo, heavyLately, type RatedWorkout } from './heavyDays.ts';
import { tiredLately } from './tiredSkips.ts';

export type AttentionCode = keyof typeof WEIGHTS;

export interface AttentionWorkout extends RatedWorkout {
  description: string;
  isLong: boolean;
  isHard: boolean;
  reasonForSkip: SkipReason | null;
  /** The athlete, or their device, said what became of it; a past day alone says nothing. */
  hasFeedback: boolean;
  /** Training stress done; 0 for what was not. */
  doneTss: number;
}

export interface SeenAthlete {
  today: Day;
  /** First day that this coach may see them. */
  joinedOn: Day;
  hasSchedule: boolean;
  /** Of the last 35 days and today, in the order of the days. */
  workouts: readonly AttentionWorkout[];
  /** Latest first; answeredOn: the day that it was last told. */
  checkIns: readonly (Ratings & { weekStartDate: Day; answeredOn: Day; notes?: string | null })[];
  /** What the latest check-in eased, a sentence, and the day; null or missing: nothing that still stands. */
  eased?: { on: Day; what: string } | null;
  /** The illness that is not over; wellOn: first day without symptoms, as far as told. Null or missing: none. */
  illness?: { from: Day; wellOn: Day | null; mild: boolean; symptoms: readonly string[] } | null;
  /** Today or later, in the order of the days. */
  races: readonly { raceName: string; raceDate: Day; priority: Priority }[];
  /** Limits that cannot be kept together, or that a planned week breaks; in words. */
  conflicts: readonly string[];
}

export interface AttentionReason {
  code: AttentionCode;
  /** One sentence over the numbers below. */
  text: string;
  inputs: Readonly<Record<string, string | number>>;
  /** What the athlete wrote with it; absent: nothing. */
  note?: string;
}

export interface Attention {
  /** Weightiest first; empty: nothing asks for the coach. */
  reasons: readonly AttentionReason[];
  /** Orders athletes, highest first; 0 without a reason. */
  rank: number;
  /** The last day that they told of a workout or checked in, of the last 35; null: none. */
  lastHeardOn: Day | null;
}

/** Why an athlete asks for their coach today, each reason spelled out from numbers. */
export function attention(athlete: SeenAthlete): Attention {
  const lastHeardOn = lastHeard(athlete);
  const reasons = [
    redCheckIn(athlete),
    planConflict(athlete),
    loadRamp(athlete),
    effortAgain(athlete),
    tiredAgain(athlete),
    ill(athlete),
    missedKey(athlete),
    silence(athlete, lastHeardOn),
    raceNear(athlete),
    noData(athlete, lastHeardOn),
    noSchedule(athlete),
  ].filter((reason) => reason !== null);
  const [first, ...others] = reasons;
  const rank =
    first === undefined
      ? 0
      : WEIGHTS[first.code] + others.reduce((sum, { code }) => sum + WEIGHTS[code], 0) / 1000 + urgency(first);
  return { reasons, rank, lastHeardOn };
}

/** Below 10, so that it orders within one code only. */
function urgency({ code, inputs }: AttentionReason): number {
  const most = (value: number) => Math.min(9, Math.max(0, value));
  if (code === 'RED_CHECK_IN') return most((100 - Number(inputs.score)) / 12);
  if (code === 'ILL') return inputs.mild === 'true' ? 0 : most(Number(inputs.days) / 2);
  if (code === 'MISSED_KEY') return most(Number(inputs.count));
  if (code === 'LOAD_RAMP') return most(Number(inputs.percent) / 50);
  if (code === 'SILENT') return most(Number(inputs.days) / 5);
  if (code === 'RACE_NEAR') return most((RACE_DAYS - Number(inputs.days)) / 2);
  return 0;
}

const isExcused = ({ reasonForSkip }: AttentionWorkout) => reasonForSkip === 'illness' || reasonForSkip === 'injury';

function lastHeard({ today, workouts, checkIns }: SeenAthlete): Day | null {
  const first = addDays(today, -ROSTER_DAYS);
  let last: Day | null = null;
  const hear = (day: Day) => {
    if (day >= first && day <= today && (last === null || day > last)) last = day;
  };
  for (const { hasFeedback: isTold, scheduledDate } of workouts) if (isTold) hear(scheduledDate);
  for (const { answeredOn } of checkIns) hear(answeredOn);
  return last;
}

function redCheckIn({ today, checkIns, eased }: SeenAthlete): AttentionReason | null {
  const [latest, ...earlier] = checkIns;
  if (latest === undefined || daysBetween(latest.weekStartDate, today) >= CHECK_IN_COUNTS_DAYS) return null;
  const found = readiness(latest, earlier);
  if (found?.band !== 'red') return null;
  const score = Math.round(found.score);
  const [before] = earlier;
  const isAgain =
    before !== undefined &&
    daysBetween(before.weekStartDate, latest.weekStartDate) === 7 &&
    readiness(before, earlier.slice(1))?.band === 'red';
  const checkInText = `${isAgain ? 'Second red check-in running' : 'Red check-in'}, week of ${dayName(latest.weekStartDate)}: ${found.because} (readiness ${score} of 100).`;
  // whoever eases the week once more should know that it has been eased
  const text =
    eased && eased.on >= latest.weekStartDate
      ? `${checkInText} The plan has been eased for it already: ${eased.what}`
      : checkInText;
  return {
    code: 'RED_CHECK_IN',
    text,
    inputs: { score, because: found.because, week: latest.weekStartDate },
    ...(latest.notes && { note: latest.notes }),
  };
}

function planConflict({ conflicts }: SeenAthlete): AttentionReason | null {
  const [first] = conflicts;
  if (first === undefined) return null;
  const more = conflicts.length > 1 ? ` And ${conflicts.length - 1} more.` : '';
  return {
    code: 'PLAN_CONFLICT',
    text: `Conflict in the plan: ${first}.${more}`,
    inputs: { first, count: conflicts.length },
  };
}

function ill({ today, illness }: SeenAthlete): AttentionReason | null {
  if (!illness) return null;
  const { from, wellOn, mild, symptoms } = illness;
  const days = daysBetween(from, today) + 1;
  const what = mild ? 'A cold' : 'Ill';
  const signs = symptoms.filter((symptom) => symptom !== 'cold');
  const withWhat = signs.length === 0 ? '' : ` with ${listOf(signs)}`;
  const until = wellOn === null ? '' : `, well again on ${dayName(wellOn)}`;
  const isForgotten = wellOn === null && days > LONG_ILL_DAYS;
  return {
    code: 'ILL',
    text: `${what}${withWhat} ${sinceText(from, days)}${until}.${isForgotten ? ' Nobody has told whether it is over.' : ''}`,
    inputs: { from, days, mild: String(mild), symptoms: signs.join(', ') },
  };
}

function sinceText(from: Day, days: number): string {
  if (days < 1) return `from ${dayName(from)} on`;
  return days === 1 ? 'since today' : `since ${dayName(from)}, day ${days}`;
}

function loadRamp({ today, workouts }: SeenAthlete): AttentionReason | null {
  const [recent, before] = [addDays(today, -ACUTE_DAYS), addDays(today, -CHRONIC_DAYS)];
  const loadOf = (from: Day, to: Day) =>
    workouts.reduce(
      (sum, { scheduledDate, doneTss }) => (scheduledDate >= from && scheduledDate < to ? sum + doneTss : sum),
      0,
    );
  const acute = Math.round(loadOf(recent, today));
  const weekly = Math.round(loadOf(before, recent) / (CHRONIC_DAYS / ACUTE_DAYS - 1));
  if (weekly < RAMP_MIN_WEEK || acute < RAMP_RATIO * weekly) return null;
  const percent = Math.round(100 * (acute / weekly - 1));
  const text = `Load up ${percentText(percent)}: ${acute} TSS in the last 7 days, ${weekly} a week in the three weeks before.`;
  return { code: 'LOAD_RAMP', text, inputs: { acute, weekly, percent } };
}

/** The plan eases the week for it, and offers lower thresholds. */
function effortAgain({ today, workouts }: SeenAthlete): AttentionReason | null {
  const heavy = heavyLately(doneUpTo(today, workouts), today);
  if (heavy === null || !heavy.isAgain) return null;
  const { last, times } = heavy;
  const text = `Workouts felt harder than they should, or bad, ${times} times within 15 days, last on ${dayName(last)}.`;
  return { code: 'EFFORT_AGAIN', text, inputs: { times, last } };
}

function tiredAgain({ today, workouts }: SeenAthlete): AttentionReason | null {
  const tired = workouts.filter(
    ({ reasonForSkip, scheduledDate }) => reasonForSkip === 'fatigue' && scheduledDate <= today,
  );
  const known = tiredLately(tired, today);
  if (known === null || !known.isAgain) return null;
  const { skipped, last } = known;
  const text = `Skipped ${skipped} workouts for tiredness within a week, last on ${dayName(last)}.`;
  return { code: 'TIRED_AGAIN', text, inputs: { skipped, last } };
}

function missedKey({ today, workouts }: SeenAthlete): AttentionReason | null {
  const first = addDays(today, -MISSED_KEY_DAYS);
  const missed = workouts.filter(
    (workout) =>
      (workout.isLong || workout.isHard) &&
      workout.scheduledDate < today &&
      workout.scheduledDate >= first &&
      !isDone(workout) &&
      !isExcused(workout),
  );
  const last = missed.at(-1);
  if (last === undefined) return null;
  const named = `${last.description} on ${dayName(last.scheduledDate)}`;
  const why =
    last.reasonForSkip === null
      ? ''
      : last.reasonForSkip === 'other'
        ? ', skipped'
        : `, skipped for ${last.reasonForSkip}`;
  const text =
    missed.length === 1
      ? `Missed a key workout: ${named}${why}.`
      : `Missed ${missed.length} key workouts in ${MISSED_KEY_DAYS} days, last ${named}${why}.`;
  return {
    code: 'MISSED_KEY',
    text,
    inputs: { count: missed.length, description: last.description, date: last.scheduledDate },
  };
}

function silence({ today, joinedOn, workouts }: SeenAthlete, lastHeardOn: Day | null): AttentionReason | null {
  if (lastHeardOn === null) return null;
  // what was before this coach came is not their silence
  const since = lastHeardOn > joinedOn ? lastHeardOn : joinedOn;
  const days = daysBetween(since, today);
  const open = workouts.filter(
    ({ scheduledDate, hasFeedback: isTold }) => !isTold && scheduledDate > since && scheduledDate < today,
  ).length;
  if (days < SILENT_DAYS || open === 0) return null;
  const text = `Silent for ${countOf(days, 'day')}: ${countOf(open, 'planned workout')} without feedback, last heard ${dayName(lastHeardOn)}.`;
  return { code: 'SILENT', text, inputs: { days, workouts: open, lastHeardOn } };
}

function raceNear({ today, races }: SeenAthlete): AttentionReason | null {
  const race = races.find(({ raceDate }) => raceDate >= today && daysBetween(today, raceDate) <= RACE_DAYS);
  if (race === undefined) return null;
  const days = daysBetween(today, race.raceDate);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  const text = `${race.raceName} (${race.priority} race) ${when}, ${dayName(race.raceDate)}.`;
  return { code: 'RACE_NEAR', text, inputs: { race: race.raceName, priority: race.priority, days } };
}

function noData({ today, joinedOn, hasSchedule }: SeenAthlete, lastHeardOn: Day | null): AttentionReason | null {
  const days = daysBetween(joinedOn, today);
  if (lastHeardOn !== null || !hasSchedule || days < SILENT_DAYS) return null;
  const known = Math.min(days, ROSTER_DAYS);
  return {
    code: 'NO_DATA',
    text: `No data: no workout and no check-in recorded in the last ${known} days.`,
    inputs: { days: known },
  };
}

function noSchedule({ hasSchedule }: SeenAthlete): AttentionReason | null {
  return hasSchedule ? null : { code: 'NO_SCHEDULE', text: 'No training schedule yet.', inputs: {} };
}
