import { daysBetween } from '../../calendar/calendar.ts';
import { RUNG_DOWN_DAYS } from '../../constants/rungs.ts';
import { rungOfId } from '../../workout/families/ladder.ts';
import { type Trial, trialOf } from '../../workout/rungs.ts';
import type { Cause } from '../operations.ts';
import type { AdaptationDraft } from './adaptationDraft.ts';
import type { PastFeedback } from './events.ts';
import { hasSteppedDown } from './nextHard.ts';
import type { AdaptRule } from './rules.ts';
import { stepDown } from './stepDown.ts';

interface Tried {
  trial: Trial;
  each: PastFeedback;
}

/** The last workout of each family that says something of its rung. */
function lastTrials(history: readonly PastFeedback[]): Tried[] {
  const last = new Map<string, Tried>();
  for (const each of history) {
    const { templateId = null, actualMinutes: doneMinutes, reasonForSkip } = each;
    const isSkippedTired = reasonForSkip === 'fatigue';
    const trial = trialOf({ ...each, id: '', description: '', templateId, doneMinutes, isSkippedTired });
    if (trial !== null && trial.date >= (last.get(trial.family)?.trial.date ?? ''))
      last.set(trial.family, { trial, each });
  }
  return [...last.values()];
}

type Minutes = Pick<PastFeedback, 'actualMinutes' | 'plannedMinutes'>;
type Lowering = readonly [rule: AdaptRule, cause: (trial: Trial, minutes: Minutes) => Cause];

/** What lowers a rung, and the rule that says so. */
const LOWERING: Readonly<Partial<Record<Trial['outcome'], Lowering>>> = {
  HARDER: [
    'effort',
    ({ felt, expected, date }) => ({
      reasonCode: 'EFFORT_HIGH',
      source: 'feedback',
      inputs: { felt, expected, last: date },
    }),
  ],
  CUT_SHORT: [
    'effort',
    ({ date }, { actualMinutes, plannedMinutes }) => ({
      reasonCode: 'EFFORT_CUT_SHORT',
      source: 'feedback',
      inputs: { done: actualMinutes, planned: plannedMinutes, last: date },
    }),
  ],
  SKIPPED_TIRED: [
    'skips',
    ({ date }) => ({
      reasonCode: 'TIRED',
      source: 'feedback',
      inputs: { skipped: 1, last: date, readiness: null },
    }),
  ],
};

/** Why the next of a family goes down after this one; null: it went well. */
export const causeOfLowering = (trial: Trial, minutes: Minutes): Cause | null =>
  LOWERING[trial.outcome]?.[1](trial, minutes) ?? null;

/**
 * The next workout of a family goes a rung down where the last one was too much: it felt harder than it should, was cut short or left out for
 * fatigue. One that the plan has lowered for it, or that lies below the one that was tried, stays.
 */
export function lowerRungs(
  boardOfRule: (rule: AdaptRule) => AdaptationDraft,
  { today }: Pick<AdaptationDraft, 'today'>,
  history: readonly PastFeedback[],
): void {
  for (const tried of lastTrials(history.filter(({ scheduledDate }) => scheduledDate <= today))) {
    const { outcome, date, family, rung } = tried.trial;
    const lowering = LOWERING[outcome];
    if (lowering === undefined || daysBetween(date, today) > RUNG_DOWN_DAYS) continue;
    const [rule, cause] = lowering;
    const draft = boardOfRule(rule);
    const next = draft.slots.find(
      ({ workout, removed, intensity }) =>
        workout.scheduledDate > date &&
        workout.scheduledDate >= today &&
        workout.status === 'scheduled' &&
        !removed &&
        intensity === workout.intensity &&
        rungOfId(workout.templateId)?.family === family,
    );
    const isAbove = next !== undefined && rungOfId(next.workout.templateId)!.rung >= rung;
    if (isAbove && !hasSteppedDown(next.workout, date)) stepDown(draft, next, cause(tried.trial, tried.each));
  }
}
