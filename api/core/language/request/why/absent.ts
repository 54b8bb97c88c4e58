import { type Day, mondayOf, weekdayOf } from '../../../calendar/calendar.ts';
import { STRENGTH_MIN_WEEK_HOURS } from '../../../constants/strength.ts';
import { dayName, weekdayName } from '../../../calendar/dayNames.ts';
import { injuryRestrictions } from '../../../athlete/injuries.ts';
import { isFoundation } from '../../../rules/strengthShare.ts';
import type { TrainedSport } from '../../../codes/sport.ts';
import type { WorkoutType } from '../../../codes/workout.ts';
import { isStillPlanned, named, nounOf, ofName, ofSport, PLURALS } from '../lookUp.ts';
import { spanName } from '../places.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';
import type { WorkoutKind, WorkoutTag } from '../tags.ts';
import type { WhyAsked } from './readWhy.ts';
import { pastChangeText, upper } from './wording.ts';
import { listOf } from '../../../units/listOf.ts';
import { hoursToFiveMinutes, timeText } from '../../../units/timeText.ts';

const SPORTS: Readonly<Record<TrainedSport, 'running' | 'cycling' | 'swimming' | 'strength'>> = {
  run: 'running',
  bike: 'cycling',
  swim: 'swimming',
  strength: 'strength',
};
const isTrained = (type: WorkoutType | undefined): type is TrainedSport => type !== undefined && type in SPORTS;

/** The rule that leaves a sport out of a week; null where none is known to. */
function ruleOf(sport: TrainedSport, day: Day, { limits }: RequestInput): string | null {
  if (!limits.sports.includes(SPORTS[sport])) return `${upper(PLURALS[sport]!)} is not among the sports of your plan.`;
  if (injuryRestrictions(limits.athlete.injuries, limits.today)[sport].banned)
    return `Your injury rules ${PLURALS[sport]} out for now.`;
  if (sport !== 'strength') return null;
  const week = limits.season.weeks.find(({ weekStartDate }) => weekStartDate === mondayOf(day));
  const race = limits.races.find(({ raceDate, priority }) => priority !== 'C' && mondayOf(raceDate) === mondayOf(day));
  if (race !== undefined)
    return `${race.raceName} is on ${dayName(race.raceDate)}, and the week of a race has no strength.`;
  if (week === undefined) return null;
  if (isFoundation(injuryRestrictions(limits.athlete.injuries, limits.today))) return null;
  if (week.plannedHours < STRENGTH_MIN_WEEK_HOURS)
    return `Weeks of less than ${hoursToFiveMinutes(STRENGTH_MIN_WEEK_HOURS)} have no strength.`;
  if (week.phaseType === 'taper') return 'A taper keeps strength in its first week at most.';
  return week.phaseType === 'recovery' ? 'The first weeks of a recovery have no strength.' : null;
}

const TOLD_KINDS: readonly (WorkoutKind | null)[] = ['long', 'hard', 'easy'];
/** "long run", "workout". */
function nameOf({ kind, sports: [sport] }: WorkoutTag): string {
  return `${TOLD_KINDS.includes(kind) ? `${kind} ` : ''}${sport === undefined ? 'workout' : nounOf(sport)}`;
}

/** What a day holds instead. */
function heldBy(day: Day, { workouts }: RequestInput): string[] {
  const there = workouts.filter(({ scheduledDate }) => scheduledDate === day);
  const texts = there.map(
    ({ workoutType, duration }) => `${timeText(duration)} of ${PLURALS[workoutType] ?? 'training'}`,
  );
  return texts.length === 0 ? [] : [`${weekdayName(weekdayOf(day))} holds ${listOf(texts)}.`];
}

/** Why there is no such workout, or no more; where there is one, that. */
export function absentText(
  asked: WhyAsked,
  days: readonly Day[] | null,
  workouts: readonly RequestWorkout[],
  input: RequestInput,
): string {
  const { today } = input.limits;
  const workout = asked.workout!;
  const [sport] = workout.sports;
  const what = nameOf(workout);
  const monday = mondayOf(days?.[0] ?? today);
  const span =
    days ?? input.workouts.map(({ scheduledDate }) => scheduledDate).filter((day) => mondayOf(day) === monday);
  const isThere = (day: Day | null) => day !== null && (days === null ? true : days.includes(day));
  const removed = (input.past ?? []).filter(
    ({ from, to, workoutType }) =>
      isThere(from) &&
      (to === null || (days !== null && !days.includes(to))) &&
      (sport === undefined || workoutType === sport),
  );
  if (removed.length > 0) return removed.slice(0, 3).map(pastChangeText).join(' ');
  if (workouts.length > 0) {
    const is = `${upper(listOf(workouts.slice(0, 4).map(named)))} ${workouts.length === 1 ? 'is' : 'are'} on the schedule`;
    return asked.change === 'remove'
      ? `${is}: nothing of the kind was removed, as far as the plan’s record goes.`
      : `${is}.`;
  }
  const when = days === null ? 'this week' : days.length === 1 ? `on ${dayName(days[0]!)}` : `in ${spanName(days)}`;
  const parts = [`No ${what} is planned ${when}.`];
  const rule = isTrained(sport) ? ruleOf(sport, span[0] ?? monday, input) : null;
  if (rule !== null) parts.push(rule);
  else
    parts.push(
      'The plan keeps no reason for what is not in it.',
      ...(days?.length === 1 ? heldBy(days[0]!, input) : []),
    );
  const next = ofName(ofSport(input.workouts, workout), workout).find((workout) => isStillPlanned(workout, today));
  if (next !== undefined) parts.push(`The next is ${named(next)}.`);
  return parts.join(' ');
}
