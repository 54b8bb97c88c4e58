import fc from 'fast-check';

import { EXPERIENCE_LEVELS } from '../../codes/athlete.ts';
import { injuryRestrictions } from '../../athlete/injuries.ts';
import { stepsTss } from '../tss.ts';
import { RACE_TYPES } from '../../codes/race.ts';
import { PHASE_TYPES, WEEK_KINDS } from '../../codes/phase.ts';
import type { Session, SessionRequest } from '../session.ts';
import { anInjury, someThresholds } from '../../../test/core/arbitraries.ts';
import { threeZoneOf, zoneOf } from '../../athlete/zones.ts';
import { describeSteps } from './describe.ts';
import { makeSession } from './makeSession.ts';
import { flattenSteps, mainSetMinutes, sportOf, stepSeconds } from './steps.ts';
import { TEMPLATES } from './templates.ts';

const TODAY = '2026-01-01';

const kinds = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(
      fc.constantFrom('run', 'bike', 'swim'),
      fc.constantFrom('long', 'key', 'key', 'easy', 'recovery', 'opener'),
    ),
  },
  { weight: 2, arbitrary: fc.constant(['brick', 'brick'] as const) },
  { weight: 1, arbitrary: fc.constant(['strength', 'strength'] as const) },
);

/** Any request but a race. */
const aRequest: fc.Arbitrary<SessionRequest> = kinds.chain(([workoutType, role]) =>
  fc.record({
    workoutType: fc.constant(workoutType),
    role: fc.constant(role),
    keyIndex: fc.nat({ max: 2 }),
    minutes: fc.oneof(fc.integer({ min: 15, max: 120 }), fc.integer({ min: 15, max: 360 })),
    brickRunMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 60 })),
    phaseType: fc.constantFrom(...PHASE_TYPES),
    kind: fc.constantFrom(...WEEK_KINDS),
    loadingWeekInPhase: fc.nat({ max: 12 }),
    weekInPlan: fc.nat({ max: 60 }),
    raceType: fc.option(fc.constantFrom(...RACE_TYPES)),
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    age: fc.integer({ min: 18, max: 100 }),
    injuries: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(anInjury, { maxLength: 3 }) },
    ),
    weeklyMinutesOfSport: fc.integer({ min: 15, max: 900 }),
    thresholds: fc.option(someThresholds),
    today: fc.constant(TODAY),
    mayBeHard: fc.boolean(),
    race: fc.constant(null),
  }),
);

/** One in which race pace is trained. */
const nearTheRace = aRequest.map((request): SessionRequest => ({
  ...request,
  role: request.role === 'brick' ? 'brick' : 'key',
  phaseType: 'race-specific',
  kind: 'load',
}));

const each = (
  check: (session: Session, request: SessionRequest) => void,
  numRuns = 200,
  requests: fc.Arbitrary<SessionRequest> = aRequest,
): void => {
  fc.assert(
    fc.property(requests, (request) => check(makeSession(request), request)),
    { numRuns },
  );
};

const capOf = (request: SessionRequest): number => ({ opener: 40, strength: 45 })[request.role as string] ?? Infinity;

test('the steps add up to the duration, which is the wanted one but for the caps', () => {
  each((session, request) => {
    expect(stepSeconds(session.steps)).toBe(session.duration * 60);
    expect(Number.isInteger(session.duration)).toBe(true);
    expect(session.duration).toBeGreaterThanOrEqual(15);
    flattenSteps(session.steps).forEach(({ durationSec }) => {
      expect(Number.isInteger(durationSec)).toBe(true);
      expect(durationSec).toBeGreaterThan(0);
    });
    const wanted = Math.min(request.minutes, capOf(request));
    expect(session.duration).toBeLessThanOrEqual(wanted);
    // an injury may shorten it
    expect(session.duration).toBeGreaterThanOrEqual(request.injuries.length === 0 ? wanted : 0);
  });
});

test('stress, zones and hardness come from the steps and the intensity', () => {
  each((session) => {
    expect(session.tss).toBeGreaterThan(0);
    expect(Math.abs(session.tss - stepsTss(session.steps, session.workoutType))).toBeLessThanOrEqual(0.0501);
    const { z1, z2, z3 } = session.zoneSeconds;
    expect(z1 + z2 + z3).toBe(session.workoutType === 'strength' ? 0 : session.duration * 60);
    expect(session.isHard).toBe(['hard', 'threshold', 'vo2max', 'race-pace'].includes(session.intensity));
  });
});

test('work above zone 3 has at least 8 min of warm-up before and 5 min of cool-down after', () => {
  each((session) => {
    const steps = flattenSteps(session.steps);
    const above = steps.map((step) => {
      const sport = sportOf(step, session.workoutType);
      return sport !== null && zoneOf(sport, step.effort) > 3;
    });
    if (!above.includes(true)) return;
    const sum = (kind: string, part: typeof steps) =>
      part.filter((step) => step.kind === kind).reduce((total, step) => total + step.durationSec, 0);
    expect(sum('warmup', steps.slice(0, above.indexOf(true)))).toBeGreaterThanOrEqual(480);
    expect(sum('cooldown', steps.slice(above.lastIndexOf(true)))).toBeGreaterThanOrEqual(300);
  }, 300);
});

test('targets are ordered, and name only thresholds on file', () => {
  let measured = 0;
  each((session, { thresholds }) => {
    const onFile = { ftp: thresholds?.ftp, thrSpeed: thresholds?.runThresholdSpeed, css: thresholds?.css };
    for (const step of flattenSteps(session.steps)) {
      const { metric, lo, hi } = step.target;
      expect(lo).toBeLessThan(hi);
      const sport = sportOf(step, session.workoutType);
      const best = sport === null ? undefined : ({ bike: 'ftp', run: 'thrSpeed', swim: 'css' } as const)[sport];
      const expected = best !== undefined && onFile[best] != null && step.effort > 0 ? best : 'rpe';
      expect(metric).toBe(expected);
      const middle = (lo + hi) / 2;
      // efforts that are felt stand on a scale of their own
      expect(metric === 'rpe' ? step.effort : middle).toBeCloseTo(step.effort, 3);
      measured += Number(metric !== 'rpe');
    }
  });
  expect(measured).toBeGreaterThan(0);
});

/** Most minutes of work by level; written out here so that no constant can move them unseen. */
const MOST = {
  threshold: [20, 30, 40, 45],
  vo2max: [12, 18, 22, 25],
  'race-pace': { marathon: 60, 'half-marathon': 40, 'half-ironman': 90, ironman: 180 } as Record<string, number>,
};

/** Whose main set is bound, and by how many minutes. */
const BOUND: readonly (readonly [name: string, is: (session: Session) => boolean, most: (level: number) => number])[] =
  [
    ['VO2max', ({ intensity }) => intensity === 'vo2max', (level) => MOST.vo2max[level]!],
    [
      'threshold',
      ({ intensity, templateId }) => intensity === 'threshold' || templateId === 'BIKE-04',
      (level) => MOST.threshold[level]!,
    ],
    ['marathon pace', ({ templateId }) => templateId === 'RUN-11', () => MOST['race-pace'].marathon!],
    ['half marathon pace', ({ templateId }) => templateId === 'RUN-12', () => MOST['race-pace']['half-marathon']!],
    ['half-ironman pace', ({ templateId }) => templateId === 'BIKE-07' || templateId === 'BRICK-03', () => 90],
    ['ironman pace', ({ templateId }) => templateId === 'BIKE-08' || templateId === 'BRICK-04', () => 180],
    ['easy', ({ intensity }) => intensity === 'easy' || intensity === 'recovery', () => 8 / 3],
  ];

test('main sets stay within the limits of the level', () => {
  const met = new Set<string>();
  const check = (session: Session, { experienceLevel }: SessionRequest) => {
    const level = EXPERIENCE_LEVELS.indexOf(experienceLevel);
    for (const [name, , most] of BOUND.filter(([, is]) => is(session))) {
      met.add(name);
      expect([name, Math.max(most(level), mainSetMinutes(session))]).toEqual([name, most(level)]);
    }
  };
  each(check, 300);
  each(check, 1000, nearTheRace);
  expect(BOUND.map(([name]) => name).filter((name) => !met.has(name))).toEqual([]);
});

test('time above threshold is small, and none for new beginners', () => {
  const met = { beginner: 0, opener: 0 };
  each((session, { experienceLevel, weekInPlan, role }) => {
    const above = session.zoneSeconds.z3 / 60;
    const isNew = experienceLevel === 'beginner' && weekInPlan < 6;
    met.beginner += Number(isNew);
    met.opener += Number(role === 'opener');
    expect(above).toBeLessThanOrEqual(MOST.vo2max[EXPERIENCE_LEVELS.indexOf(experienceLevel)]!);
    expect(above).toBeLessThanOrEqual(isNew ? 0 : Infinity);
    expect(above).toBeLessThanOrEqual(role === 'opener' ? 6 : Infinity);
  }, 300);
  expect([met.beginner > 0, met.opener > 0]).toEqual([true, true]);
});

test('injuries are kept', () => {
  const injured = aRequest.chain((request) =>
    fc.array(anInjury, { minLength: 1, maxLength: 3 }).map((injuries) => ({ ...request, injuries })),
  );
  const seconds = (session: Session, sport: string) =>
    flattenSteps(session.steps)
      .filter((step) => sportOf(step, session.workoutType) === sport)
      .reduce((sum, step) => sum + step.durationSec, 0);
  const met = { capped: 0, without: 0, slow: 0 };
  fc.assert(
    fc.property(injured, (request) => {
      const session = makeSession(request);
      const restrictions = injuryRestrictions(request.injuries, request.today);
      const features = TEMPLATES.find(({ id }) => id === session.templateId)?.features ?? [];
      for (const sport of ['run', 'bike', 'swim'] as const) {
        const limits = restrictions[sport];
        const time = seconds(session, sport);
        if (time === 0) continue;
        expect(limits.banned).toBe(false);
        expect(time).toBeLessThanOrEqual((limits.capMinutes ?? Infinity) * 60);
        const without = session.workoutType === sport ? limits.noIntensities : [];
        expect(without).not.toContain(session.intensity);
        expect(features.filter((feature) => limits.avoid.includes(feature))).toEqual([]);
        const isSlow = limits.avoid.includes('above-threshold');
        const fast = flattenSteps(session.steps).filter(
          (step) => sportOf(step, session.workoutType) === sport && threeZoneOf(sport, step.effort) === 3,
        );
        expect(isSlow ? fast : []).toEqual([]);
        met.capped += Number(limits.capMinutes !== null);
        met.without += without.length;
        met.slow += Number(isSlow);
      }
      expect(makeSession({ ...request, injuries: request.injuries.toReversed() })).toEqual(session);
    }),
    { numRuns: 300 },
  );
  expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
});

test('the recovery phase has nothing hard', () => {
  let met = 0;
  each((session, { phaseType, role }) => {
    const isBound = phaseType === 'recovery' && role !== 'opener';
    met += Number(isBound);
    expect(isBound && session.isHard && session.workoutType !== 'strength').toBe(false);
  });
  expect(met).toBeGreaterThan(0);
});

test('long sessions and bricks are hard only where allowed', () => {
  let met = 0;
  each((session, { role, mayBeHard }) => {
    const isBound = (role === 'long' || role === 'brick') && mayBeHard !== true;
    met += Number(isBound);
    expect(isBound && session.isHard).toBe(false);
  });
  expect(met).toBeGreaterThan(0);
});

test('key sessions of a taper of 20 min or more keep their intensity', () => {
  const taper = aRequest.map((request) => ({
    ...request,
    role: 'key' as const,
    phaseType: 'taper' as const,
    kind: 'taper' as const,
    injuries: [],
  }));
  fc.assert(
    fc.property(taper, (request) => {
      fc.pre(request.workoutType !== 'brick' && request.workoutType !== 'strength' && request.minutes >= 20);
      expect(makeSession(request).isHard).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('work grows from loading week to loading week, and steps back to the first version', () => {
  const key = aRequest.map((request) => ({ ...request, role: 'key' as const, kind: 'load' as const }));
  fc.assert(
    fc.property(key, (request) => {
      fc.pre(request.workoutType !== 'brick' && request.workoutType !== 'strength');
      const week = (loadingWeekInPhase: number) => makeSession({ ...request, loadingWeekInPhase });
      const [now, next] = [week(request.loadingWeekInPhase), week(request.loadingWeekInPhase + 1)];
      expect(next.templateId).toBe(now.templateId);
      expect(mainSetMinutes(next)).toBeGreaterThanOrEqual(mainSetMinutes(now));
      expect(makeSession({ ...request, kind: 'step' })).toEqual(week(0));
    }),
    { numRuns: 200 },
  );
});

const TIME = String.raw`(?:(\d+):(\d\d) min|(\d+) min|(\d+) s)`;
const secondsIn = (text: string): number => {
  const found = new RegExp(TIME).exec(text);
  if (found === null) throw new Error(`No time in "${text}"`);
  const [, min, sec, whole, short] = found;
  return min === undefined ? Number(whole ?? 0) * 60 + Number(short ?? 0) : Number(min) * 60 + Number(sec);
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

test('the times in the text add up to the duration', () => {
  each((session, { thresholds }) => {
    if (session.workoutType === 'strength') return;
    const lines = describeSteps(session.steps, session.workoutType, thresholds);
    expect(session.instructions.startsWith(`${lines.join('\n')}\n`)).toBe(true);
    expect(lines.reduce((sum, line) => sum + readSeconds(line), 0)).toBe(session.duration * 60);
  });
});
