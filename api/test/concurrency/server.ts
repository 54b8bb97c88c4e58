import type { Mail } from '../../domain/kernel/ports.ts';
import { startApp, type TestApp } from '../app.ts';
import type { Browser } from '../browser.ts';
import { onboardingForm } from '../builders.ts';

export const TODAY = '2026-11-20';
export const PASSWORD = 'correct horse battery';
export let app: TestApp;
export let people = 0;

export async function openServer(): Promise<void> {
  // e-mails are taken, and nobody waits for them
  const mail: Mail = { send: async () => 'sent', post: () => {}, close: async () => {} };
  app = await startApp({ now: `${TODAY}T12:00:00Z`, deps: { mail } });
}

export interface Athlete {
  browser: Browser;
  email: string;
  athleteId: string;
}

export async function athlete(steps: number): Promise<Athlete> {
  people += 1;
  const email = `person${people}@example.com`;
  const browser = app.browser();
  await browser.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' });
  const all = [
    () => browser.post('/api/onboarding/complete', onboardingForm(email, TODAY)),
    () => browser.post('/api/season-plan/create'),
    () => browser.post('/api/training-schedule/generate', { mode: 'season-plan' }),
  ];
  for (const step of all.slice(0, steps)) expect((await step()).status).toBeLessThan(300);
  const { athleteId } = (await browser.get('/api/auth/user')).json as { athleteId: string };
  return { browser, email, athleteId: athleteId.slice('athlete_'.length) };
}

export const weeksOf = async ({ browser }: Athlete) => (await browser.get('/api/training-schedule')).json.weeks;
export const revisions = ({ athleteId }: Athlete) => app.deps.db.revision.count({ where: { athleteId } });
export const RACE = { raceName: 'Winter Half', raceType: 'half-marathon', raceDate: '2027-01-17', priority: 'B' };

export interface Double {
  /** Steps that come before. */
  steps: number;
  send(one: Athlete): Promise<[path: string, body: unknown]>;
  /** Counts what it makes, and how many a single one makes. */
  effects: [count: (one: Athlete) => Promise<number>, each: number];
}
