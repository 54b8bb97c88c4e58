import { addDays, type Day, mondayOf, weekdayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import { easedTo, recurringName } from './amounts.ts';
import { LENGTH_STEP, MIN_WORKOUT } from '../../constants/lengths.ts';
import { inFives } from '../../workout/inFives.ts';
import { minutesAs } from './minutesAs.ts';
import type { Operation } from '../../change/operations.ts';
import { countOf } from '../../units/countOf.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { isStillPlanned, named, nounOf, PLURALS, whichOf } from './lookUp.ts';
import { daysAhead, look, nearestDay, spanName } from './places.ts';
import type { RequestWorkout } from './request.ts';
import type { RequestIntent } from './intent.ts';
import type { WorkoutTag } from './tags.ts';
import { timeText } from '../../units/timeText.ts';

const calm = (intensity: Intensity): Intensity => (intensity === 'recovery' ? 'recovery' : 'easy');

/** The same sport stays: what can be meant is its effort. */
function easeInstead(workout: RequestWorkout, by: WorkoutTag, draft: RequestDraft, outcome: RequestOutcome): void {
  const to = /recovery/.test(by.text) ? 'recovery' : by.kind === 'easy' || by.kind === 'short' ? 'easy' : null;
  const intensity = to === null ? workout.intensity : easedTo(workout, { t: 'level', step: null, to });
  if (intensity === workout.intensity) {
    outcome.understood.push(`make ${named(workout)} a ${nounOf(workout.workoutType)}`);
    outcome.questions.push(
      `It is ${/^[aeiou]/.test(workout.intensity) ? 'an' : 'a'} ${workout.intensity} ${nounOf(workout.workoutType)} already. What should be different: its day, its length or its effort?`,
    );
    return;
  }
  outcome.understood.push(`ease ${named(workout)} from ${workout.intensity} to ${intensity}`);
  const limit = draft.keep({ op: 'ease', workoutId: workout.id, intensity });
  if (limit !== null) outcome.limits.push(limit);
}

function replaceBy(
  workout: RequestWorkout,
  { workoutType, told }: { workoutType: WorkoutType; told: number | undefined },
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  outcome.understood.push(`replace ${named(workout)} with a ${nounOf(workoutType)}`);
  const wanted = told ?? minutesAs(workout, workoutType);
  const draftOf = (minutes: number): Operation => ({
    op: 'replace',
    workoutId: workout.id,
    workoutType,
    minutes,
    intensity: workoutType === 'strength' ? 'moderate' : calm(workout.intensity),
  });
  const limit = draft.keep(draftOf(wanted));
  if (limit === null) {
    outcome.notes.push(
      wanted === workout.duration
        ? 'The time stays the same, at an easy effort.'
        : told !== undefined
          ? `It becomes ${timeText(told)} at an easy effort.`
          : `${timeText(wanted)} easy is about the same work.`,
    );
    return;
  }
  let minutes = inFives(wanted - 1);
  while (minutes >= MIN_WORKOUT && draft.keep(draftOf(minutes)) !== null) minutes -= LENGTH_STEP;
  if (minutes >= MIN_WORKOUT) outcome.notes.push(`${timeText(minutes)} is as long as it may be. ${limit.message}`);
  else outcome.limits.push(limit);
}

export function resolveReplace(
  { what, by, minutes: told }: Extract<RequestIntent, { kind: 'replace' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const [workoutType] = by.sports;
  if (workoutType === undefined || workoutType === 'race') {
    outcome.questions.push('Which sport should come instead?');
    return;
  }
  const found = look(what, draft, outcome);
  if (what.workout === null && found.length > 1) {
    outcome.questions.push(whichOf(found));
    return;
  }
  for (const workout of found) {
    if (workout.workoutType === workoutType) easeInstead(workout, by, draft, outcome);
    else replaceBy(workout, { workoutType, told }, draft, outcome);
  }
}

/** A sport that cannot be done for a while: another one stands in where that holds, else the workout goes to another day of its week or is left out. */
export function resolveAvoid(
  { sport, when }: Extract<RequestIntent, { kind: 'avoid' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const sunday = addDays(mondayOf(draft.today), 6);
  const days = when?.days ?? daysAhead(draft).filter((day) => day <= sunday);
  if (when?.vague) {
    outcome.questions.push(`Until which day should I plan without ${PLURALS[sport]}?`);
    return;
  }
  const recurring =
    when?.grain === 'recurring'
      ? when.weekdays?.length === 7
        ? 'from now on'
        : `on ${recurringName(when.weekdays ?? [])}`
      : null;
  outcome.understood.push(
    `plan without ${PLURALS[sport]} ${recurring ?? (days.length === 1 ? `on ${dayName(days[0]!)}` : `from ${spanName(days)}`)}`,
  );
  const listed = draft
    .workouts()
    .filter(
      (workout) =>
        days.includes(workout.scheduledDate) &&
        isStillPlanned(workout, draft.today) &&
        (workout.workoutType === sport || (workout.workoutType === 'brick' && (sport === 'run' || sport === 'bike'))),
    );
  if (listed.length === 0) {
    outcome.notes.push(`No ${PLURALS[sport]} is planned then.`);
    return;
  }
  const results = { moved: 0, replaced: 0, dropped: 0 };
  for (const workout of listed) results[avoidOne(workout, sport, days, draft)] += 1;
  if (results.moved > 0)
    outcome.notes.push(
      `${countOf(results.moved, 'workout')} ${results.moved === 1 ? 'goes' : 'go'} to another day of the same week.`,
    );
  if (results.replaced > 0)
    outcome.notes.push(
      `${countOf(results.replaced, 'workout')} ${results.replaced === 1 ? 'becomes an easy one' : 'become easy ones'} of another sport, never longer.`,
    );
  if (results.dropped > 0)
    outcome.notes.push(
      `${countOf(results.dropped, 'workout')} ${results.dropped === 1 ? 'is' : 'are'} left out and not made up.`,
    );
}

function avoidOne(
  workout: RequestWorkout,
  sport: WorkoutType,
  days: readonly Day[],
  draft: RequestDraft,
): 'moved' | 'replaced' | 'dropped' {
  const monday = mondayOf(workout.scheduledDate);
  const others = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day) => !days.includes(day) && !draft.closed.has(day) && day !== workout.scheduledDate,
  );
  const busy = (day: Day) =>
    draft.workouts().filter((each) => each.scheduledDate === day && each.id !== workout.id).length > 1;
  const draftAt = (day: Day): Operation => ({ op: 'move', workoutId: workout.id, toDate: day });
  const day = nearestDay(
    draftAt,
    workout.scheduledDate,
    draft,
    others.filter((each) => !busy(each)),
    workout.id,
  );
  if (day !== null && draft.keep(draftAt(day)) === null) return 'moved';
  const sameDay = (type: WorkoutType) =>
    draft
      .workouts()
      .some(
        (each) => each.scheduledDate === workout.scheduledDate && each.id !== workout.id && each.workoutType === type,
      );
  for (const workoutType of (['bike', 'run', 'swim'] as const).filter(
    (type) => type !== sport && draft.sports.has(type) && !sameDay(type),
  )) {
    if (sport === 'strength') break;
    const minutes = Math.min(45, minutesAs(workout, workoutType));
    if (
      minutes >= 20 &&
      draft.keep({ op: 'replace', workoutId: workout.id, workoutType, minutes, intensity: 'easy' }) === null
    )
      return 'replaced';
  }
  draft.keep({ op: 'remove', workoutId: workout.id });
  return 'dropped';
}

/** The long workouts of the coming weeks on the day the athlete likes; where another long one is there, the two change places. */
export function resolveLongDay(
  { sport, weekdays }: Extract<RequestIntent, { kind: 'longDay' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  outcome.understood.push(`plan long ${sport === null ? 'workout' : nounOf(sport)}s on ${recurringName(weekdays)}`);
  const longs = draft
    .workouts()
    .filter(
      (workout) =>
        workout.isLong && isStillPlanned(workout, draft.today) && (sport === null || workout.workoutType === sport),
    );
  let moved = 0;
  let kept = 0;
  for (const workout of longs) {
    if (weekdays.includes(weekdayOf(workout.scheduledDate))) continue;
    const monday = mondayOf(workout.scheduledDate);
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
      (day) => weekdays.includes(weekdayOf(day)) && day >= draft.today && day <= draft.lastDay,
    );
    const operation = days
      .flatMap((day): Operation[] => {
        const there = draft
          .workouts()
          .find((each) => each.scheduledDate === day && each.isLong && isStillPlanned(each, draft.today));
        return there === undefined
          ? [{ op: 'move', workoutId: workout.id, toDate: day }]
          : [{ op: 'swap', workoutId: workout.id, otherId: there.id }];
      })
      .find((each) => draft.limitOf(each) === null);
    if (operation !== undefined && draft.keep(operation) === null) moved += 1;
    else kept += 1;
  }
  if (moved > 0) outcome.notes.push('A long workout that was there changes places with it.');
  if (kept > 0)
    outcome.notes.push(
      `${kept === 1 ? 'One long workout stays' : `${kept} long workouts stay`} where moving would break a limit.`,
    );
}
