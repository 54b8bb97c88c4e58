import { isUnavailable, mostMinutesOn } from '../../../core/athlete/blackout.ts';
import { addDays, daysBetween, weekdayOf } from '../../../core/calendar/calendar.ts';
import { LONG_CAPS, LONG_SHARES, RACE_LONG_SHARES } from '../../../core/constants/longWorkouts.ts';
import { RACE_RECOVERY } from '../../../core/constants/raceWeek.ts';
import type { RaceType } from '../../../core/codes/race.ts';
import type { EnduranceSport } from '../../../core/codes/sport.ts';
import { injuryRestrictions } from '../../../core/athlete/injuries.ts';
import { sportShares } from '../../../core/race/sportShares.ts';
import { isTest } from '../../../core/workout/thresholdTest.ts';
import { mainSetMinutes } from '../../../core/workout/prescription/stepSums.ts';
import { longRunBeforePlan } from '../../../core/rules/athleteLimits.ts';
import { runsAmong } from '../../../core/rules/longRunGrowth.ts';
import {
  all,
  availableDays,
  hasDayLimits,
  hasRaceNear,
  isRace,
  limitsOf,
  minutes,
  partsOf,
  perWeek,
  raceTypeOf,
  type Rule,
  secondsOf,
  show,
  showWeek,
  SPORT_OF_TYPE,
  training,
} from './reading.ts';

/**
 * 22: the longest workout lies on a long-workout day; a race near takes the day out, and is itself the longest of its week where no
 * workout is longer (1.5: it counts as the long one).
 */
export const longestOnLongDay: Rule = (input, weeks) => {
  const { preferences } = input.athlete;
  const { longWorkoutDays } = preferences;
  return perWeek(
    weeks,
    (week) => {
      if (week.kind === 'race' || week.kind === 'recovery' || week.weekStartDate < input.today) return true;
      const dates = [0, 1, 2, 3, 4, 5, 6].map((i) => addDays(week.weekStartDate, i));
      const open = dates.filter(
        (date) =>
          longWorkoutDays.includes(weekdayOf(date)) &&
          !isUnavailable(preferences, date) &&
          mostMinutesOn(preferences, date) >= 45,
      );
      // the day before a race, the two before an A or B race, the days of rest after one and the race day itself hold no long workout
      const free = open.filter(
        (date) =>
          !input.races.some(({ raceDate, priority, raceType }) => {
            const gap = daysBetween(raceDate, date);
            return (
              gap === 0 || gap === -1 || (priority !== 'C' && gap >= -2 && gap <= RACE_RECOVERY[raceType].restDays)
            );
          }),
      );
      if (free.length === 0 || training(week).length === 0) return true;
      const longest = Math.max(...training(week).map(({ duration }) => duration));
      if (week.workouts.some((workout) => isRace(workout) && workout.duration >= longest)) return true;
      return training(week).some(
        ({ duration, dayOfWeek }) => duration === longest && longWorkoutDays.includes(dayOfWeek),
      );
    },
    showWeek,
  );
};

/** 28: long runs grow by 10% or 10 min over the last 30 days; caps of the race type. */
export const longRunsGrowSlowly: Rule = (input, weeks) => {
  const before = input.past.some(({ workoutType }) => workoutType === 'run')
    ? []
    : [
        {
          scheduledDate: addDays(input.season.seasonStart, -1),
          duration: longRunBeforePlan(limitsOf(input, weeks[0]!).currentRunMinutes),
        },
      ];
  const runs = [
    ...before,
    ...[...input.past, ...all(weeks)].flatMap((workout) => {
      const run = runsAmong(input.races)(workout);
      return run === null ? [] : [{ ...workout, duration: run.minutes }];
    }),
  ];
  return all(weeks)
    .filter(({ workoutType }) => workoutType === 'run')
    .filter((run) => {
      const recent = runs.filter(({ scheduledDate }) => {
        const days = daysBetween(scheduledDate, run.scheduledDate);
        return days >= 1 && days <= 30;
      });
      const longest = recent.length > 0 ? Math.max(...recent.map(({ duration }) => duration)) : 30;
      return run.duration > Math.max(1.1 * longest, longest + 10);
    })
    .map(show);
};

export const withinCaps: Rule = (input, weeks) =>
  weeks.flatMap((week) => {
    const raceType = raceTypeOf(input, week);
    if (raceType === null || week.kind === 'recovery') return [];
    const sportOf = { run: 'running', bike: 'cycling', swim: 'swimming' } as const;
    return training(week)
      .filter(
        ({ workoutType, duration }) =>
          (workoutType === 'run' || workoutType === 'bike' || workoutType === 'swim') &&
          duration > LONG_CAPS[raceType][sportOf[workoutType]],
      )
      .map(show);
  });

/** The share by number of workouts, or what the race asks for. */
function mostOf(raceType: RaceType, sport: EnduranceSport, n: number): number {
  const raced = RACE_LONG_SHARES[raceType]?.[sport];
  return Math.max(LONG_SHARES[sport][n] ?? 0.3, (typeof raced === 'number' ? raced : raced?.[n]) ?? 0);
}

/** 29, soft: a long workout's part of the minutes meant for its sport, by the workouts of the sport. */
export const longShares: Rule = (input, weeks) => {
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  const isInjured = (['run', 'bike', 'swim'] as const).some(
    (type) => restrictions[type].volumeFactor < 1 || restrictions[type].banned,
  );
  return weeks.flatMap((week) => {
    const raceType = raceTypeOf(input, week);
    if (raceType === null || week.weekStartDate < input.today) return [];
    const shares = sportShares(raceType, input.athlete.assessments);
    const strength = minutes(training(week).filter(({ workoutType }) => workoutType === 'strength'));
    return training(week)
      .filter((workout) => {
        const type = workout.workoutType === 'brick' ? 'bike' : workout.workoutType;
        if (!workout.isLong || type === 'strength' || type === 'race' || isInjured) return false;
        const sport = SPORT_OF_TYPE[type];
        const n = training(week).filter((other) => partsOf(other)[0] === type).length;
        const length = secondsOf([workout], type) / 60;
        const target = (shares[sport] ?? 1) * (60 * week.plannedHours - strength);
        return n >= 2 && length > 45 && length > mostOf(raceType, sport, n) * target + 5;
      })
      .map(show);
  });
};

const MAX_MINUTES = { beginner: 0, intermediate: 1, advanced: 2, veteran: 3 } as const;
/** Most minutes of work by level, written out so that no constant moves them unseen. */
const MAX_THRESHOLD = [20, 30, 40, 45] as const;
const MAX_VO2MAX = [12, 18, 22, 25] as const;
const MAX_RACE_PACE: Readonly<Record<string, number>> = {
  'sprint-tri': 60,
  'olympic-tri': 60,
  duathlon: 60,
  marathon: 75,
  'half-marathon': 45,
  'half-ironman': 90,
  ironman: 180,
  'gran-fondo': 90,
  aquabike: 90,
};

/** A test is done as it is written, whatever the level: half an hour of running, or twenty minutes of riding after three of spinning up. */
const MAX_TEST = 30;

/** 37: minutes of work in a workout by level, at race pace by race type. */
export const mainSetsWithinLimits: Rule = (input, weeks) =>
  weeks.flatMap((week) => {
    const limits = limitsOf(input, week);
    return training(week)
      .filter((workout) => {
        const { workoutType, intensity } = workout;
        if (workoutType === 'strength' || workoutType === 'race') return false;
        const level =
          MAX_MINUTES[workoutType === 'brick' ? limits.level : limits.levelBySport[SPORT_OF_TYPE[workoutType]]];
        const work = mainSetMinutes(workout);
        if (isTest(workout.templateId)) return work > MAX_TEST;
        if (intensity === 'vo2max') return work > MAX_VO2MAX[level];
        if (intensity === 'threshold') return work > MAX_THRESHOLD[level];
        const ofRace = Math.max(0, ...input.races.map(({ raceType }) => MAX_RACE_PACE[raceType] ?? 40));
        return intensity === 'race-pace' && work > ofRace;
      })
      .map(show);
  });

/**
 * 38: the hours of a week are used to 5% or a quarter of an hour, or every workout stands at its limit. Looked at where
 * days, injuries, races near and weeks that have begun leave the hours free.
 */
export const hoursAreUsed: Rule = (input, weeks) => {
  const restrictions = injuryRestrictions(input.athlete.injuries, input.today);
  const isFree = (['run', 'bike', 'swim', 'strength'] as const).every(
    (type) =>
      !restrictions[type].banned && restrictions[type].capMinutes === null && restrictions[type].volumeFactor === 1,
  );
  if (!isFree || hasDayLimits(input)) return [];
  return perWeek(
    weeks,
    (week) => {
      if ((week.kind !== 'load' && week.kind !== 'step') || week.weekStartDate < input.today) return true;
      if (availableDays(input, week) < 4 || hasRaceNear(input, week, 28, 7)) return true;
      const missing = 60 * week.plannedHours - minutes(training(week));
      if (missing <= Math.max(15, 0.05 * 60 * week.plannedHours)) return true;
      // then each workout must stand at a limit of its own
      return training(week).every(
        ({ workoutType, reasons }) =>
          workoutType === 'strength' ||
          reasons.some(
            ({ code }) =>
              code === 'COMPLEMENTARY_SPORT' ||
              (code.startsWith('LENGTH_') && code !== 'LENGTH_SHARE') ||
              code === 'LONG_RUN_GROWTH',
          ),
      );
    },
    (week) => `${minutes(training(week))} of ${Math.round(60 * week.plannedHours)} min: ${showWeek(week)}`,
  );
};
