import { athleteWith, MONDAY, raceInWeek, type Traits } from '../../test/core/seasons.ts';
import { planAll } from './planAll.ts';

/** Longest run of the loading weeks before a marathon in 20 weeks, and the fewest hard workouts in one of the last six of them. */
function beforeMarathon(level: Traits['level'], hours: number) {
  const result = planAll({
    today: MONDAY,
    horizon: 'season',
    athlete: athleteWith({ hours, now: 0.7 * hours, level }),
    sports: ['running'],
    races: [raceInWeek('marathon', 20)],
    principles: [],
  });
  const loads = (result.ok ? result.plan.weeks : []).filter(({ kind }) => kind === 'load');
  return {
    longest: Math.max(...loads.flatMap(({ workouts }) => workouts.map(({ duration }) => duration))),
    hard: Math.min(...loads.slice(-6).map(({ workouts }) => workouts.filter(({ isHard }) => isHard).length)),
  };
}

test.each<[Traits['level'], hours: number]>([
  ['intermediate', 5],
  ['intermediate', 6],
  ['advanced', 5],
  ['advanced', 5.5],
  ['veteran', 5.5],
  ['veteran', 6.5],
])('before a marathon the %s runner of %f h runs 150 min, and keeps the hard days', (level, hours) => {
  const { longest, hard } = beforeMarathon(level, hours);
  expect(longest).toBeGreaterThanOrEqual(145);
  expect(longest).toBeLessThanOrEqual(165);
  expect(hard).toBeGreaterThanOrEqual(2);
});

test('a week of four hours has no room for that', () => {
  expect(beforeMarathon('advanced', 4).longest).toBeLessThanOrEqual(110);
});

test('with strength beside it and two days off the long run of five hours a week goes on growing in build', () => {
  const athlete = athleteWith({ hours: 5, now: 3.5, age: 56 });
  const result = planAll({
    today: MONDAY,
    horizon: 'season',
    athlete: { ...athlete, preferences: { ...athlete.preferences, unavailableDays: ['monday', 'friday'] } },
    sports: ['running', 'strength'],
    races: [raceInWeek('marathon', 18)],
    principles: [],
  });
  const loads = (result.ok ? result.plan.weeks : []).filter(({ kind }) => kind === 'load');
  const longest = (phase: string) =>
    loads
      .filter(({ phaseType }) => phaseType === phase)
      .map(({ workouts }) => Math.max(...workouts.map(({ duration }) => duration)));
  expect(Math.min(...longest('build'))).toBeGreaterThan(Math.max(...longest('base')));
  expect(Math.max(...longest('race-specific'))).toBeGreaterThanOrEqual(135);
});

test.each(['ultra-50k', 'ultra-100k'] as const)(
  'before a %s of eight hours a week long runs grow beyond two and a half',
  (raceType) => {
    const result = planAll({
      today: MONDAY,
      horizon: 'season',
      athlete: athleteWith({ hours: 8, now: 5, level: 'advanced', fitness: 'high', age: 41 }),
      sports: ['running', 'strength'],
      races: [raceInWeek(raceType, 24)],
      principles: [],
    });
    const runs = (result.ok ? result.plan.weeks : []).flatMap(({ workouts }) =>
      workouts.filter(({ workoutType }) => workoutType === 'run').map(({ duration }) => duration),
    );
    expect(Math.max(...runs)).toBeGreaterThanOrEqual(160);
  },
);
