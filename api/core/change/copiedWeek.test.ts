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
import { compilePrinciple } from '../principles/compile.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { copyWithinLimits, roomInWeek, withCopies, withCopiesWithinLimits } from './copiedWeek.ts';

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
  const { workouts, changes } = withCopiesWithinLimits(WORKOUTS, [tuesday({})], BLOCKED, MONDAY);
  expect(changes.map(({ changeDescription }) => changeDescription)).toEqual([
    'Move the run on Tuesday 12 January to Wednesday 13 January (that date is blocked).',
  ]);
  expect(workouts.find(({ id }) => id === 'copy')).toMatchObject({ scheduledDate: '2027-01-13', locked: true });
});

test('a copy goes to no day that has its sport already, and a long one to a day for long ones', () => {
  const runs = [
    tuesday({ id: 'copy-1' }),
    tuesday({ id: 'copy-2', scheduledDate: '2027-01-13', dayOfWeek: 'wednesday', duration: 45, tss: 45 }),
  ];
  const dayOf = (workouts: readonly ScheduledWorkout[], id: string) =>
    workouts.find((each) => each.id === id)!.scheduledDate;
  const beside = withCopiesWithinLimits(WORKOUTS, runs, BLOCKED, MONDAY).workouts;
  expect(dayOf(beside, 'copy-2')).toBe('2027-01-13');
  expect(dayOf(beside, 'copy-1')).not.toBe('2027-01-13');
  const long = tuesday({ isLong: true, duration: 90, tss: 90 });
  const { longWorkoutDays } = LIMITS.athlete.preferences;
  const { workouts, changes } = withCopiesWithinLimits(WORKOUTS, [long], LIMITS, MONDAY);
  expect(longWorkoutDays).toContain(weekdayOf(dayOf(workouts, 'copy')));
  expect(changes).toEqual([expect.objectContaining({ op: 'move', reasonCode: 'LIMIT_LONG_DAY' })]);
});

test('what no day holds becomes less where the planner made it, and is left out where a person wrote it', () => {
  const long = { duration: 300, tss: 300 };
  const made = withCopiesWithinLimits(WORKOUTS, [tuesday(long)], LIMITS, MONDAY);
  expect(made.workouts.find(({ id }) => id === 'copy')!.duration).toBeLessThan(300);
  const written = withCopiesWithinLimits(WORKOUTS, [tuesday({ ...long, locked: true })], LIMITS, MONDAY);
  expect(idsOf(written.workouts)).toEqual(idsOf(room));
  expect(written.changes).toEqual([expect.objectContaining({ op: 'remove', workoutId: 'copy', durationBefore: 300 })]);
});

test('an injury leaves another workout in the place of what it does not allow', () => {
  const injury = { injuryType: 'strain', affectedArea: 'calf', dateOccurred: '2027-01-02', isRecovered: false };
  const limits = { ...LIMITS, athlete: { ...LIMITS.athlete, injuries: [injury] } };
  const hills = tuesday({ templateId: 'run-hill-sprints/2a', description: 'Easy run with hill sprints', duration: 40 });
  const { workouts, changes } = withCopiesWithinLimits(WORKOUTS, [hills], limits, MONDAY);
  const copy = workouts.find(({ id }) => id === 'copy')!;
  expect(copy.instructions).toMatch(/calf hurts/);
  expect(copy.description).not.toMatch(/hill/);
  expect(changes.map(({ changeDescription }) => changeDescription)).toContainEqual(
    `Replace the workout on Tuesday 12 January with an easy run of ${copy.duration} min (an injury does not allow it).`,
  );
});

test('where an injury leaves nothing of the sport, its copies are left out, and one alone is refused', () => {
  const injury = {
    injuryType: 'stress fracture',
    affectedArea: 'foot',
    dateOccurred: '2027-01-02',
    isRecovered: false,
  };
  const limits = { ...LIMITS, athlete: { ...LIMITS.athlete, injuries: [injury] } };
  const run = tuesday({ templateId: 'RUN-01' });
  const { workouts, changes } = withCopiesWithinLimits(WORKOUTS, [run], limits, MONDAY);
  expect(idsOf(workouts)).not.toContain('copy');
  expect(changes).toContainEqual(
    expect.objectContaining({ op: 'remove', workoutId: 'copy', reasonCode: 'LIMIT_INJURY' }),
  );
  expect(copyWithinLimits(WORKOUTS, run, limits)).toEqual({ workout: null, worse: [] });
  expect(copyWithinLimits(room, run, LIMITS)).toMatchObject({ workout: { id: 'copy', locked: true }, worse: [] });
});

test('a workout that would go against a principle is left out, whoever wrote it', () => {
  // on no other day either
  const principle = 'At most 1 run a week';
  const { rules } = compilePrinciple({ principleType: '', context: '', principle });
  const principles = [{ id: 'one', by: 'Max', rules }];
  const runs = [
    tuesday({ id: 'copy-1' }),
    tuesday({ id: 'copy-2', scheduledDate: '2027-01-14', dayOfWeek: 'thursday' }),
  ];
  for (const locked of [true, false]) {
    const copies = runs.map((run) => ({ ...run, locked }));
    const { workouts, changes } = withCopiesWithinLimits(WORKOUTS, copies, { ...LIMITS, principles }, MONDAY);
    expect(workouts.filter(({ id }) => id.startsWith('copy-'))).toHaveLength(1);
    expect(changes).toEqual([expect.objectContaining({ op: 'remove', reasonCode: 'LIMIT_PRINCIPLE' })]);
  }
});

test('what is more than the week holds is taken off each workout, before any of them goes', () => {
  const week = moved(
    WORKOUTS.filter(({ scheduledDate }) => mondayOf(scheduledDate) === MONDAY),
    MONDAY,
  );
  const preferences = { ...LIMITS.athlete.preferences, weeklyHoursAvailable: 6 };
  const limits = { ...LIMITS, athlete: { ...LIMITS.athlete, preferences } };
  const { workouts, changes } = withCopiesWithinLimits(WORKOUTS, week, limits, MONDAY);
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
        const after = withCopiesWithinLimits(workouts, copies, limits, mondayOf(monday));
        const context = planningContextOf(limits);
        const worse = worsened(brokenLimits(workouts, context), brokenLimits(after.workouts, context));
        expect(worse).toEqual([]);
        expect(after.workouts.filter(({ id, locked }) => id.startsWith('copy-') && !locked)).toEqual([]);
        const changed = new Set(after.changes.map(({ workoutId }) => workoutId));
        const untouched = copies.filter(({ id }) => !changed.has(id));
        const told = (all: readonly ScheduledWorkout[]) =>
          all
            .filter(({ id }) => untouched.some((copy) => copy.id === id))
            .map(({ id, scheduledDate, workoutType, duration }) => ({ id, scheduledDate, workoutType, duration }))
            .sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(told(after.workouts)).toEqual(told(copies));
      },
    ),
    runs(25),
  );
});
