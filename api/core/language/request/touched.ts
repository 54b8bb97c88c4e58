import { dayName } from '../../calendar/dayNames.ts';
import type { Leftover } from './account.ts';
import type { Tag } from './tags.ts';
import { unknownOf } from './unknownWords.ts';

const isSpan = (tag: Tag | undefined): boolean => tag?.t === 'prep' && /^(?:until|before|from)$/.test(tag.prep);
/** A workout that nobody named would change, on a day that nobody named, where others were. */
export const elsewhere: Leftover = ({ kinds, acted: { clauses, changes, workouts, read, outcome, today } }) => {
  if (
    outcome.preferences.length + outcome.limits.length + outcome.events.length > 0 ||
    read.lasting ||
    read.until !== null ||
    kinds.includes('test')
  )
    return [];
  if (clauses.some(({ tags }) => tags.some((tag, at) => tag.t === 'date' && isSpan(tags[at - 1])))) return [];
  const tags = clauses.flatMap((clause) => clause.tags);
  const named = new Set(tags.flatMap((tag) => (tag.t === 'date' ? tag.days.filter((day) => day >= today) : [])));
  const sports = new Set(tags.flatMap((tag) => (tag.t === 'workout' ? tag.sports : [])));
  if (named.size === 0) return [];
  // "postpone it to the weekend": that of its own week
  const isLater = read.intents.some((intent) => intent.kind === 'move' && intent.direction === 1);
  // of several wishes, one may be of another day
  const isExcused = kinds.length > 1 || kinds[0] === 'move';
  const far = changes.flatMap(({ op, workoutId, toDate }) => {
    const workout = workouts.find(({ id }) => id === workoutId);
    const isNear = workout === undefined || named.has(workout.scheduledDate) || named.has(toDate ?? '');
    return op === 'swap' || isNear || (op === 'move' && isLater) || (isExcused && sports.has(workout.workoutType))
      ? []
      : [dayName(workout.scheduledDate)];
  });
  // beside a change on the day that was named, the others are what follows from it
  return far.length > 0 && far.length === changes.length ? [...named].slice(0, 1).map(dayName) : [];
};

/** A workout of another sport than those that were named would change, beside words that nobody knows. */
export const otherSport: Leftover = ({ acted: { clauses, changes, workouts, read } }) => {
  const tags = clauses.flatMap((clause) => clause.tags);
  const named = new Set(tags.flatMap((tag) => (tag.t === 'workout' ? tag.sports : [])));
  const unknown = unknownOf(tags);
  // what cannot be done, or what alone can on a journey, is of other workouts than those that are named
  const isAway = read.intents.some((intent) => intent.kind === 'event' && intent.event.kind === 'travel');
  const isOfRest = read.intents.some(
    (intent) => intent.kind === 'avoid' || (isAway && intent.kind === 'free' && intent.can !== undefined),
  );
  if (named.size === 0 || unknown.length === 0 || isOfRest) return [];
  const isOther = changes.some(({ workoutId }) => {
    const workout = workouts.find(({ id }) => id === workoutId);
    return workout !== undefined && !named.has(workout.workoutType);
  });
  return isOther ? unknown : [];
};
