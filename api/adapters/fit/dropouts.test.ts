import fc from 'fast-check';
import { activityLoad } from '../../core/load/activity.ts';
import { createAdmission } from '../../admission/admission.ts';
import { activityFile, type Leg } from '../../test/fitFiles.ts';
import { createFitReader } from './reader.ts';

// A sensor that falls silent says nothing of the time: neither that it was easy nor that it was none.

const reader = createFitReader(createAdmission({ times: 1000 }));
afterAll(() => reader.close());

const WHO = {
  thresholds: { ftp: 250, runThresholdSpeed: 4, css: 1.25, lthr: 165 },
  age: 40,
  gender: 'male',
} as const;

async function recorded(leg: Leg) {
  const read = await reader.read(activityFile([{ seconds: 3600, ...leg }]), 'robin');
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  const [only] = read.file.legs;
  return { ...only!, ...activityLoad(only!, WHO) };
}

const running = { sport: 'running', heartRate: () => 165 } as const;
const whole = (figure: number) => expect.closeTo(figure, 0);
test.each<[string, Leg, object]>([
  [
    'a ride whose power goes after half of it',
    { watts: (s) => (s < 1900 ? 250 : null), heartRate: () => 165 },
    { measure: 'power', tss: whole(100), averagePower: 250, normalizedPower: 250, coverage: { power: whole(0.53) } },
  ],
  [
    'a ride with power in every other second',
    { watts: (s) => (s % 2 === 0 ? 250 : null) },
    { measure: 'power', tss: whole(100), averagePower: 250, normalizedPower: 250, coverage: { power: 0.5 } },
  ],
  [
    'a ride with power for a tenth',
    { watts: (s) => (s % 10 === 0 ? 300 : null), heartRate: () => 165 },
    { measure: 'heartRate', tss: whole(100), averagePower: 300, normalizedPower: 300 },
  ],
  [
    'a ride that coasts for half of it',
    { watts: (s) => (s < 1800 ? 250 : 0) },
    { measure: 'power', averagePower: 125, coverage: { power: 1 } },
  ],
  [
    'a run whose way goes after half of it',
    { ...running, speed: 4, lostWay: (s) => s >= 1900 },
    { measure: 'pace', tss: whole(100), coverage: { pace: whole(0.53) } },
  ],
  [
    'a run whose way is known again behind the gap',
    { ...running, speed: 4, lostWay: (s) => s >= 1000 && s < 2000 },
    { measure: 'pace', tss: whole(100), distanceM: 14_396 },
  ],
  [
    'an open-water swim',
    { sport: 'swimming', speed: 1.25, lostWay: (s) => s >= 2000 },
    { measure: 'pace', tss: whole(100) },
  ],
  [
    'a run with a rest of twenty minutes that no timer tells of',
    { sport: 'running', speed: 3, silence: [1200, 2400] },
    { measure: 'pace', movingSec: expect.closeTo(2401, -1), tss: expect.closeTo(37.5, 0), distanceM: 7200 },
  ],
])('%s', async (_name, leg, expected) => {
  expect(await recorded(leg)).toMatchObject(expected);
});

test('a rest that the timer tells of is left out once', async () => {
  const told = await recorded({ sport: 'running', speed: 3, silence: [1200, 2400], timerSec: 2400 });
  expect(told.movingSec).toBe(2400);
});

test('normalized power is never below the mean of the same seconds', async () => {
  const watt = fc.option(fc.integer({ min: 0, max: 1200 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(fc.array(watt, { minLength: 1, maxLength: 40 }), async (watts) => {
      const { normalizedPower, averagePower } = await recorded({ seconds: 60, watts: (s) => watts[s % watts.length]! });
      expect([normalizedPower === null, normalizedPower ?? 0]).toEqual([averagePower === null, expect.any(Number)]);
      expect(normalizedPower ?? 0).toBeGreaterThanOrEqual(averagePower ?? 0);
    }),
    { numRuns: 50 },
  );
});
