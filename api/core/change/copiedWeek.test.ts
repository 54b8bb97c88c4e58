import * as fc from 'fast-check';
import '../../test/propertySeed.ts';
import { addDays, daysBetween, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import { LIMITS, WORKOUTS } from '../../test/core/requests/schedule.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { runs } from '../../test/propertyRuns.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { minutesOf, planningContextOf, type ScheduledWorkout } from '../rules/context.ts';
import { brokenLimits } from '../rules/rules.ts';
import { worsened } from '../rules/worsened.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { roomInWeek, withCopies, withCopiesWithinLimits } from './copiedWeek.ts';

const MONDAY = '2027-01-11';
const idsOf = (workouts: readonly ScheduledWorkout[]) => workouts.map(({ id }) => id);

/** The workouts on the same weekdays of another week. */
function moved(workouts: readonly ScheduledWorkout[], monday: string, locked = false): ScheduledWorkout[] {
  return workouts.map((each) => {
    const day = addDays(each.scheduledDate, daysBetween(mondayOf(each.scheduledDate), monday));
    return {
      ...each,
      id: `copy-${each.id}`,
      scheduledDate: day,
      dayOfWeek: weekdayOf(day),
      locked,
      status: 'scheduled',
    };
  });
}

test('what is done, skipped, past or a race keeps its place, and so does the week beside', () => {
  const week = WORKOUTS.filter(({ scheduledDate }) => mondayOf(scheduledDate) === MONDAY);
  const [done, skipped, race, ...open] = week;
  const here = [
    { ...done!, status: 'completed' as const },
    { ...skipped!, status: 'skipped' as const },
    { ...race!, workoutType: 'race' as const },
    ...open,
  ];
  const others = WORKOUTS.filter((each) => !week.includes(each));
  const room = roomInWeek([...here, ...others], MONDAY, LIMITS.today);
  expect(idsOf(room)).toEqual(idsOf([...here.slice(0, 3), ...others]));
  const onWednesday = '2027-01-13';
  expect(idsOf(roomInWeek(week, MONDAY, onWednesday))).toEqual(
    idsOf(week.filter(({ scheduledDate }) => scheduledDate < onWednesday)),
  );
});

test('copies of one’s own stand as they are, and regeneration keeps them', () => {
  const copies = moved(WORKOUTS.slice(0, 3), MONDAY);
  const after = withCopies([], copies);
  expect(after).toEqual(copies.map((each) => ({ ...each, locked: true })));
});

const BLOCKED = {
  ...LIMITS,
  athlete: {
    ...LIMITS.athlete,
    preferences: { ...LIMITS.athlete.preferences, blackoutDates: [{ from: '2027-01-12', to: '2027-01-12' }] },
  },
};
const room = roomInWeek(WORKOUTS, MONDAY, LIMITS.today);
const easyRun = WORKOUTS.find(({ description }) => description === 'Easy run')!;
const tuesday = (over: Partial<ScheduledWorkout>): ScheduledWorkout => ({
  ...easyRun,
  id: 'copy',
  scheduledDate: '2027-01-12',
  dayOfWeek: weekdayOf('2027-01-12'),
  ...over,
});

test('where the day is closed to the athlete, a copy goes to the nearest that is not, and says why', () => {
  const { workouts, changes } = withCopiesWithinLimits(room, [tuesday({})], BLOCKED);
  expect(changes.map(({ changeDescription }) => changeDescription)).toEqual([
    'Move the run on Tuesday 12 January to Wednesday 13 January (that date is blocked).',
  ]);
  expect(workouts.find(({ id }) => id === 'copy')).toMatchObject({ scheduledDate: '2027-01-13', locked: true });
});

test('what no day holds becomes less where the planner made it, and is left out where a person wrote it', () => {
  const long = { duration: 300, tss: 300 };
  const made = withCopiesWithinLimits(room, [tuesday(long)], LIMITS);
  expect(made.workouts.find(({ id }) => id === 'copy')!.duration).toBeLessThan(300);
  const written = withCopiesWithinLimits(room, [tuesday({ ...long, locked: true })], LIMITS);
  expect(idsOf(written.workouts)).toEqual(idsOf(room));
  expect(written.changes).toEqual([expect.objectContaining({ op: 'remove', workoutId: 'copy', durationBefore: 300 })]);
});

test('what is more than the week holds is taken off each workout, before any of them goes', () => {
  const week = moved(
    WORKOUTS.filter(({ scheduledDate }) => mondayOf(scheduledDate) === MONDAY),
    MONDAY,
  );
  const preferences = { ...LIMITS.athlete.preferences, weeklyHoursAvailable: 6 };
  const limits = { ...LIMITS, athlete: { ...LIMITS.athlete, preferences } };
  const { workouts, changes } = withCopiesWithinLimits(room, week, limits);
  const copies = workouts.filter(({ id }) => id.startsWith('copy-'));
  expect(minutesOf(week)).toBeGreaterThan(360);
  expect(minutesOf(copies)).toBeLessThanOrEqual(360);
  // none goes for the hours alone
  expect(changes.filter(({ op, inputs }) => op === 'remove' && inputs!.rule === 'WEEK_MINUTES')).toEqual([]);
  const long = (all: readonly ScheduledWorkout[]) => Math.max(...all.map(({ duration }) => duration));
  expect(long(copies)).toBeGreaterThan(0.5 * long(week));
});

test('a week of anybody breaks no limit of anybody else further, whoever wrote it', () => {
  fc.assert(
    fc.property(
      fc.record({
        theirs: aSeasonCase,
        own: aSeasonCase,
        skip: fc.nat({ max: 12 }),
        at: fc.nat({ max: 3 }),
        locked: fc.boolean(),
      }),
      ({ theirs, own, skip, at, locked }) => {
        const [source, target] = [theirs, own].map((season) => {
          const input = scheduleInput(season);
          const planned = planSchedule(input);
          return planned.ok ? fourWeeks(input, planned.weeks, skip) : null;
        });
        if (!source || !target) return;
        const { limits, weeks, workouts } = target;
        const monday = weeks[Math.min(at, weeks.length - 1)]!.weekStartDate;
        const week = source.weeks[0]!.weekStartDate;
        const training = source.workouts.filter(
          ({ scheduledDate, workoutType }) => mondayOf(scheduledDate) === mondayOf(week) && workoutType !== 'race',
        );
        const copies = moved(training, mondayOf(monday), locked).filter(
          ({ scheduledDate }) => scheduledDate >= limits.today && scheduledDate >= limits.firstDay,
        );
        const left = roomInWeek(workouts, mondayOf(monday), limits.today);
        const after = withCopiesWithinLimits(left, copies, limits);
        const context = planningContextOf(limits);
        const worse = worsened(brokenLimits(left, context), brokenLimits(after.workouts, context));
        expect(worse).toEqual([]);
        expect(after.workouts.filter(({ id, locked }) => id.startsWith('copy-') && !locked)).toEqual([]);
        const changed = new Set(after.changes.map(({ workoutId }) => workoutId));
        const untouched = copies.filter(({ id }) => !changed.has(id)).map((copy) => ({ ...copy, locked: true }));
        expect(after.workouts).toEqual(expect.arrayContaining(untouched));
      },
    ),
    runs(25),
  );
});
