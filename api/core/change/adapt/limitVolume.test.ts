import { planningContextOf, type ScheduleLimits } from '../../rules/context.ts';
import { aimed, dayOf, LIMITS, made } from '../../../test/core/madeWeeks.ts';
import { weekOf } from '../../../test/core/weekInWords.ts';
import { adaptationDraftOf, addRestDay, spanOf } from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import type { RemovedWorkout } from './events.ts';

// Which workouts of a week give up minutes, and which day becomes one of rest.

const cause = { reasonCode: 'BREAK', source: 'rule', inputs: {} } as const;
const WEEK = spanOf(dayOf('mon'), 7);
const goneBefore = (week: string, removedBy: RemovedWorkout['removedBy'] = 'TIRED'): RemovedWorkout[] =>
  made(weekOf(week)).map((each) => ({ ...each, id: `gone-${each.id}`, removedBy }));

interface Given {
  over?: Partial<ScheduleLimits>;
  gone?: readonly RemovedWorkout[];
}
const draftOf = (week: string, { over, gone = [] }: Given) =>
  adaptationDraftOf(made(weekOf(week)), gone, planningContextOf({ ...LIMITS, ...over }));
/** Minutes of each workout in the order of the list, 0: left out. */
const minutesIn = (week: string, { slots }: ReturnType<typeof draftOf>) =>
  made(weekOf(week))
    .map(({ id }) => slots.find(({ workout }) => workout.id === id)!)
    .map((slot) => (slot.removed ? 0 : slot.minutes));

test.each<readonly [name: string, week: string, factor: number, minutes: readonly number[], given: Given]>([
  ['the longest first', 'tue run 40, wed run 60, thu run 50', 0.8, [40, 30, 50], {}],
  ['the later of two alike', 'tue run 60, thu run 60', 0.75, [60, 30], {}],
  [
    'of two alike on one day the one that comes later by name',
    'tue run 60, wed run 30, wed run 30',
    0.95,
    [60, 30, 20],
    {},
  ],
  ['no more than must', 'tue run 60', 1, [60], {}],
  ['parts of minutes are taken too', 'tue run 47', 0.9, [40], {}],
  ['the second workout of a day before a longer one', 'tue run 60, tue swim 40, wed run 90', 0.9, [60, 20, 90], {}],
  ['strength is the second one beside an easy one', 'tue strength 40, tue swim 30', 0.8, [25, 30], {}],
  [
    'an easy one is the second one beside a hard one',
    'tue bike 30, tue run 50 hard, wed swim 60',
    0.95,
    [20, 50, 60],
    {},
  ],
  ['and beside one that was hard', 'tue bike 30, tue run 50 gentle, wed swim 60', 0.95, [20, 50, 60], {}],
  ['and beside a long one', 'tue bike 30, tue run 90 long, wed swim 60', 0.95, [20, 90, 60], {}],
  ['easy ones before strength', 'tue strength 60, wed run 40', 0.9, [60, 30], {}],
  ['strength before what was hard', 'tue run 60 gentle, wed strength 30', 0.9, [60, 20], {}],
  ['what was hard before a long one', 'tue run 60 gentle, sat bike 100 long', 0.9, [40, 100], {}],
  ['a long one before a hard one', 'tue run 60 hard, sat bike 100 long', 0.8, [60, 65], {}],
  ['a hard one when the long one has given two fifths', 'tue run 60 hard, sat bike 100 long', 0.6, [35, 60], {}],
  [
    'easy ones and strength are left out before a hard one is cut',
    'tue run 60 hard, wed run 40, thu strength 30',
    0.3,
    [35, 0, 0],
    {},
  ],
  ['an easy one before a long one is cut', 'tue run 40, sat bike 100 long', 0.5, [0, 70], {}],
  ['what was hard is kept short before a long one is cut', 'tue run 60 gentle, sat bike 100 long', 0.5, [20, 60], {}],
  ['and left out before the long one gives more', 'tue run 60 gentle, sat bike 100 long', 0.2, [0, 30], {}],
  ['the long one at last', 'sat bike 100 long', 0.1, [0], {}],
  [
    'a long one has no more than two fifths to give at first, nor less than the least minutes',
    'sat bike 25 long, sun run 60 hard',
    0.5,
    [20, 20],
    {},
  ],
  [
    'in a taper each keeps its least minutes',
    'tue run 60, wed run 40',
    0.1,
    [20, 20],
    { over: aimed({ kind: 'taper' }) },
  ],
  ['in the week of a race too', 'tue run 60, wed run 40', 0.1, [20, 20], { over: aimed({ kind: 'race' }) }],
  ['what is done counts', 'tue run 60 done, wed run 60', 0.75, [60, 30], { over: { today: dayOf('wed') } }],
  ['what was skipped does not', 'wed run 60 skipped, wed run 60', 0.75, [60, 60], { over: { today: dayOf('wed') } }],
  ['nor what was missed', 'tue run 60, wed run 60', 0.75, [60, 60], { over: { today: dayOf('wed') } }],
  ['what is left of today does', 'wed run 60 locked, wed run 60', 0.75, [60, 30], { over: { today: dayOf('wed') } }],
  ['a race does not', 'tue run 60, sat race 100', 0.5, [30, 100], {}],
  ['what somebody placed counts and stays', 'tue run 60 locked, wed run 40', 0.8, [60, 20], {}],
  ['other weeks neither count nor give', 'tue run 60, tue run 90 later', 0.5, [30, 90], {}],
  ['what it had before counts as planned', 'tue run 30 cut', 0.5, [30], {}],
  ['what was left out before counts as planned', 'tue run 60', 0.5, [60], { gone: goneBefore('thu run 60') }],
  ['with the minutes that it had then', 'tue run 60', 0.5, [60], { gone: goneBefore('thu run 30 cut') }],
  ['in the same week', 'tue run 60', 0.5, [30], { gone: goneBefore('thu run 60 later') }],
])('of a week that shall be shorter: %s', (_, week, factor, minutes, given) => {
  const draft = draftOf(week, given);
  limitVolume(draft, WEEK, { factor }, cause);
  expect(minutesIn(week, draft)).toEqual(minutes);
});

test('a week can be held to minutes as well', () => {
  const week = 'tue run 60';
  const draft = draftOf(week, {});
  limitVolume(draft, WEEK, { factor: 0.9, most: 50 }, cause);
  expect(minutesIn(week, draft)).toEqual([50]);
});

test.each<readonly [name: string, week: string, minutes: readonly number[], given: Given]>([
  ['the day with the least', 'tue run 40, wed run 30, thu run 50', [40, 0, 50], {}],
  ['all of it', 'tue run 40, tue swim 20, thu run 90', [0, 0, 90], {}],
  ['both workouts of a day count', 'tue run 30, tue swim 30, wed run 50', [30, 30, 0], {}],
  ['the later of two alike', 'tue run 40, thu run 40', [40, 0], {}],
  ['no hard and no long one while there is another', 'tue run 30 hard, wed bike 100, sat run 60 long', [30, 0, 60], {}],
  ['nor what was hard', 'tue run 30 gentle, wed bike 100', [30, 0], {}],
  ['a hard one where all are', 'tue run 30 hard, sat run 60 long', [0, 60], {}],
  ['as long as they were planned', 'tue run 30 cut, wed run 40', [30, 0], {}],
  ['not the only one', 'wed run 40', [40], {}],
  ['what is done is no training ahead', 'tue run 40 done, wed run 40', [40, 40], {}],
  ['no second one', 'tue run 40, wed run 30', [40, 30], { gone: goneBefore('mon run 60', 'BREAK') }],
  ['also after another rule took one', 'tue run 40, wed run 30', [40, 0], { gone: goneBefore('mon run 60', 'TIRED') }],
  [
    'also after one of another week',
    'tue run 40, wed run 30',
    [40, 0],
    { gone: goneBefore('mon run 60 later', 'BREAK') },
  ],
])('one more day of rest: %s', (_, week, minutes, given) => {
  const draft = draftOf(week, given);
  addRestDay(draft, WEEK, cause);
  expect(minutesIn(week, draft)).toEqual(minutes);
});

test.each([
  [0.75, 60],
  [0.65, 60],
  [0.5, 45],
])('of a step-back week %p of a loading week is left, no part of what the step back has left', (factor, minutes) => {
  const draft = draftOf('tue run 60', { over: aimed({ kind: 'step' }) });
  limitVolume(draft, WEEK, { factor }, cause);
  expect(minutesIn('tue run 60', draft)).toEqual([minutes]);
});
