import { hasSchedule } from '../kernel/noSchedule.ts';
import type { Blackout } from '../../core/athlete/athlete.ts';
import { MAX_BLACKOUTS } from '../../core/athlete/blackout.ts';
import { type Day } from '../../core/calendar/calendar.ts';
import { type WorkoutChange as ScheduleOperation } from '../../core/change/changes.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { clearBlocked } from '../../core/change/clearBlocked.ts';
import type { ScheduleLimits } from '../../core/rules/context.ts';
import { countOf } from '../../core/units/countOf.ts';
import { adviceOf } from '../../core/messages/notes.ts';
import type { Viewer } from '../kernel/access.ts';
import type { AppliedAdaptation } from './adaptation.ts';
import { InvalidInput, NotPossible } from '../kernel/errors.ts';
import { changesTo, loadOpenSchedule } from '../planning/openSchedule.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { actorOf, changeSchedule, type LockedAthlete } from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import { rowIn, sameData, type ScheduledWeek, type WeekRow } from '../revision/scheduledWorkout.ts';
import { loadRecurringPreferences, writeRecurringPreferences } from '../revision/recurringPreferences.ts';
import { timeText } from '../../core/units/timeText.ts';

const NOTHING = { changes: [], advice: [], workouts: [], weeks: [] };

/** Throws InvalidInput where more ranges are still to come than an athlete may block. */
export function assertFew(dates: readonly Blackout[], today: Day): void {
  if (dates.filter(({ to }) => to >= today).length <= MAX_BLACKOUTS) return;
  throw new InvalidInput([
    { path: 'trainingPreferences.blackoutDates', message: `At most ${MAX_BLACKOUTS} ranges that are not over yet.` },
  ]);
}

/**
 * Blocks these dates in place of those that were blocked. What the planner put on them moves to another day of its week or
 * goes; what a person put there, and what is done, stays. One revision with the dates in it, so that undoing it also brings
 * back the dates. Null: there is no schedule. The caller has asked whether the viewer may.
 */
export async function blockDates(
  deps: Deps,
  viewer: Viewer,
  dates: readonly Blackout[],
): Promise<AppliedAdaptation | null> {
  const { athleteId } = viewer;
  if (!(await hasSchedule(deps, athleteId))) {
    await deps.db.$transaction(async (tx) => {
      const before = await loadRecurringPreferences(tx, athleteId);
      await writeRecurringPreferences(tx, athleteId, before, {
        ...before,
        preferences: before.preferences && { ...before.preferences, blackoutDates: dates },
      });
    });
    return null;
  }
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      const before = await loadRecurringPreferences(tx, athleteId);
      const was = before.preferences?.blackoutDates ?? [];
      if (!before.preferences || sameData(was, dates))
        return {
          changes: { workouts: [], weeks: [] },
          summary: '',
          result: { ...NOTHING, summary: '', isTold: false },
        };
      const { changes, advice, workouts, weeks } = await cleared(tx, athlete, dates, deps.clock());
      const summary = [datesText(was, dates), countsOf(changes)].filter(Boolean).join(' ');
      const recurringPreferences = {
        before,
        after: { ...before, preferences: { ...before.preferences, blackoutDates: dates } },
      };
      return {
        changes: { workouts, weeks, recurringPreferences, ...(changes.length > 0 && { operations: changes }) },
        summary,
        result: { changes, advice, summary, isTold: true },
      };
    },
  );
  const { changes, advice, summary, isTold } = result;
  return { changes, advice, summary, proposals: [], revision: isTold ? revision : null };
}

async function cleared(tx: Tx, athlete: LockedAthlete, blackoutDates: readonly Blackout[], now: Date) {
  try {
    const { limits: before } = await loadOpenSchedule(tx, athlete);
    const open = await loadOpenSchedule(tx, athlete, { blackoutDates });
    const { changes, workouts, staying } = clearBlocked(open.workouts, open.limits, before);
    return {
      changes,
      workouts: changesTo(open, workouts, { athleteId: athlete.id, now }),
      weeks: open.weeks.flatMap((week) => weekChange(week, open.limits)),
      advice:
        staying.length === 0
          ? []
          : [
              adviceOf('BLOCKED_STAYS', {
                count: staying.length,
                days: staying.map(({ scheduledDate }) => scheduledDate),
              }),
            ],
    };
  } catch (error) {
    // the weeks cannot be judged as things stand; the dates hold from the next generation on
    if (error instanceof NotPossible) return NOTHING;
    throw error;
  }
}

/** What blocking these dates makes of the weeks. */
export async function weeksWithDates(
  tx: Tx,
  athlete: LockedAthlete,
  blackoutDates: readonly Blackout[],
): Promise<RowChange<WeekRow>[]> {
  const { weeks, limits } = await loadOpenSchedule(tx, athlete, { blackoutDates });
  return weeks.flatMap((week) => weekChange(week, limits));
}

/** "Blocked Saturday 16 January (Wedding)." */
function datesText(before: readonly Blackout[], after: readonly Blackout[]): string {
  const without = (list: readonly Blackout[], other: readonly Blackout[]) =>
    list.filter((each) => !other.some((same) => sameData(each, same)));
  const named = ({ from, to, label }: Blackout) =>
    `${from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`}${label ? ` (${label})` : ''}`;
  const [added, gone] = [without(after, before), without(before, after)];
  const text = (what: string, ranges: readonly Blackout[]) =>
    ranges.length > 0 ? [`${what} ${ranges.map(named).join(', ')}.`] : [];
  const isShort = ({ mostMinutes }: Blackout) => typeof mostMinutes === 'number';
  const isWhole = (range: Blackout) => !isShort(range);
  const minutes = [...new Set(added.filter(isShort).map(({ mostMinutes }) => mostMinutes!))].sort((a, b) => a - b);
  return [
    ...text('Blocked', added.filter(isWhole)),
    ...minutes.flatMap((most) =>
      text(
        `At most ${timeText(most)} on`,
        added.filter(({ mostMinutes }) => mostMinutes === most),
      ),
    ),
    ...text('No longer blocked:', gone.filter(isWhole)),
    ...text('No longer short:', gone.filter(isShort)),
  ].join(' ');
}

/** "1 workout moved, 2 removed, 1 shortened." */
function countsOf(changes: readonly ScheduleOperation[]): string {
  const count = (...ops: readonly ScheduleOperation['op'][]) => changes.filter(({ op }) => ops.includes(op)).length;
  const parts = [
    [count('move'), 'moved'],
    [count('remove'), 'removed'],
    [count('resize'), 'shortened'],
    [count('ease', 'replace'), 'eased'],
  ] as const;
  const text = parts
    .filter(([number]) => number > 0)
    .map(([number, what], i) => `${i === 0 ? countOf(number, 'workout') : number} ${what}`);
  return text.length > 0 ? `${text.join(', ')}.` : '';
}

/** The week with the hours that its days leave. */
function weekChange(week: ScheduledWeek, limits: ScheduleLimits): RowChange<WeekRow>[] {
  const before = rowIn(week);
  const target = limits.season.weeks.find(({ weekStartDate }) => weekStartDate === week.weekStartDate);
  if (week.weekEndDate < limits.today || !target) return [];
  const changed: WeekRow = { ...before, targetWeeklyHours: target.plannedHours, kind: target.kind };
  return sameData(before, changed) ? [] : [{ id: before.id, before, after: changed }];
}
