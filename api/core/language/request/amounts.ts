import { type Day, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { LADDER } from '../../change/operations/rebuild.ts';
import { RANKS } from '../../workout/prescription/choose.ts';
import { inFives, toFives } from '../../workout/inFives.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { isStillPlanned, named, nounOf, rankOf } from './lookUp.ts';
import { isAny, look, ofOpenWeek, spanName } from './places.ts';
import type { RequestWorkout } from './request.ts';
import type { LevelTag } from './tags.ts';
import type { Length, RequestIntent, Target } from './intent.ts';
import { timeText } from '../../units/timeText.ts';

const SHORTEST = 15;
const A_QUARTER_LESS: Length = { minutes: null, factor: 0.75, delta: 0, km: null, atMost: true };
/** Usual training speed, km/h, to turn a distance into minutes. */
const SPEED: Readonly<Record<string, number>> = tableOf({ run: 10, bike: 25, swim: 2.7 });

const toFive = (minutes: number): number => Math.max(SHORTEST, toFives(minutes));

function minutesOf(workout: RequestWorkout, { minutes, factor, delta, km }: Length): number {
  const { duration } = workout;
  if (minutes !== null) return delta === 0 ? minutes : duration + delta * minutes;
  if (factor !== null) return toFive(duration * factor);
  if (km !== null) return toFive((km / (SPEED[workout.workoutType] ?? 10)) * 60);
  return duration;
}

const isEmpty = (days: readonly Day[], draft: RequestDraft): boolean =>
  !draft.workouts().some(({ scheduledDate }) => days.includes(scheduledDate));

function resizeOne(workout: RequestWorkout, wanted: number, draft: RequestDraft, outcome: RequestOutcome): void {
  const limit = draft.keep({ op: 'resize', workoutId: workout.id, minutes: wanted });
  if (limit === null) return;
  const nearest =
    wanted > workout.duration ? draft.keepNearest({ op: 'resize', workoutId: workout.id, minutes: wanted }) : null;
  outcome.limits.push(
    nearest === null
      ? limit
      : { ...limit, message: `${limit.message} The most that holds is ${timeText(nearest.durationAfter!)}.` },
  );
}

/** Time of a whole day: the workouts that matter most keep theirs, the others give way. */
function fitDay(
  workouts: readonly RequestWorkout[],
  minutes: number,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  let left = minutes;
  for (const workout of [...workouts].sort((a, b) => rankOf(a) - rankOf(b) || b.duration - a.duration)) {
    const kept = Math.min(workout.duration, left);
    if (kept < SHORTEST) {
      const limit = draft.keep({ op: 'remove', workoutId: workout.id });
      if (limit !== null) outcome.limits.push(limit);
    } else {
      if (kept < workout.duration) resizeOne(workout, kept, draft, outcome);
      left -= kept;
    }
  }
}

/** From so many minutes on, a length of several workouts is meant for all of them together. */
const SHARED_FROM = 150;

/** What is asked where no length is left: "three hours on Saturday is too much", of a ride of three hours. Null: one is. */
function lengthQuestion(found: readonly RequestWorkout[], { minutes, delta }: Length): string | null {
  if (minutes === 0) return 'How long should it be?';
  const [only] = found;
  const isAll = found.length === 1 && delta === -1 && minutes !== null && minutes >= only!.duration;
  return isAll
    ? `How long should ${named(only!)} be instead of ${timeText(only!.duration)}? Say “skip it” to leave it out.`
    : null;
}

export function resolveResize(
  { what: asked, length }: Extract<RequestIntent, { kind: 'resize' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  if (length.km !== null && asked.workout === null && (asked.dates?.days.length ?? 0) !== 1) {
    outcome.questions.push(`Which workout should be ${Math.round(length.km * 10) / 10} km long?`);
    return;
  }
  const what = ofOpenWeek(asked, draft);
  if (keepsEmptyDays(what, length, draft, outcome)) return;
  const found = look(what, draft, outcome);
  if (found.length === 0) return;
  const question = lengthQuestion(found, length);
  if (question !== null) {
    outcome.questions.push(question);
    return;
  }
  const isWhole = what.workout === null || isAny(what);
  const wholeMinutes = isWhole && length.delta === 0 ? length.minutes : null;
  const isOneDay = new Set(found.map(({ scheduledDate }) => scheduledDate)).size === 1;
  if (wholeMinutes !== null && isOneDay && found.length > 1) {
    outcome.understood.push(`keep ${dayName(found[0]!.scheduledDate)} to ${timeText(wholeMinutes)}`);
    fitDay(found, wholeMinutes, draft, outcome);
    return;
  }
  const shared = wholeMinutes !== null && found.length > 2 && wholeMinutes >= SHARED_FROM ? wholeMinutes : null;
  const planned = found.reduce((sum, { duration }) => sum + duration, 0);
  if (shared !== null && shared >= planned) {
    const days = spanName([...new Set(found.map(({ scheduledDate }) => scheduledDate))].sort());
    outcome.understood.push(`keep ${days} to ${timeText(shared)}`);
    outcome.notes.push(
      `${timeText(planned)} are planned there, so ${timeText(shared)} hold all of it. To train more, say which workout should be longer.`,
    );
    return;
  }
  resizeAll(found, what, length, shared, draft, outcome);
}

/** Each to its length; of minutes that are shared, each to its part. */
function resizeAll(
  found: readonly RequestWorkout[],
  what: Target,
  length: Length,
  shared: number | null,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  if (shared !== null)
    outcome.notes.push(`Every workout gives up its share, so that ${timeText(shared)} hold the whole of it.`);
  const total = found.reduce((sum, { duration }) => sum + duration, 0);
  const resize = (workout: RequestWorkout): void => {
    const wanted =
      shared === null ? minutesOf(workout, length) : Math.max(SHORTEST, inFives((workout.duration * shared) / total));
    resizeTo(workout, wanted, length, draft, outcome);
  };
  const isStrength = ({ workoutType }: RequestWorkout) => workoutType === 'strength';
  found.filter((workout) => !isStrength(workout)).forEach(resize);
  // what strength there is fits what is left of the week, before all of it is shortened
  if (what.workout === null) draft.settleStrength({ leavesOut: true });
  for (const { id, duration } of found.filter(isStrength)) {
    const left = draft.workouts().find((each) => each.id === id);
    if (left?.duration === duration) resize(left);
  }
  const note = length.minutes === null && length.km === null ? STEPS.get(length.factor) : undefined;
  if (note !== undefined) outcome.notes.push(note);
}

/** What is said of "shorter" and "longer", where nothing says by how much. */
const STEPS: ReadonlyMap<number | null, string> = new Map([
  [0.75, 'About a quarter less keeps the purpose of the workout.'],
  [1.1, 'A tenth more is as far as one step goes.'],
]);

/** Days on which nothing is planned hold "at most an hour" already. */
function keepsEmptyDays(what: Target, length: Length, draft: RequestDraft, outcome: RequestOutcome): boolean {
  const { workout, dates } = what;
  if (!length.atMost || length.minutes === null || workout !== null || dates === null || !isEmpty(dates.days, draft))
    return false;
  outcome.understood.push(`keep ${spanName(dates.days)} to at most ${timeText(length.minutes!)}`);
  outcome.notes.push(`Nothing is planned ${dates.days.length === 1 ? 'on' : 'from'} ${spanName(dates.days)}.`);
  return true;
}

function resizeTo(
  workout: RequestWorkout,
  wanted: number,
  length: Length,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const isWithin = length.atMost ? wanted >= workout.duration : length.atLeast && wanted <= workout.duration;
  if (isWithin) {
    outcome.understood.push(`keep ${named(workout)} to at ${length.atMost ? 'most' : 'least'} ${timeText(wanted)}`);
    outcome.notes.push(`${named(workout).replace(/^t/, 'T')} is ${timeText(workout.duration)}, so it stays as it is.`);
  } else if (wanted < SHORTEST) {
    outcome.understood.push(`shorten ${named(workout)} to ${timeText(Math.max(0, wanted))}`);
    outcome.limits.push({
      code: 'LOAD',
      message: `A workout of less than ${timeText(SHORTEST)} does little; ${timeText(SHORTEST)} is the shortest that holds.`,
    });
    draft.keep({ op: 'resize', workoutId: workout.id, minutes: Math.min(SHORTEST, workout.duration) });
  } else if (wanted === workout.duration) {
    outcome.understood.push(`make ${named(workout)} ${timeText(wanted)}`);
    outcome.notes.push(`${named(workout).replace(/^t/, 'T')} is ${timeText(wanted)} already.`);
  } else {
    outcome.understood.push(
      `${wanted < workout.duration ? 'shorten' : 'lengthen'} ${named(workout)} to ${timeText(wanted)}`,
    );
    resizeOne(workout, wanted, draft, outcome);
    if (length.km !== null)
      outcome.notes.push(`${Math.round(length.km * 10) / 10} km is counted as about ${timeText(wanted)}.`);
  }
}

export function easedTo(workout: RequestWorkout, level: LevelTag): Intensity {
  // a word of a person's own has no rung below it
  if (!(workout.intensity in RANKS)) return level.to ?? 'easy';
  if (level.to === null)
    return RANKS[workout.intensity] <= RANKS.recovery ? workout.intensity : LADDER[workout.intensity];
  return RANKS[level.to] < RANKS[workout.intensity] ? level.to : workout.intensity;
}

export function resolveEase(
  { what: asked, level }: Extract<RequestIntent, { kind: 'ease' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const what = ofOpenWeek(asked, draft);
  const found = look(what, draft, outcome);
  const several = found.length > 1;
  let changed = 0;
  for (const workout of found) {
    const intensity = easedTo(workout, level);
    const strength = workout.workoutType === 'strength';
    if (several && (strength || RANKS[workout.intensity] <= RANKS.easy)) continue;
    if (intensity === workout.intensity) {
      outcome.understood.push(`make ${named(workout)} easier`);
      outcome.notes.push(`${named(workout).replace(/^t/, 'T')} is ${workout.intensity} already.`);
      continue;
    }
    changed += 1;
    outcome.understood.push(`ease ${named(workout)} from ${workout.intensity} to ${intensity}`);
    const limit = draft.keep({ op: 'ease', workoutId: workout.id, intensity });
    if (limit !== null) outcome.limits.push(limit);
  }
  if (several && changed === 0) {
    if (level.to === null) {
      outcome.notes.push('All of them are easy already, so they become shorter.');
      return resolveResize({ kind: 'resize', what, length: A_QUARTER_LESS }, draft, outcome);
    }
    outcome.understood.push('make these workouts easier');
    outcome.notes.push('All of them are easy already.');
  } else if (changed > 0) outcome.notes.push(`The length stays; only the effort comes down.`);
}

/** More than the plan allows is never given; a little more of an easy workout may be. */
export function resolveHarder(
  { what: asked }: Extract<RequestIntent, { kind: 'harder' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const what = ofOpenWeek(asked, draft);
  const monday = mondayOf(draft.today);
  const meant =
    what.workout === null && what.dates === null
      ? draft.workouts().filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday)
      : look(what.workout === null ? what : { ...what, workout: { ...what.workout, quantity: 'all' } }, draft, outcome);
  if (outcome.questions.length > 0 || (meant.length === 0 && outcome.limits.length > 0)) return;
  outcome.understood.push(meant.length === 1 ? `train harder in ${named(meant[0]!)}` : 'train more or harder');
  const message = 'The week already holds as much load as your limits allow; feeling good is the sign that it works.';
  const easy = meant
    .filter(
      (workout) =>
        isStillPlanned(workout, draft.today) &&
        !workout.isHard &&
        workout.workoutType !== 'strength' &&
        workout.workoutType !== 'race',
    )
    .sort((a, b) => a.duration - b.duration);
  // of a whole week it is the athlete's to say which one
  for (const workout of meant.length > 1 ? [] : easy) {
    const minutes = toFive(workout.duration * 1.1 + 2);
    if (minutes > workout.duration && draft.keep({ op: 'resize', workoutId: workout.id, minutes }) === null) {
      outcome.limits.push({
        code: 'LOAD',
        message: `${message} The nearest that holds is ${timeText(minutes)} for ${named(workout)}.`,
      });
      return;
    }
  }
  outcome.limits.push({ code: 'LOAD', message });
}

export function resolveCap(
  { days, minutes }: Extract<RequestIntent, { kind: 'cap' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  outcome.understood.push(
    days.grain === 'recurring'
      ? `keep ${recurringName(days.weekdays ?? [])} to ${timeText(minutes)}`
      : `keep ${spanName(days.days)} to ${timeText(minutes)} a day`,
  );
  let fitted = 0;
  for (const day of days.days) {
    const there = draft
      .workouts()
      .filter(
        (workout) =>
          workout.scheduledDate === day && isStillPlanned(workout, draft.today) && workout.workoutType !== 'race',
      );
    if (there.reduce((sum, { duration }) => sum + duration, 0) <= minutes) continue;
    fitted += 1;
    fitDay(there, minutes, draft, outcome);
  }
  outcome.notes.push(
    fitted === 0
      ? `All of these days are within ${timeText(minutes)} already.`
      : 'On a day with two workouts the harder or longer one stays; nothing is made up elsewhere.',
  );
}

export function recurringName(weekdays: readonly string[]): string {
  const names = weekdays.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`);
  if (weekdays.length === 5 && !weekdays.includes('saturday') && !weekdays.includes('sunday')) return 'weekdays';
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function resolveRemove(
  { what }: Extract<RequestIntent, { kind: 'remove' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  for (const workout of look(what, draft, outcome)) {
    outcome.understood.push(`leave out ${named(workout)}`);
    const limit = draft.keep({ op: 'remove', workoutId: workout.id });
    if (limit !== null) outcome.limits.push(limit);
    else if (workout.isLong || workout.isHard)
      outcome.notes.push(
        `The ${workout.isLong ? 'long ' : 'hard '}${nounOf(workout.workoutType)} is one of the week's main workouts; it is not made up on another day.`,
      );
  }
}
