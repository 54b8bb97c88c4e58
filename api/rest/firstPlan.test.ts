import type { Athlete } from '../core/athlete/athlete.ts';
import { readConstraints, withConstraints } from '../core/language/constraints.ts';
import { readRecentResult } from '../core/language/recentResult.ts';
import { METRIC } from '../core/units/displayUnits.ts';
import { firstPlan } from '../core/week/firstPlan.ts';
import { setUpApp } from '../test/app.ts';
import { onboardingForm } from '../test/builders.ts';

/** A Friday: the first week is a part of one. */
const TODAY = '2026-11-20';

const app = setUpApp({ now: `${TODAY}T12:00:00Z` });

const SAID = 'No swim on Fridays. At most 45 min on Tuesdays. Away 1 to 3 December.';

test.each([
  ['a goal with a date', { raceType: 'olympic-tri', raceName: 'Lake Olympic', targetDate: '2027-03-12' }],
  ['a goal without one', { raceType: 'olympic-tri', raceName: null, targetDate: null }],
  ['a race in two weeks', { raceType: 'olympic-tri', raceName: 'Soon', targetDate: '2026-12-05' }],
] as const)('what is shown before there is an account is what is made afterwards: %s', async (_what, raceGoal) => {
  const email = `robin.${Math.random()}@example.com`;
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  const base = onboardingForm(email, TODAY, { trainingPreferences: { schedulingConstraints: SAID } });
  const form = { ...base, raceGoal, fitnessAssessments: assessed('10 km in 48:30') };
  expect((await browser.post('/api/onboarding/complete', form)).status).toBe(200);
  const season = await browser.post('/api/season-plan/create');
  const { weeks } = (await browser.post('/api/training-schedule/generate', { mode: 'season-plan' })).json;

  const read = readConstraints(SAID, TODAY);
  const { preferences, rules } = withConstraints(
    {
      weeklyHoursAvailable: 9,
      longWorkoutDays: ['saturday', 'sunday'],
      unavailableDays: ['monday'],
      preferredWorkoutTimes: 'morning',
      maxMinutesByDay: {},
      blackoutDates: read.flatMap(({ dates }) => dates),
    },
    read,
  );
  const result = readRecentResult('10 km in 48:30', 'running', METRIC);
  const athlete: Athlete = {
    age: 38,
    gender: 'female',
    currentWeeklyHours: null,
    assessments: assessed(null) as Athlete['assessments'],
    preferences,
    injuries: [],
    thresholds: { ftp: null, runThresholdSpeed: result.ok ? result.value : null, css: null, lthr: null },
  };
  const shown = firstPlan({
    today: TODAY,
    athlete,
    goal: { ...raceGoal, goalTimeSec: null },
    principles: [{ id: 'constraints', by: 'you', rules }],
    count: 4,
  });
  if (!shown.schedule.ok) throw new Error(shown.schedule.conflict.message);
  expect(
    shown.season.phases.map(({ phaseType, startDate, endDate, weeklyVolume }) => ({
      phaseType,
      startDate,
      endDate,
      weeklyVolume,
    })),
  ).toEqual(
    season.json.phases.map((phase: Record<string, unknown>) => ({
      phaseType: phase.phaseType,
      startDate: phase.startDate,
      endDate: phase.endDate,
      weeklyVolume: phase.weeklyVolume,
    })),
  );
  const told = ({ scheduledDate, workoutType, duration, description }: Record<string, unknown>) =>
    [scheduledDate, workoutType, duration, description].join(' ');
  expect(shown.schedule.weeks.map((week) => week.workouts.map((each) => told({ ...each })).sort())).toEqual(
    weeks.map((week: { workouts: Record<string, unknown>[] }) => week.workouts.map(told).sort()),
  );
});

function assessed(recentResult: string | null) {
  return ['swimming', 'cycling', 'running'].map((sport) => ({
    sport,
    experienceLevel: 'intermediate',
    currentFitnessLevel: 'moderate',
    weeklyVolume: '2 hours',
    ...(recentResult !== null && sport === 'running' && { recentResult }),
  }));
}
