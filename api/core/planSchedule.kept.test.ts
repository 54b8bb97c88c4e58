import * as fc from 'fast-check';

import { addDays } from './calendar.ts';
import { planSchedule } from './planSchedule.ts';
import type { KeptWorkout } from './schedule.ts';
import { aSeasonCase } from './testing/arbitraries.ts';
import { marathon, minutes, planned, runner, running, scheduleInput } from './testing/schedules.ts';
import type { PlannedWorkout } from './workout.ts';

describe('kept sessions', () => {
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
      'A kept session stays on Monday 11 January, although Monday is unavailable.',
      `A kept session fills Sunday 17 January with ${sunday.duration} min; your limit is 60 min.`,
    ]);
  });
});

test('whatever is kept comes back as it was', () => {
  fc.assert(
    fc.property(
      aSeasonCase,
      fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
      fc.boolean(),
      (season, picks, completed) => {
        const input = scheduleInput(season, { count: 5 });
        const first = planSchedule(input);
        if (!first.ok) return;
        const workouts = first.weeks.flatMap((week) => week.workouts);
        const keep = [...new Set(picks)]
          .filter((pick) => pick < workouts.length)
          .map((pick) => ({ ...workouts[pick]!, key: String(pick), completed }));
        const before = structuredClone(keep);
        const again = planSchedule({ ...input, keep });
        expect(again.ok && again.kept).toEqual(before);
      },
    ),
    { numRuns: 60 },
  );
});
