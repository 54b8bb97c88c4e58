import { flattenSteps } from './stepSums.ts';
import { injured, make } from '../../../test/core/madeWorkout.ts';

describe('injuries', () => {
  test('whoever comes back runs whole runs once they run so long, and breaks longer ones', () => {
    const injuries = [injured('childbirth', { injuryType: 'reported', dateOccurred: '2026-10-19' })];
    // 26 weeks later: 40 minutes without a break
    const lines = (minutes: number) =>
      make({ role: 'easy', injuries, today: '2027-04-19', minutes }).instructions.split('\n').slice(0, 2);
    expect(lines(40)[0]).toMatch(/^40 min easy run/);
    expect(lines(41)).toEqual([
      expect.stringMatching(/^Warm-up 1 min walk/),
      expect.stringMatching(/^40 min easy run/),
    ]);
  });

  test.each([
    ['shin', 'run', 'bike', 60],
    ['shoulder', 'swim', 'bike', 45],
  ])('%s: a %s becomes a %s of %i min', (area, wanted, given, duration) => {
    expect(make({ workoutType: wanted as 'run', injuries: [injured(area)] })).toMatchObject({
      workoutType: given,
      duration,
    });
  });

  test.each([
    ['knee', 'swim', 'easy', /breast|medley|[Kk]ick/],
    ['calf', 'run', 'key', /at tempo|at threshold|brisk|steady/],
    ['hip', 'run', 'key', /at tempo|at threshold|brisk|steady/],
  ] as const)('%s: no %s that the note forbids, %s', (area, workoutType, role, forbidden) => {
    for (const phaseType of ['base', 'build', 'race-specific'] as const)
      for (let loadingWeekInPhase = 0; loadingWeekInPhase < 6; loadingWeekInPhase += 1) {
        const { steps } = make({ workoutType, role, phaseType, loadingWeekInPhase, injuries: [injured(area)] });
        expect(flattenSteps(steps).filter(({ note = '', effort }) => effort > 0.8 && forbidden.test(note))).toEqual([]);
        expect(flattenSteps(steps).filter(({ note = '' }) => /breast|medley|[Kk]ick/.test(note))).toEqual([]);
      }
  });

  test('calf: nothing hard, at most 45 min, and the athlete is told', () => {
    const workout = make({ keyIndex: 1, injuries: [injured('calf')] });
    expect(workout).toMatchObject({ workoutType: 'run', intensity: 'easy', isHard: false, duration: 45 });
    expect(workout.instructions).toContain('No hills, strides or fast running');
    const base = make({ phaseType: 'base', injuries: [injured('calf')] });
    expect(base).toMatchObject({ intensity: 'easy', isHard: false });
  });

  test('calf: sweet spot in place of low-cadence force', () => {
    const ride = { workoutType: 'bike', raceType: 'ironman', phaseType: 'base', minutes: 75 } as const;
    expect(make(ride)).toMatchObject({ templateId: 'bike-force/3a' });
    expect(make({ ...ride, injuries: [injured('calf')] })).toMatchObject({ templateId: 'bike-sweet-spot/3a' });
  });

  test('a brick without running is a ride', () => {
    expect(
      make({ workoutType: 'brick', role: 'brick', raceType: 'olympic-tri', injuries: [injured('shin')] }),
    ).toMatchObject({
      workoutType: 'bike',
      duration: 60,
      isHard: false,
    });
  });

  test('an injury that healed lately still counts', () => {
    const healed = injured('Achilles', { isRecovered: true, dateOccurred: '2026-11-01' });
    const lately = make({ keyIndex: 1, injuries: [healed], today: '2026-11-20' });
    expect(lately.intensity).not.toBe('vo2max');
    expect(lately.zoneSeconds.z3).toBe(0);
    expect(make({ keyIndex: 1, injuries: [healed], today: '2027-01-20' })).toMatchObject({ intensity: 'vo2max' });
  });
});
