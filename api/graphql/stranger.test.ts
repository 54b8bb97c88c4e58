import { encodeId } from '../core/units/ids.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { added, CREATE, FEEDBACK, generate, move, MOVE, undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

describe('a stranger', () => {
  test('finds nothing by id, whatever the noun', async () => {
    const owner = await aScheduledAthlete(deps);
    const stranger = await aScheduledAthlete(deps);
    const former = await aCoachOf(deps, owner);
    await endCoaching(deps, former);
    await deps.db.injury.create({ data: { athleteId: owner.athleteId, injuryType: 'strain', affectedArea: 'calf' } });
    const workout = (await workoutsOf(deps, owner))[0]!;
    clock.now = new Date(`${workout.scheduledDate}T20:00:00Z`);
    await ask(deps, owner, FEEDBACK, {
      input: { workoutId: encodeId('workout', workout.id), completionStatus: 'COMPLETED' },
    });
    const everything = `{ viewer { user { id } athlete { id assessments { id } injuries { id } raceGoal { id } seasonPlan { id phases { id } races { id } }
      schedule { weeks { id workouts { id feedback { id } } } } revisions(first: 5) { edges { node { id } } } } } }`;
    const seen = JSON.stringify((await ask(deps, owner, everything)).data);
    const ids = [...new Set([...seen.matchAll(/"id":"([^"]+)"/g)].map((match) => match[1]!))];
    const kinds = new Set(ids.map((id) => id.split('_')[0]));
    expect([...kinds].sort()).toEqual([
      'assessment',
      'athlete',
      'feedback',
      'goal',
      'injury',
      'phase',
      'plan',
      'race',
      'revision',
      'user',
      'week',
      'workout',
    ]);
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await ask(deps, owner, nodes, { ids })).data.nodes.map((node: { id: string }) => node.id)).toEqual(ids);
    for (const other of [stranger, former, null]) {
      expect((await ask(deps, other, nodes, { ids })).data.nodes).toEqual(ids.map(() => null));
      expect(
        (
          await ask(deps, other, 'query ($id: ID!) { athlete(id: $id) { id } }', {
            id: encodeId('athlete', owner.athleteId),
          })
        ).data.athlete,
      ).toBeNull();
    }
  });

  test('changes nothing, and hears the same as of a thing that does not exist', async () => {
    const owner = await aScheduledAthlete(deps);
    const stranger = await aScheduledAthlete(deps);
    const week = (await weeksOf(deps, owner))[1]!;
    const workout = week.workouts[0]!;
    const revision = await deps.db.revision.findFirstOrThrow({ where: { athleteId: owner.athleteId } });
    const tries = (viewer: typeof stranger | null, ids: { workout: string; athlete: string; revision: string }) => [
      ask(deps, viewer, MOVE, move(ids.workout, '2026-12-03')),
      ask(deps, viewer, FEEDBACK, {
        input: { workoutId: encodeId('workout', ids.workout), completionStatus: 'COMPLETED' },
      }),
      ask(deps, viewer, CREATE, added(ids.athlete, week)),
      undo(deps, viewer, ids.athlete),
      undo(deps, viewer, viewer?.athleteId ?? ids.athlete, encodeId('revision', ids.revision)),
    ];
    const missing = '01900000-0000-7000-8000-000000000000';
    const foreign = await Promise.all(
      tries(stranger, { workout: workout.id, athlete: owner.athleteId, revision: revision.id }),
    );
    const absent = await Promise.all(tries(stranger, { workout: missing, athlete: missing, revision: missing }));
    expect(foreign.map(({ codes }) => codes)).toEqual(foreign.map(() => ['NOT_FOUND']));
    expect(foreign.map(({ errors }) => errors?.[0]?.message)).toEqual(absent.map(({ errors }) => errors?.[0]?.message));
    const anonymous = await Promise.all(
      tries(null, { workout: workout.id, athlete: owner.athleteId, revision: revision.id }),
    );
    expect(anonymous.map(({ codes }) => codes)).toEqual(anonymous.map(() => ['UNAUTHENTICATED']));
    expect((await deps.db.athlete.findUniqueOrThrow({ where: { id: owner.athleteId } })).scheduleRevision).toBe(2);
  });

  test('a token for reading reads and does not write', async () => {
    const owner = await aScheduledAthlete(deps);
    const reader = { ...owner, scope: 'read' as const };
    const workout = (await weeksOf(deps, reader))[1]!.workouts[0]!;
    expect((await ask(deps, reader, MOVE, move(workout.id, '2026-12-03'))).codes).toEqual(['FORBIDDEN']);
    expect((await generate(deps, reader, { mode: 'SEASON_PLAN' })).codes).toEqual(['FORBIDDEN']);
  });
});
