import * as fc from 'fast-check';
import { aSeasonCase, type SeasonCase } from '../../test/core/arbitraries.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { running, scheduleInput, triathlon } from '../../test/core/schedules.ts';
import { addDays, daysBetween, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import { weekdayName } from '../calendar/dayNames.ts';
import type { ReasonCode } from '../codes/reason.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { livingReasons } from './livingReasons.ts';
import { planSchedule } from './planSchedule.ts';

/** Weeks are planned one after the other: these speak of neighbours that may have come later, or of the exact day. */
const EXACT_LATER: readonly ReasonCode[] = ['HARD_SPACING', 'LONG_RUN_GROWTH', 'STRENGTH_DAY'];

/** The week of the long race is capped for what comes after it. */
const BEFORE_A_LONG_RECOVERY: SeasonCase = {
  today: '2028-09-28',
  athlete: {
    age: 18,
    gender: 'male',
    currentWeeklyHours: null,
    assessments: [],
    preferences: {
      weeklyHoursAvailable: 2,
      longWorkoutDays: [],
      unavailableDays: ['tuesday', 'wednesday'],
      preferredWorkoutTimes: 'morning',
    },
    injuries: [],
  },
  sports: ['swimming'],
  races: [
    { raceName: 'Race 1', raceType: 'ironman', raceDate: '2028-11-23', priority: 'B' },
    { raceName: 'Race 1', raceType: 'sprint-tri', raceDate: '2028-09-28', priority: 'A' },
  ],
};

test('of a schedule as it was planned, every reason is as it was told', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(aSeasonCase, fc.nat({ max: 10 }), (season, skip) => {
      const input = scheduleInput(season, { count: 12 });
      const result = planSchedule(input);
      if (!result.ok) return;
      const { workouts, limits } = fourWeeks(input, result.weeks, skip);
      const context = planningContextOf(limits);
      for (const workout of workouts) {
        const living = livingReasons(context, workouts, workout);
        const texts = (reasons: ScheduledWorkout['reasons']) =>
          reasons.filter(({ code }) => !EXACT_LATER.includes(code)).map(({ text }) => text);
        expect(texts(living)).toEqual(texts(workout.reasons));
        for (const { code } of living) seen.add(code);
      }
    }),
    { numRuns: 80, examples: [[BEFORE_A_LONG_RECOVERY, 5]] },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining(['LENGTH_SHARE', 'LENGTH_LONG_SHARE', 'LONG_DAY', 'SAME_DAY_AS_LAST_WEEK', 'DAY_WITH_ROOM']),
  );
});

const stands = ({ status }: ScheduledWorkout) => status !== 'skipped';
const trained = ({ workoutType }: { workoutType: string }) => workoutType !== 'race';

/** The sentence, checked against the schedule without the code that makes it; null: it says nothing that can be checked. */
function isSo(text: string, workout: ScheduledWorkout, all: readonly ScheduledWorkout[], limits: ScheduleLimits) {
  const day = workout.scheduledDate;
  const share = /^(\d+) min, (\d+)\s?% of this week's (\d+) min of training\.$/.exec(text);
  if (share) {
    const week = all.filter((each) => stands(each) && trained(each) && mondayOf(each.scheduledDate) === mondayOf(day));
    const minutes = week.reduce((sum, { duration }) => sum + duration, 0);
    return (
      Number(share[1]) === workout.duration &&
      Number(share[3]) === minutes &&
      Number(share[2]) === Math.round((100 * workout.duration) / minutes)
    );
  }
  const apart = /^(\w+) (?:lies (\d+) days from the nearest hard workout|is free of other hard work)/.exec(text);
  if (apart) {
    const gaps = [...limits.past, ...all.filter(stands)]
      .filter((each) => each.isHard && trained(each) && each.scheduledDate !== day)
      .map(({ scheduledDate }) => Math.abs(daysBetween(scheduledDate, day)));
    const nearest = Math.min(...gaps);
    const isTold = apart[2] === undefined ? nearest > 6 : Number(apart[2]) === nearest;
    return workout.isHard && apart[1] === weekdayName(weekdayOf(day)) && isTold;
  }
  const named = /^(\w+day) (?:is one of|has the room|takes|again|had the most room|keeps strength)/.exec(text);
  if (named) return named[1] === weekdayName(weekdayOf(day));
  const long = /^(\d+) min: /.exec(text);
  return long ? Number(long[1]) === workout.duration : null;
}

/** Random seasons seldom have hard days close to each other: these do. */
const HARD_SEASONS = [running(), triathlon()].map((input) => ({ input, skip: 10 }));
const someWeeks = fc.oneof(
  fc
    .record({ season: aSeasonCase, skip: fc.nat({ max: 10 }) })
    .map(({ season, skip }) => ({ input: scheduleInput(season, { count: 12 }), skip })),
  fc.constantFrom(...HARD_SEASONS),
);

const anAct = fc.record({
  act: fc.constantFrom('move', 'resize', 'skip', 'remove', 'ease'),
  which: fc.nat(),
  days: fc.integer({ min: -6, max: 6 }),
  minutes: fc.integer({ min: 20, max: 150 }),
});

test('after any changes, every sentence about the week is so', () => {
  const checked = new Map<string, number>();
  fc.assert(
    fc.property(someWeeks, fc.array(anAct, { minLength: 1, maxLength: 10 }), ({ input, skip }, acts) => {
      const result = planSchedule(input);
      if (!result.ok) return;
      const { workouts, limits } = fourWeeks(input, result.weeks, skip);
      let now: readonly ScheduledWorkout[] = workouts;
      for (const { act, which, days, minutes } of acts) {
        if (now.length === 0) break;
        const { id } = now[which % now.length]!;
        if (act === 'remove') now = now.filter((each) => each.id !== id);
        else
          now = now.map((each) => {
            if (each.id !== id) return each;
            const to = addDays(each.scheduledDate, days);
            if (act === 'move')
              return to < limits.firstDay || to > limits.lastDay ? each : { ...each, scheduledDate: to };
            if (act === 'resize') return { ...each, duration: minutes };
            return act === 'skip' ? { ...each, status: 'skipped' as const } : { ...each, isHard: false };
          });
      }
      const context = planningContextOf(limits);
      for (const workout of now.filter((each) => each.status === 'scheduled' && each.scheduledDate >= limits.today)) {
        for (const { code, text } of livingReasons(context, now, workout)) {
          const so = isSo(text, workout, now, limits);
          expect([text, workout.scheduledDate, workout.duration, so]).toEqual([
            text,
            workout.scheduledDate,
            workout.duration,
            so === null ? null : true,
          ]);
          if (so) checked.set(code, (checked.get(code) ?? 0) + 1);
        }
      }
    }),
    { numRuns: 80 },
  );
  expect([...checked.keys()]).toEqual(expect.arrayContaining(['LENGTH_SHARE', 'HARD_SPACING', 'LONG_DAY']));
});
