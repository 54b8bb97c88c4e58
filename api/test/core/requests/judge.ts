import { WEEKDAYS, weekdayOf } from '../../../core/calendar/calendar.ts';
import type { WorkoutChange } from '../../../core/change/changes.ts';
import { applyOperations } from '../../../core/change/operations.ts';
import { readRequest } from '../../../core/language/request/readRequest.ts';
import { settle } from '../../../core/change/operations/settle.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { measureSchedule } from '../../../core/rules/rules.ts';
import type { RequestAnswer } from '../../../core/language/request/requestAnswer.ts';
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
    case 'tests':
      return `prefer ${preference.wanted ? '' : 'no '}tests ${preference.sports.join(' ')}`;
    case 'time':
      return `prefer time ${preference.time}`;
  }
}

/** Nobody asked for it: strength follows what was asked for, and `strengthWrongIn` says whether it does. */
const isFollowing = ({ reasonCode, workoutType }: WorkoutChange): boolean =>
  reasonCode === 'LIMIT_STRENGTH' && workoutType === 'strength';

/**
 * Limits of strength that the planner's own workouts break after these changes and kept before them. What only leaving strength out would
 * put right is not among them: nobody asked for that.
 */
function strengthWrongIn(after: readonly RequestWorkout[]): string[] {
  const broken = (workouts: readonly RequestWorkout[]) =>
    measureSchedule(workouts, LIMITS).filter(({ holds }) => !holds);
  const isStrength = ({ code }: Finding): boolean => code === 'STRENGTH';
  const lineOf = ({ rule, week, day, workoutId }: Finding): string =>
    `strength: ${rule} ${day ?? week} ${workoutId ?? ''}`;
  const isOwn = ({ workoutType, locked }: RequestWorkout): boolean => workoutType === 'strength' && locked;
  const [before, now] = [broken(WORKOUTS).map(lineOf), broken(after)];
  const wrong = now.filter((each) => isStrength(each) && !before.includes(lineOf(each)));
  const others = now.filter((each) => !wrong.includes(each));
  const isLeftOut = settle(after, LIMITS, others).every(({ op }) => op === 'remove');
  return after.some(isOwn) || isLeftOut ? [] : wrong.map(lineOf);
}

/** The answer in the words of the cases, one line for each part, but for strength that follows. */
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
    ...answer.changes.filter((change) => !isFollowing(change)).map(changeText),
    ...answer.events.map(eventText),
    ...answer.preferences.map(preferenceText),
    ...(answer.thresholds ?? []).map(({ threshold, to }) => `threshold ${threshold} ${to}`),
    ...scope,
  ];
}

const open = (workouts: readonly RequestWorkout[], id: string) => workouts.find((workout) => workout.id === id);

const PLURAL: Readonly<Record<string, string>> = Object.fromEntries(
  WEEKDAYS.map((weekday) => [`${weekday}s`, weekday]),
);

/** An expectation, its words after the verb, and what there is to hold against it. */
interface Expectation {
  words: readonly string[];
  lines: readonly string[];
  after: readonly RequestWorkout[];
  touched: ReadonlySet<string>;
}

/** The lines about the workouts that the test means; null where what should hold of one of them does not. */
function onTouched(
  { lines, after, touched }: Expectation,
  test: (before: RequestWorkout) => boolean,
  holds: (before: RequestWorkout, now: RequestWorkout | undefined) => boolean,
): readonly string[] | null {
  const concerned = WORKOUTS.filter(
    (workout) => workout.status === 'scheduled' && workout.workoutType !== 'race' && test(workout),
  );
  if (!concerned.every((workout) => holds(workout, open(after, workout.id)))) return null;
  const ids = concerned.map(({ id }) => id).filter((id) => touched.has(id));
  return lines.filter((line) => ids.some((id) => line.split(' ').includes(id)));
}

const within = (day: string, from: string | undefined, to: string | undefined) =>
  date(day) >= from! && date(day) <= to!;
const total = (workouts: readonly RequestWorkout[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);

/** Expectations of what becomes of the schedule, or of the answer as a whole; any other verb is that of a line. */
const VERBS: Readonly<Record<string, (expectation: Expectation) => readonly string[] | null>> = {
  free: (expectation) => {
    const weekday = PLURAL[expectation.words[0]!];
    const isNamed = (day: string, workoutType: string) =>
      expectation.words.includes(day) || expectation.words.includes(`${day}-${workoutType}`);
    const isFreed = ({ scheduledDate, workoutType }: RequestWorkout) =>
      weekday === undefined ? isNamed(date(scheduledDate), workoutType) : weekdayOf(scheduledDate) === weekday;
    return onTouched(expectation, isFreed, (_, now) => now === undefined || !isFreed(now));
  },
  drop: (expectation) => {
    const [sport, from, to] = expectation.words;
    const isMeant = ({ workoutType, scheduledDate }: RequestWorkout) =>
      workoutType === sport && (from === 'on' ? weekdayOf(scheduledDate) === to : within(scheduledDate, from, to));
    return onTouched(expectation, isMeant, (_, now) => now === undefined || !isMeant(now));
  },
  cap: (expectation) => {
    const [most, days, until, last] = expectation.words;
    const isCapped = ({ scheduledDate }: RequestWorkout) => {
      const weekday = weekdayOf(scheduledDate);
      const isDay = days === 'weekdays' ? WEEKDAYS.indexOf(weekday) < 5 : weekday === days;
      return isDay && (until !== 'until' || date(scheduledDate) <= last!);
    };
    const trainedOn = (day: string) =>
      expectation.after.filter(({ scheduledDate, workoutType }) => scheduledDate === day && workoutType !== 'race');
    return onTouched(expectation, isCapped, ({ scheduledDate }) => total(trainedOn(scheduledDate)) <= Number(most));
  },
  longs: ({ lines }) => lines.filter((line) => /^(move|swap) \d\d-(run|bike)/.test(line)),
  less: (expectation) => {
    const [from, to, most] = expectation.words;
    const minutes = (workouts: readonly RequestWorkout[]) =>
      total(workouts.filter(({ scheduledDate, status }) => within(scheduledDate, from, to) && status === 'scheduled'));
    const isLess = minutes(expectation.after) <= (most === undefined ? 0.9 * minutes(WORKOUTS) : Number(most));
    if (!isLess) return null;
    return onTouched(
      expectation,
      ({ scheduledDate }) => within(scheduledDate, from, to),
      (before, now) => now === undefined || now.duration <= before.duration,
    );
  },
  unclear: ({ lines }) => (lines[0] === 'x' || lines[0] === 'why' || lines[0]?.startsWith('?') ? lines : null),
  // strength alone is possible, so that no share of the week bounds it
  strengthStays: () => [],
  nothing: ({ lines }) => lines.filter((line) => line === 'why'),
  '!': ({ lines, words }) => (lines[0]?.startsWith(['!', ...words].join(' ')) ? lines : null),
  '?': ({ lines, words }) =>
    lines[0]?.startsWith('?') && lines[0].toLowerCase().includes(words.join(' ')) ? lines : null,
  event: ({ lines, words }) =>
    first(lines, (line) => isOf(line, 'event') && words.every((each) => line.includes(each))),
  prefer: ({ lines, words }) =>
    first(lines, (line) => isLike(line, 'prefer', words) && line.split(' ').length === words.length + 1),
};

const isOf = (line: string, verb: string) => line.split(' ')[0] === verb;
const first = (lines: readonly string[], isIt: (line: string) => boolean): readonly string[] | null => {
  const found = lines.find(isIt);
  return found === undefined ? null : [found];
};

/** The line begins with these words; `*` stands for any, `<30` and `>30` for numbers. */
function isLike(line: string, verb: string, words: readonly string[]): boolean {
  const parts = line.split(' ').slice(1);
  const isWord = (word: string, have: string) => {
    if (word === '*') return true;
    if (word.startsWith('<')) return Number(have) < Number(word.slice(1));
    return word.startsWith('>') ? Number(have) > Number(word.slice(1)) : have === word;
  };
  return isOf(line, verb) && parts.length >= words.length && words.every((word, index) => isWord(word, parts[index]!));
}

/** Which of the lines an expectation accounts for; null when it does not hold. */
function accountsFor(expected: string, answered: Omit<Expectation, 'words'>): readonly string[] | null {
  const [verb = '', ...words] = expected.split(' ');
  const ask = VERBS[verb];
  return ask ? ask({ ...answered, words }) : first(answered.lines, (line) => isLike(line, verb, words));
}

/** What is wrong with the answer to a case; [] when it is as expected and nothing else changes. */
export const wrongWith = ({ text, before, expected }: RequestCase): string[] =>
  wrongIn(readRequest(inputOf(text, { conversationHistory: before ?? [] })), expected);

/** What is wrong with an answer; [] when it is as expected and nothing else changes. */
export function wrongIn(answer: RequestAnswer, expected: readonly string[]): string[] {
  const lines = answerLines(answer);
  const changes = 'changes' in answer ? answer.changes : [];
  const { workouts: after } = applyOperations(WORKOUTS, changes, LIMITS);
  const touched = new Set(changes.flatMap(({ workoutId, otherWorkoutId }) => [workoutId ?? '', otherWorkoutId ?? '']));
  const wrong: string[] = [];
  const accounted = new Set<string>();
  for (const each of expected) {
    const found = accountsFor(each, { lines, after, touched });
    if (found === null) wrong.push(`missing: ${each}`);
    else for (const line of found) accounted.add(line);
  }
  return [
    ...wrong,
    ...lines.filter((line) => !accounted.has(line)).map((line) => `besides: ${line}`),
    ...(expected.includes('strengthStays') ? [] : strengthWrongIn(after)),
  ];
}
