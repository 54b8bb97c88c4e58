import { type Browser } from '../test/browser.ts';
import { setUpApp } from '../test/app.ts';
import { onboardingForm } from '../test/builders.ts';

const TODAY = '2026-11-20';
let email: string;
let browser: Browser;

const app = setUpApp({ now: `${TODAY}T12:00:00Z` });

beforeEach(async () => {
  email = `robin.${Math.random()}@example.com`;
  browser = app.browser();
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
});

const complete = (form: unknown) => browser.post('/api/onboarding/complete', form);
const valid = () => onboardingForm(email, TODAY);

describe('a recent race or test', () => {
  const told = (recentResult: unknown, sport = 'running') =>
    onboardingForm(email, TODAY, {
      fitnessAssessments: ['swimming', 'cycling', 'running'].map((each) => ({
        sport: each,
        experienceLevel: 'intermediate',
        currentFitnessLevel: 'moderate',
        ...(each === sport && { recentResult }),
      })),
    });
  const thresholds = async () => (await browser.get('/api/profile')).json.thresholds;

  test.each([
    ['running', '10 km in 40:00', { runThresholdSpeed: expect.closeTo(4.03, 1) }],
    ['cycling', '250 W for 20 min', { ftp: 238 }],
    ['swimming', '400 m in 7:10, 200 m in 3:20', { css: 0.87 }],
  ])('of %s becomes the threshold that it tells', async (sport, text, known) => {
    expect((await complete(told(text, sport))).status).toBe(200);
    expect(await thresholds()).toEqual({ ftp: null, runThresholdSpeed: null, css: null, lthr: null, ...known });
    const records = await app.deps.db.thresholdRecord.findMany({ where: { athlete: { user: { email } } } });
    expect(records).toMatchObject([{ decision: 'entered', previous: null }]);
  });

  test.each([undefined, null, '', '  '])('that is %j leaves the thresholds as they are', async (none) => {
    await complete(told('10 km in 40:00'));
    const before = await thresholds();
    expect((await complete(told(none))).status).toBe(200);
    expect(await thresholds()).toEqual(before);
  });

  test('that cannot be read is refused beside its field, and nothing is kept', async () => {
    const refused = await complete(told('last spring'));
    expect(refused).toMatchObject({
      status: 400,
      json: {
        errors: [{ path: 'fitnessAssessments.2.recentResult', message: expect.stringMatching(/We cannot read this/) }],
      },
    });
    expect((await browser.get('/api/auth/user')).json.onboardingComplete).toBe(false);
  });

  test('is read in a change of the profile, too; a threshold beside it counts', async () => {
    await complete(valid());
    const fitnessAssessments = told('10 km in 40:00').fitnessAssessments;
    await browser.patch('/api/profile', { fitnessAssessments });
    expect((await thresholds()).runThresholdSpeed).toBeCloseTo(4.03, 1);
    await browser.patch('/api/profile', { fitnessAssessments, thresholds: { runThresholdSpeed: 3.5 } });
    expect((await thresholds()).runThresholdSpeed).toBe(3.5);
  });

  test('is told over GraphQL as well', async () => {
    const { raceGoal, trainingPreferences, personalProfile } = valid();
    const input = {
      raceGoal: { raceType: 'MARATHON', targetDate: raceGoal.targetDate },
      fitnessAssessments: [
        {
          sport: 'RUNNING',
          experienceLevel: 'INTERMEDIATE',
          currentFitnessLevel: 'MODERATE',
          recentResult: '10 km in 40:00',
        },
      ],
      trainingPreferences: {
        weeklyHoursAvailable: trainingPreferences.weeklyHoursAvailable,
        longWorkoutDays: ['SUNDAY'],
        unavailableDays: [],
        preferredWorkoutTimes: 'MORNING',
      },
      personalProfile: { ...personalProfile, gender: 'FEMALE' },
    };
    const query =
      'mutation ($input: CompleteOnboardingInput!) { completeOnboarding(input: $input) { ... on CompleteOnboardingPayload { athlete { thresholds { runThresholdSpeed } } } } }';
    const { json } = await browser.post('/graphql', { query, variables: { input } });
    expect(json.data.completeOnboarding.athlete.thresholds.runThresholdSpeed).toBeCloseTo(4.03, 1);
  });
});
