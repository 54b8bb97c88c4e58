import { createLanguageModel } from '../adapters/languageModel.ts';
import { createRateLimits } from '../adapters/rateLimits.ts';
import { weekdayOf } from '../core/calendar/calendar.ts';
import { INSTRUCTIONS } from '../core/language/voice/prompt.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { requestAdjustment } from '../domain/adapt/adjustment.ts';
import { applyAdjustment } from '../domain/adapt/applyAdjustment.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { addRace } from '../domain/season/race.ts';
import { updateSettings } from '../domain/account/settings.ts';
import { testDeps } from '../test/app.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { INJECTIONS } from '../test/injections.ts';
import { anAnswer, type ModelServer, saysOf, startModelServer } from '../test/modelServer.ts';
import { shareOf } from '../test/propertyRuns.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { allRows } from '../test/snapshot.ts';

// a Wednesday: days of this week have passed
const TODAY = '2027-01-06';
let database: TestDatabase;
let server: ModelServer;
let deps: AccountDeps;

/** A model that fell for it: it does its worst with what it was given, and says what it was told. */
const fooled = saysOf(({ workouts, request, lastDay }) => {
  const any = (index: number) => workouts[(request.length * 7 + index * 13) % workouts.length]?.id ?? null;
  const worst = [
    ...workouts.slice(0, 2).map(({ id }: { id: string }) => ({ op: 'resize', workout: id, minutes: 600 })),
    { op: 'remove', workout: any(1) },
    { op: 'move', workout: any(2), day: '2027-01-11' },
    { op: 'move', workout: any(3), day: lastDay },
    { op: 'add', sport: 'run', day: '2027-01-07', minutes: 300, effort: 'vo2max' },
    { op: 'replace', workout: any(4), sport: 'run', minutes: 240, effort: 'race-pace' },
  ];
  const foreign = request.length % 5 === 0 ? [{ op: 'remove', workout: '01938e6e-0000-7000-8000-000000000001' }] : [];
  const past = request.length % 7 === 0 ? [{ op: 'move', workout: any(1), day: '2026-12-01' }] : [];
  const leak = { reach: 'every-week', explanation: `${INSTRUCTIONS.slice(0, 300)} ${request}`.slice(0, 500) };
  // words are shown only where all was done as they say
  return request.length % 3 === 0
    ? anAnswer([{ op: 'ease', workout: any(1), effort: 'recovery' }], leak)
    : anAnswer([...worst, ...foreign, ...past], leak);
});

beforeAll(async () => {
  database = await createDatabase();
  server = await startModelServer(fooled);
  deps = {
    ...testDeps(database.db, `${TODAY}T09:00:00Z`),
    model: createLanguageModel({ apiKey: 'key', baseURL: server.baseURL, model: 'fooled' }),
  };
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Written where the athlete keeps names and notes; those with line breaks only where they may stand. */
const HIDDEN = [INJECTIONS[0]!, INJECTIONS[1]!, INJECTIONS[4]!, INJECTIONS[7]!] as const;
const SCHEDULE = new Set(['Athlete', 'Workout', 'TrainingWeek', 'Revision', 'Suggestion', 'StandingChange']);

async function apply(viewer: Viewer, text: string): Promise<string> {
  // the limits of an hour are not what this is about
  deps.limits = createRateLimits(null);
  try {
    const { id, explanation, voice } = await requestAdjustment(deps, viewer, { request: text });
    await applyAdjustment(deps, viewer, id, { scope: 'this-week' });
    return voice === 'fooled' ? explanation : '';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return '';
  }
}

test('whatever a request talks a model into, only the athlete’s own coming workouts change, within their limits', async () => {
  const other = await aScheduledAthlete(deps);
  const viewer = await aScheduledAthlete(deps, {
    raceGoal: { raceName: HIDDEN[0] },
    trainingPreferences: { schedulingConstraints: HIDDEN[3] },
  });
  await addRace(deps, viewer, viewer.athleteId, {
    raceName: HIDDEN[2],
    raceType: 'half-marathon',
    raceDate: '2027-02-20',
    priority: 'C',
    notes: HIDDEN[1],
  });
  await updateSettings(deps, viewer, { modelConsent: true });
  const isClosed = ({ scheduledDate, status, workoutType }: Awaited<ReturnType<typeof workoutsOf>>[number]) =>
    scheduledDate < TODAY || status !== 'scheduled' || workoutType === 'race';
  const closed = async () => (await workoutsOf(deps, viewer)).filter(isClosed);
  const [closedBefore, othersBefore, rowsBefore] = [
    await closed(),
    await allRows(database.db, other.athleteId),
    await allRows(database.db),
  ];
  let adopted = 0;
  const tried = shareOf(INJECTIONS);
  for (const text of tried) {
    const told = await apply(viewer, text);
    if (told !== '') adopted += 1;
    expect(told).not.toContain(INSTRUCTIONS.slice(0, 20));
  }
  expect(adopted).toBeGreaterThan(tried.length / 5);
  expect(await closed()).toEqual(closedBefore);
  expect(await allRows(database.db, other.athleteId)).toEqual(othersBefore);
  const rowsAfter = await allRows(database.db);
  const changed = Object.keys(rowsAfter).filter((table) => rowsAfter[table] !== rowsBefore[table]);
  expect(changed.filter((table) => !SCHEDULE.has(table))).toEqual([]);
  for (const { scheduledDate, duration } of (await workoutsOf(deps, viewer)).filter((each) => !isClosed(each))) {
    expect([
      scheduledDate >= TODAY && scheduledDate <= '2027-01-31',
      weekdayOf(scheduledDate) === 'monday',
      duration <= 300,
    ]).toEqual([true, false, true]);
  }
  // race names and notes are no part of what a model reads
  for (const { user } of server.seen)
    for (const hidden of HIDDEN)
      expect(JSON.parse(user).request === hidden || !user.includes(JSON.stringify(hidden).slice(1, -1))).toBe(true);
}, 300_000);
