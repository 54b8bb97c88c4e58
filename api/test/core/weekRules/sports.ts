import { dayFromNumber, dayNumber, mondayOf } from '../../../core/calendar/calendar.ts';
import { injuryRestrictions } from '../../../core/athlete/injuries.ts';
import { baseSportsOf, isTriathlon, onlySportOf } from '../../../core/codes/race.ts';
import { BRICK_RUN } from '../../../core/constants/bricks.ts';
import { TYPE_OF_SPORT } from '../../../core/workout/sport.ts';
import {
  all,
  availableDays,
  hasDayLimits,
  hasRaceNear,
  isRace,
  isRun,
  minutes,
  partsOf,
  perWeek,
  raceTypeOf,
  type Rule,
  secondsOf,
  show,
  showWeek,
  SPORT_OF_TYPE,
  unique,
} from './reading.ts';

/** 30: what injuries forbid. */
export const injuriesAreMinded: Rule = ({ athlete, today }, weeks) => {
  const restrictions = injuryRestrictions(athlete.injuries, today);
  const workouts = all(weeks).filter((workout) => !isRace(workout));
  const banned = workouts
    .filter(({ workoutType }) => workoutType !== 'brick' && workoutType !== 'race' && restrictions[workoutType].banned)
    .map(show);
  const bricks =
    restrictions.run.banned || restrictions.bike.banned
      ? workouts.filter(({ workoutType }) => workoutType === 'brick').map(show)
      : [];
  // a bone that has healed is minded for some weeks
  const isMinded = (day: number) =>
    injuryRestrictions(athlete.injuries, mondayOf(dayFromNumber(day))).run.noConsecutiveDays;
  const days = unique(workouts.filter(isRun).map(({ scheduledDate }) => dayNumber(scheduledDate))).sort(
    (a, b) => a - b,
  );
  return [
    ...banned,
    ...bricks,
    ...days
      .filter((day, i) => i > 0 && day - days[i - 1]! < 2 && isMinded(day))
      .map((day) => `runs on ${day - 1} and ${day}`),
  ];
};

/** 32: every sport of a race of several in every loading week of 3 h on 4 days. */
export const everySport: Rule = (input, weeks) => {
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  return perWeek(
    weeks,
    (week) => {
      const raceType = raceTypeOf(input, week);
      if (
        raceType === null ||
        onlySportOf(raceType) !== null ||
        week.kind !== 'load' ||
        week.plannedHours < 3 ||
        availableDays(input, week) < 4 ||
        week.weekStartDate < input.today
      )
        return true;
      if (hasRaceNear(input, week)) return true;
      const types = new Set(
        week.workouts.flatMap(({ workoutType }) => (workoutType === 'brick' ? ['bike', 'run'] : [workoutType])),
      );
      return baseSportsOf(raceType)
        .map((sport) => TYPE_OF_SPORT[sport])
        .every((type) => restrictions[type].banned || types.has(type));
    },
    (week) => week.workouts.map((w) => `${w.dayOfWeek} ${w.workoutType}`).join(', '),
  );
};

/** 33: bricks before races with a change from bike to run only, one a week, at least one in race-specific weeks of 4 h. */
export const bricks: Rule = (input, weeks) => {
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  return perWeek(
    weeks,
    (week) => {
      const raceType = raceTypeOf(input, week);
      const count = week.workouts.filter(({ workoutType }) => workoutType === 'brick').length;
      if (raceType === null || BRICK_RUN[raceType] === undefined) return week.kind === 'recovery' || count === 0;
      if (week.kind === 'race' || week.kind === 'recovery') return count === 0;
      const wanted =
        week.phaseType === 'race-specific' &&
        week.plannedHours >= 4 &&
        !restrictions.run.banned &&
        !restrictions.bike.banned &&
        restrictions.run.volumeFactor === 1 &&
        week.weekStartDate >= input.today &&
        availableDays(input, week) >= 4 &&
        !hasDayLimits(input) &&
        !hasRaceNear(input, week);
      return count <= 1 && (!wanted || count === 1);
    },
    (week) => `${week.workouts.filter(({ workoutType }) => workoutType === 'brick').length} bricks`,
  );
};

/** Minutes below which a week does not hold the sports of a triathlon, or of a runner with strength, beside each other. */
const HOURS_FOR_EVERY_SPORT = 2;

/**
 * 32: no sport that the race needs is missed for more than ten days. Recovery, weeks with a race or under 2 h, fewer than four
 * available days and injuries are exempt.
 */
export const noLongGap: Rule = (input, weeks) => {
  if (input.raceType === null) return [];
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  return (['run', 'bike', 'swim'] as const).flatMap((type) => {
    const rule = restrictions[type];
    if (rule.banned || rule.volumeFactor < 1) return [];
    const gaps: string[] = [];
    let last: number | null = null;
    for (const week of weeks) {
      const raceType = raceTypeOf(input, week);
      const isNeeded = raceType !== null && baseSportsOf(raceType).includes(SPORT_OF_TYPE[type]);
      if (
        !isNeeded ||
        availableDays(input, week) < 4 ||
        week.kind === 'recovery' ||
        hasRaceNear(input, week) ||
        week.plannedHours < HOURS_FOR_EVERY_SPORT
      ) {
        last = null;
        continue;
      }
      for (const workout of week.workouts) {
        if (!partsOf(workout).includes(type) && !isRace(workout)) continue;
        const day = dayNumber(workout.scheduledDate);
        if (last !== null && day - last > 10) gaps.push(`${type}: ${day - last} days until ${workout.scheduledDate}`);
        last = day;
      }
      const end = dayNumber(week.weekEndDate);
      last ??= Math.max(dayNumber(week.weekStartDate), dayNumber(input.today));
      if (end - last <= 10) continue;
      gaps.push(`${type}: ${end - last} days without by ${week.weekEndDate}`);
      last = end;
    }
    return gaps;
  });
};

/** 31, soft: shares of the sports in loading weeks of at least 4 h and 5 workouts. */
export const sportShares: Rule = (input, weeks) => {
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  if (
    (['run', 'bike', 'swim'] as const).some((type) => restrictions[type].banned || restrictions[type].volumeFactor < 1)
  )
    return [];
  return perWeek(
    weeks,
    (week) => {
      const raceType = raceTypeOf(input, week);
      const workouts = week.workouts.filter(({ workoutType }) => workoutType !== 'strength');
      if (raceType === null || week.kind !== 'load' || week.plannedHours < 4 || workouts.length < 5) return true;
      if (hasRaceNear(input, week, 7) || week.weekStartDate < input.today) return true;
      const total = minutes(workouts);
      const shareOf = (type: 'run' | 'bike' | 'swim') => secondsOf(workouts, type) / 60 / total;
      const only = onlySportOf(raceType);
      if (only !== null) return shareOf(TYPE_OF_SPORT[only]) >= 0.7;
      if (!isTriathlon(raceType)) return baseSportsOf(raceType).every((sport) => shareOf(TYPE_OF_SPORT[sport]) >= 0.15);
      const within = (share: number, low: number, high: number) => share >= low && share <= high;
      return (
        within(shareOf('swim'), 0.1, 0.3) && within(shareOf('bike'), 0.35, 0.6) && within(shareOf('run'), 0.18, 0.4)
      );
    },
    showWeek,
  );
};
