import type { Viewer } from '../domain/kernel/access.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { uploadActivity } from '../domain/activity/activity.ts';
import { setUpDeps } from '../test/app.ts';
import { activityFile } from '../test/fitFiles.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf } from '../test/schedules.ts';

let owner: Viewer;
let coach: Viewer & { coachId: string };
let former: Viewer & { coachId: string };
let stranger: Viewer;
let ids: Record<'Workout' | 'Race' | 'CheckIn' | 'Activity', string>;

const deps = setUpDeps('2026-11-20T12:00:00Z');
beforeAll(async () => {
  owner = await aScheduledAthlete(deps);
  stranger = await aScheduledAthlete(deps);
  coach = await aCoachOf(deps, owner);
  former = await aCoachOf(deps, owner);
  await endCoaching(deps, former);
  const { checkIn } = await submitCheckIn(deps, owner, { stress: 4 });
  const file = activityFile([{ sport: 'hiking', start: '2026-11-19T06:00:00Z' }]);
  const { activities } = await uploadActivity(deps, owner, file);
  const race = await deps.db.race.findFirstOrThrow({ where: { athleteId: owner.athleteId } });
  const workout = (await weeksOf(deps, owner))[1]!.workouts[0]!;
  ids = {
    Workout: `workout_${workout.id}`,
    Race: `race_${race.id}`,
    CheckIn: `checkin_${checkIn.id}`,
    Activity: `activity_${activities[0]!.id}`,
  };
});

describe.each(['Workout', 'Race', 'CheckIn', 'Activity'] as const)('from %s', (type) => {
  const text = `query ($id: ID!) { node(id: $id) { ... on ${type} { athlete { id firstName today } } } }`;

  test('to its athlete, for whoever sees them', async () => {
    const athlete = { id: `athlete_${owner.athleteId}`, firstName: 'Robin', today: '2026-11-20' };
    for (const viewer of [owner, coach]) {
      expect((await ask(deps, viewer, text, { id: ids[type] })).data).toEqual({ node: { athlete } });
    }
  });

  test('and for nobody else', async () => {
    for (const viewer of [former, stranger, null]) {
      expect((await ask(deps, viewer, text, { id: ids[type] })).data).toEqual({ node: null });
    }
  });
});

describe('from a workout to its week', () => {
  const text = 'query ($id: ID!) { node(id: $id) { ... on Workout { id week { id workouts { id week { id } } } } } }';

  test('which holds it', async () => {
    for (const viewer of [owner, coach]) {
      const { week } = (await ask(deps, viewer, text, { id: ids.Workout })).data.node;
      expect(week.workouts.map(({ id }: { id: string }) => id)).toContain(ids.Workout);
      expect(new Set(week.workouts.map((each: { week: { id: string } }) => each.week.id))).toEqual(new Set([week.id]));
    }
  });

  test('is read once, however many workouts ask', async () => {
    const week = (await weeksOf(deps, owner))[1]!;
    const asked = jest.spyOn(deps.db.trainingWeek, 'findMany');
    const many = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Workout { week { weekNumber } } } }';
    const { data } = await ask(deps, owner, many, { ids: week.workouts.map(({ id }) => `workout_${id}`) });
    expect(data.nodes).toHaveLength(week.workouts.length);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});

test('what is named a hundred times is looked up once, and stands in each place', async () => {
  const many = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Workout { week { workouts { id } } } } }';
  const asked = jest.spyOn(deps.db.workout, 'findFirst');
  const { data } = await ask(deps, owner, many, {
    ids: [...Array<string>(98).fill(ids.Workout), 'workout_nothing', ids.Race],
  });
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  expect(data.nodes.map((node: { id: string } | null) => node?.id)).toEqual([
    ...Array<string>(98).fill(ids.Workout),
    undefined,
    ids.Race,
  ]);
});

test('where a coaching ends between the workout and its athlete, nothing is told', async () => {
  const late = await aCoachOf(deps, owner);
  const { workout } = deps.db;
  const read = workout.findFirst;
  const ends = jest
    .spyOn(workout, 'findFirst')
    .mockImplementation(((args: never) =>
      Promise.resolve(read.call(workout, args)).then(async (row) => (await endCoaching(deps, late), row))) as never);
  const { data, errors } = await ask(
    deps,
    late,
    'query ($id: ID!) { node(id: $id) { ... on Workout { athlete { email } week { id } } } }',
    { id: ids.Workout },
  );
  ends.mockRestore();
  expect([data, errors]).toEqual([{ node: { athlete: null, week: null } }, []]);
});
