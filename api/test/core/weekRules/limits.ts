import { proved } from '../../../core/week/planningLines.ts';
import { isUnavailable, mostMinutesOn } from '../../../core/athlete/blackout.ts';
import { flattenSteps, sportOf, stepSeconds } from '../../../core/workout/prescription/stepSums.ts';
import type { Step } from '../../../core/workout/workout.ts';
import { threeZoneOf } from '../../../core/athlete/zones.ts';
import {
  all,
  availableDays,
  isRace,
  limitsOf,
  minutes,
  perWeek,
  type Rule,
  show,
  training,
  unique,
} from './reading.ts';

/** 9: hours are an upper limit. */
export const withinHours: Rule = (input, weeks) =>
  perWeek(
    weeks,
    (week) =>
      minutes(training(week)) <= 60 * week.plannedHours &&
      minutes(training(week)) <= 60 * input.athlete.preferences.weeklyHoursAvailable,
    (week) => `${minutes(training(week))} min`,
  );

/** Day limits hold for all workouts together. */
export const withinDayLimits: Rule = ({ athlete }, weeks) =>
  unique(all(weeks).map(({ scheduledDate }) => scheduledDate)).flatMap((date) => {
    const cap = mostMinutesOn(athlete.preferences, date);
    const used = minutes(all(weeks).filter((workout) => workout.scheduledDate === date && !isRace(workout)));
    return used <= cap ? [] : [`${date}: ${used} of ${cap} min`];
  });

/** 21: no unavailable day, nothing before today, a race day holds the race alone. */
export const onOpenDays: Rule = ({ athlete, today, races }, weeks) =>
  all(weeks)
    .filter((workout) => {
      const { scheduledDate } = workout;
      if (scheduledDate < today) return true;
      if (isRace(workout)) return !races.some(({ raceDate }) => raceDate === scheduledDate);
      return (
        isUnavailable(athlete.preferences, scheduledDate) || races.some(({ raceDate }) => raceDate === scheduledDate)
      );
    })
    .map(show);

/** Every race ahead is on its day, once. */
export const racesAreRaced: Rule = ({ races, today }, weeks) => {
  const last = weeks.at(-1)?.weekEndDate ?? '';
  const days = unique(races.map(({ raceDate }) => raceDate)).filter(
    (day) => day >= today && day >= (weeks[0]?.weekStartDate ?? '') && day <= last,
  );
  return days.filter(
    (day) => all(weeks).filter((workout) => isRace(workout) && workout.scheduledDate === day).length !== 1,
  );
};

/** 26: days of rest, available days permitting; never seven training days. */
export const restDays: Rule = (input, weeks) =>
  perWeek(
    weeks,
    (week) => {
      const days = unique(week.workouts.map(({ scheduledDate }) => scheduledDate)).length;
      return 7 - days >= Math.min(limitsOf(input, week).restDays, 6) || days <= 1;
    },
    (week) => `${unique(week.workouts.map(({ scheduledDate }) => scheduledDate)).length} days`,
  );

/** 27: two workouts a day, for beginners one while the days suffice. */
export const workoutsADay: Rule = (input, weeks) =>
  weeks.flatMap((week) => {
    const most =
      limitsOf(input, week).level === 'beginner' && training(week).length <= availableDays(input, week) ? 1 : 2;
    return unique(week.workouts.map(({ scheduledDate }) => scheduledDate))
      .filter((date) => week.workouts.filter(({ scheduledDate }) => scheduledDate === date).length > most)
      .map((date) => `${date}: over ${most} of ${training(week).length} workouts`);
  });

/** 39: no workout under 20 min, the eve of a race and openers apart. */
export const longEnough: Rule = (_input, weeks) =>
  all(weeks)
    .filter(({ duration }) => duration < 20)
    .map(show);

/** Every workout says why; every proof holds, the wish for the long workout's day apart, which another rule looks at. */
export const explained: Rule = (input, weeks) => [
  ...all(weeks)
    .filter(
      ({ reasons }) =>
        reasons.length === 0 || reasons.some(({ text }) => text === '' || /undefined|NaN|null|Infinity/.test(text)),
    )
    .map(show),
  ...proved(input, weeks).flatMap((week) =>
    week.proof
      .filter(({ holds, constraint }) => !holds && !constraint.startsWith('Longest workout on'))
      .map((proof) => `${week.weekStartDate} ${JSON.stringify(proof)}`),
  ),
];

/** 39: a workout lasts as long as its steps; work above threshold has a warm-up before and a cool-down after. */
/** Whole steps of five minutes, of a brick in each of its sports too. */
export const inSteps: Rule = (_input, weeks) =>
  all(weeks)
    .filter((workout) => {
      if (isRace(workout)) return false;
      const ofRun = flattenSteps(workout.steps).filter((step) => sportOf(step, workout.workoutType) === 'run');
      const runSeconds = ofRun.reduce((sum, { durationSec }) => sum + durationSec, 0);
      return workout.duration % 5 !== 0 || (workout.workoutType === 'brick' && runSeconds % 300 !== 0);
    })
    .map(show);

export const wellBuilt: Rule = (_input, weeks) =>
  all(weeks)
    .filter((workout) => {
      if (isRace(workout)) return false;
      const steps = flattenSteps(workout.steps);
      const seconds = (kind: Step['kind']) =>
        steps.filter((step) => step.kind === kind).reduce((sum, { durationSec }) => sum + durationSec, 0);
      const isSharp = steps.some((step) => {
        const sport = sportOf(step, workout.workoutType);
        return (
          sport !== null && step.kind === 'work' && step.durationSec >= 45 && threeZoneOf(sport, step.effort) === 3
        );
      });
      // swims end in whole lengths, half a minute of them at most
      const length = workout.workoutType === 'swim' ? 30 : 0;
      return (
        stepSeconds(workout.steps) !== 60 * workout.duration ||
        (isSharp && (seconds('warmup') < 8 * 60 || seconds('cooldown') < 5 * 60 - length))
      );
    })
    .map(show);
