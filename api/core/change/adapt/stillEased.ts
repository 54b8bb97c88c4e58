import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import type { ReasonCode } from '../../codes/reason.ts';
import type { Cause } from '../operations.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { type AdaptationDraft, capMinutes, isIn, limitHard, type Span, openSlots } from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import type { AdaptInput } from './events.ts';
import { type AdaptRule, adaptRuleOf } from './rules.ts';

type Stood = NonNullable<AdaptInput['stood']>;

/** Rules that speak of more than a day. */
export type StandingRule = Exclude<AdaptRule, 'hrv'>;

const CODES: Readonly<Record<StandingRule, ReasonCode>> = {
  illness: 'ILLNESS_STANDING',
  injury: 'INJURY_STANDING',
  absence: 'BREAK_STANDING',
  ramp: 'RAMP_STANDING',
  skips: 'TIRED_STANDING',
  effort: 'EFFORT_STANDING',
  readiness: 'READINESS_STANDING',
  life: 'TRAVEL_STANDING',
  missedKey: 'MISSED_KEY_STANDING',
};

/** Rules that eased each week, by its Monday. */
export function easedWeeks({
  workouts,
  removed,
}: Pick<Stood, 'workouts' | 'removed'>): ReadonlyMap<Day, readonly StandingRule[]> {
  const codes = [
    ...workouts.flatMap(({ scheduledDate, reasons }) =>
      reasons.flatMap(({ code, inputs }) => ('op' in inputs ? [{ scheduledDate, code }] : [])),
    ),
    ...removed.map(({ scheduledDate, removedBy }) => ({ scheduledDate, code: removedBy })),
  ];
  const weeks = new Map<Day, StandingRule[]>();
  for (const { scheduledDate, code } of codes) {
    const rule = adaptRuleOf(code);
    if (rule !== null && rule !== 'hrv')
      weeks.set(mondayOf(scheduledDate), [...(weeks.get(mondayOf(scheduledDate)) ?? []), rule]);
  }
  return weeks;
}

/**
 * Keeps a new plan within what rules had eased. For each week that a rule eased, where `holds` says that the rule still applies: the week
 * gets no more minutes, no longer workouts and no more hard days than before the new plan.
 */
export function keepEased(draft: AdaptationDraft, stood: Stood, holds: (rule: AdaptRule) => boolean): void {
  const { today } = draft;
  for (const [monday, rules] of easedWeeks(stood)) {
    const rule = rules.find(holds);
    const span: Span = { from: monday > today ? monday : today, to: addDays(monday, 6) };
    if (rule === undefined || span.to < today) continue;
    const counts = ({ workoutType, status, scheduledDate }: ScheduledWorkout) =>
      workoutType !== 'race' && status !== 'skipped' && isIn(span, scheduledDate);
    const were = stood.workouts.filter(counts);
    const minutes = were.reduce((sum, { duration }) => sum + duration, 0);
    const hardDays = new Set(were.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate)).size;
    const cause: Cause = {
      reasonCode: CODES[rule],
      source: 'rule',
      inputs: { monday, minutes, hardDays },
    };
    const longest = Math.max(0, ...were.map(({ duration }) => duration));
    for (const slot of openSlots(draft, span)) capMinutes(slot, longest, cause);
    limitHard(draft, span, hardDays, cause);
    limitVolume(draft, span, { most: minutes }, cause);
  }
}
