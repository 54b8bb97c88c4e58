import { tableOf } from '../../units/tableOf.ts';
import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { isStillPlanned, named, nounOf } from './lookUp.ts';
import type { RequestWorkout } from './request.ts';
import type { RequestIntent } from './intent.ts';
import { isAhead, nearestDay, daysAhead, spanName } from './places.ts';
import { timeText } from '../../units/timeText.ts';

const ADDED: Readonly<Record<string, { minutes: number; intensity: 'easy' | 'moderate' }>> = tableOf({
  strength: { minutes: 30, intensity: 'moderate' },
  brick: { minutes: 60, intensity: 'easy' },
});

type Add = Extract<RequestIntent, { kind: 'add' }>;

const WHICH_SPORT = 'Which sport should the workout be?';

/** The workout of that sport that is on the day already; undefined: none is. */
export const thereFor = (
  { workout, when }: Pick<Add, 'workout' | 'when'>,
  draft: RequestDraft,
): RequestWorkout | undefined =>
  draft
    .workouts()
    .find(
      (each) =>
        when?.days.includes(each.scheduledDate) &&
        each.workoutType === workout.sports[0] &&
        isStillPlanned(each, draft.today),
    );

/** What has to be known before a workout is added; null: all is. */
function questionOf({ workout, when, isPlace }: Add, draft: RequestDraft): string | null {
  const [workoutType] = workout.sports;
  if (workoutType === undefined) return WHICH_SPORT;
  if (workoutType === 'race') return 'Races are added in the season plan. Which workout should I add?';
  if (when === null && workoutType !== 'strength' && /^(?:an?|some) /.test(workout.text))
    return `On which day should the ${nounOf(workoutType)} be?`;
  const there = thereFor({ workout, when }, draft);
  return isPlace && there !== undefined
    ? `${named(there).replace(/^t/, 'T')} is there already. Shall it become what you say, or do you want a second one? Say “make it easier”, “make it shorter” or “add another ${nounOf(workoutType)}”.`
    : null;
}

export function resolveAdd(intent: Add, draft: RequestDraft, outcome: RequestOutcome): void {
  const { workout, when, minutes } = intent;
  const [workoutType] = workout.sports;
  const question = questionOf(intent, draft);
  if (question !== null || workoutType === undefined) {
    outcome.questions.push(question ?? WHICH_SPORT);
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
    `add ${/^[aeiou]/.test(usual.intensity) ? 'an' : 'a'} ${usual.intensity} ${nounOf(workoutType)} of ${timeText(asked)}${when === null ? '' : days.length === 1 ? ` on ${dayName(days[0]!)}` : ` in ${spanName(days)}`}`,
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
      message: `${limit.message} The nearest that holds is ${timeText(nearest.durationAfter!)} on ${dayName(nearest.toDate!)}.`,
    });
}
