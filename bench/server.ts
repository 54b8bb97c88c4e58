import { type ChildProcess, spawn } from 'node:child_process';
import { addDays } from '../api/core/calendar/calendar.ts';

/** The server as it is started, or one that is built already. */
export const SERVER = process.env.BENCH_SERVER ?? 'api/cli/start.mjs';

export interface Running {
  url: string;
  child: ChildProcess;
}

export function start(script: string, args: readonly string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const url = /Ready on (http:\/\/\S+)/.exec(out)?.[1];
      if (url) resolve({ url, child });
    });
    child.once('exit', (code) => reject(new Error(`${script} stopped with ${code}`)));
  });
}

/** An onboarded athlete with a schedule; the product's cookie is good for both servers. */
export async function seed(url: string, n: number): Promise<string> {
  const email = `bench.${n}.${process.pid}@example.com`;
  let cookie = '';
  const post = async (to: string, body: object) => {
    const answer = await fetch(url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers
      .getSetCookie()
      .find((each) => each.startsWith('sid='))!
      .split(';')[0]!;
  };
  await post('/api/auth/register', { email, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' });
  await post('/api/onboarding/complete', {
    raceGoal: {
      raceType: 'ironman',
      raceName: 'Bench',
      targetDate: addDays(new Date().toISOString().slice(0, 10), 190),
    },
    fitnessAssessments: ['swimming', 'cycling', 'running'].map((sport) => ({
      sport,
      experienceLevel: 'advanced',
      currentFitnessLevel: 'high',
      weeklyVolume: '3 hours',
    })),
    trainingPreferences: {
      weeklyHoursAvailable: 14,
      longWorkoutDays: ['saturday', 'sunday'],
      unavailableDays: ['monday'],
      preferredWorkoutTimes: 'morning',
    },
    personalProfile: { firstName: 'Robin', lastName: 'Vale', email, age: 38, gender: 'female', injuries: [] },
  });
  await post('/api/season-plan/create', {});
  await post('/api/training-schedule/generate', { mode: 'season-plan' });
  return cookie;
}

export const headers = (url: string, cookie: string) => ({ 'content-type': 'application/json', origin: url, cookie });
