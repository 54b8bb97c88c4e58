import { peopleOf } from '../../test/core/content/people.ts';
import { LONGEST_OF_YOUNG } from '../constants/week.ts';
import type { RaceType } from '../codes/race.ts';
import { planAll } from './planAll.ts';
import type { PlannedWeek } from './schedule.ts';

/** Athletes of every race type and level, but of this age. */
const aged = (age: number) =>
  peopleOf(60, 7).map((person) => ({
    ...person,
    input: {
      ...person.input,
      athlete: {
        ...person.input.athlete,
        age,
        preferences: { ...person.input.athlete.preferences, weeklyHoursAvailable: 12 },
      },
    },
  }));

const trainingOf = ({ workouts }: PlannedWeek) => workouts.filter(({ workoutType }) => workoutType !== 'race');

/** Longest workout, most hard days and fewest rest days of any week. */
function extremesOf(weeks: readonly PlannedWeek[]) {
  const daysOf = (workouts: PlannedWeek['workouts']) =>
    new Set(workouts.map(({ scheduledDate }) => scheduledDate)).size;
  return {
    longest: Math.max(...weeks.flatMap((week) => trainingOf(week).map(({ duration }) => duration))),
    hardDays: Math.max(...weeks.map((week) => daysOf(trainingOf(week).filter(({ isHard }) => isHard)))),
    restDays: Math.min(...weeks.map((week) => 7 - daysOf(week.workouts))),
  };
}

const seasonsOf = (age: number): Map<RaceType, ReturnType<typeof extremesOf>[]> => {
  const seasons = new Map<RaceType, ReturnType<typeof extremesOf>[]>();
  for (const { raceType, input } of aged(age)) {
    const result = planAll(input);
    if (result.ok) seasons.set(raceType, [...(seasons.get(raceType) ?? []), extremesOf(result.plan.weeks)]);
  }
  return seasons;
};

test('at 17 no workout is above two hours, two days are hard at the most and two are free', () => {
  const seasons = seasonsOf(17);
  expect([...seasons.keys()].filter((raceType) => LONGEST_OF_YOUNG[raceType] !== undefined)).toEqual([]);
  expect(seasons.size).toBe(10);
  const beyond = [...seasons].flatMap(([raceType, all]) =>
    all
      .filter(({ longest, hardDays, restDays }) => longest > 120 || hardDays > 2 || restDays < 2)
      .map((each) => ({ raceType, ...each })),
  );
  expect(beyond).toEqual([]);
});

test('at 18 the same athletes train longer, and for any race', () => {
  const seasons = seasonsOf(18);
  expect(seasons.size).toBe(15);
  const all = [...seasons.values()].flat();
  expect(Math.max(...all.map(({ longest }) => longest))).toBeGreaterThan(120);
  expect(Math.max(...all.map(({ hardDays }) => hardDays))).toBe(3);
  expect(Math.min(...all.map(({ restDays }) => restDays))).toBe(1);
});
