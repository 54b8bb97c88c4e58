import { isEmpty, type ScheduleChanges } from './scheduleChanges.ts';
import { isOneStatement } from './scheduleWrites.ts';

const NONE: ScheduleChanges = { workouts: [], weeks: [], illness: [], injuries: [], activities: [], operations: [] };
const changed = { before: null, after: null };
const row = { id: 'one', ...changed };

test('nothing is one statement, and so are other columns of a workout', () => {
  expect([isEmpty(NONE), isOneStatement(NONE)]).toEqual([true, true]);
  const moved = { id: 'one', before: { duration: 30 }, after: { duration: 45 } };
  const workouts = [moved] as never;
  expect([isEmpty({ ...NONE, workouts }), isOneStatement({ ...NONE, workouts })]).toEqual([false, true]);
});

test.each<readonly [string, object]>([
  ['a workout that is new', { workouts: [row] }],
  ['a week', { weeks: [row] }],
  ['settings', { settings: changed }],
  ['the season', { season: changed }],
  ['weekly hours', { hours: changed }],
  ['thresholds', { thresholds: changed }],
  ['recurring preferences', { recurringPreferences: changed }],
  ['an illness', { illness: [row] }],
  ['an injury', { injuries: [row] }],
])('%s is a change, and takes more than one statement', (_, part) => {
  const changes = { ...NONE, ...part } as ScheduleChanges;
  expect([isEmpty(changes), isOneStatement(changes)]).toEqual([false, false]);
});
