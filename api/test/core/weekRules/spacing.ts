import { dayNumber, daysBetween } from '../../../core/calendar/calendar.ts';
import { all, isHard, limitsOf, minutes, perWeek, type Rule, show, training, unique } from './reading.ts';

/** 23: hard days are never adjacent, weeks' borders included. */
export const hardDaysApart: Rule = (_input, weeks) => {
  const days = unique(
    all(weeks)
      .filter(isHard)
      .map(({ scheduledDate }) => dayNumber(scheduledDate)),
  ).sort((a, b) => a - b);
  return days.filter((day, i) => i > 0 && day - days[i - 1]! < 2).map(String);
};

/** 24: two days between hard workouts of a sport; nothing hard the day after a long run. */
export const hardSportsApart: Rule = (_input, weeks) => {
  const hard = all(weeks).filter(isHard);
  return hard.flatMap((workout) => {
    const near = hard.some(
      (other) =>
        other !== workout &&
        other.workoutType === workout.workoutType &&
        Math.abs(daysBetween(other.scheduledDate, workout.scheduledDate)) < 2,
    );
    const afterLongRun = all(weeks).some(
      ({ isLong, workoutType, scheduledDate }) =>
        isLong && workoutType === 'run' && daysBetween(scheduledDate, workout.scheduledDate) === 1,
    );
    return near || afterLongRun ? [`${show(workout)} ${near ? 'near' : 'after long run'}`] : [];
  });
};

const HARD_BY_PHASE: Readonly<Record<string, number>> = {
  base: 2,
  build: 3,
  'race-specific': 3,
  peak: 2,
  taper: 2,
  race: 1,
  recovery: 0,
};

/** 25: hard days by phase, level and age. */
export const fewHardDays: Rule = (input, weeks) =>
  perWeek(
    weeks,
    (week) => {
      const days = unique(week.workouts.filter(isHard).map(({ scheduledDate }) => scheduledDate)).length;
      return (
        days <= Math.min(HARD_BY_PHASE[week.phaseType]!, limitsOf(input, week).hardDays, week.kind === 'step' ? 1 : 3)
      );
    },
    (week) => week.workouts.filter(isHard).map(show).join(', '),
  );

/** isHard says the same as the intensity. */
export const hardIsHard: Rule = (_input, weeks) =>
  all(weeks)
    .filter((workout) => workout.isHard !== isHard(workout))
    .map(show);

/** 34: strength at most twice and 12%, none in race weeks or on the eve of hard and long workouts, nothing heavy on a long day. */
export const strengthKeepsOut: Rule = (_input, weeks) => {
  const strength = all(weeks).filter(({ workoutType }) => workoutType === 'strength');
  const shares = perWeek(
    weeks,
    (week) => {
      const here = week.workouts.filter(({ workoutType }) => workoutType === 'strength');
      return (
        here.length <= 2 &&
        minutes(here) <= 0.12 * minutes(training(week)) &&
        (week.kind !== 'race' || here.length === 0)
      );
    },
    (week) =>
      `${minutes(week.workouts.filter(({ workoutType }) => workoutType === 'strength'))} of ${minutes(training(week))}`,
  );
  const eves = strength.filter((workout) =>
    all(weeks).some(
      (next) => daysBetween(workout.scheduledDate, next.scheduledDate) === 1 && (isHard(next) || next.isLong),
    ),
  );
  const onLongDays = strength.filter(
    ({ isHard: isHeavy, scheduledDate }) =>
      isHeavy && all(weeks).some((other) => other.isLong && other.scheduledDate === scheduledDate),
  );
  return [...shares, ...eves.map(show), ...onLongDays.map(show)];
};

/** Twice the same sport on a day would be one workout. */
export const sportsOnceADay: Rule = (_input, weeks) => {
  const all = weeks.flatMap(({ workouts }) => workouts);
  return all
    .filter(({ workoutType, scheduledDate }, at) =>
      all.slice(0, at).some((other) => other.workoutType === workoutType && other.scheduledDate === scheduledDate),
    )
    .map(show);
};
