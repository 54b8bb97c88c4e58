import type { WorkoutType } from '../../codes/workout.ts';
import { type Day } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { isStillPlanned, named, nounOf, PLURALS } from './lookUp.ts';
import { countOf } from '../../units/countOf.ts';
import { listOf } from '../../units/listOf.ts';
import { minutesAs } from './minutesAs.ts';
import type { RequestWorkout } from './request.ts';
import type { RequestIntent, Target } from './intent.ts';
import { CLOSED, look, weekDays, countOn, nearestDay, spanName } from './places.ts';

/** An easy workout of what is possible that day, where there is none of it yet and the limits let it stand. */
function standsIn(workout: RequestWorkout, can: readonly WorkoutType[], draft: RequestDraft): boolean {
  if (workout.workoutType === 'strength') return false;
  const there = draft
    .workouts()
    .filter(({ scheduledDate, id }) => scheduledDate === workout.scheduledDate && id !== workout.id);
  return can.some((workoutType) => {
    if (workoutType === 'strength' || there.some((each) => each.workoutType === workoutType)) return false;
    const minutes = Math.min(45, minutesAs(workout, workoutType));
    return (
      minutes >= 20 &&
      draft.keep({ op: 'replace', workoutId: workout.id, workoutType, minutes, intensity: 'easy' }) === null
    );
  });
}

const sentence = (nouns: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const noun of nouns) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  const text = listOf([...counts].map(([noun, count]) => `the ${count === 1 ? noun : countOf(count, noun)}`));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What is planned on the days and may go, or what was named. */
function concernedBy(what: Target, draft: RequestDraft, outcome: RequestOutcome): readonly RequestWorkout[] {
  if (what.workout !== null) return look(what, draft, outcome);
  return draft
    .workouts()
    .filter(
      (workout) =>
        what.dates?.days.includes(workout.scheduledDate) === true &&
        isStillPlanned(workout, draft.today) &&
        workout.workoutType !== 'race' &&
        !draft.staying.has(workout.id),
    );
}

/** Nothing of that sport is planned on the days. */
function isFreeOf(sport: WorkoutType, dates: readonly Day[], draft: RequestDraft): boolean {
  return !draft
    .workouts()
    .some(
      ({ scheduledDate, workoutType }) =>
        dates.includes(scheduledDate) && (workoutType === sport || workoutType === 'brick'),
    );
}

/** Why nothing has to go from the days. */
function emptyNote(dates: readonly Day[], draft: RequestDraft): string {
  const hasRace = draft
    .workouts()
    .some(({ scheduledDate, workoutType }) => dates.includes(scheduledDate) && workoutType === 'race');
  if (hasRace) return CLOSED.RACE;
  return `Nothing is planned ${dates.length === 1 ? `on ${dayName(dates[0]!)}` : 'on those days'}.`;
}

/** Nouns of what became of the workouts. */
interface Gone {
  moved: string[];
  dropped: string[];
  replaced: string[];
}

function takeOff(
  workout: RequestWorkout,
  { dates, can }: { dates: readonly Day[]; can: readonly WorkoutType[] },
  { moved, dropped, replaced }: Gone,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const { id, scheduledDate, workoutType } = workout;
  const days = weekDays(scheduledDate).filter(
    (day) => !dates.includes(day) && !draft.closed.has(day) && day !== scheduledDate && countOn(day, draft, id) < 2,
  );
  const draftAt = (toDate: Day): Operation => ({ op: 'move', workoutId: id, toDate });
  const day = nearestDay(draftAt, scheduledDate, draft, days, id);
  if (day === null && standsIn(workout, can, draft)) {
    replaced.push(nounOf(workoutType));
    return;
  }
  const limit = draft.keep(day === null ? { op: 'remove', workoutId: id } : draftAt(day));
  if (limit !== null) outcome.limits.push(limit);
  else (day === null ? dropped : moved).push(nounOf(workoutType));
}

function notesOf({ moved, dropped, replaced }: Gone, only: string): string[] {
  const notes: string[] = [];
  if (moved.length > 0)
    notes.push(`${sentence(moved)} found a day of the same week within your limits, the hard and long ones first.`);
  if (replaced.length > 0)
    notes.push(`${sentence(replaced)} ${replaced.length === 1 ? 'becomes' : 'become'} easy ${only}, never longer.`);
  if (dropped.length > 0)
    notes.push(
      `${sentence(dropped)} had no other day that holds, so ${dropped.length === 1 ? 'it is' : 'they are'} left out and not made up.`,
    );
  return notes;
}

/** `only`: what is possible then, '' for nothing. */
function understoodOf({ workout, dates }: Target, listed: readonly RequestWorkout[], only: string): string[] {
  if (workout !== null || dates === null || dates.days.length === 0)
    return listed.map((each) => `take ${named(each)} off its day`);
  return [`keep ${spanName(dates.days)} free of ${only === '' ? 'training' : `all but ${only}`}`];
}

const rankOf = ({ isLong, isHard }: RequestWorkout): number => (isLong ? 0 : isHard ? 1 : 2);
const importantFirst = (x: RequestWorkout, y: RequestWorkout): number =>
  rankOf(x) - rankOf(y) || (x.scheduledDate < y.scheduledDate ? -1 : 1);

/** The athlete cannot train on these days: what holds elsewhere in its week goes there, hard and long workouts first; the rest is dropped. */
export function resolveFree(
  { what, can = [] }: Extract<RequestIntent, { kind: 'free' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const dates = what.dates?.days ?? [];
  const [sport] = what.workout?.sports ?? [];
  if (sport !== undefined && dates.length > 0 && isFreeOf(sport, dates, draft)) {
    outcome.understood.push(`keep ${spanName(dates)} free of ${PLURALS[sport]}`);
    outcome.notes.push(`No ${PLURALS[sport]} is planned then.`);
    return;
  }
  const concerned = concernedBy(what, draft, outcome);
  const listed = concerned.filter(({ workoutType }) => !can.includes(workoutType));
  for (const { id, workoutType } of concerned) if (can.includes(workoutType)) draft.staying.add(id);
  const only = can.map((each) => PLURALS[each]).join(' and ');
  if (what.workout === null && can.length === 0) outcome.keptFree.push(...dates);
  outcome.understood.push(...understoodOf(what, listed, only));
  const staying = concerned.length - listed.length;
  if (staying > 0)
    outcome.notes.push(
      `${staying === 1 ? 'The workout' : `The ${staying} workouts`} of ${only} ${staying === 1 ? 'stays' : 'stay'}: that is possible there.`,
    );
  if (concerned.length === 0 && outcome.questions.length + outcome.limits.length === 0)
    outcome.notes.push(emptyNote(dates, draft));
  const gone: Gone = { moved: [], dropped: [], replaced: [] };
  for (const workout of [...listed].sort(importantFirst)) takeOff(workout, { dates, can }, gone, draft, outcome);
  outcome.notes.push(...notesOf(gone, only));
}
