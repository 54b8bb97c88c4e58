import * as fc from 'fast-check';

import { addDays, mondayOf } from '../calendar/calendar.ts';
import { planSchedule } from './planSchedule.ts';
import type { KeptWorkout, PlannedWorkout } from '../workout/workout.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { marathon, minutes, planned, runner, running, scheduleInput } from '../../test/core/schedules.ts';

describe('kept workouts', () => {
  const weeks = planned(planSchedule(running()));
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
    const result = planSchedule(running(runner(), [marathon], { keep: kept }));
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
    const week = planned(planSchedule(running(runner(), [marathon], { keep: [hard] })))[6]!;
    const days = week.workouts.filter(({ isHard }) => isHard).map(({ dayOfWeek }) => dayOfWeek);
    expect(days).not.toContain('tuesday');
    expect(days).not.toContain('thursday');
  });

  test('on an unavailable or overfull day are reported, not moved', () => {
    const monday = keep(weeks[1]!.workouts[0]!, { scheduledDate: weeks[1]!.weekStartDate, dayOfWeek: 'monday' });
    const sunday = keep(weeks[1]!.workouts.find(({ isLong }) => isLong)!);
    const result = planSchedule(
      running(runner({ maxMinutesByDay: { sunday: 60 } }), [marathon], { keep: [monday, sunday] }),
    );
    expect(result.ok && result.kept).toEqual([monday, sunday]);
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual([
      'KEPT_ON_UNAVAILABLE_DAY',
      'KEPT_OVER_DAY_LIMIT',
    ]);
    expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
      'A kept workout stays on Monday 11 January, although Monday is unavailable.',
      `A kept workout fills Sunday 17 January with ${sunday.duration} min; the limit is 60 min.`,
    ]);
  });
});

test('whatever is kept comes back as it was, and new workouts make room for it in its own week', () => {
  const picked = fc.array(fc.nat({ max: 60 }), { maxLength: 8 });
  fc.assert(
    fc.property(aSeasonCase, picked, fc.boolean(), fc.nat({ max: 16 }), (season, picks, completed, days) => {
      const input = scheduleInput(season, { count: 4 });
      const first = planSchedule(input);
      if (!first.ok) return;
      const today = addDays(input.today, days);
      const keep = first.weeks
        .flatMap((week) => week.workouts)
        .map((workout, i) => ({ ...workout, key: String(i), completed: completed || workout.scheduledDate < today }))
        .filter(({ scheduledDate, key }) => scheduledDate < today || picks.includes(Number(key)));
      const before = structuredClone(keep);
      const again = planSchedule({ ...input, today, firstWeek: mondayOf(today), count: 3, keep });
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
    { numRuns: 60 },
  );
});
