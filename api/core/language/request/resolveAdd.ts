import { tableOf } from '../../units/tableOf.ts';
import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { nounOf } from './lookUp.ts';
import type { WorkoutTag } from './tags.ts';
import type { RequestIntent } from './intent.ts';
import { isAhead, nearestDay, daysAhead, spanName } from './places.ts';

const ADDED: Readonly<Record<string, { minutes: number; intensity: 'easy' | 'moderate' }>> = tableOf({
  strength: { minutes: 30, intensity: 'moderate' },
  brick: { minutes: 60, intensity: 'easy' },
});

export function resolveAdd(
  { workout, when, minutes }: Extract<RequestIntent, { kind: 'add' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const workoutType = (workout as WorkoutTag).sports[0];
  if (workoutType === undefined || workoutType === 'race') {
    outcome.questions.push(
      workoutType === undefined
        ? 'Which sport should the workout be?'
        : 'Races are added in the season plan. Which workout should I add?',
    );
    return;
  }
  const usual = ADDED[workoutType] ?? { minutes: workout.kind === 'short' ? 20 : 30, intensity: 'easy' as const };
  const asked = minutes ?? usual.minutes;
  const draftOf = (toDate: Day, length: number): Operation => ({
    op: 'add',
    workoutType,
    toDate,
    minutes: length,
    intensity: usual.intensity,
  });
  const sunday = addDays(mondayOf(draft.today), 6);
  const days = when?.days ?? [
    ...daysAhead(draft).filter((day) => day <= sunday),
    ...daysAhead(draft).filter((day) => day > sunday && day <= addDays(sunday, 7)),
  ];
  outcome.understood.push(
    `add ${/^[aeiou]/.test(usual.intensity) ? 'an' : 'a'} ${usual.intensity} ${nounOf(workoutType)} of ${asked} min${when === null ? '' : days.length === 1 ? ` on ${dayName(days[0]!)}` : ` in ${spanName(days)}`}`,
  );
  const wanted = days.find((day) => isAhead(day, draft) && (days.length === 1 || !draft.unavailable(day))) ?? days[0]!;
  const first = days.length === 1 ? wanted : nearestDay((day) => draftOf(day, asked), wanted, draft, days, '');
  const limit = first === null ? draft.limitOf(draftOf(wanted, asked)) : draft.keep(draftOf(first, asked));
  if (limit === null) {
    outcome.notes.push(days.length === 1 ? 'It fits that day and your week.' : 'It goes where the week has most room.');
    return;
  }
  const nearest = wanted < draft.today ? null : draft.keepNearest(draftOf(wanted, asked));
  if (nearest === null) outcome.limits.push(limit);
  else
    outcome.limits.push({
      ...limit,
      message: `${limit.message} The nearest that holds is ${nearest.durationAfter} min on ${dayName(nearest.toDate!)}.`,
    });
}
