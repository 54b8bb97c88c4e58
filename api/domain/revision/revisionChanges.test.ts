import fc from 'fast-check';
import { addDays } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { statementsOf } from '../../test/statements.ts';
import { ask } from '../../test/graphql.ts';
import { restoreRevision } from '../schedule/history.ts';
import { addRace, deleteRace, updateRace } from '../season/race.ts';
import type { ScheduleChanges } from './scheduleChanges.ts';
import { changesOf, storedChanges } from './revisionChanges.ts';
import { generateSchedule } from '../schedule/schedule.ts';
import { sameData, type WorkoutRow } from './scheduledWorkout.ts';
import { seasonBefore, seasonDifference } from './seasonDifference.ts';
import { loadSeason, type SeasonSnapshot } from './seasonSnapshot.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { runs } from '../../test/propertyRuns.ts';

const TODAY = '2026-11-23';
const deps = setUpDeps(`${TODAY}T06:00:00Z`);

const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const race = (n: number) => ({
  raceName: `Race ${n}`,
  raceType: 'half-marathon',
  raceDate: addDays(TODAY, 40 + 3 * n),
  priority: n % 3 === 0 ? 'B' : 'C',
});
const seasonOf = async (athleteId: string) => (await loadSeason(deps.db, athleteId))!;

const ids = ['a', 'b', 'c', 'd'] as const;
const rows = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    raceDate: fc.constantFrom('2027-01-01', '2027-02-01'),
    startDate: fc.constantFrom('2027-01-01', '2027-02-01'),
    notes: fc.option(fc.constantFrom('x', 'y')),
  }),
  { selector: ({ id }) => id },
);
const ordered = (list: readonly { id: string; raceDate: string; startDate: string }[], key: 'raceDate' | 'startDate') =>
  [...list].sort((a, b) => (`${a[key]} ${a.id}` < `${b[key]} ${b.id}` ? -1 : 1));
const season = fc
  .record({
    version: fc.nat(3),
    mainRaceId: fc.option(fc.constantFrom(...ids)),
    warnings: fc.array(fc.record({ code: fc.constantFrom('A', 'B', 'C') }), { maxLength: 5 }),
    phases: rows,
    races: rows,
  })
  .map(
    ({ version, mainRaceId, warnings, phases, races }) =>
      ({
        plan: { id: 'plan', version, mainRaceId, warnings },
        phases: ordered(phases, 'startDate'),
        races: ordered(races, 'raceDate'),
      }) as unknown as SeasonSnapshot,
  );

test('from what a season became and what differs, what it was follows exactly', () => {
  fc.assert(
    fc.property(season, season, (before, after) =>
      sameData(seasonBefore(after, kept(seasonDifference(before, after))!), before),
    ),
    runs(2000),
  );
});

const workout = fc.record(
  {
    id: fc.constantFrom(...ids),
    duration: fc.nat(3),
    feedback: fc.option(fc.record({ notes: fc.option(fc.constant('x')) })),
    steps: fc.array(fc.nat(2)),
    templateId: fc.option(fc.constant('t')),
  },
  { requiredKeys: ['id', 'duration', 'steps'] },
);

test('what is written of workouts is read back as it was, and older rows as they are', () => {
  const change = fc
    .tuple(fc.option(workout), fc.option(workout))
    .map(([before, after]) => ({ id: 'a', before, after }));
  fc.assert(
    fc.property(fc.array(change), (workouts) => {
      const changes = { workouts, weeks: [], hours: { before: 3, after: 4 } } as unknown as ScheduleChanges;
      return (
        sameData(changesOf({ changes: kept(storedChanges(changes)) }), changes) &&
        sameData(changesOf({ changes: kept(changes) }), changes)
      );
    }),
    runs(2000),
  );
});

const bare = (workouts: readonly WorkoutRow[]) =>
  workouts.map((each) => ({ ...each, version: 0 })).sort((a, b) => (a.id < b.id ? -1 : 1));

test.each([false, true])(
  'after any acts, each point of the history comes back whole; with half of them from an older release: %s',
  async (isOld) => {
    const viewer = await aScheduledAthlete(deps);
    const { athleteId } = viewer;
    type Point = { season: SeasonSnapshot; workouts: ReturnType<typeof bare> };
    const points = new Map<number, Point>();
    const look = async (): Promise<Point> => {
      const found = await seasonOf(athleteId);
      return {
        season: { ...found, plan: { ...found.plan, version: 0 } },
        workouts: bare(await workoutsOf(deps, viewer)),
      };
    };
    const note = async () => {
      const { scheduleRevision } = await deps.db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
      points.set(scheduleRevision, await look());
    };
    await note();
    const made: string[] = [];
    for (const n of [1, 2, 3]) {
      made.push((await addRace(deps, viewer, athleteId, race(n))).race.id);
      await note();
    }
    const wholeBefore = await seasonOf(athleteId);
    await updateRace(deps, viewer, made[1]!, { raceDate: addDays(TODAY, 60), priority: 'A' });
    await note();
    if (isOld) {
      // as a release before this one would have written it
      const number = Math.max(...points.keys());
      const changes = { workouts: [], weeks: [], season: { before: wholeBefore, after: await seasonOf(athleteId) } };
      await deps.db.revision.update({
        where: { athleteId_number: { athleteId, number } },
        data: { changes: kept(changes) as object },
      });
    }
    await generateSchedule(deps, viewer, { mode: 'train-consistently', selectedSports: ['running'] });
    await note();
    await deleteRace(deps, viewer, made[0]!);
    await note();
    await undoScheduleChange(deps, viewer, athleteId);
    await note();
    const all = [...points.keys()];
    for (const number of [...all.filter((_, i) => i % 2), ...all.filter((_, i) => i % 2 === 0)].slice(1)) {
      const { id } = await deps.db.revision.findUniqueOrThrow({ where: { athleteId_number: { athleteId, number } } });
      const refused = await restoreRevision(deps, viewer, id).then(
        () => [],
        (error: { code?: string }) => [error.code],
      );
      expect(refused.filter((code) => code !== 'NOTHING_TO_UNDO')).toEqual([]);
      expect(await look()).toEqual(points.get(number));
    }
    expect(await brokenSchedules(deps.db)).toEqual([]);
  },
);

test('one more race is written as one race, however many there are', async () => {
  const viewer = await aScheduledAthlete(deps);
  for (let n = 1; n <= 24; n += 1) await addRace(deps, viewer, viewer.athleteId, race(n));
  const sizes = await deps.db.$queryRaw<
    { size: number }[]
  >`SELECT length(changes::text) AS size FROM "Revision" WHERE "athleteId" = ${viewer.athleteId}::uuid AND summary LIKE '%Race%' ORDER BY number`;
  expect(sizes).toHaveLength(24);
  expect(Math.max(...sizes.map(({ size }) => size))).toBeLessThan(5000);
});

test('a page of the history reads no changes', async () => {
  const viewer = await aScheduledAthlete(deps);
  const sent = await statementsOf(() =>
    ask(
      deps,
      viewer,
      '{ viewer { athlete { revisions(first: 20) { edges { node { id number cause summary actorRole actorName createdAt undoesNumber } } } } } }',
    ),
  );
  const read = sent.filter(({ text }) => /FROM "public"."Revision"/.test(text));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ text }) => text.includes('"changes"'))).toEqual([]);
});
