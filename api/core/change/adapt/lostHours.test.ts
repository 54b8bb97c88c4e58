import { before, calm, monday, skipped } from '../../../test/core/calmWeeks.ts';
import { addDays } from '../../calendar/calendar.ts';
import { adapt } from '../adapt.ts';
import type { AdaptInput, PastFeedback } from './events.ts';

const { season, races } = calm.limits;
const [lake] = races;
const loads = season.weeks.filter(({ kind, weekEndDate }) => kind === 'load' && weekEndDate < lake!.raceDate);
const planned = 60 * loads.reduce((sum, { plannedHours }) => sum + plannedHours, 0);

const loading = loads.findLast(({ weekStartDate }) => weekStartDate < monday)!.weekStartDate;

/** A workout of the last loading week, on which so large a part of the hours before the race was planned. */
const lost = (part: number, more: Partial<PastFeedback> = {}) =>
  before(7, { ...skipped('work'), scheduledDate: addDays(loading, 2), plannedMinutes: part * planned, ...more });
const told = (history: readonly PastFeedback[], limits: Partial<AdaptInput['limits']> = {}) =>
  adapt({ ...calm, limits: { ...calm.limits, ...limits }, history }).proposals.flatMap(({ inputs }) =>
    'percent' in inputs && 'raceName' in inputs ? [inputs.percent] : [],
  );

test.each<[string, readonly PastFeedback[], number[]]>([
  ['a quarter is not yet much', [lost(0.25)], []],
  ['more than a quarter is', [lost(0.26)], [26]],
  ['several workouts count together', [lost(0.2), lost(0.2, { scheduledDate: loading })], [40]],
  [
    'of a part that was done, what was left out',
    [lost(0.5, { status: 'partially_completed', actualMinutes: planned / 5 })],
    [30],
  ],
  ['a shorter one that was told as done is none', [lost(0.4, { status: 'completed', actualMinutes: 0 })], []],
  [
    'more than was planned makes up for nothing',
    [lost(0.26), lost(0, { actualMinutes: 600, status: 'partially_completed', scheduledDate: loading })],
    [26],
  ],
  ['today is not over', [lost(0.4, { scheduledDate: monday })], []],
  ['what lies before the season is not of it', [lost(0.4, { scheduledDate: addDays(season.seasonStart, -3) })], []],
])('%s', (_, history, percent) => {
  expect(told(history)).toEqual(percent);
});

test.each<[string, Partial<NonNullable<typeof lake>>, number[]]>([
  ['a B race asks for no new phases', { priority: 'B' }, []],
  ['nor does one that is run today', { raceDate: monday }, []],
])('%s', (_, race, percent) => {
  expect(told([lost(0.4)], { races: [{ ...lake!, ...race }] })).toEqual(percent);
});
