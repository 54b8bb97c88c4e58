import { METRIC } from '../units/displayUnits.ts';
import type { Thresholds } from '../athlete/athlete.ts';
import { addDays } from '../calendar/calendar.ts';
import { thresholdSentence, thresholdText } from '../messages/threshold.ts';
import { heldFor } from './critical.ts';
import type { Recording } from './effort.ts';
import { NO_MEAN_MAX, type Window } from './meanMax.ts';
import { type Decision, type Evidence, proposalsOf } from './proposals.ts';

const TODAY = '2027-03-16';
const KNOWN: Thresholds = { ftp: 238, runThresholdSpeed: 4, css: 1.1, lthr: 170 };
const daily = Array.from({ length: 60 }, (_, back) => addDays(TODAY, -back));

const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  recordings: [],
  races: [],
  trainedDays: daily,
  decided: [],
  maxHeartRate: null,
  ...over,
});
const window = (seconds: number, value: number, over: Partial<Window> = {}): Window => ({
  seconds,
  value,
  heartRate: 163,
  coverage: 1,
  ...over,
});
const ride = (power: readonly Window[], over: Partial<Recording> = {}): Recording => ({
  id: 'ride',
  day: '2027-03-14',
  sport: 'bike',
  as: 'training',
  meanMax: { ...NO_MEAN_MAX, power },
  trials: null,
  ...over,
});
const run = (speed: readonly Window[], over: Partial<Recording> = {}): Recording =>
  ride([], { id: 'run', sport: 'run', meanMax: { ...NO_MEAN_MAX, speed }, ...over });

const told = (known: Evidence, thresholds: Thresholds = KNOWN, today = TODAY) =>
  proposalsOf(known, thresholds, today).map((proposal) => thresholdSentence(proposal, METRIC));
const rides = (...recordings: Recording[]) => evidence({ recordings });

describe('FTP', () => {
  test('twenty minutes with the heart rate that goes with them', () => {
    expect(told(rides(ride([window(1200, 264)])))).toEqual([
      'FTP 238 → 251 W: 20 min at 264 W on 14 March, heart rate 96% of threshold.',
    ]);
  });

  test('of an athlete whose FTP and LTHR are not known, by the maximum', () => {
    const known = { ...evidence({ recordings: [ride([window(1200, 264)])] }), maxHeartRate: 190 };
    expect(told(known, { ...KNOWN, ftp: null, lthr: null })).toEqual([
      'FTP 251 W: 20 min at 264 W on 14 March, heart rate 86% of maximum.',
    ]);
  });

  test.each<[string, Recording]>([
    ['an easy heart', ride([window(1200, 264, { heartRate: 158 })])],
    ['a strap that fell silent', ride([window(1200, 264, { coverage: 0.79 })])],
    ['no strap', ride([window(1200, 264, { heartRate: null, coverage: 0 })])],
    ['less than is known', ride([window(1200, 240)])],
    ['hardly more than is known', ride([window(1200, 252)])],
    ['older than six weeks', ride([window(1200, 264)], { day: addDays(TODAY, -43) })],
    ['tomorrow', ride([window(1200, 264)], { day: addDays(TODAY, 1) })],
    ['more than people have', ride([window(1200, 700)])],
    ['efforts too short', ride([window(120, 400), window(300, 350)])],
  ])('%s proposes nothing', (_what, recording) => {
    expect(told(rides(recording))).toEqual([]);
  });

  test('a race needs no strap', () => {
    const raced = ride([window(1200, 264, { heartRate: null, coverage: 0 })], { as: 'race' });
    expect(told(rides(raced))).toEqual(['FTP 238 → 251 W: 20 min at 264 W on 14 March.']);
  });

  test('only a test lowers it, and the latest one', () => {
    const tested = ride([window(1200, 240)], { as: 'test' });
    expect(told(rides(tested))).toEqual([
      'FTP 238 → 228 W: test, 20 min at 240 W on 14 March, heart rate 96% of threshold.',
    ]);
    const before = ride([window(1200, 264)], { id: 'before', day: '2027-03-01' });
    expect(proposalsOf(rides(before, tested), KNOWN, TODAY)[0]).toMatchObject({ to: 228 });
    // what came after it shows that it is not so low
    const after = ride([window(1200, 246)], { id: 'after', day: '2027-03-15' });
    expect(proposalsOf(rides(tested, after), KNOWN, TODAY)[0]).toMatchObject({ to: 234, evidence: { code: 'EFFORT' } });
  });

  const curve = (rate: number, reserve: number, lengths: readonly number[]) =>
    lengths.map((seconds) => window(seconds, heldFor({ rate, reserve }, seconds)));

  test('several efforts make a curve, and the last of them is told', () => {
    const [short, middle, long] = curve(260, 13_000, [180, 300, 720]);
    const all = rides(
      ride([short!], { id: 'a', day: '2027-03-01' }),
      ride([middle!], { id: 'b', day: '2027-03-04' }),
      ride([long!], { id: 'c' }),
    );
    expect(proposalsOf(all, KNOWN, TODAY)).toMatchObject([
      { to: 257, evidence: { code: 'CURVE', ids: ['a', 'b', 'c'] } },
    ]);
    expect(told(all)).toEqual([
      'FTP 238 → 257 W: hard efforts of 2 to 20 min, the last of them 12 min at 278 W on 14 March, heart rate 96% of threshold.',
    ]);
  });

  test('it is never above critical power', () => {
    const all = rides(ride(curve(260, 20_000, [180, 300, 720, 1200])));
    expect(0.95 * heldFor({ rate: 260, reserve: 20_000 }, 1200)).toBeGreaterThan(260);
    expect(proposalsOf(all, KNOWN, TODAY)).toMatchObject([{ to: 260 }]);
  });

  test('a later short effort takes nothing back', () => {
    const shown = ride(curve(260, 13_000, [180, 300, 720]), { day: '2027-03-10' });
    const sprint = ride([window(180, 400)], { id: 'sprint' });
    expect(proposalsOf(rides(shown, sprint), KNOWN, TODAY)).toMatchObject([{ to: 257 }]);
  });
});

describe('running', () => {
  test('half an hour alone', () => {
    const tested = run([window(1200, 4.25), window(1800, 4.2, { lateHeartRate: 174 })], { as: 'test' });
    expect(told(rides(tested))).toEqual([
      'Threshold pace 4:10 /km → 3:58 /km: test, 30 min at 3:58 /km on 14 March, heart rate 96% of threshold.',
      'Threshold heart rate 170 → 174 bpm: the last 20 min of the test on 14 March.',
    ]);
    expect(proposalsOf(rides({ ...tested, as: 'training' }), KNOWN, TODAY).map(({ threshold }) => threshold)).toEqual([
      'runThresholdSpeed',
    ]);
  });

  test('a test of twenty minutes tells no heart rate', () => {
    const tested = run([window(1200, 4.4), window(1800, 3.9, { lateHeartRate: 174 })], { as: 'test' });
    expect(proposalsOf(rides(tested), KNOWN, TODAY)).toMatchObject([{ threshold: 'runThresholdSpeed', to: 4.18 }]);
  });

  test('a race has a VDOT', () => {
    const race = { id: 'race', day: '2027-03-07', raceName: 'City run', distanceM: 10_000, seconds: 2280 };
    expect(told(evidence({ races: [race] }))).toEqual([
      'Threshold pace 4:10 /km → 3:56 /km: City run in 38:00 on 7 March.',
    ]);
    expect(told(evidence({ races: [{ ...race, seconds: 2700 }] }))).toEqual([]);
  });

  test('critical speed of a hard run', () => {
    const windows = [180, 300, 720].map((seconds) => window(seconds, heldFor({ rate: 4.1, reserve: 150 }, seconds)));
    expect(proposalsOf(rides(run(windows)), KNOWN, TODAY)).toMatchObject([
      { threshold: 'runThresholdSpeed', to: 4.1, evidence: { code: 'CURVE' } },
    ]);
  });
});

test('a swimming test', () => {
  const tested = ride([], { id: 'swim', sport: 'swim', as: 'test', trials: { t400: 370, t200: 178 } });
  expect(told(rides(tested))).toEqual([
    'Critical swim speed 1:31 /100 m → 1:36 /100 m: test, 400 m in 6:10 and 200 m in 2:58 on 14 March.',
  ]);
  expect(told(rides({ ...tested, as: 'training' }))).toEqual([]);
  expect(told(rides({ ...tested, trials: { t400: 178, t200: 178 } }))).toEqual([]);
});

describe('a decision', () => {
  const decided = (day: string, ids: readonly string[] = ['other']): Decision[] => [{ threshold: 'ftp', day, ids }];
  const asked = (decisions: readonly Decision[], today = TODAY) =>
    proposalsOf({ ...rides(ride([window(1200, 264)])), decided: decisions }, KNOWN, today).length;

  test.each([
    ['none', [], TODAY, 1],
    ['13 days ago', decided('2027-03-14'), '2027-03-27', 0],
    ['14 days ago, the effort of that day', decided('2027-03-14'), '2027-03-28', 1],
    ['after the effort', decided('2027-03-15'), '2027-03-30', 0],
    ['of this effort', decided('2027-03-14', ['ride']), '2027-03-30', 0],
  ])('%s', (_what, decisions, today, expected) => {
    expect(asked(decisions, today)).toBe(expected);
  });

  test('about another threshold says nothing', () => {
    expect(asked([{ threshold: 'css', day: TODAY, ids: [] }])).toBe(1);
  });
});

describe('a break', () => {
  const trained = (...days: string[]) => evidence({ trainedDays: days });

  test('of 15 days costs a twentieth of each but the heart rate', () => {
    expect(told(trained('2027-02-28'))).toEqual([
      'FTP 238 → 226 W: 15 days without training before 16 March.',
      'Threshold pace 4:10 /km → 4:23 /km: 15 days without training before 16 March.',
      'Critical swim speed 1:31 /100 m → 1:36 /100 m: 15 days without training before 16 March.',
    ]);
    expect(told(trained('2027-03-01'))).toEqual([]);
    expect(told(evidence({ trainedDays: [] }))).toEqual([]);
  });

  test('that is over is told for six weeks, once', () => {
    const back = trained('2027-02-01', '2027-02-20', '2027-03-01', '2027-03-15', '2027-03-28');
    expect(told(back)[0]).toBe('FTP 238 → 226 W: 18 days without training before 20 February.');
    expect(told(back, KNOWN, '2027-04-04')).toEqual([]);
    const decided = [{ threshold: 'ftp' as const, day: '2027-02-21', ids: [] }];
    expect(proposalsOf({ ...back, decided }, KNOWN, TODAY).map(({ threshold }) => threshold)).toEqual([
      'runThresholdSpeed',
      'css',
    ]);
  });

  test('costs nothing where an effort after it shows it', () => {
    const back = { trainedDays: ['2027-02-20', '2027-03-14'], recordings: [ride([window(1200, 250)])] };
    expect(proposalsOf(evidence(back), { ...KNOWN, css: null, runThresholdSpeed: null }, TODAY)).toEqual([]);
  });
});

test('in own units', () => {
  expect(thresholdText('runThresholdSpeed', 4, { units: 'imperial', poolLength: '25yd' })).toBe('6:42 /mi');
  expect(thresholdText('css', 1, { units: 'imperial', poolLength: '25yd' })).toBe('1:31 /100 yd');
});
