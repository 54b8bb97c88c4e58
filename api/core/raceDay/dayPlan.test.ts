import fc from 'fast-check';
import { RACE_TYPES, type RaceType } from '../codes/race.ts';
import { ATHLETE } from '../messages/reader.ts';
import type { Known } from '../prediction/predictRace.ts';
import { forecastOf } from '../prediction/forecast.ts';
import { raceEfforts } from '../prediction/raceEfforts.ts';
import { type DayPlanInput, dayPlanOf, NOTHING_GIVEN, type RaceDayGiven } from './dayPlan.ts';

const thresholds = { ftp: 250, runThresholdSpeed: 3.9, css: 1.2, lthr: null };
const known: Known = { thresholds, weightKg: null, result: null, running: null };
const unknown: Known = { thresholds: null, weightKg: null, result: null, running: null };

const inputOf = (
  raceType: RaceType,
  {
    goalTimeSec = null,
    of = known,
    given = {},
  }: { goalTimeSec?: number | null; of?: Known; given?: Partial<RaceDayGiven> } = {},
): DayPlanInput => {
  const race = { raceType, goalTimeSec, raceName: 'Race', raceDate: '2027-05-02', priority: 'A' } as const;
  const athlete = of.thresholds === null ? {} : { thresholds: of.thresholds };
  const efforts = raceEfforts(race, athlete as { thresholds?: typeof thresholds }, [race], '2027-04-20');
  return { race, known: of, efforts, given: { ...NOTHING_GIVEN, ...given }, reader: ATHLETE };
};

const hills = (lengthM: number, height: number) =>
  Array.from({ length: 401 }, (_, index) => {
    const d = Math.round((lengthM * index) / 400);
    return { d, ele: (height / 2) * (1 - Math.cos((2 * Math.PI * d) / (lengthM / 8))) };
  });

describe.each(RACE_TYPES)('%s', (raceType) => {
  test('adds up to the planned time, leg by leg and split by split', () => {
    const input = inputOf(raceType);
    const { plannedSec } = forecastOf(input.race, known, ATHLETE);
    const plan = dayPlanOf(input);
    expect(Math.abs(plan.targetSec! - plannedSec!)).toBeLessThanOrEqual(1);
    expect(plan.legs.reduce((sum, { seconds }) => sum + seconds!, 0)).toBe(plan.targetSec);
    for (const { splits, seconds, kind } of plan.legs.filter((leg) => leg.kind !== 'CHANGE'))
      expect([kind, splits.reduce((sum, each) => sum + each.seconds, 0)]).toEqual([kind, seconds]);
    expect(plan.legs.at(-1)!.clockSec).toBe(plan.targetSec);
  });

  test('says what is missing, and how hard, where nothing is known', () => {
    const plan = dayPlanOf(inputOf(raceType, { of: unknown }));
    expect(plan.targetSec).toBeNull();
    expect(plan.notes[0]).toMatch(/^Not predicted yet: that takes /);
    expect(plan.notes[1]).toMatch(/^Until then, race by effort: RPE \d/);
    expect(plan.legs.every(({ seconds, splits }) => seconds === null && splits.length === 0)).toBe(true);
    expect(plan.fuel.intake).toEqual([]);
    expect(plan.checklist.length).toBeGreaterThan(3);
    expect(plan.troubles.at(-1)!.title).toBe('Stop and find help');
  });

  test('keeps to a goal that is in the range', () => {
    const { highSec } = forecastOf({ raceType, goalTimeSec: null }, known, ATHLETE);
    const plan = dayPlanOf(inputOf(raceType, { goalTimeSec: highSec }));
    expect(plan.isGoal).toBe(true);
    expect(Math.abs(plan.targetSec! - highSec!)).toBeLessThanOrEqual(1);
  });
});

describe('a course', () => {
  test('adds to a run what its hills take, and moves the range with it', () => {
    const flat = dayPlanOf(inputOf('10k'));
    const plan = dayPlanOf(inputOf('10k', { given: { runCourse: hills(10_000, 60) } }));
    const more = plan.targetSec! - flat.targetSec!;
    expect(more).toBeGreaterThan(20);
    expect([plan.lowSec! - flat.lowSec!, plan.highSec! - flat.highSec!]).toEqual([more, more]);
    expect(plan.notes.join(' ')).toMatch(/the hills of this course take \d+:\d\d more, which is counted in\./);
  });

  test('moves the time of a goal within it, leaves the whole, and tells what it is worth on the flat', () => {
    const goalTimeSec = forecastOf({ raceType: '10k', goalTimeSec: null }, known, ATHLETE).highSec!;
    const [flat, plan] = [null, hills(10_000, 60)].map((runCourse) =>
      dayPlanOf(inputOf('10k', { goalTimeSec, given: { runCourse } })),
    );
    expect(plan!.targetSec).toBe(flat!.targetSec);
    expect(plan!.legs[0]!.splits.map(({ seconds }) => seconds)).not.toEqual(
      flat!.legs[0]!.splits.map(({ seconds }) => seconds),
    );
    expect(plan!.notes.join(' ')).toMatch(/the goal is as hard on this course as \d+:\d\d on flat ground\./);
  });

  test('adds to a ride what its climbs take, and moves the range with it', () => {
    const flat = dayPlanOf(inputOf('half-ironman'));
    const plan = dayPlanOf(inputOf('half-ironman', { given: { bikeCourse: hills(90_000, 300) } }));
    const [ride, before] = [plan, flat].map(({ legs }) => legs.find(({ kind }) => kind === 'RIDE')!);
    expect(ride!.watts).toBe(before!.watts);
    expect(plan.targetSec! - flat.targetSec!).toBe(plan.lowSec! - flat.lowSec!);
    expect(plan.targetSec).toBeGreaterThan(flat.targetSec! + 300);
    expect(plan.notes.join(' ')).toContain('which is counted in');
  });

  test('of another length is stretched, which is said', () => {
    const plan = dayPlanOf(inputOf('marathon', { given: { runCourse: hills(30_000, 10) } }));
    expect(plan.notes).toContain('The course file is 30 km long, the race 42.2 km: the profile is stretched to it.');
    expect(plan.legs[0]!.course).toMatchObject({ distanceM: 42_195, gainM: 113 });
  });

  test('of a race over many distances tells its length', () => {
    const plan = dayPlanOf(inputOf('gran-fondo', { given: { bikeCourse: hills(100_000, 0) } }));
    expect(plan.legs[0]!.distanceM).toBe(100_000);
    expect(plan.notes[0]).toBe('Predicted over 150 km and scaled to the 100 km of the course.');
    const { plannedSec } = forecastOf({ raceType: 'gran-fondo' }, known, ATHLETE);
    expect(Math.abs(plan.targetSec! - (plannedSec! * 2) / 3)).toBeLessThan(5);
  });

  test('is walked where it is steepest', () => {
    const plan = dayPlanOf(inputOf('ultra-50k', { given: { runCourse: hills(50_000, 900) } }));
    expect(plan.notes.some((note) => note.startsWith('On the steepest climbs'))).toBe(true);
    expect(plan.notes.some((note) => note.startsWith('On the steep descents'))).toBe(true);
  });
});

test('a goal alone is paced, and said to be all there is', () => {
  const plan = dayPlanOf(inputOf('10k', { of: unknown, goalTimeSec: 3000 }));
  expect(plan).toMatchObject({ targetSec: 3000, isGoal: true, lowSec: null });
  expect(plan.notes).toEqual(['Nothing predicts the time yet: the pace is that of the goal.']);
});

test('before who has to clear the athlete agrees, nothing is paced', () => {
  const input = inputOf('10k', { goalTimeSec: 3000 });
  const plan = dayPlanOf({ ...input, race: { ...input.race, clearedBy: 'doctor or midwife' } });
  expect(plan).toMatchObject({ targetSec: null, isGoal: false, lowSec: null, support: null });
  expect(plan.notes).toEqual([
    'No time is predicted or aimed at until your doctor or midwife agrees: take part by feel, if they do.',
  ]);
  expect(plan.legs.map(({ seconds, effort }) => [seconds, effort])).toEqual([[null, 'Easy, RPE 1–3 of 10']]);
});

test('a triathlon with a goal alone is raced by effort', () => {
  const plan = dayPlanOf(inputOf('ironman', { of: unknown, goalTimeSec: 40_000 }));
  expect(plan.targetSec).toBe(40_000);
  expect(plan.legs.map(({ seconds }) => seconds)).toEqual([null, null, null, null, null]);
  expect(plan.notes[1]).toMatch(/^How the time divides among the sports takes their thresholds/);
});

test('a duathlon is run, ridden and run again', () => {
  const plan = dayPlanOf(inputOf('duathlon'));
  expect(plan.legs.map(({ name }) => name)).toEqual(['Run 1', 'T1', 'Bike', 'T2', 'Run 2']);
  expect(plan.legs.map(({ distanceM }) => distanceM)).toEqual([10_000, null, 40_000, null, 5000]);
});

test('what was given shows: practised, heat and salt', () => {
  const given = { practisedCarbsPerHour: 50, gelCarbsG: 22, temperatureC: 27, humidity: 70 };
  const plan = dayPlanOf(inputOf('marathon', { given }));
  expect(plan.fuel.text).toBe(
    '50 g of carbohydrate an hour, as you have practised. 4 long workouts with 10 g more each would lead to 90 g.',
  );
  expect(plan.fuel.fluid.text).toContain('0.5–1.0 l an hour');
  expect(plan.heat).toMatchObject({ level: 'DO_NOT_RACE', temperatureC: 27, humidity: 70 });
  expect(plan.heat!.advice).toContain('do not race for time');
  expect(plan.heat!.slowerLowSec).toBeGreaterThan(300);
});

test('whatever the course, shown times add up and nothing is faster than it may be', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<RaceType>('10k', 'marathon', 'time-trial', 'olympic-tri'),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 3, maxLength: 12 }),
      (raceType, heights) => {
        const course = heights.map((ele, index) => ({ d: index * 4000, ele }));
        const plan = dayPlanOf(inputOf(raceType, { given: { bikeCourse: course, runCourse: course } }));
        for (const leg of plan.legs) {
          expect(leg.seconds).toBeGreaterThan(0);
          const whole = leg.splits.reduce((sum, each) => sum + each.seconds, 0);
          expect(leg.kind === 'CHANGE' ? leg.seconds : whole).toBe(leg.seconds);
        }
        expect(plan.legs.reduce((sum, { seconds }) => sum + seconds!, 0)).toBe(plan.targetSec);
      },
    ),
    { numRuns: 25 },
  );
});
