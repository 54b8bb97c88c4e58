import { daysBetween, weekdayIndex } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { inWeekOf } from './dates.ts';
import { isStillPlanned, named, nounOf } from './lookUp.ts';
import type { RequestWorkout } from './request.ts';
import type { Target, RequestIntent } from './intent.ts';
import type { DateTag } from './tags.ts';
import { look, resolveMove } from './places.ts';

/** "Swap Tuesday and Thursday" on a Wednesday: the Tuesday ahead is of another week than the Thursday; null: one way to read it. */
function ofTwoWeeks(first: Target, second: Target): string | null {
  const [a, b] = [first.dates, second.dates];
  if (a?.bare === undefined || b?.bare === undefined) return null;
  const [soon, late] = a.days[0]! < b.days[0]! ? [a, b] : [b, a];
  const turned =
    weekdayIndex(late.days[0]!) < weekdayIndex(soon.days[0]!) && daysBetween(soon.days[0]!, late.days[0]!) > 3;
  if (!turned) return null;
  const alike = inWeekOf(soon, late).days[0]!;
  return `Which two days should change places: ${dayName(late.days[0]!)} and ${dayName(alike)}, or ${dayName(soon.days[0]!)} and ${dayName(late.days[0]!)}?`;
}

/** What can still change places on the days of a target. */
const openOn = ({ dates }: Target, draft: RequestDraft): readonly RequestWorkout[] =>
  dates === null
    ? []
    : draft
        .workouts()
        .filter(
          (workout) =>
            dates.days.includes(workout.scheduledDate) &&
            isStillPlanned(workout, draft.today) &&
            !draft.staying.has(workout.id) &&
            workout.workoutType !== 'race',
        );

/** With an empty day nothing changes places: what there is moves to it. */
function moveToEmpty(
  moved: RequestWorkout | undefined,
  to: DateTag | null,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  if (moved === undefined || to === null) {
    outcome.questions.push('Which two workouts should change places?');
    return;
  }
  const what: Target = { workout: null, dates: { t: 'date', days: [moved.scheduledDate], grain: 'day' } };
  resolveMove({ kind: 'move', what, to, days: null, direction: 0 }, draft, outcome);
}

/** In pairs; what is left over on one side moves to the day of the other. */
function swapsOf(left: readonly RequestWorkout[], right: readonly RequestWorkout[]): Operation[] {
  const pairs = Math.min(left.length, right.length);
  const moved = (rest: readonly RequestWorkout[], { scheduledDate: toDate }: RequestWorkout) =>
    rest.slice(pairs).map(({ id }): Operation => ({ op: 'move', workoutId: id, toDate }));
  return [
    ...left.slice(0, pairs).map(({ id }, i): Operation => ({ op: 'swap', workoutId: id, otherId: right[i]!.id })),
    ...moved(left, right[0]!),
    ...moved(right, left[0]!),
  ];
}

export function resolveSwap(
  { first, second }: Extract<RequestIntent, { kind: 'swap' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const isStopped = () => outcome.questions.length > 0 || outcome.limits.length > 0;
  const a = first.workout === null ? null : look(first, draft, outcome);
  if (second === null) {
    if (!isStopped()) outcome.questions.push('What should it be swapped with?');
    return;
  }
  const unsure = ofTwoWeeks(first, second);
  if (unsure !== null) {
    outcome.questions.push(unsure);
    return;
  }
  const b = second.workout === null ? null : look(second, draft, outcome, { near: a?.[0]?.scheduledDate });
  if (isStopped()) return;
  const left = a ?? openOn(first, draft);
  const right = b ?? openOn(second, draft);
  const [one] = left;
  const [other] = right;
  if (one === undefined) return moveToEmpty(other, first.dates, draft, outcome);
  if (other === undefined) return moveToEmpty(one, second.dates, draft, outcome);
  if (one.scheduledDate === other.scheduledDate) {
    outcome.questions.push(
      `${named(one).replace(/^t/, 'T')} and the ${nounOf(other.workoutType)} are on the same day. Which two days should change places?`,
    );
    return;
  }
  const drafts = swapsOf(left, right);
  outcome.understood.push(`swap ${left.map(named).join(' and ')} with ${right.map(named).join(' and ')}`);
  // Which comes first matters where a day would be too full in between.
  const limit = draft.keepAll(drafts);
  if (limit !== null && draft.keepAll([...drafts].reverse()) !== null) outcome.limits.push(limit);
}
