import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { peopleOf } from '../../test/core/content/people.ts';
import { shareOf } from '../../test/propertyRuns.ts';
import { planAll } from './planAll.ts';
import type { PlannedWeek } from './schedule.ts';

// The taper of training.md, read from what is placed: its length by the race, its volume from the weeks before, its intensity kept.

const training = ({ workouts }: PlannedWeek) => workouts.filter(({ workoutType }) => workoutType !== 'race');
const minutes = (week: PlannedWeek) => training(week).reduce((sum, { duration }) => sum + duration, 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const longest = (week: PlannedWeek) => Math.max(...training(week).map(({ duration }) => duration));

/** Volume of each week, the race's own last, by the weeks of the taper: parts of the mean of the last three loading weeks. */
const VOLUMES = [[0.45], [0.65, 0.4], [0.8, 0.6, 0.35]];
/** Share by which a week of whole minutes and workouts may pass what it is meant to be. */
const ROUNDING = 0.02;

test('tapers of athletes of all races, levels and hours', () => {
  const wrong = shareOf(peopleOf(500, 35)).flatMap(({ raceType, level, hours, input }) => {
    const result = planAll(input);
    const weeks = result.ok ? result.plan.weeks : [];
    const race = weeks.findIndex(({ kind }) => kind === 'race');
    const { taperWeeks } = RACE_TYPE_NUMBERS[raceType];
    const tapers = weeks.filter(({ kind }) => kind === 'taper');
    const last = [...tapers, weeks[race]!];
    const loads = weeks.slice(0, race).filter(({ kind }) => kind === 'load');
    const reference = mean(loads.slice(-3).map(({ plannedHours }) => 60 * plannedHours));
    const factors = VOLUMES[taperWeeks]!;
    const said = (what: string, holds: boolean) => (holds ? [] : [`${raceType} ${level} ${hours} h: ${what}`]);
    return [
      ...said('length', tapers.length === taperWeeks && race - taperWeeks === weeks.indexOf(tapers[0]!)),
      ...last.flatMap((week, i) => [
        ...said(`volume ${i}`, minutes(week) <= (factors[i]! + ROUNDING) * reference),
        ...said(`longer ${i}`, longest(week) <= Math.max(...loads.slice(-3).map(longest))),
        ...said(`falls ${i}`, i === 0 || minutes(week) < minutes(last[i - 1]!)),
      ]),
      ...tapers.flatMap((week, i) => [
        ...said(
          `sharp ${i}`,
          training(week).some(({ intensity }) => /^(threshold|vo2max|race-pace)$/.test(intensity)),
        ),
        ...said(`least ${i}`, minutes(week) >= 0.8 * factors[i]! * reference),
      ]),
    ];
  });
  expect(wrong).toEqual([]);
});
