import fc from 'fast-check';

import { EXPERIENCE_LEVELS } from '../../codes/athlete.ts';
import { injuryRestrictions } from '../../athlete/injuries.ts';
import { stepsTss } from '../tss.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../prescribedWorkout.ts';
import type { Step } from '../workout.ts';
import { anInjury } from '../../../test/core/arbitraries.ts';
import { aRequest, each, nearTheRace } from '../../../test/core/workoutRequests.ts';
import { threeZoneOf, zoneOf } from '../../athlete/zones.ts';
import { familyOf } from '../families/families.ts';
import { rungOfId } from '../families/ladder.ts';
import { describeSteps } from './describe.ts';
import { makeWorkout } from './makeWorkout.ts';
import { mainSetCap } from './scale.ts';
import { flattenSteps, isBlock, sportOf, stepSeconds } from './stepSums.ts';
import { TEMPLATES } from '../../../test/core/publishedTemplates.ts';

const capOf = (request: WorkoutRequest): number => ({ opener: 40, strength: 45 })[request.role as string] ?? Infinity;

test('the steps add up to the duration, which is the wanted one but for the caps', () => {
  each((workout, request) => {
    expect(stepSeconds(workout.steps)).toBe(workout.duration * 60);
    expect(Number.isInteger(workout.duration)).toBe(true);
    expect(workout.duration).toBeGreaterThanOrEqual(15);
    flattenSteps(workout.steps).forEach(({ durationSec }) => {
      expect(Number.isInteger(durationSec)).toBe(true);
      expect(durationSec).toBeGreaterThan(0);
    });
    const wanted = Math.min(request.minutes, capOf(request));
    expect(workout.duration).toBeLessThanOrEqual(wanted);
    // an injury may shorten it
    expect(workout.duration).toBeGreaterThanOrEqual(request.injuries.length === 0 ? wanted : 0);
  });
});

test('stress, zones and hardness come from the steps and the intensity', () => {
  each((workout) => {
    expect(workout.tss).toBeGreaterThan(0);
    expect(Math.abs(workout.tss - stepsTss(workout.steps, workout.workoutType))).toBeLessThanOrEqual(0.0501);
    const { z1, z2, z3 } = workout.zoneSeconds;
    expect(z1 + z2 + z3).toBe(workout.workoutType === 'strength' ? 0 : workout.duration * 60);
    expect(workout.isHard).toBe(['hard', 'threshold', 'vo2max', 'race-pace'].includes(workout.intensity));
  });
});

/** At the speed of the slowest swimmer's cool-down. */
const SECONDS_OF_LENGTH = 60;

test('work above zone 3 has at least 8 min of warm-up before and 5 min of cool-down after', () => {
  each((workout) => {
    const steps = flattenSteps(workout.steps);
    const above = steps.map((step) => {
      const sport = sportOf(step, workout.workoutType);
      return sport !== null && zoneOf(sport, step.effort) > 3;
    });
    if (!above.includes(true)) return;
    const sum = (kind: string, part: typeof steps) =>
      part.filter((step) => step.kind === kind).reduce((total, step) => total + step.durationSec, 0);
    // whole lengths: what is left of the warm-up is rested at the wall, and of the cool-down before the main set
    const wall = steps.findIndex(({ kind }) => kind === 'work');
    const rested = workout.workoutType === 'swim' ? sum('rest', steps.slice(0, wall)) : 0;
    const length = workout.workoutType === 'swim' ? SECONDS_OF_LENGTH : 0;
    expect(sum('warmup', steps.slice(0, above.indexOf(true))) + rested).toBeGreaterThanOrEqual(480);
    expect(sum('cooldown', steps.slice(above.lastIndexOf(true)))).toBeGreaterThanOrEqual(300 - length);
  }, 1000);
});

test('easy time of rides and runs is whole minutes, none of them a step of a minute or two before the work', () => {
  let met = 0;
  each((workout) => {
    if (workout.workoutType !== 'run' && workout.workoutType !== 'bike') return;
    const singles = workout.steps.filter((step): step is Step => !isBlock(step));
    const easy = singles.filter(({ kind, note }) => kind === 'recovery' && note === 'easy');
    met += easy.length;
    expect(easy.filter(({ durationSec }) => durationSec < 180 || durationSec % 60 !== 0)).toEqual([]);
    // one cool-down is enough
    const before = easy.find((step) => step === workout.steps.at(-2));
    const isTwo = singles.at(-1)?.kind === 'cooldown' && before !== undefined && before.durationSec < 900;
    expect(isTwo).toBe(false);
    // what a cool-down would be too long for is easy time after the warm-up
    const cooldown = singles.at(-1)!;
    const isFramed = workout.steps[0] === singles[0] && singles[0]!.kind === 'warmup' && cooldown.kind === 'cooldown';
    expect(isFramed && cooldown.durationSec >= 900 + 180).toBe(false);
  }, 600);
  expect(met).toBeGreaterThan(0);
});

test('no cool-down is harder than the warm-up, and words of beginners fit what they may do', () => {
  const met = { easy: 0, gentle: 0 };
  each((workout, { experienceLevel, weekInPlan, role }) => {
    const steps = flattenSteps(workout.steps);
    const [warmup, cooldown] = [steps.find(({ kind }) => kind === 'warmup'), steps.at(-1)!];
    const isFramed = warmup !== undefined && cooldown.kind === 'cooldown' && workout.workoutType !== 'brick';
    met.easy += Number(isFramed);
    expect(isFramed && cooldown.effort > warmup.effort).toBe(false);
    if (experienceLevel !== 'beginner' || weekInPlan >= 6 || role === 'opener') return;
    met.gentle += 1;
    expect(steps.filter(({ note = '' }) => /all out|uphill, strong/.test(note))).toEqual([]);
  }, 1500);
  expect(Object.values(met)).not.toContain(0);
});

test('targets are ordered, and name only thresholds on file', () => {
  let measured = 0;
  each((workout, { thresholds }) => {
    const onFile = { ftp: thresholds?.ftp, thrSpeed: thresholds?.runThresholdSpeed, css: thresholds?.css };
    for (const step of flattenSteps(workout.steps)) {
      const { metric, lo, hi } = step.target;
      expect(lo).toBeLessThan(hi);
      const sport = sportOf(step, workout.workoutType);
      const best = sport === null ? undefined : ({ bike: 'ftp', run: 'thrSpeed', swim: 'css' } as const)[sport];
      const isFelt = step.effort === 0 || (sport === 'run' && /^uphill/.test(step.note ?? ''));
      const byHeart = best !== 'css' && thresholds?.lthr != null && step.durationSec >= 300 ? 'lthr' : 'rpe';
      expect(metric).toBe(best === undefined || isFelt ? 'rpe' : onFile[best] != null ? best : byHeart);
      const middle = (lo + hi) / 2;
      // efforts that are felt stand on a scale of their own
      expect(['rpe', 'lthr'].includes(metric) ? step.effort : middle).toBeCloseTo(step.effort, 3);
      measured += Number(metric !== 'rpe');
    }
  });
  expect(measured).toBeGreaterThan(0);
});

/** Most minutes of work by level; written out here so that no constant can move them unseen. */
const MOST: Readonly<Record<string, readonly number[]>> = {
  strides: [4, 4, 4, 4],
  vo2max: [12, 18, 22, 25],
  threshold: [20, 30, 40, 45],
  tempo: [30, 36, 45, 48],
  'race-5k': [14, 20, 24, 26],
  'race-10k': [20, 28, 34, 36],
  'race-olympic': [24, 36, 50, 60],
  'race-half-marathon': [22, 32, 42, 45],
  'race-marathon': [30, 45, 65, 75],
  'race-half-ironman': [50, 60, 75, 90],
  'race-ironman': [110, 140, 180, 180],
  'race-ultra': [60, 80, 110, 140],
};
const MAX_EASY = { fast: 8 / 3, steady: 30 };

/** Work of one sport, without the steady time of a workout that holds no main set. */
const workMinutes = (workout: PrescribedWorkout, sport: string): number =>
  flattenSteps(workout.steps)
    .filter((step) => step.kind === 'work' && step.note !== 'steady and easy')
    .filter((step) => sportOf(step, workout.workoutType) === sport)
    .reduce((sum, step) => sum + step.durationSec / 60, 0);

test('main sets stay within the limits of the level', () => {
  const met = new Set<string>();
  const check = (workout: PrescribedWorkout, request: WorkoutRequest) => {
    const own = rungOfId(workout.templateId);
    const limit = own === null || workout.workoutType === 'strength' ? null : familyOf(own.family).limit;
    if (limit === null) return;
    const most = MOST[limit]![EXPERIENCE_LEVELS.indexOf(request.experienceLevel)]!;
    const sport = workout.workoutType === 'brick' ? 'bike' : workout.workoutType;
    const isEased = request.kind === 'taper' || request.kind === 'race';
    const minutes = workMinutes(workout, sport);
    met.add(limit);
    expect([limit, minutes <= most + 0.1]).toEqual([limit, true]);
    const cap = mainSetCap(limit, request) * (isEased ? 0.5 : 1);
    expect([limit, minutes <= cap + 0.1]).toEqual([limit, true]);
  };
  each(check, 400);
  each(check, 1500, nearTheRace);
  expect([...met].sort()).toEqual(Object.keys(MOST).sort());
});

test('easy workouts hold next to nothing above steady endurance', () => {
  let met = 0;
  each((workout) => {
    const isEasy = workout.intensity === 'easy' || workout.intensity === 'recovery';
    met += Number(isEasy);
    const fast = flattenSteps(workout.steps).filter((step) => {
      const sport = sportOf(step, workout.workoutType);
      return isEasy && sport !== null && zoneOf(sport, step.effort) > 2 && step.kind === 'work';
    });
    expect(fast.reduce((sum, { durationSec }) => sum + durationSec / 60, 0)).toBeLessThanOrEqual(MAX_EASY.steady);
    expect(isEasy ? workout.zoneSeconds.z3 / 60 : 0).toBeLessThanOrEqual(MAX_EASY.fast);
  }, 500);
  expect(met).toBeGreaterThan(0);
});

test('time above threshold is small, and none for new beginners', () => {
  const met = { beginner: 0, opener: 0 };
  each((workout, { experienceLevel, weekInPlan, role }) => {
    const above = workout.zoneSeconds.z3 / 60;
    const isNew = experienceLevel === 'beginner' && weekInPlan < 6;
    met.beginner += Number(isNew);
    met.opener += Number(role === 'opener');
    expect(above).toBeLessThanOrEqual(MOST['vo2max']![EXPERIENCE_LEVELS.indexOf(experienceLevel)]!);
    expect(above).toBeLessThanOrEqual(isNew ? 0 : Infinity);
    expect(above).toBeLessThanOrEqual(role === 'opener' ? 6 : Infinity);
  }, 300);
  expect([met.beginner > 0, met.opener > 0]).toEqual([true, true]);
});

test('injuries are kept', () => {
  const injured = aRequest.chain((request) =>
    fc.array(anInjury, { minLength: 1, maxLength: 3 }).map((injuries) => ({ ...request, injuries })),
  );
  const seconds = (workout: PrescribedWorkout, sport: string) =>
    flattenSteps(workout.steps)
      .filter((step) => sportOf(step, workout.workoutType) === sport)
      .reduce((sum, step) => sum + step.durationSec, 0);
  const met = { capped: 0, without: 0, slow: 0 };
  fc.assert(
    fc.property(injured, (request) => {
      const workout = makeWorkout(request);
      const restrictions = injuryRestrictions(request.injuries, request.today);
      const features = TEMPLATES.find(({ id }) => id === workout.templateId)?.features ?? [];
      for (const sport of ['run', 'bike', 'swim'] as const) {
        const limits = restrictions[sport];
        const time = seconds(workout, sport);
        if (time === 0) continue;
        expect(limits.banned).toBe(false);
        expect(time).toBeLessThanOrEqual((limits.capMinutes ?? Infinity) * 60);
        const without = workout.workoutType === sport ? limits.noIntensities : [];
        expect(without).not.toContain(workout.intensity);
        expect(features.filter((feature) => limits.avoid.includes(feature))).toEqual([]);
        const isSlow = limits.avoid.includes('above-threshold');
        const fast = flattenSteps(workout.steps).filter(
          (step) => sportOf(step, workout.workoutType) === sport && threeZoneOf(sport, step.effort) === 3,
        );
        expect(isSlow ? fast : []).toEqual([]);
        met.capped += Number(limits.capMinutes !== null);
        met.without += without.length;
        met.slow += Number(isSlow);
      }
      expect(makeWorkout({ ...request, injuries: request.injuries.toReversed() })).toEqual(workout);
    }),
    { numRuns: 300 },
  );
  expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
});

test('the recovery phase has nothing hard', () => {
  let met = 0;
  each((workout, { phaseType, role }) => {
    const isBound = phaseType === 'recovery' && role !== 'opener';
    met += Number(isBound);
    expect(isBound && workout.isHard && workout.workoutType !== 'strength').toBe(false);
  });
  expect(met).toBeGreaterThan(0);
});

test('long workouts and bricks are hard only where allowed', () => {
  let met = 0;
  each((workout, { role, mayBeHard }) => {
    const isBound = (role === 'long' || role === 'brick') && mayBeHard !== true;
    met += Number(isBound);
    expect(isBound && workout.isHard).toBe(false);
  });
  expect(met).toBeGreaterThan(0);
});

test('key workouts of a taper of 20 min or more keep their intensity', () => {
  const taper = aRequest.map((request) => ({
    ...request,
    role: 'key' as const,
    phaseType: 'taper' as const,
    kind: 'taper' as const,
    isNewRunner: false,
    injuries: [],
  }));
  fc.assert(
    fc.property(taper, (request) => {
      fc.pre(request.workoutType !== 'brick' && request.workoutType !== 'strength' && request.minutes >= 20);
      expect(makeWorkout(request).isHard).toBe(true);
    }),
    { numRuns: 200 },
  );
});

const TIME = String.raw`(?:(\d+):(\d\d) (min|h)|(\d+) min|(\d+) s)`;
const secondsIn = (text: string): number => {
  const found = new RegExp(TIME).exec(text);
  if (found === null) throw new Error(`No time in "${text}"`);
  const [, most, least, unit, whole, short] = found;
  if (most === undefined) return Number(whole ?? 0) * 60 + Number(short ?? 0);
  return (60 * Number(most) + Number(least)) * (unit === 'h' ? 60 : 1);
};

/** What a reader would add up from one line. */
function readSeconds(line: string): number {
  const [, reps, rest] = /^(?:\w+: )?(?:(\d+) × )?(.*)$/.exec(line)!;
  const times = Number(reps ?? 1);
  const close = rest!.lastIndexOf('), ');
  const [work, pause] = close < 0 ? [rest!, null] : [rest!.slice(0, close), rest!.slice(close + 3)];
  if (pause === null) return times * secondsIn(work);
  return times * secondsIn(work) + (pause.endsWith(' between') ? times - 1 : times) * secondsIn(pause);
}

/** Told in half minutes, a swim is up to a quarter of a minute off in each of its stretches. */
const roughly = (workout: PrescribedWorkout): number =>
  15 * flattenSteps(workout.steps).filter(({ distanceM, durationSec }) => distanceM && durationSec >= 180).length;

test('the times in the text add up to the duration', () => {
  each((workout, { thresholds }) => {
    if (workout.workoutType === 'strength') return;
    const lines = describeSteps(workout.steps, workout.workoutType, thresholds);
    expect(workout.instructions.startsWith(`${lines.join('\n')}\n`)).toBe(true);
    const told = lines.reduce((sum, line) => sum + readSeconds(line), 0);
    expect(Math.abs(told - workout.duration * 60)).toBeLessThanOrEqual(roughly(workout));
  });
});
