import { easedWeeks, type StandingRule } from '../adapt/stillEased.ts';
import type { RemovedWorkout } from '../adapt/events.ts';
import type { MoveWarning } from '../move.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { type Day, mondayOf } from '../../calendar/calendar.ts';
import type { LimitCode } from '../../codes/limit.ts';
import { WARNING_OF_RULE } from '../../codes/warning.ts';
import { limitText } from '../../messages/limits.ts';
import { ATHLETE } from '../../messages/reader.ts';
import { planningContextOf, minutesOf, type ScheduledWorkout, type ScheduleLimits } from '../../rules/context.ts';
import { brokenLimits } from '../../rules/rules.ts';
import { worsened } from '../../rules/worsened.ts';
import { timeText } from '../../units/timeText.ts';

/** What speaks against a workout that a person puts on a day. */
export interface Strain extends MoveWarning {
  /** Where many athletes are served at once, and nobody looks at each, the workout is left out for it. */
  isFirm: boolean;
}

const FIRM: readonly LimitCode[] = ['UNAVAILABLE', 'DAY_CAP', 'SESSIONS', 'INJURY', 'RACE'];

/** What eased a week; moving a missed workout eases none. */
const EASED_FOR: Readonly<Record<StandingRule, string | null>> = {
  illness: 'an illness',
  injury: 'an injury',
  absence: 'a break',
  ramp: 'less done than planned',
  skips: 'skipped workouts',
  effort: 'how workouts went',
  readiness: 'a check-in',
  life: 'travel or deadlines',
  missedKey: null,
};

/** What the week of that Monday has been eased for, in a few words; null: for nothing. */
export function easedFor(
  workouts: readonly ScheduledWorkout[],
  removed: readonly RemovedWorkout[],
  monday: Day,
): string | null {
  const rules = easedWeeks({ workouts, removed }).get(monday) ?? [];
  return rules.map((rule) => EASED_FOR[rule]).find((each) => each !== null) ?? null;
}

/**
 * The limits that the schedule breaks, or strains further, once it has become `after`: the one check of whatever a person puts on a day,
 * through whichever door. A week that rules have eased says so.
 */
export function strains(
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
  { limits, removed }: { limits: ScheduleLimits; removed: readonly RemovedWorkout[] },
): Strain[] {
  const context = planningContextOf(limits);
  const worse = worsened(brokenLimits(before, context), brokenLimits(after, context)).map((each): Strain => ({
    code: WARNING_OF_RULE[each.rule],
    said: each.said,
    message: limitText(each.said, ATHLETE, 'is'),
    isFirm: FIRM.includes(each.code),
  }));
  const all = [...worse, ...easedAgainst(before, after, { limits, removed })];
  return all.filter(({ message }, i) => all.findIndex((each) => each.message === message) === i);
}

function easedAgainst(
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
  { limits: { today }, removed }: { limits: ScheduleLimits; removed: readonly RemovedWorkout[] },
): Strain[] {
  const mondays = [...new Set(after.map(({ scheduledDate }) => mondayOf(scheduledDate)))];
  return mondays.flatMap((monday): Strain[] => {
    const because = easedFor(before, removed, monday);
    const here = (workouts: readonly ScheduledWorkout[]) =>
      workouts.filter(
        (each) => mondayOf(each.scheduledDate) === monday && each.status !== 'skipped' && each.workoutType !== 'race',
      );
    const [was, is] = [here(before), here(after)];
    const more = minutesOf(is) - minutesOf(was);
    const isHarder = is.filter(({ isHard }) => isHard).length > was.filter(({ isHard }) => isHard).length;
    if (because === null || monday < mondayOf(today) || (more <= 0 && !isHarder)) return [];
    const what = [...(more > 0 ? [timeText(more)] : []), ...(isHarder ? ['a hard workout'] : [])].join(' and ');
    const message = `The week of ${dayName(monday)} has been eased for ${because}; this adds ${what} to it.`;
    return [{ code: 'EASED_WEEK', message, isFirm: false }];
  });
}
