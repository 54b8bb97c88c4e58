import { inWeek, race, weekOf } from '../../test/core/sizedWeek.ts';
import { isPlanningLine, planningLines } from './planningLines.ts';

const input = { today: '2027-02-15', races: [] };

test.each<[kind: string, races: readonly object[], why: string]>([
  ['race', [race('2027-02-21')], 'Minutes left out, as the days before the race stay short'],
  ['load', [race('2027-02-21', '10k', 'C')], 'Minutes left out, as the days before the race stay short'],
  ['recovery', [race('2027-02-14')], 'Minutes left out, as the days after the race stay short'],
  ['load', [], 'Minutes that your limits leave out'],
  ['step', [race('2027-02-22')], 'Minutes that your limits leave out'],
])('what a week of %s with %j leaves out says why', (kind, races, why) => {
  const lines = planningLines(weekOf({ ...inWeek(kind), days: [], races, input }), { open: 200, unplaced: 40 }, []);
  expect(lines).toMatchObject([
    { constraint: why, limit: '3:20 h from today on', value: '40 min left out', holds: true },
  ]);
  expect(lines.every(isPlanningLine)).toBe(true);
});

test('nothing is told where all minutes have their place', () => {
  expect(planningLines(weekOf({ input }), { open: 200, unplaced: 0 }, [])).toEqual([]);
});
