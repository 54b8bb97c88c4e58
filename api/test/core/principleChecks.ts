import { dayNumber, mondayOf } from '../../core/calendar/calendar.ts';
import type { PrincipleRule, TaughtPrinciple, What } from '../../core/principles/rule.ts';
import { bodyWords } from '../../core/principles/words.ts';
import type { PlannedWeek } from '../../core/week/schedule.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';
import type { PlannedWorkout } from '../../core/workout/workout.ts';
import { limitsOf, raceTypeOf, training } from './weekRules/reading.ts';

const HARD: readonly string[] = ['hard', 'threshold', 'vo2max', 'race-pace'];

/** Written again in the plainest way, apart from what the planner itself looks with. */
function is({ types, quality }: What, workout: PlannedWorkout, parts: boolean): boolean {
  const of: string[] = workout.workoutType === 'brick' && parts ? ['brick', 'bike', 'run'] : [workout.workoutType];
  if (types.length > 0 && !of.some((type) => (types as readonly string[]).includes(type))) return false;
  if (
    quality === 'long' &&
    workout.workoutType === 'brick' &&
    types.length > 0 &&
    !types.some((type) => type === 'bike' || type === 'brick')
  )
    return false;
  if (quality === 'any') return true;
  if (quality === 'long') return workout.isLong;
  if (quality === 'hard') return HARD.includes(workout.intensity);
  if (quality === 'easy') return !HARD.includes(workout.intensity) && !workout.isLong;
  return workout.intensity === quality;
}

/** What of a week breaks the rule; `all` are the workouts of every week. */
export function breaks(
  { body, scope }: PrincipleRule,
  week: PlannedWeek,
  all: readonly PlannedWorkout[],
  input: ScheduleInput,
): string[] {
  const here = training(week);
  const show = ({ scheduledDate, workoutType, duration }: PlannedWorkout) =>
    `${scheduledDate} ${workoutType} ${duration}`;
  const raceTypes = scope.who.flatMap((who) => (who.kind === 'race' ? who.raceTypes : []));
  switch (body.kind) {
    case 'days':
      return here
        .filter((workout) => is(body.what, workout, true) && body.days.includes(workout.dayOfWeek) !== body.only)
        .map(show);
    case 'count': {
      const of = here.filter((workout) => is(body.what, workout, body.most === 0));
      if (body.weeks > 1) return [];
      const size =
        body.what.quality === 'hard' ? new Set(of.map(({ scheduledDate }) => scheduledDate)).size : of.length;
      return size > body.most ? of.map(show) : [];
    }
    case 'perDay':
      return here
        .filter(
          (workout) =>
            is(body.what, workout, false) &&
            here.filter((other) => other.scheduledDate === workout.scheduledDate && is(body.what, other, false))
              .length > body.most,
        )
        .map(show);
    case 'length':
      return here
        .filter(
          (workout) =>
            is(body.what, workout, false) &&
            workout.duration > body.minutes &&
            (body.days.length === 0 || body.days.includes(workout.dayOfWeek)),
        )
        .map(show);
    case 'share': {
      const of = here.filter(
        ({ workoutType }) =>
          body.of === 'week' ||
          body.what.types.length === 0 ||
          (body.what.types as readonly string[]).includes(workoutType),
      );
      const total = of.reduce((sum, { duration }) => sum + duration, 0);
      return here
        .filter(
          (workout) => is(body.what, workout, false) && workout.duration > Math.ceil((body.percent / 100) * total),
        )
        .map(show);
    }
    case 'apart':
      return all
        .filter((workout) => workout.workoutType !== 'race' && is(body.next, workout, true))
        .filter((next) =>
          all.some((first) => {
            const gap = dayNumber(next.scheduledDate) - dayNumber(first.scheduledDate);
            return (
              first !== next &&
              first.workoutType !== 'race' &&
              gap >= body.from &&
              gap <= body.to &&
              is(body.first, first, true) &&
              [next, first].some((each) => mondayOf(each.scheduledDate) === week.weekStartDate)
            );
          }),
        )
        .map(show);
    case 'rest':
      return 7 - new Set(week.workouts.map(({ scheduledDate }) => scheduledDate)).size < body.least
        ? here.map(show)
        : [];
    case 'hours':
      return here.reduce((sum, { duration }) => sum + duration, 0) > 60 * body.most ? here.map(show) : [];
    case 'nearRace':
      return here
        .filter((workout) => is(body.what, workout, true))
        .filter((workout) =>
          input.races
            .filter(({ raceType }) => raceTypes.length === 0 || raceTypes.includes(raceType))
            .some(({ raceDate }) => {
              const gap = dayNumber(workout.scheduledDate) - dayNumber(raceDate);
              return (gap < 0 && -gap <= body.before) || (gap > 0 && gap <= body.after);
            }),
        )
        .map(show);
    case 'ramp':
    case 'step':
    case 'prefer':
      return [];
  }
}

function concerns({ scope, body }: PrincipleRule, week: PlannedWeek, input: ScheduleInput): boolean {
  const { age, gender, injuries, preferences } = input.athlete;
  if (scope.phases.length > 0 && !scope.phases.includes(week.phaseType)) return false;
  if (scope.kinds.length > 0 && !scope.kinds.includes(week.kind)) return false;
  const weekInPlan = Math.floor((dayNumber(week.weekStartDate) - dayNumber(mondayOf(input.season.seasonStart))) / 7);
  if (scope.firstWeeks !== null && weekInPlan >= scope.firstWeeks) return false;
  return scope.who.every((who) => {
    switch (who.kind) {
      case 'age':
        return age >= who.from && age <= who.to;
      case 'gender':
        return gender === who.gender;
      case 'hours':
        return preferences.weeklyHoursAvailable < who.below;
      case 'injury':
        return injuries.some(
          ({ isRecovered, affectedArea }) =>
            !isRecovered && (who.area === null || affectedArea.toLowerCase().includes(who.area.toLowerCase())),
        );
      case 'level':
        return who.levels.includes(limitsOf(input, week).level);
      case 'race':
        return body.kind === 'nearRace' || who.raceTypes.includes(raceTypeOf(input, week)!);
    }
  });
}

/** Rules that a week breaks without saying so. */
export function silentlyBroken(
  principles: readonly TaughtPrinciple[],
  weeks: readonly PlannedWeek[],
  input: ScheduleInput,
): string[] {
  const all = weeks.flatMap(({ workouts }) => workouts);
  return weeks.flatMap((week) =>
    principles.flatMap(({ by, rules }) =>
      rules.flatMap((rule) => {
        if (!concerns(rule, week, input)) return [];
        // what a coach teaches twice is told once
        const ids = principles.filter((other) => other.by === by).map(({ id }) => id);
        const wrong = breaks(rule, week, all, input);
        const name = bodyWords(rule.body);
        const lines = week.proof.filter(
          ({ principleId, constraint }) =>
            ids.includes(principleId ?? '') && constraint.toLowerCase().endsWith(name.toLowerCase()),
        );
        if (lines.length === 0) return [`${week.weekStartDate}: no proof of "${name}"`];
        return wrong.length > 0 && lines.every(({ holds }) => holds)
          ? [`${week.weekStartDate} "${name}": ${wrong.join(', ')}`]
          : [];
      }),
    ),
  );
}
