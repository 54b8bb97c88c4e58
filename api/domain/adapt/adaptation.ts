import type { Summary } from '../../core/messages/summary.ts';
import { adapt, easedLines } from '../../core/change/adapt.ts';
import type { Advice, Proposal } from '../../core/messages/notes.ts';
import type { AdaptInput, IllnessReport, RemovedWorkout } from '../../core/change/adapt/events.ts';
import { ADAPT_RULES, type AdaptRule, adaptRuleOf } from '../../core/change/adapt/rules.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { returnedDescription } from '../../core/change/changeDescription.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import { applyOperations } from '../../core/change/operations.ts';
import type { Injury } from '../../core/athlete/athlete.ts';
import { countOf } from '../../core/units/countOf.ts';
import type { ReasonCode, ReasonSource } from '../../core/codes/reason.ts';
import { RANKS } from '../../core/workout/prescription/choose.ts';
import type { Revision } from '../../generated/prisma/client.ts';
import { NotPossible } from '../kernel/errors.ts';
import { asScheduledWorkout, changesTo, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import { loadReports } from './reports.ts';
import { leftAlone, revisionsOfWeeks, rulesLetBe } from './rulesInForce.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { changesFromNow, revertAdaptations } from './revertAdaptations.ts';

type Reader = Pick<Tx, 'activity' | 'athlete' | 'workout' | 'checkIn' | 'wellnessDay' | 'illnessReport' | 'revision'>;
type Whose = Pick<LockedAthlete, 'id' | 'today'>;

/** The result of the rules for what the athlete reported. */
export interface Adapted {
  changes: readonly WorkoutChange[];
  /** "2 workouts eased: stress 8, sleep 3."; empty: nothing changed. */
  summary: string;
  advice: readonly Advice[];
  proposals: readonly Proposal[];
}

/** The result of what the athlete reported. The changes are saved; each of them can be undone. */
export interface AppliedAdaptation extends Adapted {
  /** Null: nothing changed. */
  revision: Revision | null;
}

export interface AdaptedSchedule extends Omit<Adapted, 'summary'> {
  /** As in `Adapted`, for any reader. */
  summary: Summary;
  open: OpenSchedule;
  workouts: ScheduleChanges['workouts'];
}

/** A report of this act that replaces or withdraws an earlier one. */
export type News =
  /** The record of illness after this act. */
  | { kind: 'illness'; illness: IllnessReport | null }
  /** The injuries after this act. */
  | { kind: 'injury'; injuries: readonly Injury[] }
  | { kind: 'check-in' }
  | { kind: 'hrv' };

/** Rules whose changes are computed again, and the text for what they restore. */
const ANEW: Readonly<
  Record<News['kind'], { rules: readonly AdaptRule[]; reasonCode: ReasonCode; source: ReasonSource; how: string }>
> = {
  illness: { rules: ['illness'], reasonCode: 'ILLNESS_OVER', source: 'feedback', how: ', step by step' },
  injury: { rules: ['injury'], reasonCode: 'INJURY_OVER', source: 'feedback', how: ', step by step' },
  'check-in': { rules: ['readiness', 'life', 'hrv'], reasonCode: 'CHECK_IN_ANEW', source: 'checkIn', how: '' },
  hrv: { rules: ['hrv'], reasonCode: 'HRV_ANEW', source: 'rule', how: '' },
};

interface AdaptOptions {
  news?: News;
  isOffer?: boolean;
  isDue?: boolean;
  only?: readonly AdaptRule[];
}

/**
 * The changes that the athlete's rules require on the schedule as this transaction sees it. Null: there is no schedule, or no
 * current week. With news, the earlier changes of its rules are computed again, so that workouts can come back too.
 * `isOffer`: nothing is changed before the athlete agrees. `only`: limits the result to these rules, for which news was just reported.
 * `isDue`: the calendar asks, and an offer that nobody answered stops nothing.
 */
export async function adaptSchedule(
  tx: Tx,
  athlete: LockedAthlete,
  now: Date,
  { news, isOffer = false, isDue = false, only }: AdaptOptions = {},
): Promise<AdaptedSchedule | null> {
  const { id: athleteId } = athlete;
  if (athlete.scheduleMode === null || (await tx.trainingWeek.count({ where: { athleteId } })) === 0) return null;
  const open = await loadOpenSchedule(tx, athlete).catch((error: unknown) => {
    // the report itself is saved anyway
    if (error instanceof NotPossible) return null;
    throw error;
  });
  if (open === null) return null;
  if (news) return adaptAnew(tx, athlete, { open, news, now, only });
  // changes that the athlete was offered and declined are not applied together with changes that were not offered
  const without = only
    ? ADAPT_RULES.filter((rule) => !only.includes(rule))
    : isOffer
      ? []
      : await rulesLetBe(tx, athleteId, now);
  const firstWeek = open.weeks[0]!.weekStartDate;
  const isLeft = await leftAlone(tx, athleteId, { now, firstWeek, isDue });
  const input = { ...(await loadAdaptInput(tx, athlete, open)), without };
  const { operations, advice, proposals } = adaptLeaving(input, isLeft);
  const { workouts: after, applied } = applyOperations(open.workouts, operations, open.limits);
  const changes = operations.filter(({ id }) => applied.includes(id));
  return {
    open,
    changes,
    summary: changes.length > 0 ? easedLines(operations) : '',
    advice,
    proposals,
    workouts: changesTo(open, after, { athleteId, now }),
  };
}

/** The changes of the rules, without those of rules whose changes were all declined. */
export function adaptLeaving(
  input: AdaptInput & { without: readonly AdaptRule[] },
  isLeft: (change: WorkoutChange) => boolean,
) {
  let { without } = input;
  for (;;) {
    const adapted = adapt({ ...input, without });
    const rules = new Set(adapted.operations.flatMap(({ reasonCode }) => adaptRuleOf(reasonCode) ?? []));
    const left = [...rules].filter((rule) =>
      adapted.operations.every((change) => adaptRuleOf(change.reasonCode) !== rule || isLeft(change)),
    );
    if (left.length === 0) return adapted;
    without = [...without, ...left];
  }
}

const withInjuries = (open: OpenSchedule, injuries: readonly Injury[]): OpenSchedule => ({
  ...open,
  limits: { ...open.limits, athlete: { ...open.limits.athlete, injuries: [...injuries] } },
});

async function adaptAnew(
  tx: Tx,
  athlete: LockedAthlete,
  { open, news, now, only }: { open: OpenSchedule; news: News; now: Date; only: readonly AdaptRule[] | undefined },
): Promise<AdaptedSchedule> {
  const { id: athleteId, today } = athlete;
  const anew = ANEW[news.kind];
  const isAnew = (rule: AdaptRule | null) => rule !== null && anew.rules.includes(rule);
  const told = news.kind === 'injury' ? withInjuries(open, news.injuries) : open;
  const back = await revertAdaptations(tx, { athleteId, open: told, today }, (code) => isAnew(adaptRuleOf(code)));
  const without = only
    ? ADAPT_RULES.filter((rule) => !only.includes(rule))
    : (await rulesLetBe(tx, athleteId, now)).filter((rule) => !isAnew(rule));
  const loaded = await loadAdaptInput(tx, athlete, back.open);
  const input = { ...loaded, ...(news.kind === 'illness' && { illness: news.illness }), without };
  const { operations, advice, proposals } = adapt(input);
  const { workouts: after, applied } = applyOperations(back.open.workouts, operations, told.limits);
  const workouts = changesFromNow(open, back, changesTo(back.open, after, { athleteId, now }));
  // a rule that only repeats its earlier changes adds no text
  const asked = operations.filter(
    ({ id, workoutId }) => applied.includes(id) && workouts.some((change) => change.id === workoutId),
  );
  const come = workouts.filter((change) => back.restored.has(change.id) && isMore(change));
  const eased = asked.filter(({ workoutId }) => !come.some(({ id }) => id === workoutId));
  const returned = come.map((change) => returnedChange(change, anew));
  const isGentle = asked.some(({ workoutId }) => returned.some((change) => change.workoutId === workoutId));
  const returnedLines =
    returned.length === 0
      ? []
      : [
          `${countOf(returned.length, 'workout')} ${returned.length === 1 ? 'comes' : 'come'} back${isGentle ? anew.how : ''}.`,
        ];
  const summary = [...returnedLines, ...easedLines(eased)];
  return { open, changes: [...returned, ...eased], summary, advice, proposals, workouts };
}

/** The workout is new, or is neither shorter nor easier than before. */
function isMore({ before, after }: ScheduleChanges['workouts'][number]): boolean {
  if (!before || !after) return after !== null;
  const rank = (workout: WorkoutRow) => RANKS[intensityFromText(workout.intensity)];
  return after.duration >= before.duration && rank(after) >= rank(before);
}

/** Begins the id of a change by which a workout comes back. */
export const RETURN = 'return.';

/** A restored workout as a change from the state before. */
export function returnedChange(
  { id, before, after }: ScheduleChanges['workouts'][number],
  { reasonCode, source }: { reasonCode: ReasonCode; source: ReasonSource },
): WorkoutChange {
  const [was, is] = [before && asScheduledWorkout(before), asScheduledWorkout(after!)];
  const change: Omit<WorkoutChange, 'changeDescription'> = {
    id: `${RETURN}${id}`,
    op: was ? (was.duration === is.duration ? 'replace' : 'resize') : 'add',
    workoutId: id,
    workoutType: is.workoutType,
    ...(was
      ? { fromDate: was.scheduledDate, durationBefore: was.duration, intensityBefore: was.intensity }
      : { toDate: is.scheduledDate }),
    durationAfter: is.duration,
    intensityAfter: is.intensity,
    reasonCode,
    source,
  };
  return { ...change, changeDescription: returnedDescription(change) };
}

/** All inputs of the rules; `told`: workouts, by id, as this act leaves them. */
export async function loadAdaptInput(
  tx: Reader,
  athlete: Whose,
  open: OpenSchedule,
  told?: ReadonlyMap<string, WorkoutRow>,
): Promise<AdaptInput> {
  const reports = await loadReports(tx, athlete, told);
  const removed = await removedWorkouts(tx, athlete.id, open);
  return { workouts: open.workouts, removed, limits: open.limits, ...reports };
}

/** Workouts that earlier adaptations removed from these weeks and that were not restored. The rules must not remove the same load twice. */
export async function removedWorkouts(
  tx: Reader,
  athleteId: string,
  { weeks, workouts }: Pick<OpenSchedule, 'weeks' | 'workouts'>,
): Promise<RemovedWorkout[]> {
  const present = new Set(workouts.map(({ id }) => id));
  const shown = new Set(weeks.map(({ id }) => id));
  const gone = new Map<string, RemovedWorkout>();
  for (const { cause, changes, isUndone } of await revisionsOfWeeks(tx, athleteId, weeks[0]!.weekStartDate)) {
    const { workouts, operations = [], eased } = changes;
    if (eased ? isUndone : cause !== 'adapt') continue;
    // a regenerated plan does not depend on the adaptations of the plan before it
    if (eased) for (const [id, { scheduledDate }] of gone) if (scheduledDate >= eased.from) gone.delete(id);
    for (const { id, before, after } of [...workouts, ...(eased?.workouts ?? [])]) {
      const removedBy = operations.find(
        (operation) => operation.op === 'remove' && operation.workoutId === id,
      )?.reasonCode;
      if (before && !after && removedBy && shown.has(before.weekId) && !present.has(id))
        gone.set(id, { ...asScheduledWorkout(before), removedBy });
    }
  }
  return [...gone.values()];
}
