import { setUpDatabase } from '../../test/database.ts';
import { testDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { newId } from './newId.ts';
import { writeRows } from './writeRows.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const database = setUpDatabase();

const week = (athleteId: string, over: object = {}) => ({
  id: newId(NOW),
  athleteId,
  weekNumber: 1,
  weekStartDate: '2026-11-23',
  weekEndDate: '2026-11-29',
  targetWeeklyHours: 7.25,
  phaseType: 'base',
  kind: 'load',
  proof: [{ constraint: "long run's 'limit'; \"90 min\"", limit: null }],
  ...over,
});
const json = (...rows: object[]) => JSON.stringify(rows);

async function world() {
  const { athleteId } = await aViewer(testDeps(database.db, { now: NOW }));
  const weeks = () => database.db.trainingWeek.findMany({ where: { athleteId }, orderBy: { weekStartDate: 'asc' } });
  return { athleteId, weeks };
}

test('days, numbers and JSON are written as they are; a column that is not named gets what a new row gets', async () => {
  const { athleteId, weeks } = await world();
  const { proof, ...row } = week(athleteId);
  const next = week(athleteId, { weekStartDate: '2026-11-30', weekEndDate: '2026-12-06' });
  await writeRows(database.db, 'TrainingWeek', Object.keys(row), json(row));
  await writeRows(database.db, 'TrainingWeek', Object.keys(next), json(next));
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(await weeks()).toEqual([
    {
      ...row,
      weekStartDate: day('2026-11-23'),
      weekEndDate: day('2026-11-29'),
      proof: [],
      createdAt: expect.any(Date),
    },
    { ...next, weekStartDate: day('2026-11-30'), weekEndDate: day('2026-12-06'), createdAt: expect.any(Date) },
  ]);
  expect(proof).not.toEqual([]);
});

test('a row that is there is replaced where that is asked for, and else refused', async () => {
  const { athleteId, weeks } = await world();
  const row = week(athleteId);
  const columns = Object.keys(row);
  await writeRows(database.db, 'TrainingWeek', columns, json(row));
  const [{ createdAt } = { createdAt: null }] = await weeks();
  await expect(writeRows(database.db, 'TrainingWeek', columns, json(row))).rejects.toThrow();
  const next = week(athleteId, { weekStartDate: '2026-11-30', weekEndDate: '2026-12-06', weekNumber: 2 });
  await writeRows(database.db, 'TrainingWeek', columns, json({ ...row, kind: 'taper' }, next), { replace: true });
  expect(await weeks()).toMatchObject([
    { id: row.id, kind: 'taper', createdAt },
    { id: next.id, kind: 'load' },
  ]);
});
