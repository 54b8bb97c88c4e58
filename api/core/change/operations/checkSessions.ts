import { addDays, type Day, dayNumber, daysBetween, weekdayOf } from '../../calendar/calendar.ts';
import { dayName, shortName } from '../../calendar/dayNames.ts';
import { LONG_RUN_WINDOW_DAYS, STRENGTH_PERCENT, STRENGTH_SHARE } from '../../constants/week.ts';
import { percentText } from '../../units/percentText.ts';
import { longRunBeforePlan, longRunLimit } from '../../week/limits.ts';
import { nearnessOf } from '../../week/raceNearness.ts';
import { check, isRace, type Finding } from '../../rules/finding.ts';
import { type PlanningContext, minutesOf, type ScheduledSession } from '../../rules/context.ts';

export function longRuns(
  desk: PlanningContext,
  monday: Day,
  here: readonly ScheduledSession[],
  all: readonly ScheduledSession[],
): Finding[] {
  const ahead = here.filter(
    ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate >= desk.limits.today,
  );
  if (ahead.length === 0) return [];
  const runs = [...desk.limits.past, ...all].filter(({ workoutType }) => workoutType === 'run');
  const before = longRunBeforePlan(desk.week(monday).limits.currentRunMinutes);
  const first = { scheduledDate: addDays(desk.limits.season.seasonStart, -1), duration: before };
  const known = [first, ...runs];
  return ahead.map((run) => {
    const recent = known.filter(({ scheduledDate }) => {
      const gap = daysBetween(scheduledDate, run.scheduledDate);
      return gap >= 1 && gap <= LONG_RUN_WINDOW_DAYS;
    });
    const longest = recent.length > 0 ? Math.max(...recent.map(({ duration }) => duration)) : longRunBeforePlan(null);
    const limit = longRunLimit(longest);
    return check('LONG_RUN', monday, run.scheduledDate, {
      workoutId: run.id,
      constraint: `${shortName(run.dayOfWeek)} run at most 10% or 10 min over the ${longest} min of the last 30 days`,
      limit: `${limit} min`,
      value: `${run.duration} min`,
      excess: run.duration - limit,
      message: `A run of ${run.duration} min is too big a step: your longest of the last 30 days is ${longest} min, so ${limit} min is the most.`,
    });
  });
}

export function strength(monday: Day, here: readonly ScheduledSession[], all: readonly ScheduledSession[]): Finding[] {
  const lifted = here.filter(({ workoutType }) => workoutType === 'strength');
  if (lifted.length === 0) return [];
  const minutes = minutesOf(here.filter((workout) => !isRace(workout)));
  const share = (100 * minutesOf(lifted)) / minutes;
  const checks = [
    check('STRENGTH', monday, null, {
      constraint: `Strength at most ${STRENGTH_PERCENT} of the week`,
      limit: STRENGTH_PERCENT,
      value: percentText(share.toFixed(1)),
      excess: minutesOf(lifted) <= STRENGTH_SHARE * minutes ? 0 : minutesOf(lifted) - STRENGTH_SHARE * minutes,
      message: `Strength would take ${percentText(share.toFixed(0))} of the week; ${STRENGTH_PERCENT} is the most.`,
    }),
  ];
  for (const { id, scheduledDate } of lifted) {
    const next = all.find(
      (each) => daysBetween(scheduledDate, each.scheduledDate) === 1 && (each.isHard || each.isLong) && !isRace(each),
    );
    checks.push(
      check('STRENGTH', monday, scheduledDate, {
        workoutId: id,
        constraint: `${shortName(weekdayOf(scheduledDate))} strength, not on the eve of a hard or long session`,
        limit: 'none',
        value: next === undefined ? 'none' : dayName(next.scheduledDate),
        excess: next === undefined ? 0 : 1,
        message: `Strength on ${dayName(scheduledDate)} would tire you for the ${next?.isLong ? 'long' : 'hard'} session the day after.`,
      }),
    );
  }
  return checks;
}

export function injuries(
  { restrictions, limits }: PlanningContext,
  monday: Day,
  here: readonly ScheduledSession[],
  all: readonly ScheduledSession[],
): Finding[] {
  return here
    .filter((workout) => !isRace(workout) && workout.scheduledDate >= limits.today)
    .flatMap((workout) => {
      const { scheduledDate: day, workoutType, duration } = workout;
      // a brick without race pace is all easy
      const intensity = workoutType === 'brick' && workout.intensity === 'moderate' ? 'easy' : workout.intensity;
      const types =
        workoutType === 'brick' ? (['bike', 'run'] as const) : [workoutType as 'run' | 'bike' | 'swim' | 'strength'];
      return types.flatMap((type) => {
        const rule = restrictions(day)[type];
        const cap = workoutType === 'brick' ? null : rule.capMinutes;
        const isRun = (each: ScheduledSession) => each.workoutType === 'run' || each.workoutType === 'brick';
        const inARow =
          rule.noConsecutiveDays &&
          all.some((each) => each.id !== workout.id && isRun(each) && daysBetween(each.scheduledDate, day) === 1);
        const wrong = rule.banned
          ? `Your injury forbids this sport (${type}) for now.`
          : rule.noIntensities.includes(intensity)
            ? `Your injury forbids a ${intensity} session of this sport (${type}) for now.`
            : cap !== null && duration > cap
              ? `Your injury limits this sport (${type}) to ${cap} min a session.`
              : inARow
                ? 'Your injury forbids runs on two days in a row for now.'
                : null;
        if (rule.note === '' && wrong === null) return [];
        return [
          check('INJURY', monday, day, {
            workoutId: workout.id,
            constraint: `${shortName(weekdayOf(day))} ${type} as your injury allows`,
            limit: rule.banned ? 'none' : cap === null ? 'as allowed' : `${cap} min`,
            value: `${intensity}, ${duration} min`,
            excess: wrong === null ? 0 : rule.banned || cap === null || duration <= cap ? 1 : duration - cap,
            message: wrong ?? rule.note,
          }),
        ];
      });
    });
}

export function races(desk: PlanningContext, monday: Day, here: readonly ScheduledSession[]): Finding[] {
  return here
    .filter((workout) => !isRace(workout) && workout.scheduledDate >= desk.limits.today)
    .flatMap(({ id, scheduledDate: day, duration, isHard }) => {
      const near = nearnessOf(dayNumber(day), desk.races);
      const wrong = near.isRaceDay
        ? `There is a race on ${dayName(day)}.`
        : near.isRecovering
          ? `${dayName(day)} is for recovering from your race.`
          : isHard && !near.mayBeHard && !near.mayBeOpener
            ? `${dayName(day)} lies too close to a race for a hard session.`
            : duration > near.sessionCap
              ? `A race is near: sessions on ${dayName(day)} last at most ${near.sessionCap} min.`
              : null;
      if (wrong === null) return [];
      return [
        check('RACE', monday, day, {
          workoutId: id,
          constraint: `${shortName(weekdayOf(day))} as near to the race as it is`,
          limit: near.sessionCap === Infinity ? 'easy or rest' : `${near.sessionCap} min`,
          value: `${duration} min${isHard ? ', hard' : ''}`,
          excess: duration > near.sessionCap ? duration - near.sessionCap : 1,
          message: wrong,
        }),
      ];
    });
}
