import fc from 'fast-check';

import { INJURY_ROWS } from '../constants/injuries.ts';
import type { Injury } from './athlete.ts';
import { allowedFor, clearanceBy, injuryRestrictions } from './injuries.ts';
import { TRAINED_SPORTS } from '../codes/sport.ts';

const injury = (affectedArea: string, more: Partial<Injury> = {}): Injury => ({
  injuryType: 'strain',
  affectedArea,
  dateOccurred: null,
  isRecovered: false,
  ...more,
});
const AREAS = ['calf', 'Achilles', 'shin', 'knee', 'heel', 'hamstring', 'lower back', 'shoulder', 'wrist', 'thumb'];

describe('injuryRestrictions', () => {
  test.each([
    ['Left CALF', 'run', { banned: false, capMinutes: 45, volumeFactor: 0.6, noConsecutiveDays: true }],
    ['achilles tendon', 'run', { banned: false, capMinutes: 45, volumeFactor: 0.6, noConsecutiveDays: true }],
    ['shin', 'run', { banned: true, capMinutes: null, volumeFactor: 0 }],
    ['metatarsal', 'run', { banned: true, volumeFactor: 0 }],
    ['knee', 'run', { banned: false, capMinutes: 40, volumeFactor: 0.6 }],
    ['knee', 'bike', { capMinutes: null, volumeFactor: 0.8 }],
    ['plantar fascia', 'run', { banned: false, capMinutes: 40, volumeFactor: 0.6 }],
    ['hamstring', 'run', { banned: false, capMinutes: null, volumeFactor: 1 }],
    ['lower back', 'run', { capMinutes: 40 }],
    ['lower back', 'bike', { capMinutes: 75 }],
    ['Shoulder', 'swim', { banned: true, volumeFactor: 0, substitute: ['bike', 'run'], substituteFactor: 0.8 }],
    ['Shoulder', 'run', { banned: false, capMinutes: null, volumeFactor: 1, note: '' }],
    ['wrist', 'swim', { banned: false, volumeFactor: 0.8 }],
    ['eyebrow', 'run', { banned: false, volumeFactor: 0.7 }],
    ['eyebrow', 'bike', { banned: false, volumeFactor: 0.8 }],
  ] as const)('%s limits %s', (area, sport, expected) => {
    expect(injuryRestrictions([injury(area)])[sport]).toMatchObject(expected);
  });

  test.each([
    ['calf', 'run', 'vo2max', [], false],
    ['calf', 'run', 'hard', ['hills'], false],
    ['calf', 'run', 'easy', ['strides'], false],
    ['calf', 'run', 'race-pace', ['above-threshold'], false],
    ['calf', 'run', 'threshold', [], false],
    ['calf', 'run', 'moderate', [], true],
    ['calf', 'bike', 'hard', ['force'], false],
    ['calf', 'bike', 'hard', [], true],
    ['heel', 'run', 'threshold', [], false],
    ['hip', 'run', 'easy', ['strides'], false],
    ['knee', 'bike', 'moderate', [], false],
    ['shoulder', 'swim', 'easy', [], false],
    ['unheard of', 'run', 'threshold', [], false],
    ['unheard of', 'run', 'moderate', [], true],
  ] as const)('%s: %s %s %j allowed %s', (area, sport, intensity, features, allowed) => {
    expect(allowedFor(injuryRestrictions([injury(area)]), sport, intensity, features)).toBe(allowed);
  });

  test('plantar fasciitis in the foot is no bone injury, a stress fracture in the heel is', () => {
    expect(injuryRestrictions([injury('foot', { injuryType: 'Plantar fasciitis' })]).run.banned).toBe(false);
    expect(injuryRestrictions([injury('heel', { injuryType: 'stress fracture' })]).run.banned).toBe(true);
  });

  test('healed injuries count for six weeks, and only with a date', () => {
    const healed = injury('calf', { isRecovered: true, dateOccurred: '2026-11-01' });
    expect(injuryRestrictions([healed], '2026-12-13')).toEqual(injuryRestrictions([]));
    expect(injuryRestrictions([healed])).toEqual(injuryRestrictions([]));
    expect(injuryRestrictions([{ ...healed, dateOccurred: null }], '2026-11-02')).toEqual(injuryRestrictions([]));
    expect(injuryRestrictions([{ ...healed, affectedArea: 'shin' }], '2026-11-20').run).toMatchObject({
      banned: false,
      walkRun: true,
    });
  });

  test.each([
    [
      '2026-11-01',
      0.5,
      ['hard', 'threshold', 'vo2max', 'race-pace'],
      'Run half of your normal volume, mind hills, strides and fast running. Nothing hard yet.',
    ],
    [
      '2026-11-14',
      0.6,
      ['hard', 'threshold', 'vo2max', 'race-pace'],
      'Run 60% of your normal volume, mind hills, strides and fast running. Nothing hard yet.',
    ],
    [
      '2026-11-15',
      0.7,
      ['vo2max'],
      'Run 70% of your normal volume, mind hills, strides and fast running. Nothing above threshold yet.',
    ],
    [
      '2026-11-28',
      0.8,
      ['vo2max'],
      'Run 80% of your normal volume, mind hills, strides and fast running. Nothing above threshold yet.',
    ],
    ['2026-11-29', 0.9, [], 'Run 90% of your normal volume, mind hills, strides and fast running.'],
    ['2026-12-12', 1, [], 'Run 100% of your normal volume, mind hills, strides and fast running.'],
  ] as const)(
    'a calf healed from 1 November, on %s: volume first, threshold in the third week, vo2max in the fifth',
    (day, volumeFactor, noIntensities, note) => {
      const healed = injury('calf', { isRecovered: true, dateOccurred: '2026-11-01' });
      const { run } = injuryRestrictions([healed], day);
      expect(run).toMatchObject({ volumeFactor: expect.closeTo(volumeFactor), noIntensities, note });
      expect(run.avoid).toEqual(day < '2026-11-29' ? ['hills', 'strides', 'above-threshold'] : []);
      expect(injuryRestrictions([healed, { ...healed, dateOccurred: '2026-10-20' }], day).run).toEqual(run);
    },
  );

  test('no minutes move to a banned sport', () => {
    const both = injuryRestrictions([injury('shin'), injury('shoulder')]);
    expect(both.run.substitute).toEqual(['bike']);
    expect(both.swim.substitute).toEqual(['bike']);
  });

  test('a further injury never allows more, and order does not matter', () => {
    const some = fc.array(
      fc.constantFrom(...AREAS).map((area) => injury(area)),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom(...AREAS), (list, area) => {
        const before = injuryRestrictions(list);
        const after = injuryRestrictions([...list, injury(area)]);
        expect(injuryRestrictions([injury(area), ...list.toReversed()])).toEqual(after);
        for (const sport of TRAINED_SPORTS) {
          expect(after[sport].volumeFactor).toBeLessThanOrEqual(before[sport].volumeFactor);
          expect(after[sport].capMinutes ?? 999).toBeLessThanOrEqual(before[sport].capMinutes ?? 999);
          expect(after[sport].avoid).toEqual(expect.arrayContaining([...before[sport].avoid]));
          expect([before[sport].banned, after[sport].banned]).not.toEqual([true, false]);
        }
      }),
    );
  });
});

test.each<[string, string, string]>([
  ['Tendinitis', 'Left Achilles', 'the Achilles tendon hurts'],
  ['Strain', 'left calf', 'the calf hurts'],
  ['Tear', 'calves', 'the calf hurts'],
])('%s, %s: the note says that %s', (injuryType, affectedArea, words) => {
  const injury = { injuryType, affectedArea, isRecovered: false, dateOccurred: null };
  expect(injuryRestrictions([injury]).run.note).toContain(words);
});

test('two injuries of one kind are both named, in whichever order', () => {
  const injury = (affectedArea: string) => ({
    injuryType: 'Pain',
    affectedArea,
    isRecovered: false,
    dateOccurred: null,
  });
  const both = [injury('right calf'), injury('left achilles')];
  const { note } = injuryRestrictions(both).run;
  expect(note).toContain('the Achilles tendon or calf hurts');
  expect(injuryRestrictions(both.toReversed()).run.note).toBe(note);
});

test.each([
  ['pregnancy', 'doctor or midwife', ['run', 'bike', 'swim'], 'Nothing hard until your doctor or midwife says so.'],
  ['childbirth', 'doctor or midwife', ['bike', 'swim'], 'Walk instead of running'],
  ['heart condition', 'doctor', ['run', 'bike', 'swim'], 'Nothing hard until your doctor says so.'],
])('%s: nothing hard until a %s has cleared the athlete', (area, by, trained, note) => {
  const own = injury(area, { injuryType: 'reported' });
  const restrictions = injuryRestrictions([own]);
  expect(clearanceBy([own])).toBe(by);
  for (const sport of ['run', 'bike', 'swim'] as const) {
    expect(allowedFor(restrictions, sport, 'easy')).toBe(trained.includes(sport));
    for (const intensity of ['hard', 'threshold', 'vo2max', 'race-pace'] as const)
      expect(allowedFor(restrictions, sport, intensity)).toBe(false);
  }
  expect(restrictions.run.note).toContain(note);
  const cleared = { ...own, isRecovered: true };
  expect([clearanceBy([cleared]), allowedFor(injuryRestrictions([cleared]), 'run', 'vo2max')]).toEqual([null, true]);
});

test('a calf needs nobody to clear it', () => {
  expect(clearanceBy([injury('calf')])).toBeNull();
});

test('no injuries together leave no sport to train: none of them forbids cycling', () => {
  expect(INJURY_ROWS.filter(({ limits }) => limits.bike?.banned === true)).toEqual([]);
});
