import { absenceOf, adaptToAbsence, hadStepBack, wasIllness } from './adapt/absence.ts';
import {
  type AdaptationDraft,
  draftForRule,
  adaptationDraftOf,
  changesOfDraft,
  isUntouched,
  spanOf,
} from './adapt/adaptationDraft.ts';
import { adaptToEffort, lostHours } from './adapt/effort.ts';
import type { CoreAdaptation, AdaptInput } from './adapt/events.ts';
import type { Advice } from '../messages/notes.ts';
import { adaptToHrv } from './adapt/hrv.ts';
import { adaptToIllness, illnessAdvice, illnessState, lockedAdvice } from './adapt/illness.ts';
import { adaptToInjuries } from './adapt/injury.ts';
import { adaptToLife, adaptToReadiness, asksFor, latestCheckIn, redAgainAdvice } from './adapt/checkIn.ts';
import { lowerRungs } from './adapt/lowerRungs.ts';
import { moveMissedKey } from './adapt/missed.ts';
import { holdToDone } from './adapt/holdToDone.ts';
import type { AdaptRule } from './adapt/rules.ts';
import { adaptToSkips } from './adapt/skips.ts';
import { keepEased } from './adapt/stillEased.ts';
import { mondayOf } from '../calendar/calendar.ts';
import type { WorkoutChange } from './changes.ts';
import { applyOne } from './operations/applyOne.ts';
import { withoutDetours } from './operations/withoutDetours.ts';
import { planningContextOf, type ScheduledWorkout } from '../rules/context.ts';
import { settle } from './operations/settle.ts';
import { ATHLETE } from '../messages/reader.ts';
import { type SummaryLine, summaryText } from '../messages/summary.ts';

/**
 * What life asks of the plan, and why: changes that only take load away or move it, advice and proposals. The strictest of
 * several rules counts, never their product. Applied and asked again, nothing more comes. Workouts that are done, past or
 * locked stay. Load lost is not made up later.
 */
export function adapt({
  workouts,
  removed,
  limits,
  history,
  checkIns,
  illness: report,
  hrv = [],
  others,
  without = [],
  stood,
}: AdaptInput): CoreAdaptation {
  const context = planningContextOf(limits);
  const draft = adaptationDraftOf(workouts, removed, context);
  const boardOfRule = (rule: AdaptRule) => draftForRule(draft, !without.includes(rule));
  const { today, races } = limits;
  const illness = illnessState(today, report, history);
  // first: the sport that takes the place of another is what the other rules see
  adaptToInjuries(boardOfRule('injury'));
  const advice: Advice[] = [];
  if (illness !== null) {
    adaptToIllness(boardOfRule('illness'), illness);
    advice.push(...illnessAdvice(illness, today, races), ...lockedAdvice(draft, illness));
  }
  const checkIn = latestCheckIn(today, checkIns);
  const pause = illness === null ? absenceOf(today, history, others) : null;
  const absence = pause !== null && wasIllness(pause, report) ? null : pause;
  const isRested = hadStepBack(today, history);
  const effort = adaptToEffort(boardOfRule('effort'), history, isRested);
  const afterBreak = absence === null ? [] : adaptToAbsence(boardOfRule('absence'), absence, history);
  const ofSkips = adaptToSkips(boardOfRule('skips'), history, {
    readinessScore: checkIn?.readiness?.score ?? null,
    isRested,
    illness: report,
  });
  // last, so that a worse answer only ever takes away from what a better one leaves
  const life = checkIn === null ? [] : adaptToLife(boardOfRule('life'), checkIn);
  if (checkIn !== null) adaptToReadiness(boardOfRule('readiness'), checkIn, history);
  adaptToHrv(boardOfRule('hrv'), hrv, checkIn);
  const holds = (rule: AdaptRule) =>
    !without.includes(rule) &&
    (rule === 'illness' ? illness !== null : rule === 'readiness' || rule === 'life' ? asksFor(checkIn, rule) : true);
  const shortened = draft.slots.map(({ why }) => why.minutes);
  holdToDone(boardOfRule('ramp'), history);
  // what another rule shortened first stays its own: the next time it takes nothing more from it
  draft.slots.forEach(({ why }, i) => (why.minutes = shortened[i] ?? why.minutes));
  if (stood) keepEased(draft, stood, holds);
  // of what stands by now, so that the same workout is found when asked again
  lowerRungs(boardOfRule, draft, history);
  if (isUntouched(draft, spanOf(mondayOf(today), 7)) && (absence?.days ?? 0) <= 3)
    moveMissedKey(boardOfRule('missedKey'), history);
  const operations = settled(draft, context);
  const redAgain = checkIn === null ? [] : redAgainAdvice(checkIn);
  const proposals = [...afterBreak, ...ofSkips, ...effort.proposals, ...lostHours(draft, history)];
  return {
    operations,
    reasons: reasonsOf(operations),
    advice: [...advice, ...life, ...effort.advice, ...redAgain],
    proposals: proposals.filter(({ code }, i) => proposals.findIndex((each) => each.code === code) === i),
  };
}

/** The changes of a draft, and those that follow from them, so that every limit holds again. */
export function settled(draft: AdaptationDraft, context: AdaptationDraft['context']): WorkoutChange[] {
  const wanted = changesOfDraft(draft);
  const workouts = draft.slots.map(({ workout }) => workout);
  if (wanted.length === 0) return [];
  // nothing here adds load: what little a change may break, settling puts right at the end
  let now: readonly ScheduledWorkout[] = workouts;
  const applied = wanted.filter((change) => {
    const result = applyOne(now, change, context);
    if ('code' in result || result.workouts === now || isLonger(now, result.workouts, change)) return false;
    now = result.workouts;
    return true;
  });
  return withoutDetours(workouts, [...applied, ...settle(now, context, [], workouts)]);
}

/** Made anew, a workout can come out a minute longer than it was; then it stays as it is. */
function isLonger(
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
  { workoutId }: WorkoutChange,
): boolean {
  const minutes = (workouts: readonly ScheduledWorkout[]) => workouts.find(({ id }) => id === workoutId)?.duration ?? 0;
  return minutes(after) > minutes(before);
}

/** One line for each rule, and one for rules that say the same: how many workouts they changed, and why. */
export const easedLines = (operations: readonly WorkoutChange[]): SummaryLine[] => byCause(operations).map(easedLine);

/** As `easedLines`, with the sentence for the athlete. */
export const reasonsOf = (operations: readonly WorkoutChange[]): CoreAdaptation['reasons'] =>
  byCause(operations).map((own) => {
    const { reasonCode: code, inputs = {} } = own[0]!;
    const workouts = new Set(own.map(({ workoutId }) => workoutId)).size;
    return { code, text: summaryText([easedLine(own)], ATHLETE), inputs: { ...inputs, sessions: workouts } };
  });

function byCause(operations: readonly WorkoutChange[]): (readonly WorkoutChange[])[] {
  const said = new Map<string, WorkoutChange[]>();
  const keyOf = new Map<string, string>();
  for (const change of operations) {
    const { reasonCode, because } = change;
    const key = keyOf.get(reasonCode) ?? because ?? reasonCode;
    keyOf.set(reasonCode, key);
    said.set(key, [...(said.get(key) ?? []), change]);
  }
  return [...said.values()];
}

/** What follows from workouts that went well eases nothing. */
const VERBS: ReadonlyMap<string, 'raised' | 'changed'> = new Map([
  ['RUNG_RAISED', 'raised'],
  ['TEST_WORTH_IT', 'changed'],
]);

/** "1 workout left out and 2 eased" */
function easedLine(changes: readonly WorkoutChange[]): SummaryLine {
  const { reasonCode, because = null, inputs = {} } = changes[0]!;
  const gone = new Set(changes.flatMap(({ op, workoutId }) => (op === 'remove' ? [workoutId] : [])));
  const left = changes.filter(({ workoutId }) => !gone.has(workoutId));
  const every = (wanted: WorkoutChange['op']) => left.every(({ op }) => op === wanted);
  return {
    line: 'EASED',
    reasonCode,
    inputs,
    because,
    gone: gone.size,
    left: new Set(left.map(({ workoutId }) => workoutId)).size,
    verb: VERBS.get(reasonCode) ?? (every('replace') ? 'replaced' : every('move') ? 'moved' : 'eased'),
  };
}
