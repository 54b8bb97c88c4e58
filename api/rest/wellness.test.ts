import type { Browser } from '../test/browser.ts';
import { fitForm } from '../test/fitFiles.ts';
import { setUpRest } from '../test/rest.ts';

let browser: Browser;
const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  browser = await rest.scheduled();
});

const uploadBytes = (bytes: Uint8Array) =>
  browser.post('/api/wellness/upload', fitForm(bytes, { field: 'file', name: 'hrv.csv' }));
const upload = (text: string) => uploadBytes(new TextEncoder().encode(text));

test('a day is told, and read again', async () => {
  const told = await browser.post('/api/wellness', { day: '2026-11-19', hrv: 55.2, sleepHours: 7.5 });
  const day = {
    ...{ day: '2026-11-19', hrv: 55.2, restingHeartRate: null },
    ...{ sleepHours: 7.5, weight: null, note: null },
  };
  expect([told.status, told.json.days]).toEqual([200, [day]]);
  expect((await browser.get('/api/wellness?from=2026-11-01&to=2026-11-20')).json).toEqual({ days: [day] });
  expect((await browser.get('/api/wellness?from=2026-11-20&to=2026-11-20')).json).toEqual({ days: [] });
  const wrong = await browser.post('/api/wellness', { day: '2026-11-21', hrv: 55 });
  expect([wrong.status, wrong.json.errors]).toEqual([
    400,
    [{ path: 'day', message: 'A day to come cannot be measured yet.' }],
  ]);
  expect((await browser.get('/api/wellness?from=2025-01-01&to=2026-11-20')).status).toBe(400);
});

test.each<[string, (text: string) => Uint8Array]>([
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with its mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['Windows', (text) => Buffer.from(text, 'latin1')],
])('letters of a file are those that were written: %s', async (_name, bytes) => {
  const { status, json } = await uploadBytes(bytes('day,note\n2026-11-12,"müde, après 3 cafés"\n'));
  expect([status, json.days[0].note]).toEqual([200, 'müde, après 3 cafés']);
});

test('a file is read whole, or refused with its lines', async () => {
  const { status, json } = await upload('date,rMSSD,restingHR\n2026-11-17,50.1,47\n2026-11-18,51,48\n');
  expect([status, json.days.map(({ day, hrv }: { day: string; hrv: number }) => [day, hrv])]).toEqual([
    200,
    [
      ['2026-11-17', 50.1],
      ['2026-11-18', 51],
    ],
  ]);
  const wrong = await upload('date,hrv\n2026-11-10,50\n2026-11-11,high\n19.11.2026,50\n');
  expect([wrong.status, wrong.json.errors]).toEqual([
    400,
    [
      { path: 'file', message: 'Line 3: Heart rate variability must be a number from 1 to 300.' },
      { path: 'file', message: 'Line 4: Use the form YYYY-MM-DD.' },
    ],
  ]);
  expect((await browser.get('/api/wellness?from=2026-11-10&to=2026-11-11')).json.days).toEqual([]);
  expect((await upload('steps\n9000')).json.errors[0].message).toContain('The first line must name the columns');
});
