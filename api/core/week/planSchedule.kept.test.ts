import * as fc from 'fast-check';

import { addDays, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import { planningContextOf, type ScheduledWorkout } from '../rules/context.ts';
import { brokenLimits } from '../rules/rules.ts';
import { worsened } from '../rules/worsened.ts';
import { provedSchedule } from './planSchedule.ts';
import type { KeptWorkout, PlannedWorkout } from '../workout/workout.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { runs } from '../../test/propertyRuns.ts';
import { marathon, minutes, planned, runner, running, scheduleInput } from '../../test/core/schedules.ts';
import { timeText } from '../units/timeText.ts';

describe('kept workouts', () => {
  const weeks = planned(provedSchedule(running()));
  const keep = (workout: PlannedWorkout, more: Partial<KeptWorkout> = {}): KeptWorkout => ({
    ...workout,
    key: workout.scheduledDate,
    completed: false,
    ...more,
  });

  test('stay as they are and count towards hours and days', () => {
    const kept = weeks[1]!.workouts
      .filter(({ dayOfWeek }) => dayOfWeek === 'tuesday' || dayOfWeek === 'sunday')
      .map((workout) => keep(workout));
    const result = provedSchedule(running(runner(), [marathon], { keep: kept }));
    expect(result.ok && result.kept).toEqual(kept);
    const week = planned(result)[1]!;
    expect(minutes(week) + kept.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(
      60 * week.plannedHours,
    );
    expect(week.workouts.some(({ isLong }) => isLong)).toBe(false);
    expect(week.proof.filter(({ holds }) => !holds)).toEqual([]);
  });

  test('keep hard days apart', () => {
    const wednesday = addDays(weeks[6]!.weekStartDate, 2);
    const hard = keep(
      weeks[6]!.workouts.find(({ isHard, workoutType }) => isHard && workoutType === 'run')!,
      { scheduledDate: wednesday, dayOfWeek: 'wednesday' },
    );
    const week = planned(provedSchedule(running(runner(), [marathon], { keep: [hard] })))[6]!;
    const days = week.workouts.filter(({ isHard }) => isHard).map(({ dayOfWeek }) => dayOfWeek);
    expect(days).not.toContain('tuesday');
    expect(days).not.toContain('thursday');
  });

  test('on an unavailable or overfull day are reported, not moved', () => {
    const monday = keep(weeks[1]!.workouts[0]!, { scheduledDate: weeks[1]!.weekStartDate, dayOfWeek: 'monday' });
    const sunday = keep(weeks[1]!.workouts.find(({ isLong }) => isLong)!);
    const result = provedSchedule(
      running(runner({ maxMinutesByDay: { sunday: 60 } }), [marathon], { keep: [monday, sunday] }),
    );
    expect(result.ok && result.kept).toEqual([monday, sunday]);
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual([
      'KEPT_ON_UNAVAILABLE_DAY',
      'KEPT_OVER_DAY_LIMIT',
      'HOURS_NOT_PLACED',
    ]);
    expect(result.ok && result.warnings.slice(0, 2).map(({ message }) => message)).toEqual([
      'A kept workout stays on Monday 11 January, although Monday is unavailable.',
      `A kept workout fills Sunday 17 January with ${timeText(sunday.duration)}; the limit is 1:00 h.`,
    ]);
  });
});

test('whatever is kept comes back as it was, and new workouts make room for it in its own week', () => {
  const picked = fc.array(fc.nat({ max: 60 }), { maxLength: 8 });
  fc.assert(
    fc.property(aSeasonCase, picked, fc.boolean(), fc.nat({ max: 16 }), (season, picks, completed, days) => {
      const input = scheduleInput(season, { count: 4 });
      const first = provedSchedule(input);
      if (!first.ok) return;
      const today = addDays(input.today, days);
      const keep = first.weeks
        .flatMap((week) => week.workouts)
        .map((workout, i) => ({ ...workout, key: String(i), completed: completed || workout.scheduledDate < today }))
        .filter(({ scheduledDate, key }) => scheduledDate < today || picks.includes(Number(key)));
      const before = structuredClone(keep);
      const again = provedSchedule({ ...input, today, firstWeek: mondayOf(today), count: 3, keep });
      expect(again.ok && again.kept).toEqual(before);
      for (const week of planned(again)) {
        const here = keep.filter(({ scheduledDate }) => mondayOf(scheduledDate) === week.weekStartDate);
        const used = minutes({ ...week, workouts: here });
        expect(used + minutes(week)).toBeLessThanOrEqual(Math.max(used, 60 * week.plannedHours));
        expect(week.workouts.every(({ scheduledDate }) => scheduledDate >= today)).toBe(true);
        const dates = [...here, ...week.workouts].map(({ scheduledDate }) => scheduledDate);
        expect(dates.filter((date) => dates.filter((other) => other === date).length > 2)).toEqual([]);
        const raced = [...here, ...week.workouts].filter(({ workoutType }) => workoutType === 'race');
        expect(new Set(raced.map(({ scheduledDate }) => scheduledDate)).size).toBe(raced.length);
      }
    }),
    runs(60),
  );
});

/** What people do to workouts that then stay as they are. */
const someActs = fc.array(
  fc.record({
    at: fc.nat({ max: 60 }),
    days: fc.integer({ min: -8, max: 8 }),
    workoutType: fc.option(fc.constantFrom('run', 'bike', 'swim', 'strength', 'brick'), { nil: undefined }),
    isHard: fc.option(fc.boolean(), { nil: undefined }),
    isLong: fc.option(fc.boolean(), { nil: undefined }),
  }),
  { maxLength: 10 },
);

test('workouts that are planned beside kept ones and races break no limit that those leave whole', () => {
  fc.assert(
    fc.property(aSeasonCase, someActs, fc.nat({ max: 20 }), (season, acts, days) => {
      const input = scheduleInput(season, { count: 6 });
      const first = provedSchedule(input);
      if (!first.ok) return;
      const today = addDays(input.today, days);
      const firstWeek = mondayOf(today);
      const all = first.weeks
        .flatMap((week) => week.workouts)
        .flatMap((workout, i): KeptWorkout[] => {
          const act = acts.find(({ at }) => at === i);
          if (act === undefined && workout.scheduledDate >= today) return [];
          const own = { ...workout, key: String(i), completed: workout.scheduledDate < today };
          if (act === undefined || workout.workoutType === 'race') return [own];
          const scheduledDate = addDays(workout.scheduledDate, act.days);
          const isHard = act.isHard ?? workout.isHard;
          return [
            {
              ...own,
              scheduledDate,
              dayOfWeek: weekdayOf(scheduledDate),
              workoutType: act.workoutType ?? workout.workoutType,
              isHard,
              intensity: isHard ? 'threshold' : 'easy',
              isLong: act.isLong ?? workout.isLong,
              completed: scheduledDate < today,
            },
          ];
        });
      const past = all.filter(({ scheduledDate }) => scheduledDate < firstWeek);
      const keep = all.filter(({ scheduledDate }) => scheduledDate >= firstWeek);
      const weeks = planned(provedSchedule({ ...input, today, firstWeek, count: 4, past, keep }));
      if (weeks.length === 0) return;
      const context = planningContextOf({
        ...input,
        today,
        past,
        firstDay: firstWeek,
        lastDay: weeks.at(-1)!.weekEndDate,
      });
      const standing = (workout: PlannedWorkout, i: number, madeBy: ScheduledWorkout['madeBy']): ScheduledWorkout => ({
        ...workout,
        id: `${madeBy} ${i}`,
        status: 'scheduled',
        locked: madeBy !== 'planner',
        madeBy,
      });
      const kept = keep.map((workout, i) => standing(workout, i, 'athlete'));
      const made = weeks.flatMap(({ workouts }) => workouts).map((workout, i) => standing(workout, i, 'planner'));
      // races are where they are, too
      const before = [...kept, ...made.filter(({ workoutType }) => workoutType === 'race')];
      const worse = worsened(brokenLimits(before, context), brokenLimits([...kept, ...made], context))
        // a kept run that comes after a month without any may be as long as a first one, and grows from short ones where there are some
        .filter(({ rule, workoutId }) => rule !== 'LONG_RUN_GROWTH' || !workoutId?.startsWith('athlete'));
      expect(worse.map(({ rule, day, week, value }) => `${rule} ${day ?? week} ${value}`)).toEqual([]);
    }),
    runs(120),
  );
});
