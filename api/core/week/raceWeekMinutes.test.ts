import { addDays } from '../calendar/calendar.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { PLACED_SHARE } from '../constants/week.ts';
import type { Race } from '../race/race.ts';
import { hoursBesideRaces } from '../season/seasonPlan.ts';
import { peopleOf, type Person } from '../../test/core/content/people.ts';
import { planAll } from './planAll.ts';
import type { PlannedWeek } from './schedule.ts';

/** The weeks of the person's race and of a smaller one six weeks before it. */
function raceWeeks({ raceType, input }: Person) {
  const [race] = input.races;
  const smaller: Race = {
    raceName: 'The smaller one',
    raceType: raceType === 'ironman' ? 'half-ironman' : raceType,
    raceDate: addDays(race!.raceDate, -42),
    priority: 'B',
  };
  const races = [race!, smaller];
  const result = planAll({ ...input, races });
  if (!result.ok) throw new Error(result.conflict.message);
  const holding = (week: PlannedWeek) =>
    races.find(({ raceDate }) => raceDate >= week.weekStartDate && raceDate <= week.weekEndDate);
  return result.plan.weeks.flatMap((week) => {
    const raced = holding(week);
    return raced === undefined
      ? []
      : [{ week, raced, planned: Math.floor(60 * hoursBesideRaces(week as never, races)) }];
  });
}

const training = ({ workouts }: PlannedWeek) => workouts.filter(({ workoutType }) => workoutType !== 'race');
const placed = (week: PlannedWeek) => training(week).reduce((sum, { duration }) => sum + duration, 0);

test.each(['free', 'constrained'] as const)(
  'the week of a race of %s athletes has its minutes, or its eve in use',
  (kind) => {
    const short = peopleOf(45, 3, kind)
      .flatMap(raceWeeks)
      .filter(({ week, planned }) => placed(week) < PLACED_SHARE * planned);
    const idle = short.filter(
      ({ week, raced, planned }) =>
        planned - placed(week) >= MIN_WORKOUT &&
        !training(week).some(({ scheduledDate }) => scheduledDate === addDays(raced.raceDate, -1)),
    );
    expect(idle.map(({ week }) => training(week).map(({ dayOfWeek, duration }) => `${dayOfWeek} ${duration}`))).toEqual(
      [],
    );
  },
);

test('the race itself is none of the runs that its week may hold', () => {
  const beginner = peopleOf(45, 3).find(({ raceType, level }) => raceType === '5k' && level === 'beginner')!;
  const smaller = raceWeeks(beginner).find(({ raced }) => raced.priority === 'B')!;
  expect(training(smaller.week).map(({ dayOfWeek }) => dayOfWeek)).toEqual([
    'tuesday',
    'wednesday',
    'thursday',
    'saturday',
  ]);
});
