import { addDays } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aCoachOf, aScheduledAthlete } from '../../test/schedules.ts';
import { createCoachInvite } from '../coaching/invite.ts';
import { createLibraryWorkout } from '../library/library.ts';
import { MAX_ROWS } from './maxRows.ts';
import { newId } from './newId.ts';
import { addPrinciple } from '../principle/principle.ts';
import { addRace } from '../season/race.ts';

const TODAY = '2026-11-20';
const deps = setUpDeps(`${TODAY}T12:00:00Z`);

/** What is there may be filled up but for one; of several at the same instant one has room. */
async function oneOf(acts: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(acts);
  return settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
}

test('a season holds so many races', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [race] = await deps.db.race.findMany({ where: { athleteId: viewer.athleteId } });
  const { createdAt: _c, updatedAt: _u, ...row } = race!;
  await deps.db.race.createMany({
    data: Array.from({ length: MAX_ROWS.races - 2 }, () => ({ ...row, id: newId(deps.clock()), priority: 'C' })),
  });
  const add = () =>
    addRace(deps, viewer, viewer.athleteId, {
      raceName: 'One more',
      raceType: 'half-marathon',
      raceDate: addDays(TODAY, 30),
      priority: 'C',
    });
  expect(await oneOf([add(), add()])).toEqual([
    expect.objectContaining({ code: 'LIMIT_REACHED', message: 'At most 100 races in a season. Take one away first.' }),
  ]);
  expect(await deps.db.race.count({ where: { athleteId: viewer.athleteId } })).toBe(MAX_ROWS.races);
});

test('a coach keeps so many principles, and so many workouts', async () => {
  const coach = await aCoachOf(deps, await aScheduledAthlete(deps));
  const { coachId } = coach;
  await deps.db.principle.createMany({
    data: Array.from({ length: MAX_ROWS.principles - 1 }, () => ({
      coachId,
      principleType: '',
      context: '',
      principle: '',
    })),
  });
  const teach = () => addPrinciple(deps, coach, { context: 'Everyone', principle: 'No swim on Sunday' });
  expect(await oneOf([teach(), teach(), teach()])).toEqual(
    Array(2).fill(
      expect.objectContaining({ code: 'LIMIT_REACHED', message: 'At most 200 principles. Take one away first.' }),
    ),
  );
  const workout = { name: 'Hills', workoutType: 'run', intensity: 'hard', instructions: 'Up.' };
  await deps.db.libraryWorkout.createMany({
    data: Array.from({ length: MAX_ROWS.libraryWorkouts - 1 }, () => ({ ...workout, coachId })),
  });
  const keep = () => createLibraryWorkout(deps, coach, workout);
  expect(await oneOf([keep(), keep(), keep()])).toEqual(
    Array(2).fill(
      expect.objectContaining({
        code: 'LIMIT_REACHED',
        message: 'At most 5,000 workouts in your library. Take one away first.',
      }),
    ),
  );
});

test('a coach has so many invitations open', async () => {
  const coach = await aCoachOf(deps, await aScheduledAthlete(deps));
  const row = {
    coachId: coach.coachId,
    name: null,
    createdAt: deps.clock(),
    expiresAt: new Date(deps.clock().getTime() + 86_400_000),
  };
  await deps.db.coachInvite.createMany({
    data: Array.from({ length: MAX_ROWS.openInvites - 1 }, (_, n) => ({
      ...row,
      id: newId(deps.clock()),
      tokenHash: `open ${n}`,
    })),
  });
  const invite = () => createCoachInvite(deps, coach, {}, 'https://evenpace.example');
  expect(await oneOf([invite(), invite(), invite()])).toEqual(
    Array(2).fill(
      expect.objectContaining({ code: 'LIMIT_REACHED', message: 'At most 200 open invitations. Take one back first.' }),
    ),
  );
  expect(await deps.db.coachInvite.count({ where: { coachId: coach.coachId } })).toBe(MAX_ROWS.openInvites);
});
