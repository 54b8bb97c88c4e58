import type { RaceType } from '../codes/race.ts';
import type { Sport } from '../codes/sport.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { injuryRestrictions } from '../athlete/injuries.ts';
import type { Draft, WeekContext } from './draft.ts';
import { hardIsForbidden } from './hardForbidden.ts';
import { isRacePaced, isTooCloseToHardRun, tooCloseToHardRun } from './keys.ts';
import { hardBudget, rotation, shortestHard } from './keySports.ts';

const MONDAY = 100;
type Standing = readonly [day: number, workoutType: WorkoutType, isHard: boolean];
const onDay = (all: readonly Standing[], day: number) =>
  all.filter(([on]) => on === day).map(([, workoutType, isHard]) => ({ workoutType, isHard }));

interface Week {
  raceType?: RaceType | null;
  week?: object;
  limits?: object;
  kept?: readonly Standing[];
  drafts?: readonly Standing[];
  more?: object;
}

/** A loading week of build of an intermediate athlete, and of it what is asked here. */
const weekOf = ({ raceType = null, week, limits, kept = [], drafts = [], more }: Week): WeekContext =>
  ({
    monday: MONDAY,
    raceType,
    week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'build', kind: 'load', ...week },
    limits: { level: 'intermediate', hardDays: 2, hardRunSpacingDays: 2, isNewRunner: false, ...limits },
    days: [0, 1, 2, 3, 4, 5, 6].map((index) => ({
      index,
      number: MONDAY + index,
      kept: onDay(kept, index),
      drafts: onDay(drafts, index),
    })),
    races: [],
    restrictions: injuryRestrictions([]),
    memory: { hardRunDays: [], pacedLongs: 0, testsWanted: {}, lastTest: {} },
    input: { athlete: { testedSports: [] }, season: { weeks: [] }, keep: [] },
    sports: ['running', 'cycling', 'swimming'],
    loadingWeekInPhase: 0,
    phaseLoads: 3,
    weekInPlan: 10,
    weeksToRace: null,
    lastFamilies: new Set(),
    ...more,
  }) as unknown as WeekContext;

const race = (raceDate: string, priority: 'B' | 'C') => ({ more: { races: [{ raceDate, priority }] } });

test.each<[what: string, week: Week, hard: number]>([
  ['holds two hard workouts', {}, 2],
  ['of a beginner one', { limits: { level: 'beginner' } }, 1],
  ['no more than the athlete carries', { limits: { hardDays: 1 } }, 1],
  ['less by a kept hard one', { kept: [[1, 'run', true]] }, 1],
  [
    'less by two on one day',
    {
      kept: [
        [1, 'run', true],
        [1, 'bike', true],
      ],
    },
    0,
  ],
  [
    'not less than none',
    {
      kept: [
        [1, 'run', true],
        [2, 'bike', true],
        [3, 'swim', true],
      ],
    },
    0,
  ],
  ['as many beside a kept easy one', { kept: [[1, 'run', false]] }, 2],
  ['as many beside a kept race, which is counted as a race', { kept: [[5, 'race', true]] }, 2],
  ['one less with a small race on its Monday', race('2027-02-15', 'C'), 1],
  ['one less with a small race on its Sunday', race('2027-02-21', 'C'), 1],
  ['as many with a small race on the Sunday before', race('2027-02-14', 'C'), 2],
  ['as many with a small race on the Monday after', race('2027-02-22', 'C'), 2],
  ['none with a race in it', race('2027-02-20', 'B'), 0],
])('a week of build %s', (_, week, hard) => {
  expect(hardBudget(weekOf(week))).toBe(hard);
});

test.each<[what: string, week: Week, budget: number, sports: string]>([
  ['a runner runs, twice', { raceType: 'marathon' }, 2, 'running running cycling swimming'],
  ['a cyclist rides, twice', { raceType: 'gran-fondo' }, 2, 'cycling cycling running swimming'],
  ['a swimmer swims, twice', { raceType: 'open-water' }, 2, 'swimming swimming cycling running'],
  ['a long triathlon begins with the ride', { raceType: 'half-ironman' }, 2, 'cycling running swimming'],
  ['so does the longest', { raceType: 'ironman' }, 2, 'cycling running swimming'],
  ['a short one with the run', { raceType: 'olympic-tri' }, 2, 'running cycling swimming'],
  ['so it is without a race', {}, 2, 'running cycling swimming'],
  [
    'the next week goes on where the last ended',
    { raceType: 'olympic-tri', more: { loadingWeekInPhase: 1 } },
    2,
    'swimming running cycling',
  ],
  ['a long one, too', { raceType: 'ironman', more: { loadingWeekInPhase: 1 } }, 1, 'running swimming cycling'],
  [
    'a triathlon has first what was easy last week',
    { raceType: 'olympic-tri', more: { lastFamilies: new Set(['run-vo2-long', 'bike-endurance', 'brick-race-end']) } },
    1,
    'swimming running cycling',
  ],
  [
    'what is hard in the week already comes after it',
    { raceType: 'half-ironman', drafts: [[5, 'bike', true]], more: { lastFamilies: new Set(['swim-css']) } },
    1,
    'running cycling swimming',
  ],
  [
    'run and ride in turns where neither is due',
    {
      raceType: 'olympic-tri',
      drafts: [[5, 'brick', true]],
      more: { lastFamilies: new Set(['swim-css']), loadingWeekInPhase: 2 },
    },
    1,
    'cycling running swimming',
  ],
  [
    'the first race-specific week swims',
    {
      raceType: 'olympic-tri',
      week: { phaseType: 'race-specific' },
      drafts: [[5, 'brick', true]],
      more: { lastFamilies: new Set(['swim-css']) },
    },
    1,
    'swimming running cycling',
  ],
  [
    'of one such week an advanced athlete runs',
    {
      raceType: 'sprint-tri',
      week: { phaseType: 'race-specific' },
      limits: { level: 'advanced' },
      drafts: [[5, 'brick', true]],
      more: { lastFamilies: new Set(['swim-css']), phaseLoads: 1 },
    },
    1,
    'running cycling swimming',
  ],
  [
    'base goes by turns alone',
    { raceType: 'olympic-tri', week: { phaseType: 'base' }, more: { lastFamilies: new Set(['run-cruise']) } },
    1,
    'running cycling swimming',
  ],
  ['round and round', { more: { loadingWeekInPhase: 2 } }, 2, 'cycling swimming running'],
  ['a taper begins anew', { week: { kind: 'taper' }, more: { loadingWeekInPhase: 1 } }, 2, 'running cycling swimming'],
  [
    'an easier week swims last',
    { week: { kind: 'step' }, more: { loadingWeekInPhase: 2 } },
    1,
    'running cycling swimming',
  ],
  [
    'a test comes first',
    {
      week: { kind: 'step' },
      more: { input: { athlete: { testedSports: ['cycling'] }, season: { weeks: [] }, keep: [] } },
    },
    1,
    'cycling running swimming',
  ],
])('sports take turns with hard workouts: %s', (_, week, budget, sports) => {
  expect(rotation(weekOf(week), budget).join(' ')).toBe(sports);
});

test.each<[who: string, week: Week, sport: Sport, is: boolean]>([
  ['who begins to run', { limits: { isNewRunner: true }, more: { weekInPlan: 0 } }, 'running', true],
  ['who has begun to run', { limits: { isNewRunner: true }, more: { weekInPlan: 40 } }, 'running', false],
  ['who begins to run', { limits: { isNewRunner: true }, more: { weekInPlan: 0 } }, 'cycling', false],
  ['who has run for long', { more: { weekInPlan: 0 } }, 'running', false],
  ['who is well', {}, 'strength', false],
])('of an athlete %s (%j) hard %s is forbidden: %s', (_, week, sport, is) => {
  expect(hardIsForbidden(weekOf(week), sport)).toBe(is);
});

test.each(['run', 'bike', 'swim', 'strength'] as const)(
  'an injury that bars hard work of %s bars it there alone',
  (type) => {
    const none = injuryRestrictions([]);
    const context = weekOf({
      more: { restrictions: { ...none, [type]: { ...none[type], noIntensities: ['threshold'] } } },
    });
    const barred = (['running', 'cycling', 'swimming', 'strength'] as const).filter((sport) =>
      hardIsForbidden(context, sport),
    );
    expect(barred).toEqual([{ run: 'running', bike: 'cycling', swim: 'swimming', strength: 'strength' }[type]]);
  },
);

test('a hard workout takes half an hour, in a taper twenty minutes', () => {
  expect((['load', 'step', 'taper'] as const).map((kind) => shortestHard(weekOf({ week: { kind } }).week))).toEqual([
    30, 30, 20,
  ]);
});

const ride = { role: 'long', sport: 'cycling' } as const;
const run = { role: 'long', sport: 'running' } as const;
const paced = (count: number) => ({ hardRunDays: [], pacedLongs: count });
test.each<[what: string, week: Week, draft: Pick<Draft, 'role' | 'sport'>, is: boolean]>([
  ['a long run nine weeks before a marathon', { raceType: 'marathon', more: { weeksToRace: 9 } }, run, true],
  ['not ten weeks before', { raceType: 'marathon', more: { weeksToRace: 10 } }, run, false],
  ['not with no date of a race', { raceType: 'marathon' }, run, false],
  ['not without a race', { more: { weeksToRace: 3 } }, run, false],
  ['not in base', { raceType: 'marathon', week: { phaseType: 'base' }, more: { weeksToRace: 3 } }, run, false],
  ['not in an easier week', { raceType: 'marathon', week: { kind: 'step' }, more: { weeksToRace: 3 } }, run, false],
  ['not a ride before a marathon', { raceType: 'marathon', more: { weeksToRace: 3 } }, ride, false],
  ['not a run before a triathlon', { raceType: 'ironman', more: { weeksToRace: 3 } }, run, false],
  ['no ordinary run', { raceType: 'marathon', more: { weeksToRace: 3 } }, { ...run, role: 'easy' }, false],
  ['a brick before a triathlon', { raceType: 'ironman', more: { weeksToRace: 3 } }, { ...ride, role: 'brick' }, true],
  ['not twice running', { raceType: 'marathon', more: { weeksToRace: 3, memory: paced(1) } }, run, false],
  [
    'of the advanced twice running',
    { raceType: 'marathon', limits: { level: 'advanced' }, more: { weeksToRace: 3, memory: paced(1) } },
    run,
    true,
  ],
  [
    'of veterans twice running',
    { raceType: 'marathon', limits: { level: 'veteran' }, more: { weeksToRace: 3, memory: paced(1) } },
    run,
    true,
  ],
  [
    'of nobody three times',
    { raceType: 'marathon', limits: { level: 'veteran' }, more: { weeksToRace: 3, memory: paced(2) } },
    run,
    false,
  ],
  [
    'a ride of build takes turns, too',
    { raceType: 'ironman', more: { weeksToRace: 5, memory: paced(1) } },
    ride,
    false,
  ],
  [
    'rides close to the race each week',
    { raceType: 'ironman', week: { phaseType: 'race-specific' }, more: { weeksToRace: 5, memory: paced(2) } },
    ride,
    true,
  ],
  [
    'and at the peak',
    { raceType: 'ironman', week: { phaseType: 'peak' }, more: { weeksToRace: 3, memory: paced(2) } },
    ride,
    true,
  ],
  [
    'runs close to the race take turns',
    { raceType: 'marathon', week: { phaseType: 'peak' }, more: { weeksToRace: 3, memory: paced(2) } },
    run,
    false,
  ],
  [
    'not by who may do nothing hard',
    { raceType: 'marathon', limits: { isNewRunner: true }, more: { weeksToRace: 3, weekInPlan: 0 } },
    run,
    false,
  ],
])('long workouts at race effort: %s', (_, week, draft, is) => {
  expect(isRacePaced(weekOf(week), draft as Draft)).toBe(is);
});

test.each<[what: string, hardRunDays: readonly number[], draft: Pick<Draft, 'workoutType' | 'dayIndex'>, is: boolean]>([
  ['the day after a hard run', [MONDAY - 1], { workoutType: 'run', dayIndex: 0 }, true],
  ['the day before one', [MONDAY + 7], { workoutType: 'run', dayIndex: 6 }, true],
  ['two days after one', [MONDAY - 2], { workoutType: 'run', dayIndex: 0 }, false],
  ['on its own day', [MONDAY], { workoutType: 'run', dayIndex: 0 }, false],
  ['beside one of several', [MONDAY - 9, MONDAY + 4], { workoutType: 'run', dayIndex: 3 }, true],
  ['a brick', [MONDAY - 1], { workoutType: 'brick', dayIndex: 0 }, true],
  ['a ride', [MONDAY - 1], { workoutType: 'bike', dayIndex: 0 }, false],
  ['a run that has no day yet', [MONDAY - 1, MONDAY], { workoutType: 'run', dayIndex: null }, false],
])('a long run is too close to a hard one: %s', (_, hardRunDays, draft, is) => {
  expect(isTooCloseToHardRun(weekOf({ more: { memory: { hardRunDays } } }), draft as Draft)).toBe(is);
});

test.each<[what: string, week: Week, days: readonly number[]]>([
  ['nothing hard', {}, []],
  ['a hard run on the Sunday before', { more: { memory: { hardRunDays: [MONDAY - 1] } } }, [0]],
  ['a hard run on the Monday after', { more: { memory: { hardRunDays: [MONDAY + 7] } } }, [6]],
  ['a hard run in it', { drafts: [[2, 'run', true]] }, [1, 2, 3]],
  ['a hard brick in it', { drafts: [[2, 'brick', true]] }, [1, 2, 3]],
  ['a hard ride in it', { drafts: [[2, 'bike', true]] }, []],
  ['an easy run in it', { drafts: [[2, 'run', false]] }, []],
  [
    'a hard run, of one who needs three days',
    { drafts: [[2, 'run', true]], limits: { hardRunSpacingDays: 3 } },
    [0, 1, 2, 3, 4],
  ],
])('a week with %s has hard runs too close on the days %j', (_, week, days) => {
  const context = weekOf(week);
  expect([0, 1, 2, 3, 4, 5, 6].filter((day) => tooCloseToHardRun(context, MONDAY + day))).toEqual(days);
});
