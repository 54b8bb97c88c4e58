import type { Injury } from '../../athlete/athlete.ts';
import { mondayOf } from '../../calendar/calendar.ts';
import { injuryRestrictions } from '../../athlete/injuries.ts';
import type { RaceType } from '../../codes/race.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { rungOfId } from '../../workout/families/ladder.ts';
import { rebuiltWorkout, type WantedWorkout } from './rebuild.ts';

const injured = (affectedArea: string): Injury => ({
  injuryType: 'pain',
  affectedArea,
  dateOccurred: null,
  isRecovered: false,
});

/** As much of a context as a workout is made with. */
const LIFTED = ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'].map((scheduledDate) => ({
  workoutType: 'strength',
  scheduledDate,
}));
const contextOf = (injuries: readonly Injury[] = [], raceType: RaceType | null = 'marathon', more: object = {}) =>
  ({
    restrictions: () => injuryRestrictions(injuries),
    limits: {
      athlete: { age: 35, injuries, thresholds: null },
      sports: ['running'],
      past: LIFTED,
      today: '2026-11-20',
    },
    week: (day: string) => ({
      monday: mondayOf(day),
      limits: {
        level: 'advanced',
        levelBySport: { running: 'advanced', cycling: 'advanced', swimming: 'advanced' },
        isNewRunner: false,
      },
      target: { phaseType: 'build', kind: 'load' },
      loadingWeekInPhase: 0,
      weekInPlan: 10,
      raceType,
      ...more,
    }),
  }) as unknown as PlanningContext;

const RUN: WantedWorkout = {
  workoutType: 'run',
  intensity: 'threshold',
  minutes: 60,
  scheduledDate: '2026-11-20',
  templateId: null,
  isLong: false,
};
/** Enough of each sport in the week that its share limits nothing. */
const OTHERS = ['run', 'bike', 'swim', 'brick'].map((workoutType) => ({
  workoutType,
  scheduledDate: '2026-11-17',
  duration: 600,
})) as unknown as ScheduledWorkout[];
const rebuilt = (more: Partial<WantedWorkout>, context = contextOf()) =>
  rebuiltWorkout({ ...RUN, ...more }, context, OTHERS);

test.each([
  ['stays what it was', 'run-cruise/4b', 65, 'run-cruise/4b'],
  ['goes down the ladder for less time', 'run-cruise/6a', 45, 'run-cruise/4a'],
  ['to the first rung', 'run-over-unders/4a', 27, 'run-over-unders/1a'],
  ['which is made smaller for the least time', 'run-over-unders/4a', 22, 'run-over-unders/1a'],
] as const)('a workout of a family %s', (_, templateId, minutes, expected) => {
  expect(rebuilt({ templateId, minutes })).toMatchObject({
    templateId: expected,
    intensity: 'threshold',
    duration: minutes,
  });
});

test.each([
  ['run', 'vo2max', null, 'run-vo2-long'],
  ['run', 'threshold', null, 'run-cruise'],
  ['run', 'race-pace', 'marathon', 'run-pace-marathon'],
  ['run', 'race-pace', 'olympic-tri', 'run-pace-5k-10k'],
  ['run', 'race-pace', 'ironman', 'run-pace-half'],
  ['run', 'race-pace', null, 'run-pace-half'],
  ['run', 'hard', null, 'run-hills'],
  ['run', 'moderate', null, 'run-tempo'],
  ['bike', 'vo2max', null, 'bike-vo2-long'],
  ['bike', 'threshold', null, 'bike-threshold'],
  ['bike', 'race-pace', 'ironman', 'bike-race-power-ironman'],
  ['bike', 'race-pace', 'marathon', 'bike-race-power-half'],
  ['bike', 'hard', null, 'bike-sweet-spot'],
  ['bike', 'moderate', null, 'bike-tempo'],
  ['swim', 'vo2max', null, 'swim-speed'],
  ['swim', 'threshold', null, 'swim-css'],
  ['swim', 'race-pace', 'olympic-tri', 'swim-race-pace'],
  ['swim', 'moderate', null, 'swim-css-minus'],
  ['brick', 'race-pace', 'olympic-tri', 'brick-race-end'],
  ['brick', 'race-pace', 'ironman', 'brick-ironman-race'],
  ['brick', 'moderate', 'ironman', 'brick-endurance'],
] as const)('a %s that is wanted at %s before a race of %s: %s', (workoutType, intensity, raceType, family) => {
  for (const templateId of [null, 'RUN-06', 'run-strides/1a']) {
    const made = rebuilt({ workoutType, intensity, minutes: 120, templateId }, contextOf([], raceType));
    expect(rungOfId(made.templateId)?.family).toBe(family);
    expect(made).toMatchObject({ workoutType, intensity, duration: 120 });
  }
});

test.each([
  ['run', 'vo2max', 28],
  ['run', 'race-pace', 24],
  ['bike', 'hard', 24],
  ['swim', 'threshold', 25],
  ['brick', 'race-pace', 60],
] as const)('a %s at %s keeps it in %i min', (workoutType, intensity, minutes) => {
  expect(rebuilt({ workoutType, intensity, minutes })).toMatchObject({ workoutType, intensity, duration: minutes });
});

test('a swim at threshold stays one where it is the only swim of the week', () => {
  for (const minutes of [30, 40, 50]) {
    const made = rebuiltWorkout({ ...RUN, workoutType: 'swim', minutes }, contextOf(), []);
    expect(made).toMatchObject({ intensity: 'threshold', templateId: 'swim-css/1a', duration: minutes });
  }
});

test('injuries make it easier, and no more than they must', () => {
  expect(rebuilt({ intensity: 'vo2max' }, contextOf([injured('knee')]))).toMatchObject({ isHard: true });
  // no fast running
  expect(rebuilt({ intensity: 'vo2max' }, contextOf([injured('hamstring')]))).toMatchObject({ isHard: false });
  expect(rebuilt({ intensity: 'hard', templateId: 'run-hills/3a' }, contextOf([injured('calf')]))).toMatchObject({
    intensity: 'easy',
    duration: 45,
  });
  const ride = { workoutType: 'bike', intensity: 'hard', templateId: 'bike-force/3a' } as const;
  expect(rebuilt(ride)).toMatchObject({ templateId: 'bike-force/3a' });
  expect(rebuilt(ride, contextOf([injured('calf')]))).toMatchObject({ intensity: 'hard', duration: 60 });
  expect(rebuilt({ workoutType: 'brick', intensity: 'race-pace' }, contextOf([injured('shin')]))).toMatchObject({
    workoutType: 'bike',
  });
});

test('an easy workout keeps its quick steps, and a long one its easy beginning', () => {
  expect(rebuilt({ intensity: 'easy', templateId: 'run-strides/3b', minutes: 45 })).toMatchObject({
    templateId: 'run-strides/3b',
    intensity: 'easy',
  });
  const long = rebuilt({ intensity: 'race-pace', templateId: 'run-pace-marathon/3b', minutes: 140, isLong: true });
  expect(long.templateId).toBe('run-pace-marathon/3b');
  expect(long.steps.at(-1)).toMatchObject({ kind: 'cooldown', durationSec: 300 });
});

type Row = readonly [name: string, wanted: Partial<WantedWorkout>, areas: readonly string[], made: object];
test.each<Row>([
  [
    'an opener where race pace has too little time',
    { intensity: 'race-pace', minutes: 20 },
    [],
    { templateId: 'RUN-13', intensity: 'race-pace' },
  ],
  [
    'the opener of a ride',
    { workoutType: 'bike', intensity: 'race-pace', minutes: 20 },
    [],
    { templateId: 'BIKE-10', intensity: 'race-pace' },
  ],
  [
    'an easier brick where it has',
    { workoutType: 'brick', intensity: 'race-pace', minutes: 20 },
    [],
    { templateId: 'brick-endurance/1a', intensity: 'moderate' },
  ],
  ['no opener of threshold', { intensity: 'threshold', minutes: 15 }, [], { isHard: false, duration: 15 }],
  ['at least a quarter of an hour', { intensity: 'easy', minutes: 5 }, [], { duration: 15 }],
  ['whole minutes', { intensity: 'easy', minutes: 40.4 }, [], { duration: 40 }],
  ['no more than an injury allows', { minutes: 60 }, ['knee'], { templateId: 'run-cruise/3a', duration: 40 }],
  [
    'a ride with a cap',
    { workoutType: 'bike', intensity: 'moderate', minutes: 100 },
    ['back'],
    { templateId: 'bike-tempo/3a', duration: 75 },
  ],
  ['a long one', { intensity: 'easy', isLong: true, minutes: 120 }, [], { templateId: 'RUN-04', intensity: 'easy' }],
  ['an easy one', { intensity: 'easy', minutes: 50 }, [], { templateId: 'RUN-01', intensity: 'easy' }],
  [
    'one of recovery, long or not',
    { intensity: 'recovery', isLong: true, minutes: 50 },
    [],
    { templateId: 'RUN-03', intensity: 'recovery' },
  ],
  [
    'a long swim',
    { workoutType: 'swim', intensity: 'easy', isLong: true, minutes: 60 },
    [],
    { templateId: 'swim-aerobic/3a', intensity: 'easy' },
  ],
  [
    'a long ride',
    { workoutType: 'bike', intensity: 'easy', isLong: true, minutes: 180 },
    [],
    { templateId: 'BIKE-02', intensity: 'easy' },
  ],
  [
    'a long brick',
    { workoutType: 'brick', intensity: 'easy', isLong: true, minutes: 180 },
    [],
    { templateId: 'brick-endurance/3a', intensity: 'easy' },
  ],
  [
    'an easy brick',
    { workoutType: 'brick', intensity: 'easy' },
    [],
    { templateId: 'brick-endurance/2a', intensity: 'easy' },
  ],
  [
    'the easiest brick',
    { workoutType: 'brick', intensity: 'recovery' },
    [],
    { templateId: 'brick-endurance/2a', intensity: 'easy' },
  ],
  [
    'a brick beside an injury',
    { workoutType: 'brick', intensity: 'moderate' },
    ['knee'],
    { templateId: 'BRICK-01', intensity: 'moderate' },
  ],
  [
    'the easiest brick beside one',
    { workoutType: 'brick', intensity: 'recovery' },
    ['knee'],
    { templateId: 'BRICK-01', intensity: 'easy' },
  ],
  [
    'a ride for a brick without running',
    { workoutType: 'brick', intensity: 'recovery', minutes: 60 },
    ['foot'],
    { templateId: 'bike-endurance/3a', workoutType: 'bike', intensity: 'easy', duration: 60 },
  ],
  [
    'strength',
    { workoutType: 'strength', intensity: 'hard', minutes: 40 },
    [],
    { templateId: 'strength-heavy/1a', intensity: 'hard', duration: 40 },
  ],
  [
    'lighter strength',
    { workoutType: 'strength', intensity: 'moderate', minutes: 40 },
    [],
    { templateId: 'strength-general/1a', intensity: 'moderate' },
  ],
  [
    'the lightest strength',
    { workoutType: 'strength', intensity: 'easy', minutes: 40 },
    [],
    { templateId: 'strength-maintenance/1a', intensity: 'easy' },
  ],
  [
    'none lighter yet',
    { workoutType: 'strength', intensity: 'recovery', minutes: 40 },
    [],
    { templateId: 'strength-maintenance/1a', intensity: 'easy' },
  ],
])('what is wanted becomes %s', (_, wanted, areas, made) => {
  expect(rebuilt(wanted, contextOf(areas.map(injured)))).toMatchObject(made);
});

const lifts = (...days: readonly string[]) =>
  days.map((scheduledDate) => ({ workoutType: 'strength', scheduledDate })) as unknown as ScheduledWorkout[];
const THREE_WEEKS = ['2026-10-27', '2026-11-03', '2026-11-10'];

test.each<[string, readonly string[], readonly ScheduledWorkout[], string]>([
  ['three weeks before', THREE_WEEKS, [], 'strength-general'],
  ['two of them on the schedule', THREE_WEEKS.slice(0, 1), lifts(...THREE_WEEKS.slice(1)), 'strength-general'],
  ['two weeks before', THREE_WEEKS.slice(1), [], 'strength-learning'],
  ['twice in a week before', ['2026-11-03', '2026-11-10', '2026-11-12'], [], 'strength-learning'],
  ['this week', THREE_WEEKS.slice(1), lifts('2026-11-16', '2026-11-22'), 'strength-learning'],
  ['nothing but runs', [], THREE_WEEKS.map((day) => ({ ...lifts(day)[0]!, workoutType: 'run' })), 'strength-learning'],
])('strength is learnt for three weeks: it held %s', (_, past, others, family) => {
  const context = contextOf();
  const wanted = { ...RUN, workoutType: 'strength', intensity: 'moderate', minutes: 40 } as const;
  const known = { ...context, limits: { ...context.limits, past: lifts(...past) } } as unknown as PlanningContext;
  expect(rebuiltWorkout(wanted, known, others).templateId).toMatch(new RegExp(`^${family}/`));
});

const levels = (level: string, running: string) => ({
  limits: { level, levelBySport: { running }, isNewRunner: false },
});
test.each([
  ['the athlete is at in the sport', 'run', levels('advanced', 'beginner'), 'run-vo2-long/1a'],
  ['the athlete is at in the sport, if at no other', 'run', levels('beginner', 'advanced'), 'run-vo2-long/3a'],
] as const)('a workout is as large as the level that %s', (_, workoutType, more, templateId) => {
  expect(rebuilt({ workoutType, intensity: 'vo2max' }, contextOf([], 'marathon', more))).toMatchObject({ templateId });
});

test.each([
  ['nothing else', '2026-11-17', 'run', 0, 'run-cruise/1a'],
  ['much of the sport', '2026-11-17', 'run', 200, 'run-cruise/3a'],
  ['much of another sport', '2026-11-17', 'bike', 600, 'run-cruise/1a'],
  ['much of it in the week before', '2026-11-10', 'run', 600, 'run-cruise/1a'],
])('threshold has its share of a week that holds %s', (_, scheduledDate, workoutType, duration, templateId) => {
  const others = [{ workoutType, scheduledDate, duration }] as unknown as ScheduledWorkout[];
  expect(rebuiltWorkout(RUN, contextOf(), others)).toMatchObject({ templateId, duration: 60 });
});

test('outside the season it is made as in a loading week of base', () => {
  const base = { target: { phaseType: 'base', kind: 'load' } };
  for (const intensity of ['easy', 'threshold'] as const)
    expect(rebuilt({ intensity }, contextOf([], null, { target: undefined }))).toEqual(
      rebuilt({ intensity }, contextOf([], null, base)),
    );
});

test('a threshold test is whole, or it is none', () => {
  const asked = { workoutType: 'bike', templateId: 'BIKE-21' } as const;
  expect(rebuilt({ ...asked, minutes: 45 }).templateId).toBe('BIKE-21');
  expect(rebuilt({ ...asked, minutes: 22 }).templateId).not.toBe('BIKE-21');
});
