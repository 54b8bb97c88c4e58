import fc from 'fast-check';
import '../../test/propertySeed.ts';
import { planSchedule } from './planSchedule.ts';
import { STARTER_LIBRARY } from '../workout/starterLibrary/starterLibrary.ts';
import { parseSteps } from '../workout/stepText/parseSteps.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { marathon, planned, runner, scheduleInput } from '../../test/core/schedules.ts';
import { HARD_RULES } from '../../test/core/weekRules/rules.ts';
import { type LibraryCandidate, withLibrary } from './fromLibrary.ts';
import { stepSeconds } from '../workout/prescription/stepSums.ts';

const STARTERS: LibraryCandidate[] = STARTER_LIBRARY.map((each) => ({
  ...each,
  id: `00000000-0000-7000-8000-${each.key.padEnd(12, '0').slice(0, 12)}`,
}));

function candidate(name: string, text: string, over: Partial<LibraryCandidate> = {}): LibraryCandidate {
  const read = parseSteps(text, 'run');
  if (!read.ok) throw new Error(read.message);
  return {
    id: name,
    name,
    workoutType: 'run',
    intensity: 'easy',
    duration: stepSeconds(read.steps) / 60,
    instructions: `How ${name} goes.`,
    tags: [],
    steps: read.steps,
    ...over,
  };
}

test('whatever the athlete, a library breaks no rule, moves nothing and makes nothing longer or harder', () => {
  let used = 0;
  fc.assert(
    fc.property(aSeasonCase, (season) => {
      const input = scheduleInput(season, { count: 8 });
      const result = planSchedule(input);
      if (!result.ok) return;
      const weeks = withLibrary(result.weeks, STARTERS, input);
      expect(
        Object.entries(HARD_RULES).flatMap(([name, rule]) => rule(input, weeks).map((what) => `${name}: ${what}`)),
      ).toEqual([]);
      weeks.forEach((week, i) =>
        week.workouts.forEach((workout, j) => {
          const before = result.weeks[i]!.workouts[j]!;
          if (workout === before) return;
          used += 1;
          const same = ({
            scheduledDate,
            workoutType,
            intensity,
            duration,
            isHard,
            isLong,
            timeOfDay,
          }: typeof workout) => ({ scheduledDate, workoutType, intensity, duration, isHard, isLong, timeOfDay });
          expect(same(workout)).toEqual(same(before));
          expect(stepSeconds(workout.steps)).toBe(60 * workout.duration);
          expect(workout.tss).toBeLessThanOrEqual(before.tss + 0.6);
          expect(workout.reasons.at(-1)).toMatchObject({ code: 'LIBRARY', source: 'coach' });
        }),
      );
      expect(withLibrary(result.weeks, STARTERS, input)).toEqual(weeks);
    }),
    { numRuns: 10 },
  );
  expect(used).toBeGreaterThan(20);
});

const input = scheduleInput(
  { today: '2027-01-04', athlete: runner(), sports: ['running'], races: [marathon] },
  { count: 4 },
);
const plan = planned(planSchedule(input));
const easyRuns = (weeks: typeof plan) =>
  weeks.flatMap(({ workouts }) => workouts).filter(({ intensity, isLong }) => intensity === 'easy' && !isLong);

test('without a library the plan is the very same', () => {
  expect(withLibrary(plan, [], input)).toBe(plan);
});

test('type, intensity, phase and length decide; several take turns', () => {
  const park = candidate('Park loop', '50m easy');
  const names = (library: LibraryCandidate[]) =>
    new Set(easyRuns(withLibrary(plan, library, input)).map(({ description }) => description));
  expect(names([park])).toContain('Park loop');
  const [first] = easyRuns(withLibrary(plan, [park], input)).filter(({ description }) => description === 'Park loop');
  expect(first!.instructions).toMatch(/easy \(5:47–6:05 \/km\)\nHow Park loop goes\.$/);
  expect([...names([park, candidate('River loop', '50m easy')])]).toEqual(
    expect.arrayContaining(['Park loop', 'River loop']),
  );
  for (const wrong of [
    { ...park, workoutType: 'bike' as const },
    { ...park, intensity: 'moderate' },
    { ...park, tags: ['taper'] },
    { ...park, steps: [] },
    candidate('Too long', '150m easy'),
    candidate('Too hard', '40m easy, 10m 110%'),
  ])
    expect(names([wrong])).not.toContain(wrong.name);
  const hurt = {
    ...input,
    athlete: {
      ...input.athlete,
      injuries: [{ injuryType: 'strain', affectedArea: 'calf', dateOccurred: null, isRecovered: false }],
    },
  };
  expect(easyRuns(withLibrary(plan, [park], hurt)).map(({ description }) => description)).not.toContain('Park loop');
});
