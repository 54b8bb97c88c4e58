import fc from 'fast-check';
import type { ZonedSport } from '../../codes/sport.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../prescribedWorkout.ts';
import { aRequest, each, nearTheRace } from '../../../test/core/workoutRequests.ts';
import { rungOfId } from '../families/ladder.ts';
import { mayBeVo2max, RACE_FAMILIES } from './keyFamilies.ts';
import { makeWorkout } from './makeWorkout.ts';
import { raceWorkout } from './race.ts';
import { flattenSteps, sportOf } from './stepSums.ts';

const endurance = aRequest.filter(({ workoutType }) => ['run', 'bike', 'swim'].includes(workoutType));

test('work is at most a rung above the last that was done, or the first of the level', () => {
  let met = 0;
  const check = (workout: PrescribedWorkout, { reached, experienceLevel, kind }: WorkoutRequest) => {
    const own = rungOfId(workout.templateId);
    if (own === null) return;
    const first = { beginner: 0, intermediate: 1, advanced: 2, veteran: 2 }[experienceLevel];
    const done = reached?.[own.family];
    const most = kind === 'load' ? (done === undefined ? first : done + 1) : (done ?? first - 1);
    met += Number(own.rung === most);
    expect(own.rung).toBeLessThanOrEqual(Math.max(0, most));
  };
  each(check, 500, endurance);
  expect(met).toBeGreaterThan(0);
});

test('what the last two loading weeks held does not come back, but as the first main set made smaller', () => {
  const again = endurance.map((request): WorkoutRequest => {
    const { templateId } = makeWorkout({ ...request, recent: new Set() });
    return { ...request, recent: new Set(templateId === null ? [] : [templateId]) };
  });
  let met = 0;
  const check = (workout: PrescribedWorkout, { recent }: WorkoutRequest) => {
    const isBack = workout.templateId?.includes('/') === true && recent!.has(workout.templateId);
    met += Number([...recent!].some((id) => id.includes('/')));
    expect(isBack && !workout.templateId!.endsWith('/1a')).toBe(false);
  };
  each(check, 500, again);
  expect(met).toBeGreaterThan(0);
});

test('an easier week never asks for more than the loading week that it follows', () => {
  const key = endurance.map((request) => ({
    ...request,
    role: 'key' as const,
    kind: 'load' as const,
    recent: new Set<string>(),
  }));
  let met = 0;
  const check = (workout: PrescribedWorkout, request: WorkoutRequest) => {
    const easier = makeWorkout({ ...request, kind: 'step' });
    const [now, then] = [rungOfId(workout.templateId), rungOfId(easier.templateId)];
    const isSame = now !== null && now.family === then?.family;
    met += Number(isSame);
    expect(isSame && then!.rung > now.rung).toBe(false);
  };
  each(check, 300, key);
  expect(met).toBeGreaterThan(0);
});

test('a key workout is VO2max only where the lists of its race and phase may hold one', () => {
  const key = fc
    .tuple(endurance, fc.boolean())
    .map(([request, isTest]): WorkoutRequest => ({ ...request, role: 'key', isTest }));
  const met = { vo2max: 0, ruledOut: 0 };
  const check = ({ intensity }: PrescribedWorkout, request: WorkoutRequest) => {
    const may = mayBeVo2max(request.workoutType as ZonedSport, request);
    met.vo2max += Number(intensity === 'vo2max');
    met.ruledOut += Number(!may);
    expect(may || intensity !== 'vo2max').toBe(true);
  };
  each(check, 1000, key);
  expect(met.vo2max).toBeGreaterThan(0);
  expect(met.ruledOut).toBeGreaterThan(0);
});

test('light and steady workouts are no hard days', () => {
  let met = 0;
  each((workout, { role, isLight, isSteady, mayBeHard }) => {
    const isBound = role === 'easy' || (role === 'long' && mayBeHard !== true);
    met += Number(isBound && (isLight === true || isSteady === true));
    expect(isBound && workout.isHard).toBe(false);
  }, 300);
  expect(met).toBeGreaterThan(0);
});

test("the effort of the race is marked in the athlete's own race families and openers alone, and is the race's", () => {
  const met = new Set<string>();
  const check = (workout: PrescribedWorkout, request: WorkoutRequest) => {
    const { raceType, workoutType, experienceLevel, weekInPlan } = request;
    const raced = flattenSteps(workout.steps).filter(({ raceEffort }) => raceEffort === true);
    const race = raceType === null ? [] : flattenSteps(raceWorkout(request).steps);
    const family = rungOfId(workout.templateId)?.family;
    const own = raceType === null ? [] : Object.values(RACE_FAMILIES[raceType]);
    const speaksOfRace = (note: string | undefined) => note === 'at race pace';
    for (const step of raced) {
      const sport = sportOf(step, workout.workoutType)!;
      const effort = race.find((leg) => leg.sport === sport)?.effort ?? NaN;
      const isGentle = experienceLevel === 'beginner' && weekInPlan < 6;
      expect(step.effort).toBe(isGentle ? Math.min(1, effort) : effort);
      expect(own.includes(family ?? '') || speaksOfRace(step.note)).toBe(true);
    }
    const isOwn = family !== undefined && own.includes(family) && workout.workoutType === workoutType;
    if (isOwn) met.add(family);
    expect(isOwn && raced.length === 0).toBe(false);
  };
  each(check, 4000, nearTheRace);
  expect([...met].sort()).toEqual(
    [...new Set(Object.values(RACE_FAMILIES).flatMap((each) => Object.values(each)))].sort(),
  );
});

test('swims are whole lengths, and rests at the wall by the clock', () => {
  const swims = aRequest.map((request): WorkoutRequest => ({
    ...request,
    workoutType: 'swim',
    role: request.role === 'brick' || request.role === 'strength' ? 'key' : request.role,
  }));
  let met = 0;
  each(
    (workout) => {
      if (workout.workoutType !== 'swim') return;
      met += 1;
      const off = flattenSteps(workout.steps).filter(({ kind, durationSec, distanceM = 0 }) =>
        kind === 'rest' ? distanceM !== 0 || durationSec % 5 !== 0 : distanceM <= 0 || distanceM % 25 !== 0,
      );
      expect(off).toEqual([]);
    },
    300,
    swims,
  );
  expect(met).toBeGreaterThan(0);
});
