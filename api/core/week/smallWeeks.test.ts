import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { peopleOf } from '../../test/core/content/people.ts';
import { planAll } from './planAll.ts';
import type { PlannedWeek } from './schedule.ts';

/** The plan of the first free athlete of that kind. */
function weeksOf(type: RaceType, level: ExperienceLevel, hours: number): readonly PlannedWeek[] {
  const of = peopleOf(240, 5).find(
    (person) => person.raceType === type && person.level === level && person.hours === hours,
  );
  const result = planAll(of!.input);
  if (!result.ok) throw new Error(result.conflict.message);
  return result.plan.weeks;
}

const hardDays = ({ workouts }: PlannedWeek) =>
  workouts.filter(({ isHard, workoutType }) => isHard && workoutType !== 'race');

test.each<readonly [string, RaceType, ExperienceLevel, number]>([
  ['each sport is due in the only workout that it has', 'sprint-tri', 'veteran', 5],
  ['a long ride at race effort would leave too little of them easy', 'gran-fondo', 'veteran', 6],
])('loading weeks keep a hard workout where %s', (_, type, level, hours) => {
  const loads = weeksOf(type, level, hours).filter(({ kind }) => kind === 'load');
  const plain = loads.filter((week) => hardDays(week).length === 0);
  expect(plain.map(({ weekStartDate }) => weekStartDate)).toEqual([]);
});
