import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { AS_PLANNED, HALF_DONE, RAMP_HOLDS_BELOW, MIN_RAMP_MINUTES, RAMP_OFF_BELOW } from '../../constants/adapt.ts';
import {
  RAMP_FACTOR,
  RAMP_HOURS,
  RAMP_WINDOW_WEEKS,
  RETURN_RAMP_FACTOR,
  START_BOUNDS,
} from '../../constants/season.ts';
import type { PlanningContext } from '../../rules/context.ts';
import { brokenLimits } from '../../rules/rules.ts';
import type { WeekKind } from '../../codes/phase.ts';
import { type AdaptationDraft, capMinutes, limitHard, spanOf } from './adaptationDraft.ts';
import { limitMinutes } from './limitVolume.ts';
import type { Cause } from '../operations.ts';
import type { PastFeedback } from './events.ts';
import { isMissed } from './missed.ts';

/** Minutes of a week. */
interface WeekMinutes {
  planned: number;
  done: number;
}

/** Weeks with a race or after one are small by plan, and training grows faster after them. */
const SMALL: readonly (WeekKind | undefined)[] = ['taper', 'race', 'recovery'];

/**
 * The weeks before the Monday that say how much the athlete does, latest last: those off, or lost to an illness or an
 * injury, have rules of their own. What nobody has told of yet counts as planned.
 */
function trainedWeeks(history: readonly PastFeedback[], monday: Day): (WeekMinutes & { monday: Day })[] {
  const weeks = new Map<Day, WeekMinutes & { monday: Day; isOff: boolean }>();
  for (const each of history) {
    const of = mondayOf(each.scheduledDate);
    if (each.workoutType === 'race' || of >= monday) continue;
    const { planned, done, isOff } = weeks.get(of) ?? { planned: 0, done: 0, isOff: false };
    const minutes = isDone(each) ? each.actualMinutes : isMissed(each, monday) ? 0 : each.plannedMinutes;
    weeks.set(of, {
      monday: of,
      planned: planned + each.plannedMinutes,
      done: done + minutes,
      isOff: isOff || each.reasonForSkip === 'illness' || each.reasonForSkip === 'injury',
    });
  }
  return [...weeks.values()]
    .filter(({ planned, done, isOff }) => !isOff && done >= RAMP_OFF_BELOW * planned)
    .sort((a, b) => (a.monday < b.monday ? -1 : 1));
}

const most = (weeks: readonly WeekMinutes[], of: keyof WeekMinutes): number =>
  Math.max(...weeks.map((week) => week[of]));

/** What an easier week is of the largest loading week of the four before it, by the season; Infinity: there is none. */
function easierPart(context: PlanningContext, monday: Day): number {
  const loads = [1, 2, 3, 4].flatMap((weeks) => {
    const target = context.week(addDays(monday, -7 * weeks)).target;
    return target?.kind === 'load' ? [target.plannedHours] : [];
  });
  const own = context.week(monday).target?.plannedHours;
  return own === undefined || loads.length === 0 ? Infinity : Math.min(1, own / Math.max(...loads));
}

const seasonMinutes = (context: PlanningContext, monday: Day): number =>
  60 * (context.week(monday).target?.plannedHours ?? 0);

/** Minutes of the week as it stands by now, races apart. */
const minutesIn = ({ slots }: AdaptationDraft, monday: Day): number =>
  slots
    .filter(
      ({ workout, removed }) =>
        !removed && workout.workoutType !== 'race' && mondayOf(workout.scheduledDate) === monday,
    )
    .reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Loading weeks grow from what was done of the last four, where that was less than planned, as weekly hours grow in a season plan
 * (`weeklyHours`): faster on the way back to what was done before, as after a recovery. Easier weeks stay as much easier as they were planned. And runs grow from those that were run. Nothing where
 * four weeks are not known. No week falls below the least with which a season begins: who always does half of what there is would be left with nothing. A week that is held to less than half of the season's has one hard day.
 */
export function holdToDone(draft: AdaptationDraft, history: readonly PastFeedback[]): void {
  growFromRuns(draft);
  const { today, context, slots } = draft;
  const first = mondayOf(today);
  const known = trainedWeeks(history, first);
  const trained = known.slice(-RAMP_WINDOW_WEEKS);
  // a week that was held and done whole is still less than the season has
  const ofSeason = Math.max(...trained.map(({ monday }) => seasonMinutes(context, monday)));
  const asPlanned = Math.max(RAMP_HOLDS_BELOW * most(trained, 'planned'), AS_PLANNED * ofSeason);
  if (trained.length < RAMP_WINDOW_WEEKS || most(trained, 'done') >= asPlanned) return;
  const kindOf = (monday: Day) => context.week(monday).target?.kind;
  let window: (WeekMinutes & { monday: Day })[] = trained;
  const best = most(known, 'done');
  const last = slots.at(-1)?.workout.scheduledDate ?? first;
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    const planned = minutesIn(draft, monday);
    const largest = most(window, 'done');
    const isAfterSmall = window.some((week) => SMALL.includes(kindOf(week.monday)));
    const factor = isAfterSmall ? RETURN_RAMP_FACTOR : RAMP_FACTOR;
    const back = Math.min(RETURN_RAMP_FACTOR * largest, best);
    const grown = Math.max(factor * largest, largest + 60 * RAMP_HOURS, back);
    const held = kindOf(monday) === 'load' ? grown : easierPart(context, monday) * largest;
    const limit = Math.round(Math.max(held, MIN_RAMP_MINUTES, START_BOUNDS[0] * seasonMinutes(context, monday)));
    const isHeld = planned > limit;
    const cause: Cause = { reasonCode: 'RAMP', source: 'feedback', inputs: { largest, limit, monday } };
    if (isHeld) limitMinutes(draft, spanOf(monday, 7), limit, cause);
    if (limit < HALF_DONE * seasonMinutes(context, monday)) limitHard(draft, spanOf(monday, 7), 1, cause);
    // what is left may be less than the limit, and the weeks after it grow from that
    window = [...window, { monday, planned, done: minutesIn(draft, monday) }].slice(-RAMP_WINDOW_WEEKS);
  }
}

/** Runs that were planned to grow from longer ones than were run. Those after a run that another rule shortens are settled with it. */
function growFromRuns({ context, slots }: AdaptationDraft): void {
  const workouts = slots.map(({ workout }) => workout);
  for (const { said, workoutId } of brokenLimits(workouts, context)) {
    if (said.limit !== 'LONG_RUN_GROWTH') continue;
    const { longest, limit } = said.inputs;
    const slot = slots.find(({ workout }) => workout.id === workoutId);
    if (slot) capMinutes(slot, limit, { reasonCode: 'RAMP_RUN', source: 'feedback', inputs: { longest, limit } }, true);
  }
}
