import { createMail } from '../../adapters/mail.ts';
import type { Mail } from '../../domain/kernel/ports.ts';
import type { Answer, Browser } from '../browser.ts';
import { workoutFile } from '../fitWorkoutFiles.ts';
import { type MailSink, startMailSink } from '../mailSink.ts';
import { type Document, documentOf, judgeOf } from '../openapi.ts';
import { type Rest, startRest } from '../rest.ts';

export const TODAY = '2026-11-20';
export type Person = Browser & { email: string };

let sink: MailSink;
let mail: Mail;
export let rest: Rest;
export let document: Document;
export let judge: ReturnType<typeof judgeOf>;
export let robin: Browser;
export let coach: Person;
export let athleteId: string;

/** A season with something of everything: thresholds, an injury, lost days, what a coach teaches, a recording and a check-in. */
async function aFullSeason(): Promise<void> {
  robin = await rest.athlete({
    personalProfile: {
      injuries: [
        { injuryType: 'strain', affectedArea: 'calf', dateOccurred: '2026-10-01', isRecovered: true, notes: 'Fine.' },
      ],
    },
    trainingPreferences: {
      maxMinutesByDay: { tuesday: 60 },
      blackoutDates: [
        { from: '2026-12-02', to: '2026-12-03', label: 'Wedding' },
        { from: '2027-01-08', to: '2027-01-08', mostMinutes: 30 },
      ],
    },
  });
  athleteId = await rest.idOf(robin);
  coach = await rest.coachOf(robin);
  await robin.patch('/api/profile', { thresholds: { ftp: 240, lthr: 168 } });
  await coach.post('/api/coach/coaching-principle', TEACHING);
  await robin.post('/api/season-plan/create');
  await robin.post('/api/season-plan/races', RACE);
  await robin.post('/api/training-schedule/generate', { mode: 'season-plan' });
  await robin.post('/api/check-ins', { mood: 7, stress: 3, sleep: 8, notes: 'Well.' });
}

/** The server, and a season of robin's in it. */
export async function openServer(): Promise<void> {
  sink = await startMailSink();
  mail = createMail({
    server: sink.server,
    from: { name: 'Evenpace', address: 'mail@run.example' },
    onTrouble: () => {},
  });
  rest = await startRest(TODAY, { mail });
  document = await documentOf(rest.app);
  judge = judgeOf(document);
  await aFullSeason();
}

export async function closeServer(): Promise<void> {
  await rest.app.close();
  await mail.close();
  await sink.close();
}

export interface Sent {
  method: string;
  url: string;
  answer: Answer;
}
export async function send(
  browser: Browser,
  method: string,
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Sent> {
  return { method, url, answer: await browser.call(method, url, body, headers) };
}
export const get = (url: string, browser = robin) => send(browser, 'GET', url);
export const post = (url: string, body: unknown = {}, browser = robin) => send(browser, 'POST', url, body);
export const patch = (url: string, body: unknown, browser = robin) => send(browser, 'PATCH', url, body);
export const erase = (url: string, browser = robin) => send(browser, 'DELETE', url);

export const TEACHING = { context: 'Everyone', principle: 'No long run on Saturday' };
export const DAY_PLAN = {
  runCourse: [
    { d: 0, ele: 400 },
    { d: 10_000, ele: 480 },
    { d: 21_100, ele: 400 },
  ],
  temperatureC: 16.5,
  humidity: 50,
  practisedCarbsPerHour: 40,
  gelCarbsG: 22,
};
export const RACE = {
  raceName: 'Winter Half',
  raceType: 'half-marathon',
  raceDate: '2027-01-17',
  priority: 'B',
  location: 'Lake',
  notes: 'Flat.',
  goalTimeSec: 5400,
};
export const ADDED = { scheduledDate: '2026-11-26', workoutType: 'run', duration: 30 };

export const made = async (scheduledDate = ADDED.scheduledDate) =>
  (await robin.post('/api/training-schedule/workouts/create', { ...ADDED, scheduledDate })).json.workout.id as string;
export const raced = async (browser: Browser, whose: string, raceDate = RACE.raceDate) =>
  (await browser.post(`${whose}/season-plan/races`, { ...RACE, raceDate })).json.race.id as string;
export const phaseId = async () => (await robin.get('/api/season-plan')).json.phases[0].id as string;
export const intervals = () =>
  workoutFile([
    { durationType: 0, duration: 600_000, intensity: 2 },
    { durationType: 0, duration: 240_000, targetType: 4, custom: [1290, 1310] },
  ]);
/** Other hours than those that the phases were made from. */
export const replanned = async (browser: typeof robin) => {
  for (const weeklyHoursAvailable of [3, 9]) {
    const { json } = await browser.patch('/api/profile', { trainingPreferences: { weeklyHoursAvailable } });
    if (json.replan) return json.replan.previewId as string;
  }
  throw new Error('No hours make another plan.');
};

/** Statuses of what each call answers, and the calls; every success of the document has one. */
export type Calls = Record<string, () => Promise<[status: number, sent: Sent][]>>;
