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

const each = (check: (session: Session, request: SessionRequest) => void, numRuns = 200): void => {
  fc.assert(
    fc.property(aRequest, (request) => check(makeSession(request), request)),
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
    if (request.injuries.length === 0) expect(session.duration).toBe(wanted);
    else expect(session.duration).toBeLessThanOrEqual(wanted);
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
  each((session, { thresholds }) => {
    const onFile = { ftp: thresholds?.ftp, thrSpeed: thresholds?.runThresholdSpeed, css: thresholds?.css };
    for (const step of flattenSteps(session.steps)) {
      const { metric, lo, hi } = step.target;
      expect(lo).toBeLessThan(hi);
      const sport = sportOf(step, session.workoutType);
      const best = sport === null ? undefined : ({ bike: 'ftp', run: 'thrSpeed', swim: 'css' } as const)[sport];
      const expected = best !== undefined && onFile[best] != null && step.effort > 0 ? best : 'rpe';
      expect(metric).toBe(expected);
      if (metric !== 'rpe') expect((lo + hi) / 2).toBeCloseTo(step.effort, 3);
    }
  });
});

/** Most minutes of work by level; written out here so that no constant can move them unseen. */
const MOST = {
  threshold: [20, 30, 40, 45],
  vo2max: [12, 18, 22, 25],
  'race-pace': { marathon: 60, 'half-marathon': 40, 'half-ironman': 90, ironman: 180 } as Record<string, number>,
};

test('main sets stay within the limits of the level', () => {
  each((session, { experienceLevel }) => {
    const level = EXPERIENCE_LEVELS.indexOf(experienceLevel);
    const minutes = mainSetMinutes(session);
    if (session.intensity === 'vo2max') expect(minutes).toBeLessThanOrEqual(MOST.vo2max[level]!);
    if (session.intensity === 'threshold' || session.templateId === 'BIKE-04')
      expect(minutes).toBeLessThanOrEqual(MOST.threshold[level]!);
    if (session.templateId === 'RUN-11') expect(minutes).toBeLessThanOrEqual(MOST['race-pace'].marathon!);
    if (session.templateId === 'RUN-12') expect(minutes).toBeLessThanOrEqual(MOST['race-pace']['half-marathon']!);
    if (session.templateId === 'BIKE-07' || session.templateId === 'BRICK-03') expect(minutes).toBeLessThanOrEqual(90);
    if (session.templateId === 'BIKE-08' || session.templateId === 'BRICK-04') expect(minutes).toBeLessThanOrEqual(180);
    if (session.intensity === 'easy' || session.intensity === 'recovery') expect(minutes).toBeLessThanOrEqual(8 / 3);
  }, 300);
});

test('time above threshold is small, and none for new beginners', () => {
  each((session, { experienceLevel, weekInPlan, role }) => {
    const above = session.zoneSeconds.z3 / 60;
    expect(above).toBeLessThanOrEqual(MOST.vo2max[EXPERIENCE_LEVELS.indexOf(experienceLevel)]!);
    if (experienceLevel === 'beginner' && weekInPlan < 6) expect(above).toBe(0);
    if (role === 'opener') expect(above).toBeLessThanOrEqual(6);
  }, 300);
});

test('injuries are kept', () => {
  const injured = aRequest.chain((request) =>
    fc.array(anInjury, { minLength: 1, maxLength: 3 }).map((injuries) => ({ ...request, injuries })),
  );
  const seconds = (session: Session, sport: string) =>
    flattenSteps(session.steps)
      .filter((step) => sportOf(step, session.workoutType) === sport)
      .reduce((sum, step) => sum + step.durationSec, 0);
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
        if (limits.capMinutes !== null) expect(time).toBeLessThanOrEqual(limits.capMinutes * 60);
        if (session.workoutType === sport) expect(limits.noIntensities).not.toContain(session.intensity);
        expect(features.filter((feature) => limits.avoid.includes(feature))).toEqual([]);
        if (limits.avoid.includes('above-threshold')) {
          const fast = flattenSteps(session.steps).filter(
            (step) => sportOf(step, session.workoutType) === sport && threeZoneOf(sport, step.effort) === 3,
          );
          expect(fast).toEqual([]);
        }
      }
      expect(makeSession({ ...request, injuries: request.injuries.toReversed() })).toEqual(session);
    }),
    { numRuns: 300 },
  );
});

test('the recovery phase has nothing hard', () => {
  each((session, { phaseType, role }) => {
    if (phaseType === 'recovery' && role !== 'opener')
      expect(session.isHard && session.workoutType !== 'strength').toBe(false);
  });
});

test('long sessions and bricks are hard only where allowed', () => {
  each((session, { role, mayBeHard }) => {
    if ((role === 'long' || role === 'brick') && mayBeHard !== true) expect(session.isHard).toBe(false);
  });
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
