import type { BrowserContext, Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { register } from './register.ts';
import { FROZEN_NOW } from './server.ts';

export interface WorkoutReply {
  id: string;
  scheduledDate: string;
  dayOfWeek: string;
  description: string;
  duration: number;
  workoutType: string;
  status: string;
  isLong: boolean;
  locked: boolean;
  reasons: { text: string }[];
}

interface ScheduleReply {
  weeks: { id: string; weekNumber: number; weekStartDate: string; plannedMinutes: number; workouts: WorkoutReply[] }[];
}

export const TODAY = FROZEN_NOW.slice(0, 10);

let made = 0;

/** An account made over REST, so that a browser story can begin where it is about to tell something. */
export class Account {
  private constructor(
    private readonly url: string,
    readonly email: string,
    readonly password: string,
    private readonly cookie: string,
  ) {}

  static async register(url: string): Promise<Account> {
    made += 1;
    const email = `athlete.${process.pid}.${Date.now().toString(36)}.${made}@example.com`;
    const password = 'correct horse battery';
    const cookie = await register(url, { email, password });
    return new Account(url, email, password, cookie);
  }

  /** Gives the page this account's session, at the server that made it or at another of the same database. */
  signIn(page: Page, url = this.url): Promise<void> {
    return this.enter(page.context(), url);
  }

  /** The same for a whole browser context. */
  async enter(context: Pick<BrowserContext, 'addCookies'>, url = this.url): Promise<void> {
    const [name, value] = this.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: this.url, cookie: this.cookie },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  async onboard(): Promise<void> {
    await this.call('POST', '/api/onboarding/complete', {
      raceGoal: { raceType: 'olympic-tri', raceName: 'Lake Olympic', targetDate: addDays(TODAY, 115) },
      fitnessAssessments: ['swimming', 'cycling', 'running'].map((sport) => ({
        sport,
        experienceLevel: 'intermediate',
        currentFitnessLevel: 'moderate',
        weeklyVolume: '2 hours',
      })),
      trainingPreferences: {
        weeklyHoursAvailable: 9,
        longWorkoutDays: ['saturday', 'sunday'],
        unavailableDays: ['monday'],
        preferredWorkoutTimes: 'morning',
      },
      personalProfile: {
        firstName: 'Robin',
        lastName: 'Vale',
        email: this.email,
        age: 38,
        gender: 'female',
        injuries: [],
      },
    });
  }

  /** A season and its first weeks, without tests of what nobody has measured: a story begins with a workout like any other. */
  async generate(): Promise<void> {
    await this.call('POST', '/api/season-plan/create', {});
    await this.call('PATCH', '/api/profile', { testedSports: [] });
    await this.call('POST', '/api/training-schedule/generate', { mode: 'season-plan' });
    await this.call('PATCH', '/api/profile', { testedSports: ['swimming', 'cycling', 'running'] });
  }

  /** This account coaches that athlete from now on; answers the athlete's id. */
  async coaches(athlete: Account): Promise<string> {
    await this.call('POST', '/api/coach/enable');
    const { token } = await this.call<{ token: string }>('POST', '/api/coach/invites', {});
    await athlete.call('POST', '/api/coach/invites/accept', { token });
    return (await athlete.call<{ athleteId: string }>('GET', '/api/auth/user')).athleteId;
  }

  schedule(): Promise<ScheduleReply> {
    return this.call('GET', '/api/training-schedule');
  }

  async workout(id: string): Promise<WorkoutReply | undefined> {
    return (await this.schedule()).weeks.flatMap((week) => week.workouts).find((workout) => workout.id === id);
  }
}
