import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { submitCheckIn } from './checkIn.ts';

const database = setUpDatabase();

const TIRED = { stress: 10, sleep: 1, energyLevel: 1, musclesSoreness: 10 };

test('a check-in that the schedule cannot follow is not kept either', async () => {
  const { db } = database;
  const deps = testDeps(db, '2026-11-16T06:00:00Z');
  const viewer = await aScheduledAthlete(deps);
  await db.$executeRaw`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no adapting now''; end'`;
  await db.$executeRaw`create trigger refuse before insert on "Revision" for each row when (new.cause = 'adapt') execute function refuse()`;
  await expect(submitCheckIn(deps, viewer, TIRED)).rejects.toThrow('no adapting now');
  expect(await db.checkIn.count()).toBe(0);

  await db.$executeRaw`drop trigger refuse on "Revision"`;
  const { checkIn, adaptation } = await submitCheckIn(deps, viewer, TIRED);
  expect([checkIn.stress, adaptation!.changes.length > 0, adaptation!.revision!.cause]).toEqual([10, true, 'adapt']);
  expect(await db.checkIn.count()).toBe(1);
});
