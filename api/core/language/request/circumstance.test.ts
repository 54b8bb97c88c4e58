import { addDays, type Day } from '../../calendar/calendar.ts';
import {
  type AppliedRequest,
  type Circumstance,
  circumstanceOf,
  isCorrected,
  keptOf,
  openCircumstances,
} from './circumstance.ts';
import { type FormTold, wordsOfForm } from './formWords.ts';
import type { ReportedEvent } from './request.ts';

const today: Day = '2026-12-28';
const asked = (fields: Partial<AppliedRequest>) =>
  circumstanceOf({ request: '', on: today, events: [], keptFree: [], changed: [], ...fields });
const event = (kind: ReportedEvent['kind'], from: Day, to: Day | null): ReportedEvent => ({
  kind,
  from,
  to,
  area: null,
  place: null,
  symptoms: [],
});

const SPANS: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [0, 1],
  [2, 9],
  [4, 27],
];

test.each(SPANS)('what a form told from day %i to day %i is read back, over the new year too', (first, last) => {
  const [from, to] = [addDays(today, first), addDays(today, last)];
  const forms: (FormTold & Partial<Circumstance>)[] = [
    { kind: 'tired', from, to },
    { kind: 'away', from, to },
    { kind: 'travelling', from, to, minutes: 45 },
    { kind: 'life', from, to, minutes: 90 },
  ];
  for (const form of forms)
    for (const request of [wordsOfForm(form), wordsOfForm({ ...form, instead: 'away' } as FormTold)])
      expect(asked({ request })).toEqual({ minutes: null, ...form } as Circumstance);
});

test('what was told since of a kind ends what was told of it before, and nothing of another', () => {
  const since = [{ request: 'I slept badly.' }, { request: wordsOfForm({ kind: 'over', instead: 'life' }) }];
  expect(isCorrected('life', since)).toBe(true);
  expect(isCorrected('away', since)).toBe(false);
  expect(isCorrected('life', since.slice(0, 1))).toBe(false);
});

test.each<[string, Partial<AppliedRequest>, Circumstance | null]>([
  [
    'a journey with days kept free is an absence',
    { events: [event('travel', '2026-12-29', '2026-12-31')], keptFree: ['2026-12-29'] },
    { kind: 'away', from: '2026-12-29', to: '2026-12-31', minutes: null },
  ],
  [
    'a journey',
    { events: [event('travel', '2026-12-29', '2026-12-31')] },
    { kind: 'travelling', from: '2026-12-29', to: '2026-12-31', minutes: null },
  ],
  [
    'a deadline',
    { events: [event('deadline', '2026-12-28', '2026-12-30')] },
    { kind: 'life', from: '2026-12-28', to: '2026-12-30', minutes: null },
  ],
  [
    'tiredness without an end lasts as long as its changes',
    { events: [event('fatigue', '2026-12-28', null)], changed: ['2026-12-31', '2026-12-29'] },
    { kind: 'tired', from: '2026-12-28', to: '2026-12-31', minutes: null },
  ],
  [
    'tiredness that changed nothing lasts its day',
    { events: [event('fatigue', '2026-12-28', null)] },
    { kind: 'tired', from: '2026-12-28', to: '2026-12-28', minutes: null },
  ],
  ['an injury has its own record', { events: [event('injury', '2026-12-28', null)] }, null],
  ['another request', { request: 'Move the long run to Friday.' }, null],
])('%s', (_, applied, told) => {
  expect(asked(applied)).toEqual(told);
});

const away = (from: Day, to: Day): Circumstance => ({ kind: 'away', from, to, minutes: null });

test('the last of a kind counts until it is over, and what begins first comes first', () => {
  const tired: Circumstance = { ...away('2026-12-28', '2026-12-28'), kind: 'tired' };
  const [later, sooner] = [away('2026-12-30', '2026-12-31'), away('2026-12-28', '2027-01-05')];
  expect(openCircumstances([later, sooner, tired], today)).toEqual([tired, later]);
  expect(openCircumstances([later, tired], '2026-12-29')).toEqual([later]);
  expect(openCircumstances([away('2026-12-20', '2026-12-22'), sooner], today)).toEqual([]);
});

test('an absence reaches to the last of its days that is kept free', () => {
  const told = away('2026-12-28', '2026-12-31');
  expect(keptOf(told, () => true)).toEqual(told);
  expect(keptOf(told, (day) => day <= '2026-12-29')).toEqual({ ...told, to: '2026-12-29' });
  expect(keptOf(told, () => false)).toBeNull();
});
