import { weekdayOf } from '../core/calendar/calendar.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { startApp, type TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { setUp } from './setUp.ts';

/** The whole server on `today`, and people who work through its REST paths. */
export async function startRest(today: string, deps: Partial<AccountDeps> = {}) {
  const app: TestApp = await startApp({ now: `${today}T12:00:00Z`, deps });
  let people = 0;

  async function person(): Promise<Browser & { email: string }> {
    people += 1;
    const email = `person${people}@example.com`;
    const browser = Object.assign(app.browser(), { email });
    await browser.post('/api/auth/register', {
      email,
      password: 'correct horse battery',
      firstName: 'Robin',
      lastName: 'Vale',
    });
    return browser;
  }

  async function athlete(over: Parameters<typeof onboardingForm>[2] = {}) {
    const browser = await person();
    await browser.post('/api/onboarding/complete', onboardingForm(browser.email, today, over));
    return browser;
  }

  async function scheduled() {
    const browser = await athlete();
    await browser.post('/api/season-plan/create');
    await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
    return browser;
  }

  const idOf = async (browser: Browser) => (await browser.get('/api/auth/user')).json.athleteId as string;
  const weeksOf = async (browser: Browser) => (await browser.get('/api/training-schedule')).json.weeks;
  const reschedule = (browser: Browser, id: string, newDate: string, over: object = {}) =>
    browser.patch(`/api/training-schedule/workouts/${id}/reschedule`, {
      newDate,
      newDayOfWeek: weekdayOf(newDate),
      ...over,
    });

  async function coachOf(browser: Browser) {
    const coach = await person();
    const user = await app.deps.db.user.findUniqueOrThrow({ where: { email: coach.email } });
    const { id: coachId } = await app.deps.db.coach.create({ data: { userId: user.id } });
    await app.deps.db.coachAssignment.create({
      data: { coachId, athleteId: (await idOf(browser)).slice('athlete_'.length) },
    });
    return coach;
  }

  return { app, person, athlete, scheduled, idOf, weeksOf, reschedule, coachOf };
}

/** One that all tests of a file share. */
export const setUpRest = (...given: Parameters<typeof startRest>) =>
  setUp(
    () => startRest(...given),
    ({ app }) => app.close(),
  );

export type Rest = Awaited<ReturnType<typeof startRest>>;
