import { tableOf } from '../../units/tableOf.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { isStillPlanned, named, nounOf } from './lookUp.ts';
import type { RequestWorkout } from './request.ts';
import type { RequestIntent } from './intent.ts';
import type { WorkoutKind, WorkoutTag } from './tags.ts';
import { isAhead, nearestDay, daysAhead, spanName } from './places.ts';
import { timeText } from '../../units/timeText.ts';

interface Usual {
  minutes: number;
  intensity: 'easy' | 'moderate' | 'threshold' | 'vo2max';
}

/** What is added where no length is said. */
const ADDED: Readonly<Record<string, Usual>> = tableOf({
  strength: { minutes: 30, intensity: 'moderate' },
  brick: { minutes: 60, intensity: 'easy' },
});

/** Of a run, a ride or a swim that is asked for by its kind. */
const ADDED_KINDS: Readonly<Partial<Record<WorkoutKind, Usual>>> = {
  short: { minutes: 20, intensity: 'easy' },
  hard: { minutes: 45, intensity: 'threshold' },
  threshold: { minutes: 45, intensity: 'threshold' },
  intervals: { minutes: 45, intensity: 'vo2max' },
  tempo: { minutes: 40, intensity: 'moderate' },
};
const EASY: Usual = { minutes: 30, intensity: 'easy' };

const usualOf = (workoutType: WorkoutType, { kind }: WorkoutTag): Usual =>
  ADDED[workoutType] ?? (kind === null ? undefined : ADDED_KINDS[kind]) ?? EASY;

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
function questionOf({ workout, when, minutes, isPlace }: Add, draft: RequestDraft): string | null {
  const [workoutType] = workout.sports;
  if (workoutType === undefined) return WHICH_SPORT;
  if (workoutType === 'race') return 'Races are added in the season plan. Which workout should I add?';
  if (when === null && workoutType !== 'strength' && /^(?:an?|some) /.test(workout.text))
    return `On which day should the ${nounOf(workoutType)} be?`;
  if (workout.kind === 'long' && minutes === null) return `How long should the long ${nounOf(workoutType)} be?`;
  const there = thereFor({ workout, when }, draft);
  return isPlace && there !== undefined
    ? `${named(there).replace(/^t/, 'T')} is there already. Shall it become what you say, or do you want a second one? Say “make it easier”, “make it shorter” or “add another ${nounOf(workoutType)}”.`
    : null;
}

/** One workout, or one on each of the days that are named one by one. */
export function resolveAdd(intent: Add, draft: RequestDraft, outcome: RequestOutcome): void {
  const { workout, when } = intent;
  const [workoutType] = workout.sports;
  const question = questionOf(intent, draft);
  if (question !== null || workoutType === undefined) {
    outcome.questions.push(question ?? WHICH_SPORT);
    return;
  }
  const sunday = addDays(mondayOf(draft.today), 6);
  const ahead = [
    ...daysAhead(draft).filter((day) => day <= sunday),
    ...daysAhead(draft).filter((day) => day > sunday && day <= addDays(sunday, 7)),
  ];
  for (const part of when?.parts ?? [when])
    addOne({ ...intent, when: part }, workoutType, part?.days ?? ahead, draft, outcome);
}

function addOne(
  { workout, when, minutes }: Add,
  workoutType: WorkoutType,
  days: readonly Day[],
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const { intensity, ...usual } = usualOf(workoutType, workout);
  const asked = minutes ?? usual.minutes;
  const draftOf = (toDate: Day, length: number): Operation => ({
    op: 'add',
    workoutType,
    toDate,
    minutes: length,
    intensity,
  });
  const place = when === null ? '' : ` ${isRange(days) ? 'from' : 'on'} ${spanName(days).replace(' and ', ' or ')}`;
  outcome.understood.push(`add ${workoutWords(workoutType, intensity, asked)}${place}`);
  const wanted = days.find((day) => isAhead(day, draft) && (days.length === 1 || !draft.unavailable(day))) ?? days[0]!;
  const first = days.length === 1 ? wanted : nearestDay((day) => draftOf(day, asked), wanted, draft, days, '');
  const limit = first === null ? draft.limitOf(draftOf(wanted, asked)) : draft.keep(draftOf(first, asked));
  if (limit === null) {
    outcome.notes.push(days.length === 1 ? 'It fits that day and your week.' : 'It goes where the week has most room.');
    return;
  }
  const nearest = wanted < draft.today ? null : draft.keepNearest(draftOf(wanted, asked));
  if (nearest === null) outcome.limits.push(limit);
  else {
    const { durationAfter, intensityAfter, toDate } = nearest;
    const isAsSaid = intensityAfter === intensity;
    const made = isAsSaid ? timeText(durationAfter!) : workoutWords(workoutType, intensityAfter!, durationAfter!);
    outcome.limits.push({
      ...limit,
      message: `${limit.message} The nearest that holds is ${made} on ${dayName(toDate!)}.`,
    });
  }
}

const isRange = (days: readonly Day[]): boolean =>
  days.length > 2 && daysBetween(days[0]!, days.at(-1)!) === days.length - 1;

/** "an easy run of 30 min" */
const workoutWords = (workoutType: WorkoutType, intensity: string, minutes: number): string =>
  `${/^[aeiou]/.test(intensity) ? 'an' : 'a'} ${intensity} ${nounOf(workoutType)} of ${timeText(minutes)}`;
