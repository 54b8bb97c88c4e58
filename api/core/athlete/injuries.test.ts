import { addDays } from '../calendar/calendar.ts';
import fc from 'fast-check';

import { INJURY_ROWS } from '../constants/injuries.ts';
import type { Injury } from './athlete.ts';
import { allowedFor, clearanceBy, comesBack, heldPart, injuryRestrictions, restrictionsByWeek } from './injuries.ts';
import { TRAINED_SPORTS, type TrainedSport } from '../codes/sport.ts';

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

  test.each([
    ['2026-11-20', 0.5, 0],
    ['2026-12-12', 0.5, 0],
    ['2026-12-20', 0.6, 2],
    ['2027-01-23', 1, 10],
    // the return is over, but for half an hour without a break
    ['2027-01-24', 1, 12],
  ])(
    'a shin hurt on 1 November and healed, on %s: half of the running and walking in turns until a bone has healed, then more',
    (day, volumeFactor, walkRunWeek) => {
      const healed = injury('shin', { injuryType: 'stress fracture', isRecovered: true, dateOccurred: '2026-11-01' });
      expect(injuryRestrictions([healed], day).run).toMatchObject({
        walkRun: true,
        capMinutes: 45,
        volumeFactor,
        walkRunWeek,
        noIntensities: ['hard', 'threshold', 'vo2max', 'race-pace'],
      });
      expect(injuryRestrictions([healed], '2027-01-31').run).toMatchObject({
        walkRunWeek: 13,
        capMinutes: null,
        noIntensities: [],
      });
      expect(injuryRestrictions([healed], '2027-03-07')).toEqual(injuryRestrictions([]));
    },
  );

  test('after a bone has healed nobody runs two days in a row, after a knee they may', () => {
    const daysOf = (area: string) =>
      injuryRestrictions([injury(area, { isRecovered: true, dateOccurred: '2026-11-01' })], '2026-12-20').run;
    expect(daysOf('shin').noConsecutiveDays).toBe(true);
    expect(daysOf('knee').noConsecutiveDays).toBe(false);
  });

  test('healed injuries count for six weeks, a calf for nine, a bone for twelve, and only with a date', () => {
    const healed = injury('calf', { isRecovered: true, dateOccurred: '2026-11-01' });
    expect(injuryRestrictions([healed], '2027-01-03')).toEqual(injuryRestrictions([]));
    expect(injuryRestrictions([{ ...healed, affectedArea: 'knee' }], '2026-12-13')).toEqual(injuryRestrictions([]));
    expect(injuryRestrictions([{ ...healed, affectedArea: 'knee' }], '2026-12-12')).not.toEqual(injuryRestrictions([]));
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
      '2026-11-22',
      0.5,
      ['hard', 'threshold', 'vo2max', 'race-pace'],
      'Run half of your normal volume, mind hills, strides and fast running. Nothing hard yet.',
    ],
    [
      '2026-12-05',
      0.6,
      ['hard', 'threshold', 'vo2max', 'race-pace'],
      'Run 60% of your normal volume, mind hills, strides and fast running. Nothing hard yet.',
    ],
    [
      '2026-12-06',
      0.7,
      ['vo2max'],
      'Run 70% of your normal volume, mind hills, strides and fast running. Nothing above threshold yet.',
    ],
    [
      '2026-12-19',
      0.8,
      ['vo2max'],
      'Run 80% of your normal volume, mind hills, strides and fast running. Nothing above threshold yet.',
    ],
    ['2026-12-20', 0.9, [], 'Run 90% of your normal volume, mind hills, strides and fast running.'],
    ['2027-01-02', 1, [], 'Run 100% of your normal volume, mind hills, strides and fast running.'],
  ] as const)(
    'a calf hurt on 1 November and healed, on %s: from the fourth week volume first, then threshold in the third, vo2max in the fifth of the return',
    (day, volumeFactor, noIntensities, note) => {
      const healed = injury('calf', { isRecovered: true, dateOccurred: '2026-11-01' });
      const { run } = injuryRestrictions([healed], day);
      expect(run).toMatchObject({ volumeFactor: expect.closeTo(volumeFactor), noIntensities, note });
      expect(run.avoid).toEqual(day < '2026-12-20' ? ['hills', 'strides', 'above-threshold'] : []);
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
  ['childbirth', 'doctor or midwife', [], 'Walk instead of running'],
  ['heart condition', 'doctor', ['run', 'bike', 'swim'], 'Nothing hard until your doctor says so.'],
])('%s: nothing hard until a %s has cleared the athlete', (area, by, trained, note) => {
  const own = injury(area, { injuryType: 'reported' });
  const restrictions = injuryRestrictions([own]);
  expect(clearanceBy([own], '2027-01-04')).toBe(by);
  for (const sport of ['run', 'bike', 'swim'] as const) {
    expect(allowedFor(restrictions, sport, 'easy')).toBe(trained.includes(sport));
    for (const intensity of ['hard', 'threshold', 'vo2max', 'race-pace'] as const)
      expect(allowedFor(restrictions, sport, intensity)).toBe(false);
  }
  expect(restrictions.run.note).toContain(note);
  const cleared = { ...own, isRecovered: true };
  expect([clearanceBy([cleared], '2027-01-04'), allowedFor(injuryRestrictions([cleared]), 'run', 'vo2max')]).toEqual([
    null,
    true,
  ]);
});

test('a calf needs nobody to clear it', () => {
  expect(clearanceBy([injury('calf')], '2027-01-04')).toBeNull();
});

test('no injuries together leave no sport to train: none forbids cycling for good', () => {
  expect(INJURY_ROWS.filter(({ limits }) => limits.bike?.banned === true)).toEqual([]);
});

describe('after birth, by the weeks since', () => {
  const birth = (dateOccurred: string | null, isRecovered = false): Injury =>
    injury('childbirth', { injuryType: 'reported', dateOccurred, isRecovered });
  const DAY = '2027-01-04';

  test.each<
    readonly [
      name: string,
      born: string | null,
      run: string,
      bike: number | null,
      swim: number | null,
      part: number | null,
    ]
  >([
    ['on the day', '2027-01-04', 'walks of 30', null, null, 0.4],
    ['where the day is not known, as on the day', null, 'walks of 30', null, null, 0.4],
    ['a day that is still to come counts as today', '2027-02-01', 'walks of 30', null, null, 0.4],
    ['in the last day of the fourth week', '2026-12-08', 'walks of 30', null, null, 0.4],
    ['from four weeks on', '2026-12-07', 'walks of 35', 30, null, 0.5],
    ['from six weeks on', '2026-11-23', 'walks of 40', 35, 30, 0.6],
    ['from eight weeks on', '2026-11-09', 'walks of 45', 40, 35, 0.6],
    ['from ten weeks on', '2026-10-26', 'walks of 50', 45, 40, 0.6],
    ['from twelve weeks on', '2026-10-12', 'runs and walks of 40', 50, 45, 0.6],
    ['from fifteen weeks on', '2026-09-21', 'runs and walks of 45', 60, 50, 0.6],
    ['from eighteen weeks on', '2026-08-31', 'runs and walks of 50', 70, 55, 0.8],
    ['from twenty-one weeks on', '2026-08-10', 'runs and walks of 55', 80, 60, 0.8],
    ['from twenty-four weeks on', '2026-07-20', 'runs and walks of 60', 90, 60, 0.8],
    ['the last day of it', '2026-07-07', 'runs and walks of 60', 90, 60, 0.8],
    ['from twenty-six weeks on', '2026-07-06', 'runs and walks of null', null, null, null],
    ['from thirty weeks on', '2026-06-08', 'free', null, null, null],
  ])('%s', (_, born, run, bike, swim, part) => {
    const { run: running, bike: riding, swim: swimming } = injuryRestrictions([birth(born)], DAY);
    const sort = running.onlyWalk ? 'walks' : running.walkRun ? 'runs and walks' : 'free';
    expect(sort === 'free' ? sort : `${sort} of ${running.capMinutes}`).toBe(run);
    expect([riding.capMinutes, swimming.capMinutes]).toEqual([bike, swim]);
    expect([riding.banned, swimming.banned]).toEqual([part !== null && bike === null, part !== null && swim === null]);
    expect(heldPart([birth(born)], DAY)).toBe(part);
    expect(clearanceBy([birth(born)], DAY)).toBe(part === null ? null : 'doctor or midwife');
    const allowed = (['moderate', 'threshold', 'race-pace'] as const).filter((intensity) =>
      allowedFor(injuryRestrictions([birth(born)], DAY), 'run', intensity),
    );
    const wanted = run === 'free' ? ['moderate', 'threshold', 'race-pace'] : ['moderate'];
    expect(allowed).toEqual(part === null ? wanted : []);
  });

  test.each<readonly [weeks: number, forbidden: readonly string[], avoided: readonly string[]]>([
    [26, ['hard', 'threshold', 'vo2max', 'race-pace'], ['hills', 'strides', 'above-threshold']],
    [27, ['hard', 'threshold', 'vo2max', 'race-pace'], ['hills', 'strides', 'above-threshold']],
    [28, ['vo2max'], ['hills', 'strides', 'above-threshold']],
    [29, ['vo2max'], ['hills', 'strides', 'above-threshold']],
    [30, [], []],
  ])('%i weeks after it runs are no %j', (weeks, forbidden, avoided) => {
    const { run, bike } = injuryRestrictions([birth(addDays(DAY, -7 * weeks))], DAY);
    expect([run.noIntensities, run.avoid]).toEqual([forbidden, avoided]);
    // 40, 52, 67 and 87 minutes without a break, then without any
    expect([run.walkRun, run.walkRunWeek]).toEqual(weeks < 30 ? [true, weeks - 12] : [false, null]);
    expect(bike.noIntensities).toEqual([]);
  });

  test('each week of a plan has its own, and running begins at its first rung', () => {
    const restrictionsOf = restrictionsByWeek([birth('2026-10-19')], DAY, ['run']);
    expect([DAY, '2027-01-11', '2027-01-18'].map((monday) => restrictionsOf(monday).run)).toMatchObject([
      { onlyWalk: true, walkRunWeek: null },
      { onlyWalk: false, walkRun: true, walkRunWeek: 0 },
      { walkRun: true, walkRunWeek: 1 },
    ]);
  });

  test.each<readonly [name: string, born: string, rung: number | null, isHard: boolean]>([
    ['cleared after six weeks, running begins in turns with walking', '2026-11-23', 0, false],
    ['cleared after eight weeks, it comes back two rungs a week', '2026-11-09', 4, false],
    ['cleared after twelve weeks, nothing is hard before half an hour without a break', '2026-10-12', 12, false],
    ['cleared after thirteen weeks, only longer runs are broken', '2026-10-05', 13, true],
    ['cleared after eighteen weeks, it is as it was', '2026-08-31', null, true],
  ])('%s', (_, born, rung, isHard) => {
    const { run, bike } = injuryRestrictions([birth(born, true)], DAY);
    expect([run.walkRun, run.walkRunWeek, bike.banned]).toEqual([rung !== null, rung, false]);
    expect(run.noIntensities.includes('threshold')).toBe(!isHard);
    expect(heldPart([birth(born, true)], DAY)).toBeNull();
  });

  test.each([
    ['while it holds, hours do not grow at all', '2026-08-31', false, false],
    ['after it has held, they grow by small steps', '2026-06-29', false, true],
    ['eight weeks later as ever', '2026-05-04', false, false],
    ['cleared early, by small steps too', '2026-11-09', true, true],
    ['cleared long ago, as ever', '2026-05-04', true, false],
  ])('%s', (_, born, isRecovered, isCareful) => {
    expect(comesBack([birth(born, isRecovered)], DAY)).toBe(isCareful);
    expect(comesBack([injury('calf', { isRecovered, dateOccurred: born })], DAY)).toBe(false);
  });

  test.each([
    [12, true],
    [17, true],
    [18, false],
  ])('%i weeks after it pelvic floor and core come first: %s', (weeks, isFirst) => {
    const { strength } = injuryRestrictions([birth(addDays(DAY, -7 * weeks))], DAY);
    expect(strength.avoid.includes('pressure')).toBe(isFirst);
    expect(strength.avoid).toContain('heavy-lower');
  });

  test('of two births the later one counts, in whichever order', () => {
    const both = [birth('2026-12-28'), birth('2026-08-31')];
    expect(injuryRestrictions(both, DAY)).toEqual(injuryRestrictions([both[0]!], DAY));
    expect(injuryRestrictions(both.toReversed(), DAY)).toEqual(injuryRestrictions(both, DAY));
  });
});

test.each(['pregnancy', 'heart condition'])('%s: no long workout, and no more than now', (area) => {
  const { run, bike, swim } = injuryRestrictions([injury(area)], '2027-01-04');
  expect([run.capMinutes, bike.capMinutes, swim.capMinutes]).toEqual([60, 90, 60]);
  expect(heldPart([injury(area)], '2027-01-04')).toBe(1);
  expect(heldPart([injury('calf')], '2027-01-04')).toBeNull();
});

test.each<readonly [area: string, told: readonly TrainedSport[], others: readonly string[]]>([
  ['calf', ['run', 'bike', 'swim'], ['bike', 'swim']],
  ['knee', ['run', 'bike', 'swim'], ['swim', 'bike']],
  ['calf', ['run', 'bike'], ['bike']],
  ['shin', ['run', 'swim'], ['swim']],
  ['shin', ['run'], ['bike']],
  ['knee', ['run'], ['bike']],
  ['back', ['run'], []],
])('a %s of who has told of %j gives running to %j', (area, told, others) => {
  expect(restrictionsByWeek([injury(area)], '2027-01-04', told)('2027-01-11').run.substitute).toEqual(others);
});

test.each<readonly [string, string, string | null, readonly number[]]>([
  // as long as it takes to heal at least, and from the day on which it was told to have healed
  ['knee', 'not known', null, [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1]],
  ['knee', 'after four weeks', '2026-10-26', [0.5, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1]],
  ['calf', 'after one week', '2026-10-05', [0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
  ['calf', 'after eight weeks', '2026-11-23', [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
])('the share of running after an injury of the %s that healed, told %s', (affectedArea, _, recoveredOn, shares) => {
  const injury = { injuryType: 'strain', affectedArea, dateOccurred: '2026-09-28', isRecovered: true, recoveredOn };
  const told = shares.map((__, week) => injuryRestrictions([injury], addDays('2026-09-28', 7 * week)).run.volumeFactor);
  expect(told.map((share) => Math.round(10 * share) / 10)).toEqual(shares);
});
