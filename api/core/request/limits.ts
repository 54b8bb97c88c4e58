import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../calendar.ts';
import { dayName, weekdayName } from '../changes.ts';
import { injuryRestrictions, type TrainedSport } from '../injuries.ts';
import { isHardIntensity } from '../sessions/choose.ts';
import type { WorkoutType } from '../workout.ts';
import type { Draft, Limit, LimitCode } from './board.ts';
import { nounOf } from './lookUp.ts';
import type { RequestInput, RequestWorkout } from './request.ts';

/** Days that the longest session before counts for. */
const LONGEST_WINDOW_DAYS = 30;
const SESSIONS_A_DAY = 2;

const limit = (code: LimitCode, message: string): Limit => ({ code, message });
const counts = ({ status }: RequestWorkout): boolean => status !== 'skipped';
const isRace = ({ workoutType }: RequestWorkout): boolean => workoutType === 'race';

/** The schedule after a draft, whether or not it holds. */
export function afterDraft(workouts: readonly RequestWorkout[], draft: Draft): readonly RequestWorkout[] {
  const changed = (id: string, change: Partial<RequestWorkout>) => workouts.map((workout) => (workout.id === id ? { ...workout, ...change } : workout));
  switch (draft.op) {
    case 'move':
      return changed(draft.workoutId, { scheduledDate: draft.toDate });
    case 'swap': {
      const [one, other] = [draft.workoutId, draft.otherId].map((id) => workouts.find((workout) => workout.id === id));
      if (one === undefined || other === undefined) return workouts;
      return workouts.map((workout) => (workout === one ? { ...one, scheduledDate: other.scheduledDate } : workout === other ? { ...other, scheduledDate: one.scheduledDate } : workout));
    }
    case 'remove':
      return workouts.filter(({ id }) => id !== draft.workoutId);
    case 'resize':
      return changed(draft.workoutId, { duration: draft.minutes });
    case 'ease':
      return changed(draft.workoutId, { intensity: draft.intensity, isHard: isHardIntensity(draft.intensity) });
    case 'replace':
      return changed(draft.workoutId, { workoutType: draft.workoutType, duration: draft.minutes, intensity: draft.intensity, isHard: isHardIntensity(draft.intensity), isLong: false });
    case 'add':
      return [
        ...workouts,
        { id: `new-${workouts.length}`, scheduledDate: draft.toDate, workoutType: draft.workoutType, duration: draft.minutes, intensity: draft.intensity, status: 'scheduled', isHard: false, isLong: false, locked: false },
      ];
  }
}

const minutesOf = (workouts: readonly RequestWorkout[]): number => workouts.filter((workout) => counts(workout) && !isRace(workout)).reduce((sum, { duration }) => sum + duration, 0);

/** Pairs of hard days in a row, and hard days after a long run. */
function crowded(workouts: readonly RequestWorkout[]): string[] {
  const planned = workouts.filter(counts);
  const hard = new Set(planned.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate));
  const longRuns = new Set(planned.filter(({ isLong, workoutType }) => isLong && workoutType === 'run').map(({ scheduledDate }) => scheduledDate));
  return [...hard].flatMap((day) => {
    const before = addDays(day, -1);
    return [...(hard.has(before) ? [`hard ${before} ${day}`] : []), ...(longRuns.has(before) ? [`long ${before} ${day}`] : [])];
  });
}

function dayLimit(day: Day, before: readonly RequestWorkout[], after: readonly RequestWorkout[], { limits }: RequestInput): Limit | null {
  const weekday = weekdayOf(day);
  const on = (workouts: readonly RequestWorkout[]) => workouts.filter((workout) => workout.scheduledDate === day && counts(workout));
  const [was, is] = [on(before), on(after)];
  const came = is.some(({ id }) => was.every((workout) => workout.id !== id));
  if (came && limits.unavailableDays.includes(weekday)) return limit('UNAVAILABLE', `${weekdayName(weekday)} is one of your unavailable days.`);
  if (came && is.some(isRace)) return limit('RACE', `${dayName(day)} is a race day and stays free for the race.`);
  if (came && is.length > SESSIONS_A_DAY) return limit('SESSIONS', `${dayName(day)} would hold ${is.length} sessions; ${SESSIONS_A_DAY} a day is the most.`);
  const cap = limits.maxMinutesByDay?.[weekday];
  if (cap !== undefined && minutesOf(is) > cap && minutesOf(is) > minutesOf(was)) return limit('DAY_CAP', `${weekdayName(weekday)} would hold ${minutesOf(is)} min; your limit is ${cap} min.`);
  return null;
}

/** The longest session of the sport in the days before, as the measure of how long one may be. */
function longestBefore(workout: RequestWorkout, workouts: readonly RequestWorkout[]): number {
  const earlier = workouts.filter((each) => each.id !== workout.id && each.workoutType === workout.workoutType && counts(each) && daysBetween(each.scheduledDate, workout.scheduledDate) >= 0 && daysBetween(each.scheduledDate, workout.scheduledDate) <= LONGEST_WINDOW_DAYS);
  return Math.max(0, ...earlier.map(({ duration }) => duration));
}

function loadLimit(before: readonly RequestWorkout[], after: readonly RequestWorkout[], { limits }: RequestInput): Limit | null {
  for (const workout of after) {
    const was = before.find(({ id }) => id === workout.id);
    const longer = was === undefined || workout.duration > was.duration || workout.workoutType !== was.workoutType;
    if (!longer || isRace(workout) || workout.workoutType === 'strength') continue;
    const own = was?.workoutType === workout.workoutType ? was.duration : 0;
    const longest = Math.max(longestBefore(workout, before), own);
    const most = Math.floor(Math.max(longest * 1.1, longest + 10) / 5) * 5;
    if (longest > 0 && workout.duration > most) return limit('LOAD', `A ${nounOf(workout.workoutType)} grows by at most a tenth over your longest of the last 30 days, ${longest} min.`);
  }
  const most = limits.weeklyHoursAvailable * 60;
  for (const monday of new Set(after.map(({ scheduledDate }) => mondayOf(scheduledDate)))) {
    const inWeek = (workouts: readonly RequestWorkout[]) => minutesOf(workouts.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday));
    const minutes = inWeek(after);
    if (minutes > most && minutes > inWeek(before)) return limit('LOAD', `The week of ${dayName(monday)} would hold ${minutes} min; your limit is ${most} min.`);
  }
  return null;
}

function sportLimit(workoutType: WorkoutType, input: RequestInput): Limit | null {
  const restrictions = injuryRestrictions(input.limits.injuries, input.today);
  const sports: readonly TrainedSport[] = workoutType === 'brick' ? ['run', 'bike'] : workoutType === 'race' ? [] : [workoutType];
  const banned = sports.find((sport) => restrictions[sport].banned);
  return banned === undefined ? null : limit('INJURY', `Your injury leaves no ${nounOf(banned)} for now. ${restrictions[banned].note}`.trim());
}

function closedLimit(workout: RequestWorkout | undefined, { today }: RequestInput): Limit | null {
  if (workout === undefined) return limit('COMPLETED', 'This session is not on the schedule.');
  if (isRace(workout)) return limit('RACE', 'A race keeps the date of your season plan; change it there.');
  if (workout.status !== 'scheduled') return limit('COMPLETED', 'Finished sessions stay as they were done.');
  return workout.scheduledDate < today ? limit('PAST', 'Days that have passed stay as they are.') : null;
}

/** What forbids a draft on this schedule; null when it holds. */
export function limitOf(before: readonly RequestWorkout[], drafts: readonly Draft[], input: RequestInput): Limit | null {
  for (const draft of drafts) {
    const ids = draft.op === 'add' ? [] : draft.op === 'swap' ? [draft.workoutId, draft.otherId] : [draft.workoutId];
    for (const id of ids) {
      const closed = closedLimit(before.find((workout) => workout.id === id), input);
      if (closed !== null) return closed;
    }
    if (draft.op === 'move' || draft.op === 'add') {
      if (draft.toDate < input.today) return limit('PAST', 'Days that have passed stay as they are. Choose today or a later day.');
      if (draft.toDate < input.firstDay || draft.toDate > input.lastDay) return limit('OUTSIDE', `Your schedule reaches to ${dayName(input.lastDay)}; ${dayName(draft.toDate)} is outside it.`);
    }
    if (draft.op === 'add' || draft.op === 'replace') {
      const sport = sportLimit(draft.workoutType, input);
      if (sport !== null) return sport;
    }
  }
  const after = drafts.reduce(afterDraft, before);
  const days = new Set(after.filter((workout) => !before.includes(workout)).map(({ scheduledDate }) => scheduledDate));
  for (const day of days) {
    const found = dayLimit(day, before, after, input);
    if (found !== null) return found;
  }
  const known = new Set(crowded(before));
  const fresh = crowded(after).find((pair) => !known.has(pair));
  if (fresh !== undefined) {
    const [kind, first, second] = fresh.split(' ') as [string, Day, Day];
    const names = `${dayName(first)} and ${dayName(second)}`;
    return limit('HARD_DAYS', kind === 'hard' ? `Hard days would follow each other: ${names}.` : `A hard session would follow the long run: ${names}.`);
  }
  return loadLimit(before, after, input);
}
