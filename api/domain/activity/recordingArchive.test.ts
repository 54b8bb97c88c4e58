import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate';
import { readDueArchives } from '../../jobs/archives.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../../test/schedules.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { uploadRecording } from './activity.ts';
import { claimDueArchives, workOnArchive } from './archiveReading.ts';
import { beginArchive, cancelArchive, lastArchive, readArchive } from './recordingArchive.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-20';
const clock = { now: new Date(`${MONDAY}T06:00:00Z`) };

const database = setUpDatabase();
afterEach(() => database.db.recordingArchive.deleteMany());

const deps = () => testDeps(database.db, clock);
const fail = (error: unknown) => {
  throw error;
};
const readAll = () => readDueArchives(deps(), fail);

async function athlete() {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const viewer = await aScheduledAthlete(deps());
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  return viewer;
}

const run = (day: string) => activityFile([{ sport: 'running', start: `${day}T07:00:00Z`, seconds: 1200, speed: 3 }]);
const days = (count: number) => Array.from({ length: count }, (_, i) => `2025-01-${String(i + 1).padStart(2, '0')}`);
const zip = (files: Zippable) => zipSync(files);
const rides = (of: readonly string[]) => zip(Object.fromEntries(of.map((day) => [`activities/${day}.fit`, run(day)])));
const activitiesOf = ({ athleteId }: { athleteId: string }) =>
  database.db.activity.findMany({ where: { athleteId }, orderBy: { startedAt: 'asc' } });

test('each recording is read or told why not, and no file stays', async () => {
  const viewer = await athlete();
  await uploadRecording(deps(), viewer, viewer.athleteId, run('2025-01-01'));
  const begun = await beginArchive(
    deps(),
    viewer,
    viewer.athleteId,
    zip({
      'activities/1.fit': run('2025-01-01'),
      'activities/2.fit': run('2025-01-02'),
      'activities/again.fit': run('2025-01-02'),
      'activities/3.fit': strToU8('no recording at all'),
      'activities/4.fit': run('2031-01-02'),
      // deflated once more in the archive, as some sites do
      'activities/6.fit.gz': [gzipSync(run('2025-01-06')), { level: 9 }],
      'part.zip': zip({ '5.fit': run('2025-01-05') }),
      'activities.csv': strToU8('a,b'),
    }),
  );
  expect(begun).toMatchObject({ state: 'reading', files: 7, refused: 1, unread: 6, kept: 0, endedAt: null });
  expect(await readAll()).toBe(6);
  expect(await readArchive(deps(), viewer, begun.id)).toMatchObject({
    state: 'done',
    files: 7,
    kept: 2,
    known: 2,
    refused: 3,
    unread: 0,
    others: 1,
    workouts: 0,
    refusals: [
      { name: '3.fit', reason: expect.stringContaining('no recording that can be read') },
      { name: '4.fit', reason: expect.stringContaining('in the future') },
      { name: 'part.zip', reason: expect.stringContaining('archive within the archive') },
    ],
  });
  expect((await activitiesOf(viewer)).map(({ startedAt }) => startedAt.toISOString())).toEqual([
    '2025-01-01T07:00:00.000Z',
    '2025-01-02T07:00:00.000Z',
    '2025-01-06T07:00:00.000Z',
  ]);
  expect(await database.db.archivedFile.count({ where: { bytes: { not: null } } })).toBe(0);
});

test('an archive of which nothing can be read says why', async () => {
  const viewer = await athlete();
  const begin = (archive: Uint8Array) => beginArchive(deps(), viewer, viewer.athleteId, archive);
  const locked = zip({ '1.fit': run('2025-01-01') });
  locked[Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8]! |= 1;
  await expect(begin(locked)).rejects.toThrow(
    'No file in this archive can be read. 1.fit: The archive locks this file with a password.',
  );
  await expect(begin(zip({ 'part.zip': rides(['2025-01-01']) }))).rejects.toThrow('part.zip: An archive within');
});

test('all of it is one revision, which counts recordings for workouts of their own days alone', async () => {
  const viewer = await athlete();
  const runs = (await workoutsOf(deps(), viewer)).filter(
    ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate <= TODAY,
  );
  expect(runs.length).toBeGreaterThan(0);
  const before = await database.db.revision.count({ where: { athleteId: viewer.athleteId } });
  const { id } = await beginArchive(
    deps(),
    viewer,
    viewer.athleteId,
    rides([...days(12), ...runs.map(({ scheduledDate }) => scheduledDate)]),
  );
  await readAll();
  expect(await readArchive(deps(), viewer, id)).toMatchObject({ kept: 12 + runs.length, workouts: runs.length });
  const done = (await activitiesOf(viewer)).filter(({ workoutId }) => workoutId !== null);
  expect(done.map(({ workoutId }) => workoutId).sort()).toEqual(runs.map((each) => each.id).sort());
  expect(await database.db.revision.count({ where: { athleteId: viewer.athleteId } })).toBe(before + 1);

  await undoScheduleChange(deps(), viewer, viewer.athleteId);
  const after = await activitiesOf(viewer);
  expect(after.map(({ workoutId }) => workoutId)).toEqual(after.map(() => null));
});

test('two servers and one that ends in the middle read each recording once', async () => {
  const viewer = await athlete();
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(14)));
  const [claimed] = await claimDueArchives(deps());
  expect([claimed, await claimDueArchives(deps())]).toEqual([id, []]);
  const stopping = new AbortController();
  // it dies with its claim: the file that it had begun is as it was
  await database.db.archivedFile.updateMany({ where: { archiveId: id, position: 0 }, data: { tries: 1 } });
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  expect(await workOnArchive(deps(), (await claimDueArchives(deps()))[0]!, stopping.signal)).toBe(10);
  stopping.abort();
  expect(await workOnArchive(deps(), id, stopping.signal)).toBe(0);
  await Promise.all([workOnArchive(deps(), id), workOnArchive(deps(), id)]);
  expect(await readArchive(deps(), viewer, id)).toMatchObject({ state: 'done', kept: 14, known: 0, refused: 0 });
  expect(await activitiesOf(viewer)).toHaveLength(14);
});

test('a server that stood still for longer than its lease leaves the archive to the one that has it', async () => {
  const viewer = await athlete();
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(12)));
  await claimDueArchives(deps());
  const slow = deps();
  let files = 0;
  let other: readonly string[] = [];
  const fit = {
    ...slow.fit,
    read: async (...asked: Parameters<typeof slow.fit.read>) => {
      files += 1;
      if (files === 2) {
        clock.now = new Date(clock.now.getTime() + 3 * 60_000);
        other = await claimDueArchives(deps());
        clock.now = new Date(clock.now.getTime() + 1000);
      }
      return slow.fit.read(...asked);
    },
  };
  await workOnArchive({ ...slow, fit }, id);
  expect([files, other]).toEqual([2, [id]]);
  // what the other one holds is not up for a third
  expect(await claimDueArchives(deps())).toEqual([]);
});

test('what joins an archive that is being read takes it from nobody', async () => {
  const viewer = await athlete();
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(2)));
  await claimDueArchives(deps());
  await beginArchive(deps(), viewer, viewer.athleteId, rides(['2025-02-01']));
  expect(await claimDueArchives(deps())).toEqual([]);
  expect(await workOnArchive(deps(), id)).toBe(3);
});

test('a file that ended its server again and again is left out', async () => {
  const viewer = await athlete();
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(2)));
  await database.db.archivedFile.updateMany({ where: { archiveId: id, position: 0 }, data: { tries: 3 } });
  await readAll();
  expect(await readArchive(deps(), viewer, id)).toMatchObject({ kept: 1, refused: 1 });
});

test('what was cancelled is read no more, and what was read stays', async () => {
  const viewer = await athlete();
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(12)));
  await workOnArchive(deps(), id);
  expect(await cancelArchive(deps(), viewer, id)).toMatchObject({ state: 'cancelled', kept: 10, unread: 0, files: 12 });
  await readAll();
  expect(await cancelArchive(deps(), viewer, id)).toMatchObject({ state: 'cancelled', kept: 10, endedAt: clock.now });
  expect(await activitiesOf(viewer)).toHaveLength(10);
  expect(await database.db.archivedFile.count({ where: { bytes: { not: null } } })).toBe(0);
});

test('a second one joins the first of the same person; another person waits', async () => {
  const viewer = await athlete();
  const coach = await aCoachOf(deps(), viewer);
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(2)));
  await expect(beginArchive(deps(), coach, viewer.athleteId, rides(days(2)))).rejects.toMatchObject({
    code: 'ARCHIVE_READING',
  });
  expect(await beginArchive(deps(), viewer, viewer.athleteId, rides(['2025-02-01']))).toMatchObject({ id, files: 3 });
  await readAll();
  const next = await beginArchive(deps(), coach, viewer.athleteId, rides(['2025-02-02']));
  await readAll();
  expect(await lastArchive(deps(), viewer, viewer.athleteId)).toMatchObject({ id: next.id, kept: 1, state: 'done' });
  await expect(readArchive(deps(), viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  ['waits of one than the database is to hold', { waitingBytes: 1.5 * run('2025-03-01').length, recordings: 9 }],
  ['comes of one than anybody has recorded', { waitingBytes: 1e9, recordings: 1 }],
])('no more %s; once that was read the rest is taken', async (_what, most) => {
  const viewer = await athlete();
  const send = (day: string) => {
    const stored = zip({ [`${day}.fit`]: [run(day), { level: 0 }] });
    return beginArchive(deps(), viewer, viewer.athleteId, stored, most);
  };
  await send('2025-03-01');
  await expect(send('2025-03-02')).rejects.toMatchObject({ code: 'ARCHIVE_READING' });
  await readAll();
  expect(await send('2025-03-02')).toMatchObject({ files: 1, unread: 1 });
});

test('a coach who was let go of has nothing more read', async () => {
  const viewer = await athlete();
  const coach = await aCoachOf(deps(), viewer);
  const { id } = await beginArchive(deps(), coach, viewer.athleteId, rides(days(2)));
  await endCoaching(deps(), coach);
  await readAll();
  expect(await readArchive(deps(), viewer, id)).toMatchObject({ state: 'cancelled', kept: 0, unread: 0 });
});

test('a stranger sends, reads and cancels nothing', async () => {
  const [viewer, stranger] = [await athlete(), await athlete()];
  const { id } = await beginArchive(deps(), viewer, viewer.athleteId, rides(days(1)));
  const missing = { code: 'NOT_FOUND' };
  await expect(beginArchive(deps(), stranger, viewer.athleteId, rides(days(1)))).rejects.toMatchObject(missing);
  await expect(readArchive(deps(), stranger, id)).rejects.toMatchObject(missing);
  await expect(lastArchive(deps(), stranger, viewer.athleteId)).rejects.toMatchObject(missing);
  await expect(cancelArchive(deps(), stranger, id)).rejects.toMatchObject(missing);
});
