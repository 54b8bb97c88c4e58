import { WEEKDAYS, weekdayOf } from '../../../core/calendar/calendar.ts';
import type { WorkoutChange } from '../../../core/change/changes.ts';
import { applyOperations } from '../../../core/change/operations.ts';
import { readRequest, type RequestAnswer } from '../../../core/language/request/readRequest.ts';
import type { PreferenceChange, ReportedEvent, RequestWorkout } from '../../../core/language/request/request.ts';
import type { RequestCase } from './case.ts';
import { inputOf, LIMITS, WORKOUTS } from './schedule.ts';

const date = (day: string) => day.slice(8);

function changeText({
  op,
  workoutId,
  otherWorkoutId,
  workoutType,
  toDate,
  durationAfter,
  intensityAfter,
}: WorkoutChange): string {
  switch (op) {
    case 'move':
      return `move ${workoutId} ${date(toDate!)}`;
    case 'swap':
      return `swap ${workoutId} ${otherWorkoutId}`;
    case 'remove':
      return `remove ${workoutId}`;
    case 'resize':
      return `resize ${workoutId} ${durationAfter}`;
    case 'ease':
      return `ease ${workoutId} ${intensityAfter}`;
    case 'replace':
      return `replace ${workoutId} ${workoutType} ${durationAfter}`;
    case 'add':
      return `add ${workoutType} ${date(toDate!)} ${durationAfter}`;
  }
}

const eventText = ({ kind, from, to, area, symptoms }: ReportedEvent): string =>
  [
    'event',
    kind === 'deadline' ? 'busy' : kind,
    ...(area === null ? [] : [area]),
    date(from),
    ...(to === null ? [] : [date(to)]),
    ...symptoms,
  ].join(' ');

function preferenceText(preference: PreferenceChange): string {
  switch (preference.kind) {
    case 'unavailable':
    case 'available':
      return `prefer ${preference.kind} ${preference.days.join(' ')}`;
    case 'noSport':
      return `prefer no ${preference.sport} ${preference.days.join(' ')}`.trim();
    case 'maxMinutes':
      return `prefer max ${preference.minutes} ${preference.days.join(' ')}`;
    case 'longDays':
      return `prefer long ${preference.days.join(' ')}`;
    case 'weeklyHours':
      return `prefer hours ${preference.hours}`;
    case 'time':
      return `prefer time ${preference.time}`;
  }
}

/** The answer in the words of the cases, one line for each part. */
export function answerLines(answer: RequestAnswer): string[] {
  if (answer.kind === 'notUnderstood') return ['x'];
  if (answer.kind === 'question') return [`? ${answer.question}`];
  if (answer.kind === 'told') return ['why'];
  const scope =
    answer.scope === null
      ? []
      : answer.scope.scope === 'until-date'
        ? [`until ${date(answer.scope.untilDate)}`]
        : answer.scope.scope === 'all-future'
          ? ['always']
          : [];
  const limit = answer.kind === 'forbidden' ? [`! ${answer.limit.code}`] : [];
  return [
    ...limit,
    ...answer.changes.map(changeText),
    ...answer.events.map(eventText),
    ...answer.preferences.map(preferenceText),
    ...scope,
  ];
}

const open = (workouts: readonly RequestWorkout[], id: string) => workouts.find((workout) => workout.id === id);

const PLURAL: Readonly<Record<string, string>> = Object.fromEntries(
  WEEKDAYS.map((weekday) => [`${weekday}s`, weekday]),
);

/** Which of the lines an expectation accounts for; null when it does not hold. */
function accountsFor(
  expected: string,
  lines: readonly string[],
  after: readonly RequestWorkout[],
  touched: ReadonlySet<string>,
): readonly string[] | null {
  const [verb, ...rest] = expected.split(' ');
  const onTouched = (
    test: (before: RequestWorkout) => boolean,
    holds: (before: RequestWorkout, now: RequestWorkout | undefined) => boolean,
  ): readonly string[] | null => {
    const concerned = WORKOUTS.filter(
      (workout) => workout.status === 'scheduled' && workout.workoutType !== 'race' && test(workout),
    );
    if (!concerned.every((workout) => holds(workout, open(after, workout.id)))) return null;
    const ids = concerned.map(({ id }) => id).filter((id) => touched.has(id));
    return lines.filter((line) => ids.some((id) => line.split(' ').includes(id)));
  };
  const within = (day: string, from: string | undefined, to: string | undefined) =>
    date(day) >= from! && date(day) <= to!;
  if (verb === 'free') {
    const days = (workout: RequestWorkout) =>
      PLURAL[rest[0]!] === undefined
        ? rest.includes(date(workout.scheduledDate))
        : weekdayOf(workout.scheduledDate) === PLURAL[rest[0]!];
    return onTouched(days, (_, now) => now === undefined || !days(now));
  }
  if (verb === 'drop') {
    const [sport, from, to] = rest;
    const days = (workout: RequestWorkout) =>
      from === 'on' ? weekdayOf(workout.scheduledDate) === to : within(workout.scheduledDate, from, to);
    const meant = (workout: RequestWorkout) => workout.workoutType === sport && days(workout);
    return onTouched(meant, (_, now) => now === undefined || !meant(now));
  }
  if (verb === 'cap') {
    const days = (workout: RequestWorkout) =>
      (rest[1] === 'weekdays'
        ? WEEKDAYS.indexOf(weekdayOf(workout.scheduledDate)) < 5
        : weekdayOf(workout.scheduledDate) === rest[1]) &&
      (rest[2] !== 'until' || date(workout.scheduledDate) <= rest[3]!);
    const total = (day: string) =>
      after
        .filter((workout) => workout.scheduledDate === day && workout.workoutType !== 'race')
        .reduce((sum, { duration }) => sum + duration, 0);
    return onTouched(days, ({ scheduledDate }) => total(scheduledDate) <= Number(rest[0]));
  }
  if (verb === 'longs') return lines.filter((line) => /^(move|swap) \d\d-(run|bike)/.test(line));
  if (verb === 'less') {
    const [from, to, most] = rest;
    const total = (workouts: readonly RequestWorkout[]) =>
      workouts
        .filter(({ scheduledDate, status }) => within(scheduledDate, from, to) && status === 'scheduled')
        .reduce((sum, { duration }) => sum + duration, 0);
    const isLess = most === undefined ? total(after) <= 0.9 * total(WORKOUTS) : total(after) <= Number(most);
    return isLess
      ? onTouched(
          ({ scheduledDate }) => within(scheduledDate, from, to),
          (before, now) => now === undefined || now.duration <= before.duration,
        )
      : null;
  }
  if (verb === 'unclear') return lines[0] === 'x' || lines[0]?.startsWith('?') ? lines : null;
  if (verb === 'nothing') return [];
  if (verb === '!') return lines[0]?.startsWith(expected) ? lines : null;
  if (verb === '?') return lines[0]?.startsWith('?') && lines[0].toLowerCase().includes(rest.join(' ')) ? lines : null;
  const found = lines.find((line) => {
    const parts = line.split(' ');
    if (verb === 'event') return parts[0] === 'event' && rest.every((each) => line.includes(each));
    if (parts.length < rest.length + 1 || parts[0] !== verb) return false;
    if (verb === 'prefer' && parts.length !== rest.length + 1) return false;
    return rest.every((each, index) => {
      const have = parts[index + 1]!;
      if (each === '*') return true;
      if (each.startsWith('<')) return Number(have) < Number(each.slice(1));
      return each.startsWith('>') ? Number(have) > Number(each.slice(1)) : have === each;
    });
  });
  return found === undefined ? null : [found];
}

/** What is wrong with the answer to a case; [] when it is as expected and nothing else changes. */
export function wrongWith({ text, before, expected }: RequestCase): string[] {
  const answer = readRequest(inputOf(text, { conversationHistory: before ?? [] }));
  const lines = answerLines(answer);
  const changes = 'changes' in answer ? answer.changes : [];
  const { workouts: after } = applyOperations(WORKOUTS, changes, LIMITS);
  const touched = new Set(changes.flatMap(({ workoutId, otherWorkoutId }) => [workoutId ?? '', otherWorkoutId ?? '']));
  const wrong: string[] = [];
  const accounted = new Set<string>();
  for (const each of expected) {
    const found = accountsFor(each, lines, after, touched);
    if (found === null) wrong.push(`missing: ${each}`);
    else for (const line of found) accounted.add(line);
  }
  return [...wrong, ...lines.filter((line) => !accounted.has(line)).map((line) => `besides: ${line}`)];
}
