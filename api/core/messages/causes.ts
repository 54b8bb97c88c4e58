import { LIMIT_REASONS, READINESS_REASONS, type ReasonCode, STANDING_REASONS } from '../codes/reason.ts';
import { alike } from './keptInputs.ts';
import type { RuleCode } from '../codes/rule.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import type { PlanReasonInputs } from './planReasons.ts';
import { principleName } from './principleName.ts';
import { type RungTrial, trialText } from './rung.ts';
import type { Reader } from './reader.ts';
import { timeText, timesText } from '../units/timeText.ts';

type Limited = { rule: RuleCode; limit: string; value: string };
type Illness = { days: number };
type Skipped = { skipped: number };
/** `isSaid`: they said so in words; what was kept before that counted as a skip does not say. */
type Tired = Skipped & { isSaid?: boolean };
type Life = { travelThisWeek: boolean | null; majorDeadlines: boolean | null };
/** `named`: the answers that count most, worst first: "stress 8, sleep 3". */
type CheckedIn = { named: string; isBelowUsual: boolean };

/** In ms. */
type Varying = { mean: number; least: number; most: number };

/** What a person did themselves; the act says it, not a cause. */
type OfPersons = 'ADDED' | 'EDITED' | 'MOVED' | 'KEPT' | 'LIBRARY';

type Causes = Record<
  Exclude<ReasonCode, keyof PlanReasonInputs | OfPersons>,
  (inputs: never, reader: Reader) => string | null
>;

const untold = () => null;
const stillHolds = () => 'what this week was eased for still holds';
const tired = (inputs: Tired, { subject }: Reader) => {
  const { skipped } = inputs;
  if (!('isSaid' in inputs) || !inputs.isSaid) return `${countOf(skipped, 'workout')} skipped for tiredness`;
  const isTired = `${subject} said that ${subject === 'you' ? 'you are' : 'they are'} tired`;
  return skipped === 0 ? isTired : `${isTired} and skipped ${countOf(skipped, 'workout')} for it`;
};
const tooHard = () => 'workouts felt harder than they should';
const illFor = ({ days }: Illness) => `ill for ${countOf(days, 'day')}`;
const checkedIn = ({ named, isBelowUsual }: CheckedIn, { possessive }: Reader) =>
  [...(named === '' ? [] : [named]), ...(isBelowUsual ? [`well below ${possessive} usual`] : [])].join(', ');
const varying = ({ mean, least, most }: Varying, { possessive }: Reader) =>
  `${possessive} heart rate variability over 7 days, ${mean} ms, is below the usual ${least} to ${most} ms`;
const life = ({ travelThisWeek, majorDeadlines }: Life) =>
  travelThisWeek && majorDeadlines
    ? 'travel and deadlines this week'
    : travelThisWeek
      ? 'travel this week'
      : 'deadlines this week';

/** Limits that name themselves; of the others it is said how far they are broken. */
const LIMITS: Readonly<Partial<Record<RuleCode, (limit: string) => string>>> = {
  LONG_RUN_GROWTH: (limit) => `runs grow by 10% or 10 min over those of the 30 days before: at most ${limit}`,
  STRENGTH_SHARE: (limit) => `strength takes at most ${limit} of the week's training`,
  LONG_DAY: (limit) => `the longest workout of the week lies on ${limit}`,
  STRENGTH_EVE: () => 'no strength on the eve of a hard or long workout',
  BLOCKED_DATE: () => 'that date is blocked',
  INJURY: () => 'an injury does not allow it',
  UNAVAILABLE_DAY: () => 'that weekday is an unavailable day',
};
const limited = ({ rule, limit, value }: Limited) => LIMITS[rule]?.(limit) ?? `${value}, the limit is ${limit}`;

/** Why a workout is changed, in few words that end a sentence; null: its code says nothing more. */
export const CAUSES = {
  ...alike(LIMIT_REASONS, limited),
  ...alike(READINESS_REASONS, checkedIn),
  INJURY_RULE: ({ areas }: { areas: string }, { possessive }) =>
    areas === '' ? 'an injury that healed lately' : `${possessive} injury: ${areas}`,
  SKIPPED_INJURY: ({ sport }: { sport: string }) => `a ${sport} workout skipped for an injury`,
  PRINCIPLE: ({ by, rule }: { by: string; rule: string }, reader) => principleName(by, rule, reader),
  REQUEST: untold,
  STANDING: (_: object, { subject }) => `as ${subject} asked for every week`,
  COACH_LIGHTER: ({ percent }: { percent: number }, { possessive }) =>
    `${possessive} coach takes ${percentText(percent)} off the week`,
  BLOCKED_DATE: ({ label }: { label: string }, { subject }) =>
    `${subject} blocked that date${label === '' ? '' : ` for "${label}"`}`,
  SHORT_DATE: ({ mostMinutes, label }: { mostMinutes: number; label: string }) =>
    `that date has time for ${timeText(mostMinutes)}${label === '' ? '' : ` ("${label}")`}`,
  MISSED_KEY: (_: object, { subject }) => `a key workout that ${subject} missed this week comes here`,
  BREAK: ({ days }: Illness) => `${countOf(days, 'day')} without training`,
  RAMP: ({ largest, limit }: { largest: number; limit: number }) =>
    `at most ${timeText(limit)} this week, since the most of the four before was ${timeText(largest)}`,
  RAMP_RUN: ({ longest }: { longest: number }) => `the longest run of the last 30 days was ${timeText(longest)}`,
  REALIGNED: (_: object, { subject }) => `what ${subject} did lately leads to less`,
  TIRED: tired,
  TIRED_AGAIN: tired,
  BUSY_WEEK: ({ skipped }: Skipped) => `${skipped} workouts skipped for work or other reasons this week`,
  EFFORT_HIGH: ({ felt, expected }: { felt: number; expected: number }) => `effort ${felt} instead of ${expected}`,
  EFFORT_CUT_SHORT: ({ done, planned }: { done: number; planned: number }) =>
    `the last of its kind was cut short at ${timesText(done, planned, ' of ')}`,
  RUNG_RAISED: (trial: RungTrial, reader) => trialText(trial, reader),
  TEST_WORTH_IT: ({ sport }: { sport: string }) =>
    `a ${sport} test is worth it, since three hard workouts in a row felt easier than expected`,
  EFFORT_REPEATED: tooHard,
  EFFORT_AGAIN: tooHard,
  MORE_THAN_PLANNED: ({ excess }: { excess: number }) => `${timeText(excess)} more than planned lately`,
  TRAVEL: life,
  DEADLINES: life,
  TIME_ZONES: () => 'a change of time zones',
  HRV_LOW: varying,
  HRV_REST: (inputs: Varying & CheckedIn, reader) => `${varying(inputs, reader)}; ${checkedIn(inputs, reader)}`,
  HRV_ANEW: untold,
  ...alike(STANDING_REASONS, stillHolds),
  ILLNESS: ({ mild }: { mild: boolean }, { subject }) => (mild ? `${subject} have a cold` : `${subject} are ill`),
  ILLNESS_RETURN: (inputs: Illness & { step: number }) => `${illFor(inputs)}, step ${inputs.step} of the way back`,
  ILLNESS_VOLUME: (inputs: Illness) => `${illFor(inputs)}, less volume on the way back`,
  ILLNESS_OVER: untold,
  INJURY_OVER: untold,
  CHECK_IN_ANEW: untold,
} as const satisfies Causes;
