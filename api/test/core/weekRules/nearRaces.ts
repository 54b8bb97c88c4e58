import { isUnavailable, mostMinutesOn } from '../../../core/athlete/blackout.ts';
import { addDays, daysBetween, weekdayOf } from '../../../core/calendar/calendar.ts';
import { EASY_DAYS_AFTER_B, RACE_RECOVERY } from '../../../core/constants/raceWeek.ts';
import { RACE_TYPE_NUMBERS } from '../../../core/constants/raceTypes.ts';
import { injuryRestrictions } from '../../../core/athlete/injuries.ts';
import { isCostlyB } from '../../../core/season/phases.ts';
import type { Race } from '../../../core/race/race.ts';
import type { ScheduleInput } from '../../../core/rules/scheduleInput.ts';
import { planSeason } from '../../../core/season/seasonPlan.ts';
import { racesByDay } from '../../../core/rules/raceNearness.ts';
import type { PlannedWeek } from '../../../core/week/schedule.ts';
import {
  all,
  availableDays,
  hasRaceNear,
  isHard,
  isRace,
  limitsOf,
  minutes,
  type Rule,
  show,
  training,
  unique,
} from './reading.ts';

const SHARP: readonly string[] = ['threshold', 'race-pace'];

/** 18 and 19: fresh before races. */
export const freshForRaces: Rule = ({ races }, weeks) =>
  races.flatMap(({ raceDate, priority }) =>
    all(weeks)
      .filter((workout) => {
        const before = daysBetween(workout.scheduledDate, raceDate);
        if (!isHard(workout) || before < 0) return false;
        return before <= (priority === 'C' ? 1 : 2);
      })
      .map(show),
  );

/**
 * 19: a loading or step-back week with B races holds, races included, four fifths of the week without them or an hour and a
 * half beside them. The week without them is that of a season whose B races are C races, or what the ramp allows by now.
 */
export const smallerRacesShareTheirWeek: Rule = (input, weeks) => {
  const { races, season } = input;
  const isRaced = ({ priority }: Race) => priority === 'B';
  // without an A race the next B race is the goal; after a long one weeks of recovery follow
  if (!races.some(isRaced) || !races.some(({ priority }) => priority === 'A') || races.some(isCostlyB)) return [];
  const without = planSeason({
    ...input,
    races: races.map((race) => ({ ...race, priority: isRaced(race) ? 'C' : race.priority })),
  });
  return weeks.flatMap((week) => {
    const { weekStartDate, weekEndDate, kind } = week;
    const here = racesByDay(races).filter(({ raceDate }) => raceDate >= weekStartDate && raceDate <= weekEndDate);
    if ((kind !== 'load' && kind !== 'step') || !here.some(isRaced)) return [];
    const raced = here
      .filter(isRaced)
      .reduce((sum, { raceType }) => sum + 60 * RACE_TYPE_NUMBERS[raceType].raceHours, 0);
    const before = season.weeks.filter((each) => each.weekStartDate < weekStartDate);
    const hours = without.weeks.find((each) => each.weekStartDate === weekStartDate)?.plannedHours ?? 0;
    const most = 60 * Math.max(hours, ...before.map(({ plannedHours }) => 1.1 * plannedHours + 0.25));
    const total = minutes(training(week)) + raced;
    return total <= Math.max(0.8 * most, raced + 90) + 1 ? [] : [`${weekStartDate}: ${total} of ${most} min`];
  });
};

/** 20 and 1.7: recovery is easy, with days of rest after the race. */
export const recoveryIsEasy: Rule = ({ races }, weeks) => [
  ...weeks.filter(({ kind }) => kind === 'recovery').flatMap(({ workouts }) => workouts.filter(isHard).map(show)),
  ...racesByDay(races)
    .filter(({ priority }) => priority === 'A')
    .flatMap(({ raceDate, raceType }) => {
      const { restDays: rest, hardFromDay, caps, capsUntilDay, firstRuns } = RACE_RECOVERY[raceType];
      return all(weeks)
        .filter((workout) => {
          const after = daysBetween(raceDate, workout.scheduledDate);
          if (after <= 0 || isRace(workout)) return false;
          return (
            after <= rest ||
            (after < hardFromDay && isHard(workout)) ||
            (after <= capsUntilDay && workout.workoutType === 'run' && workout.duration > caps.running) ||
            (firstRuns !== undefined &&
              after <= firstRuns.untilDay &&
              workout.workoutType === 'run' &&
              (after < firstRuns.fromDay || workout.duration > firstRuns.minutes))
          );
        })
        .map(show);
    }),
  ...racesByDay(races)
    .filter(({ priority }) => priority === 'B')
    .flatMap(({ raceDate, raceType }) =>
      all(weeks)
        .filter(
          (workout) =>
            isHard(workout) &&
            daysBetween(raceDate, workout.scheduledDate) > 0 &&
            daysBetween(raceDate, workout.scheduledDate) <= EASY_DAYS_AFTER_B[raceType],
        )
        .map(show),
    ),
];

/** 1.7: until the day that may be hard again nothing after an A or B race is steady or at its pace, and after an A race no strength is heavy or has jumps. */
export const nothingButEasyAfterRaces: Rule = ({ races, today }, weeks) =>
  racesByDay(races)
    .filter(({ priority }) => priority !== 'C')
    .flatMap(({ raceDate, raceType, priority }) =>
      weeks
        .flatMap(training)
        .filter(({ scheduledDate, workoutType, intensity, templateId }) => {
          const after = daysBetween(raceDate, scheduledDate);
          const last = priority === 'A' ? RACE_RECOVERY[raceType].hardFromDay - 1 : EASY_DAYS_AFTER_B[raceType];
          if (after <= 0 || after > last || scheduledDate < today) return false;
          if (workoutType === 'strength')
            return priority === 'A' && /^strength-(?:heavy|explosive)/.test(templateId ?? '');
          return !['recovery', 'easy', ...(workoutType === 'brick' ? ['moderate'] : [])].includes(intensity);
        })
        .map(show),
    );

/** Workouts that the two days before an A race hold less than other days: one short one each, where they are not free anyway. */
const eves = ({ races, athlete: { preferences } }: ScheduleInput, { weekStartDate, weekEndDate }: PlannedWeek) =>
  unique(
    races
      .filter(({ priority }) => priority === 'A')
      .flatMap(({ raceDate }) => [-2, -1].map((days) => addDays(raceDate, days))),
  ).filter((date) => date >= weekStartDate && date <= weekEndDate && !isUnavailable(preferences, date)).length;

/** Workouts of 20 min that the `days` of the week with the most room hold: two a day, one before an A race, none or one where a day is shorter. */
function mostOnDays(input: ScheduleInput, week: PlannedWeek, days: number): number {
  const { races, athlete } = input;
  const isEve = (date: string) =>
    races.some(({ priority, raceDate }) => priority === 'A' && [1, 2].includes(daysBetween(date, raceDate)));
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => addDays(week.weekStartDate, i))
    .filter((date) => !isUnavailable(athlete.preferences, date))
    .map((date) => {
      const fitting = Math.floor(mostMinutesOn(athlete.preferences, date, weekdayOf(date)) / 20);
      return Math.min(fitting, isEve(date) ? 1 : 2);
    })
    .sort((a, b) => b - a)
    .slice(0, days)
    .reduce((sum, each) => sum + each, 0);
}

/**
 * 16: a taper week keeps four fifths of the workouts of the last loading week, as far as its minutes and days hold workouts of 20 min,
 * and one of them sharp. The two days before an A race hold one short workout each (1.6). Weeks that have begun or follow a race by less than two weeks and injuries that take minutes from a sport are exempt, for
 * beginners more workouts than days, from sharpness also weeks of one workout, runs too soon after a hard one, the three days before the race, the days of
 * recovery from the last one, the Monday after a hard or long Sunday, and sports whose injury forbids it.
 */
export const tapersKeepWorkouts: Rule = (input, weeks) => {
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  const isInjured = (['run', 'bike', 'swim'] as const).some(
    (type) => restrictions[type].banned || restrictions[type].volumeFactor < 1,
  );
  let lastLoad: number | null = null;
  return weeks.flatMap((week) => {
    if (week.kind === 'load') lastLoad = training(week).length;
    if (week.kind !== 'taper' || lastLoad === null || week.weekStartDate < input.today) return [];
    if (hasRaceNear(input, week, 14) || isInjured) return [];
    const here = training(week);
    const unavailable = 7 - availableDays(input, week);
    const limits = limitsOf(input, week);
    const days = 7 - Math.max(unavailable, limits.restDays);
    const wanted = Math.min(
      Math.floor(0.8 * lastLoad),
      Math.floor((60 * week.plannedHours) / 20),
      limits.workoutsADay === 1 ? days : 2 * days - eves(input, week),
      mostOnDays(input, week, days),
    );
    const eve = addDays(week.weekStartDate, -1);
    const isTired = all(weeks).some(
      (workout) =>
        workout.scheduledDate === eve && (isHard(workout) || (workout.isLong && workout.workoutType === 'run')),
    );
    const hardRunBefore = (date: string, days: number) =>
      all(weeks).some((workout) => {
        const after = daysBetween(workout.scheduledDate, date);
        return workout.workoutType === 'run' && isHard(workout) && after > 0 && after < days;
      });
    const mayBeHard = (date: string) =>
      !(isTired && date === week.weekStartDate) &&
      input.races.every(({ raceDate, raceType, priority }) => {
        const after = daysBetween(raceDate, date);
        return after < -3 || (after > 0 && (priority !== 'A' || after >= RACE_RECOVERY[raceType].hardFromDay));
      });
    const maySharpen = here.some(
      ({ workoutType, scheduledDate, templateId }) =>
        (workoutType === 'run' || workoutType === 'bike' || workoutType === 'swim') &&
        // who runs and walks in turns, or may not run fast, gets nothing sharp in running
        !(workoutType === 'run' && (templateId === null || restrictions.run.avoid.includes('fast'))) &&
        // hard runs lie 72 h apart from the age of 50 on (2.2)
        !(workoutType === 'run' && hardRunBefore(scheduledDate, limits.hardRunSpacingDays)) &&
        !restrictions[workoutType].noIntensities.includes('threshold') &&
        mayBeHard(scheduledDate),
    );
    const isSharp = here.length <= 1 || !maySharpen || here.some(({ intensity }) => SHARP.includes(intensity));
    return here.length >= wanted && isSharp
      ? []
      : [`${week.weekStartDate}: ${here.length} of ${lastLoad}, ${isSharp ? '' : 'nothing sharp'}`];
  });
};
