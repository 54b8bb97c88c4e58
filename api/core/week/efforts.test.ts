import { dayNumber } from '../calendar/calendar.ts';
import { peopleOf } from '../../test/core/content/people.ts';
import { type Effort, effortOf, isOneTooMany } from './efforts.ts';
import { planAll } from './planAll.ts';

const made = (workoutType: 'run' | 'bike' | 'brick' | 'swim' | 'strength', templateId: string | null, isHard = false) =>
  effortOf({ workoutType, templateId, isHard }, 7);

test('tempo, race effort and whatever is hard ask for more than easy; easy workouts, swims and strength do not', () => {
  expect(made('run', 'run-progression/1a')).toEqual({ number: 7, workoutType: 'run' });
  expect(made('bike', null, true)).toEqual({ number: 7, workoutType: 'bike' });
  expect(made('run', 'run-strides/1')).toBeNull();
  expect(made('bike', 'BIKE-01')).toBeNull();
  expect(made('swim', 'swim-css/1', true)).toBeNull();
  expect(made('strength', null, true)).toBeNull();
});

test.each<[around: [day: number, type: Effort['workoutType']][], isOne: boolean]>([
  [[], false],
  [[[4, 'bike']], false],
  [[[4, 'run']], true],
  [[[6, 'run']], true],
  [
    [
      [3, 'run'],
      [7, 'run'],
    ],
    false,
  ],
  [
    [
      [4, 'bike'],
      [6, 'bike'],
    ],
    true,
  ],
  [
    [
      [6, 'brick'],
      [7, 'bike'],
    ],
    true,
  ],
  [
    [
      [3, 'bike'],
      [4, 'brick'],
    ],
    true,
  ],
  [
    [
      [3, 'bike'],
      [6, 'brick'],
    ],
    false,
  ],
])('a steady run on day 5 with %j around is one too many: %s', (around, isOne) => {
  const efforts = around.map(([number, workoutType]) => ({ number, workoutType }));
  expect(isOneTooMany(efforts, { number: 5, workoutType: 'run' })).toBe(isOne);
});

test('no steady workout of a season makes three days in a row, or follows one of its own sport', () => {
  const people = peopleOf(90, 11).filter(({ raceType }) => raceType === 'ironman' || raceType === 'half-ironman');
  let steady = 0;
  for (const { input } of people) {
    const result = planAll(input);
    const efforts = (result.ok ? result.plan.weeks : []).flatMap(({ kind, weekEndDate, workouts }) =>
      workouts.flatMap((workout) => {
        const effort = effortOf(workout, dayNumber(workout.scheduledDate));
        return effort === null ? [] : [{ ...effort, isHard: workout.isHard, kind, sunday: dayNumber(weekEndDate) }];
      }),
    );
    const isSteady = (effort: (typeof efforts)[number]) =>
      !effort.isHard && effort.workoutType !== 'brick' && effort.kind === 'load';
    for (const effort of efforts.filter(isSteady)) {
      steady += 1;
      // what is hard early in the week after knows nothing of it
      const around = efforts.filter((other) => other !== effort && other.number <= effort.sunday);
      expect([input.athlete.age, effort, isOneTooMany(around, effort)]).toEqual([input.athlete.age, effort, false]);
    }
  }
  expect(steady).toBeGreaterThan(250);
});
