import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { countOf } from '../../units/countOf.ts';
import { groupedBy } from '../../units/groupedBy.ts';
import type { CountIntent } from './intent.ts';
import { isStillPlanned, nounOf, rankOf } from './lookUp.ts';
import type { RequestWorkout } from './request.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';

const sum = (workouts: readonly RequestWorkout[]): number =>
  workouts.reduce((minutes, { duration }) => minutes + duration, 0);

/** Whatever counts as one: the workouts of a day, or each by itself. */
const unitsOf = (workouts: readonly RequestWorkout[], isOfDays: boolean): RequestWorkout[][] => [
  ...groupedBy(workouts, ({ id, scheduledDate }) => (isOfDays ? scheduledDate : id)).values(),
];

/** The most important of them: first what the week is planned around, then a sport that nothing else holds, then the longest. */
function mostImportant(units: readonly RequestWorkout[][], count: number): RequestWorkout[][] {
  const kept: RequestWorkout[][] = [];
  const left = [...units];
  while (kept.length < count && left.length > 0) {
    const held = new Set(kept.flat().map(({ workoutType }) => workoutType));
    const rank = (unit: readonly RequestWorkout[]) => Math.min(...unit.map(rankOf));
    const repeats = (unit: readonly RequestWorkout[]) => Number(unit.every(({ workoutType }) => held.has(workoutType)));
    left.sort((a, b) => rank(a) - rank(b) || repeats(a) - repeats(b) || sum(b) - sum(a));
    kept.push(left.shift()!);
  }
  return kept;
}

/** The weeks of the schedule that are meant, by their Mondays. */
function mondaysOf({ when }: CountIntent, { today, lastDay }: RequestDraft): Day[] {
  const days = when?.days.filter((day) => day >= mondayOf(today) && day <= lastDay);
  if (days !== undefined) return [...new Set(days.map(mondayOf))];
  const mondays: Day[] = [];
  for (let monday = mondayOf(today); monday <= lastDay; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

function nameOf({ most, isOfDays, sport }: CountIntent): string {
  const noun = sport === null ? 'workout' : nounOf(sport);
  if (isOfDays) return `${countOf(most, 'day')} with ${sport === null ? 'training' : `a ${noun}`}`;
  return countOf(most, noun);
}

function weeksName(mondays: readonly Day[], isWeekly: boolean, today: Day): string {
  const [first] = mondays;
  const last = addDays(mondays.at(-1)!, 6);
  if (mondays.length > 1) return `a week from ${dayName(first!)} to ${dayName(last)}`;
  const isBegun = !isWeekly && first! < today;
  return isBegun ? `from ${dayName(today)} to ${dayName(last)}` : `in the week of ${dayName(first!)}`;
}

const FOR_GOOD =
  'I plan four weeks ahead and keep no number of days for those after. To have it in every week, name the days that stay free: “No training on Mondays and Fridays from now on”.';

/** Leaves each week as many days or workouts as are wanted, what was done counted, and takes out what matters least. */
export function resolveCount(intent: CountIntent, draft: RequestDraft, outcome: RequestOutcome): void {
  const { when, most, isOfDays, sport, isWeekly } = intent;
  const mondays = mondaysOf(intent, draft);
  if (mondays.length === 0) {
    outcome.notes.push('The schedule does not reach that week yet.');
    return;
  }
  const isOfSport = ({ workoutType }: RequestWorkout): boolean => sport === null || workoutType === sport;
  const isMeant = ({ scheduledDate }: RequestWorkout): boolean => when === null || when.days.includes(scheduledDate);
  const removed: RequestWorkout[] = [];
  for (const monday of mondays) {
    const sunday = addDays(monday, 6);
    const ofWeek = draft
      .workouts()
      .filter((each) => each.scheduledDate >= monday && each.scheduledDate <= sunday && isOfSport(each));
    const open = ofWeek.filter((workout) => isStillPlanned(workout, draft.today));
    // "only 3 days this week", told in the middle of it, is of what is left
    const done = isWeekly ? unitsOf(ofWeek.filter(isDone), isOfDays).length : 0;
    const units = unitsOf(open, isOfDays);
    const kept = mostImportant(units, Math.max(0, most - done));
    const leaving = units.filter((unit) => !kept.includes(unit)).flat();
    for (const workout of leaving.filter(isMeant)) {
      const limit = draft.keep({ op: 'remove', workoutId: workout.id });
      if (limit === null) removed.push(workout);
      else outcome.limits.push(limit);
    }
  }
  const weeks = weeksName(mondays, isWeekly, draft.today);
  outcome.understood.push(`at most ${nameOf(intent)} ${weeks}`);
  if (removed.length === 0) outcome.notes.push('There is no more than that already.');
  else
    outcome.notes.push(
      'What each week is planned around stays: long and hard workouts first, and each sport where it fits.',
    );
  if (when === null) outcome.notes.push(FOR_GOOD);
}
