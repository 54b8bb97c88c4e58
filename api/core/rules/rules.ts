import { blackoutOn, blockedText, shortTimeOn, shortTimeText } from '../athlete/blackout.ts';
import { addDays, type Day, mondayOf, WEEKDAYS, weekdayOf } from '../calendar/calendar.ts';
import { dayName, weekdayName, shortName } from '../calendar/dayNames.ts';
import { HARD_BY_PHASE, HARD_IN_STEP_WEEK } from '../constants/week.ts';
import { countOf } from '../units/countOf.ts';
import { principles } from '../change/operations/principles.ts';
import { injuries, longRuns, races, strength } from '../change/operations/checkSessions.ts';
import { blockedLine, check, isRace, type Finding, shortTimeLine } from './finding.ts';
import {
  type PlanningContext,
  planningContextOf,
  minutesOf,
  type ScheduledSession,
  type ScheduleLimits,
} from './context.ts';

/** More than the plan's hours, when a person asks for it: 10% or half an hour in loading weeks, nothing in others [D]. */
const WISH_GROWTH = { share: 0.1, minutes: 30 };

/** Every limit of the weeks that the sessions lie in, in the order of weeks: what a proof of those weeks says. */
export function proveSchedule(
  workouts: readonly ScheduledSession[],
  limits: ScheduleLimits | PlanningContext,
): Finding[] {
  const context = 'week' in limits ? limits : planningContextOf(limits);
  const { firstDay, lastDay } = context.limits;
  const shown = workouts.filter(({ status }) => status !== 'skipped');
  const checks: Finding[] = [];
  for (let monday = mondayOf(firstDay); monday <= lastDay; monday = addDays(monday, 7)) {
    const here = shown.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday);
    checks.push(...hours(context, monday, here), ...days(context, monday, here), ...rest(context, monday, here));
    checks.push(...hardDays(context, monday, here, shown), ...longRuns(context, monday, here, shown));
    checks.push(
      ...strength(monday, here, shown),
      ...injuries(context, monday, here, shown),
      ...races(context, monday, here),
    );
    checks.push(...principles(context, monday, here, shown));
  }
  return checks;
}

/** The limits that the sessions break; nothing for a schedule as the planner makes it. */
export function checkSchedule(
  workouts: readonly ScheduledSession[],
  limits: ScheduleLimits | PlanningContext,
): Finding[] {
  return proveSchedule(workouts, limits).filter(({ holds }) => !holds);
}

function hours(context: PlanningContext, monday: Day, here: readonly ScheduledSession[]): Finding[] {
  const { target } = context.week(monday);
  const training = here.filter((workout) => !isRace(workout));
  const minutes = minutesOf(training);
  const available = 60 * context.limits.athlete.preferences.weeklyHoursAvailable;
  const wished = training.some(({ madeBy, locked }) => locked || madeBy !== 'planner') && target?.kind === 'load';
  const planned = target === null ? available : Math.floor(60 * target.plannedHours);
  const more = wished ? Math.max(WISH_GROWTH.minutes, Math.floor(WISH_GROWTH.share * planned)) : 0;
  const most = Math.min(planned + more, available);
  return [
    check('LOAD', monday, null, {
      constraint: `Week at most ${most} min, races not counted`,
      limit: `${most} min`,
      value: `${minutes} min`,
      excess: minutes - most,
      message: `The week of ${dayName(monday)} would hold ${minutes} min; at most ${most} min fit your plan.`,
    }),
  ];
}

function days(context: PlanningContext, monday: Day, here: readonly ScheduledSession[]): Finding[] {
  const { preferences } = context.limits.athlete;
  const { unavailableDays, maxMinutesByDay } = preferences;
  return WEEKDAYS.flatMap((weekday, index) => {
    const day = addDays(monday, index);
    const all = here.filter(({ scheduledDate }) => scheduledDate === day);
    const training = all.filter((workout) => !isRace(workout));
    const checks: Finding[] = [];
    const cap = maxMinutesByDay?.[weekday];
    const minutes = minutesOf(training);
    const blackout = blackoutOn(preferences, day);
    if (blackout === null && unavailableDays.includes(weekday)) {
      checks.push(
        check('UNAVAILABLE', monday, day, {
          constraint: `${shortName(weekday)} unavailable`,
          limit: '0 sessions',
          value: countOf(training.length, 'session'),
          excess: training.length,
          message: `${weekdayName(weekday)} is an unavailable day.`,
        }),
      );
    }
    if (blackout !== null) {
      checks.push(
        check('UNAVAILABLE', monday, day, {
          constraint: blockedLine(day),
          limit: '0 sessions',
          value: countOf(training.length, 'session'),
          excess: training.length,
          message: `${blockedText(day, blackout)}.`,
        }),
      );
    }
    if (cap !== undefined) {
      checks.push(
        check('DAY_CAP', monday, day, {
          constraint: `${shortName(weekday)} at most ${cap} min`,
          limit: `${cap} min`,
          value: `${minutes} min`,
          excess: minutes - cap,
          message: `${dayName(day)} would hold ${minutes} min; the limit is ${cap} min.`,
        }),
      );
    }
    const short = blackout === null ? shortTimeOn(preferences, day) : null;
    if (short !== null) {
      checks.push(
        check('DAY_CAP', monday, day, {
          constraint: shortTimeLine(day, short.mostMinutes),
          limit: `${short.mostMinutes} min`,
          value: `${minutes} min`,
          excess: minutes - short.mostMinutes,
          message: `${shortTimeText(day, short)}. It would hold ${minutes} min.`,
        }),
      );
    }
    checks.push(
      check('SESSIONS', monday, day, {
        constraint: `${shortName(weekday)} at most 2 sessions`,
        limit: '2 sessions',
        value: countOf(all.length, 'session'),
        excess: all.length - 2,
        message: `${dayName(day)} would hold ${all.length} sessions; two are the most.`,
      }),
    );
    return checks;
  });
}

function rest({ week }: PlanningContext, monday: Day, here: readonly ScheduledSession[]): Finding[] {
  const trained = new Set(here.map(({ scheduledDate }) => scheduledDate)).size;
  const training = here.filter((workout) => !isRace(workout)).length;
  const wanted = Math.min(week(monday).limits.restDays, 7 - Math.min(1, training));
  return [
    check('REST_DAYS', monday, null, {
      constraint: `At least ${countOf(wanted, 'rest day')}`,
      limit: countOf(wanted, 'day'),
      value: countOf(7 - trained, 'day'),
      excess: wanted - (7 - trained),
      message: `The week of ${dayName(monday)} would leave ${countOf(7 - trained, 'rest day')}; you need ${wanted}.`,
    }),
  ];
}

function hardDays(
  context: PlanningContext,
  monday: Day,
  here: readonly ScheduledSession[],
  all: readonly ScheduledSession[],
): Finding[] {
  const { target, limits } = context.week(monday);
  const hardOn = (workouts: readonly ScheduledSession[]) =>
    [
      ...new Set(workouts.filter((each) => each.isHard && !isRace(each)).map(({ scheduledDate }) => scheduledDate)),
    ].sort();
  const hard = hardOn(here);
  const byPhase = target === null ? limits.hardDays : HARD_BY_PHASE[target.phaseType];
  const byKind = target?.kind === 'step' ? Math.min(HARD_IN_STEP_WEEK, byPhase) : byPhase;
  const raced = context.races.filter(({ raceDate }) => mondayOf(raceDate) === monday);
  const fewer = raced.filter(({ priority }) => priority === 'C').length;
  const most = raced.some(({ priority }) => priority === 'B')
    ? 0
    : Math.max(0, Math.min(byKind, limits.hardDays) - fewer);
  const checks = [
    check('HARD_DAYS', monday, null, {
      constraint: `At most ${countOf(most, 'hard day')}`,
      limit: countOf(most, 'day'),
      value: countOf(hard.length, 'day'),
      excess: hard.length - most,
      message: `The week of ${dayName(monday)} would hold ${countOf(hard.length, 'hard day')}; ${most === 0 ? 'none' : countOf(most, 'hard day')} ${most === 1 ? 'is' : 'are'} the most.`,
    }),
  ];
  const everyHard = [
    ...hardOn(all),
    ...context.limits.past
      .filter(({ isHard, workoutType }) => isHard && workoutType !== 'race')
      .map(({ scheduledDate }) => scheduledDate),
  ];
  const isLongRun = (each: { isLong: boolean; workoutType: string }) => each.isLong && each.workoutType === 'run';
  const longRunDays = [...all, ...context.limits.past].filter(isLongRun).map(({ scheduledDate }) => scheduledDate);
  for (const day of hard) {
    const eve = addDays(day, -1);
    const before = everyHard.includes(eve);
    const tired = longRunDays.includes(eve);
    checks.push(
      check('HARD_DAYS', monday, day, {
        constraint: `${shortName(weekdayOf(day))} hard, the day before neither hard nor a long run`,
        limit: 'none',
        value: before ? 'hard' : tired ? 'long run' : 'none',
        excess: (before ? 1 : 0) + (tired ? 1 : 0),
        message: before
          ? `Hard sessions on two days in a row: ${dayName(eve)} and ${dayName(day)}.`
          : `A hard session on ${dayName(day)} follows a long run by one day; that leaves little time to recover.`,
      }),
    );
  }
  return checks;
}
