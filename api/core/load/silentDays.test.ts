import { addDays } from '../calendar/calendar.ts';
import { type Heard, type PlannedWorkout, silentDays } from './silentDays.ts';

const TODAY = '2026-11-23';
const ago = (days: number) => addDays(TODAY, -days);
const nobody: Heard = { signs: [], illnesses: [] };
const planned = (days: number, more: Partial<PlannedWorkout> = {}): PlannedWorkout => ({
  id: `${days}`,
  scheduledDate: ago(days),
  workoutType: 'run',
  status: 'skipped',
  hasFeedback: false,
  ...more,
});
const done = (days: number) => planned(days, { status: 'completed', hasFeedback: true });

test('on a Thursday those of the week before are asked about, those of this week not yet', () => {
  const thursday = addDays(TODAY, 3);
  const workouts = [planned(5), done(3), planned(-1), done(-2)];
  expect(silentDays(thursday, workouts, nobody)).toEqual({
    from: ago(5),
    to: ago(-2),
    workoutIds: ['5'],
    isBetweenTold: true,
  });
});

test.each<[string, readonly PlannedWorkout[], Partial<Heard>, string | null]>([
  ['nothing was planned', [], {}, null],
  ['done eight days ago, and nothing planned since', [done(8)], {}, null],
  ['done eight days ago', [done(8), planned(5), planned(3)], {}, '5 3'],
  ['done seven days ago', [done(7), planned(5), planned(3)], {}, null],
  ['done eight days ago, told of a skip since', [done(8), planned(5, { hasFeedback: true }), planned(3)], {}, null],
  ['done eight days ago, recorded since', [done(8), planned(5), planned(3)], { signs: [ago(4)] }, null],
  ['done eight days ago, checked in that day', [done(8), planned(5)], { signs: [ago(8)] }, '5'],
  ['checked in today', [done(8), planned(5)], { signs: [TODAY] }, null],
  ['never a word, a week after the first', [planned(7), planned(5)], {}, '7 5'],
  ['never a word, six days after the first', [planned(6), planned(5)], {}, null],
  ['not closed yet', [done(9), planned(5, { status: 'scheduled' })], {}, '5'],
  ['to come', [done(9), planned(0, { status: 'scheduled' }), planned(-1, { status: 'scheduled' })], {}, null],
  ['a race', [done(9), planned(5, { workoutType: 'race' })], {}, null],
  ['ill since', [done(9), planned(5)], { illnesses: [{ from: ago(6), wellOn: null }] }, null],
  ['ill until six days ago', [done(12), planned(5)], { illnesses: [{ from: ago(9), wellOn: ago(6) }] }, null],
  [
    'ill until eight days ago',
    [done(12), planned(10), planned(5)],
    { illnesses: [{ from: ago(11), wellOn: ago(7) }] },
    '5',
  ],
  ['one of last week, told of a later one', [done(8), planned(5), done(3)], {}, '5'],
  [
    'two of last week, told of one before, between and after',
    [done(6), planned(5), done(4), planned(3), done(0)],
    {},
    '5 3',
  ],
  ['one of last week, and nothing told of since', [done(8), done(5), planned(3)], {}, null],
  ['one of the week before last', [planned(9), done(3)], {}, null],
  ['one of last week, while ill', [planned(5), done(3)], { illnesses: [{ from: ago(6), wellOn: ago(4) }] }, null],
  ['a race of last week', [planned(5, { workoutType: 'race' }), done(3)], {}, null],
])('asked about: %s', (_, workouts, heard, ids) => {
  const found = silentDays(TODAY, workouts, { ...nobody, ...heard });
  expect(found && found.workoutIds.join(' ')).toBe(ids);
  expect([found?.from ?? null, found?.to ?? null]).toEqual(
    ids === null ? [null, null] : [ago(Number(ids.split(' ')[0])), ago(1)],
  );
});
