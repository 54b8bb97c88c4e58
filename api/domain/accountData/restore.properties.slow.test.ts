import fc from 'fast-check';
import '../../test/propertySeed.ts';
import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { anAthlete } from '../../test/builders.ts';
import { setUpDeps } from '../../test/app.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import type { Viewer } from '../kernel/access.ts';
import { DomainError } from '../kernel/errors.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { restoreRevision } from '../schedule/history.ts';
import { generateSchedule, readSchedule } from '../schedule/schedule.ts';
import { createSeasonPlan } from '../season/seasonPlan.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { createWorkout, rescheduleWorkout } from '../schedule/workout.ts';
import { deleteWorkout } from '../schedule/workoutEdit.ts';
import { runs } from '../../test/propertyRuns.ts';

// a Wednesday: a schedule begins within its first week
const TODAY = '2026-11-18';
const clock = { now: new Date(`${TODAY}T08:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T08:00:00Z`);
});

interface Athlete extends Viewer {
  athleteId: string;
}
type Act = (athlete: Athlete, pick: number) => Promise<unknown>;

const today = () => clock.now.toISOString().slice(0, 10);
const scheduleOf = async (athlete: Athlete) => readSchedule(deps, athlete, athlete.athleteId);
const revisionsOf = ({ athleteId }: Athlete) =>
  deps.db.revision.findMany({ where: { athleteId }, orderBy: { number: 'asc' } });

async function onWorkout(
  athlete: Athlete,
  pick: number,
  act: (id: string, day: string) => Promise<unknown>,
): Promise<void> {
  const workouts = ((await scheduleOf(athlete))?.weeks ?? [])
    .flatMap(({ workouts }) => workouts)
    .filter(
      ({ scheduledDate, workoutType, status }) =>
        scheduledDate >= today() && workoutType !== 'race' && status === 'scheduled',
    );
  const found = workouts[pick % workouts.length];
  if (found) await act(found.id, found.scheduledDate);
}

async function onRevision(athlete: Athlete, pick: number, act: (id: string) => Promise<unknown>): Promise<void> {
  const revisions = await revisionsOf(athlete);
  await act(revisions[pick % revisions.length]!.id);
}

const ACTS: Readonly<Record<string, Act>> = {
  'generate from the season': (athlete) => generateSchedule(deps, athlete, { mode: 'season-plan' }),
  'generate consistent running': (athlete) =>
    generateSchedule(deps, athlete, { mode: 'train-consistently', selectedSports: ['running'] }),
  'generate consistent riding': (athlete) =>
    generateSchedule(deps, athlete, { mode: 'train-consistently', selectedSports: ['cycling', 'strength'] }),
  create: (athlete, pick) =>
    createWorkout(
      deps,
      athlete,
      { athleteId: athlete.athleteId, weekId: undefined },
      { scheduledDate: addDays(today(), pick % 20), workoutType: 'run', duration: 20 + (pick % 30) },
    ),
  move: (athlete, pick) =>
    onWorkout(athlete, pick, (id, day) =>
      rescheduleWorkout(deps, athlete, id, {
        newDate: addDays(day, 1 + (pick % 9)),
        newDayOfWeek: weekdayOf(addDays(day, 1 + (pick % 9))),
      }),
    ),
  delete: (athlete, pick) => onWorkout(athlete, pick, (id) => deleteWorkout(deps, athlete, id, {})),
  undo: (athlete) => undoScheduleChange(deps, athlete, athlete.athleteId),
  'undo twice': async (athlete) => {
    await undoScheduleChange(deps, athlete, athlete.athleteId);
    await undoScheduleChange(deps, athlete, athlete.athleteId);
  },
  'undo a change': (athlete, pick) =>
    onRevision(athlete, pick, (id) => undoScheduleChange(deps, athlete, athlete.athleteId, id)),
  restore: (athlete, pick) => onRevision(athlete, pick, (id) => restoreRevision(deps, athlete, id)),
};
/** What ends a day's freedom: these stay, whatever is restored. */
const LIFE: Readonly<Record<string, Act>> = {
  finish: (athlete, pick) =>
    onWorkout(athlete, pick % 3, (id) =>
      submitWorkoutFeedback(deps, athlete, id, {
        completionStatus: 'completed',
        actualDuration: 30,
        perceivedExertion: 5,
      }),
    ),
  skip: (athlete, pick) =>
    onWorkout(athlete, pick % 3, (id) =>
      submitWorkoutFeedback(deps, athlete, id, { completionStatus: 'skipped', reasonForSkip: 'work' }),
    ),
  'a day goes by': async () => {
    clock.now = new Date(clock.now.getTime() + 86_400_000);
  },
};

type Step = [name: string, pick: number];
const stepsOf = (acts: Readonly<Record<string, Act>>) =>
  fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat({ max: 999 })), { minLength: 4, maxLength: 9 });

/** Refusals are answers; anything else is a fault, and goes on. */
async function tried(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Workouts and weeks without what only ever grows. */
const plain = async (athlete: Athlete) =>
  (await scheduleOf(athlete))?.weeks.map((week) => ({
    ...week,
    workouts: week.workouts.map((workout) => ({ ...workout, version: 0 })),
  })) ?? null;

async function lived(steps: readonly Step[], acts: Readonly<Record<string, Act>>) {
  clock.now = new Date(`${TODAY}T08:00:00Z`);
  const athlete = (await anAthlete(deps)) as Athlete;
  await createSeasonPlan(deps, athlete);
  const states = new Map<number, unknown>();
  for (const [name, pick] of steps) {
    await tried(() => acts[name]!(athlete, pick));
    states.set((await revisionsOf(athlete)).length, await plain(athlete));
  }
  return { athlete, states };
}

const brokenOf = async ({ athleteId }: Athlete) =>
  (await brokenSchedules(deps.db)).filter((line) => line.startsWith(athleteId));

async function assertRestored(steps: readonly Step[]): Promise<void> {
  const { athlete, states } = await lived(steps, ACTS);
  const revisions = await revisionsOf(athlete);
  let compared = 0;
  // from where things stand now to each point, and from there to the next
  for (const { id, number } of [...revisions.flatMap((each) => [each, revisions.at(-1)!]), ...revisions.toReversed()]) {
    const answer = await tried(() => restoreRevision(deps, athlete, id));
    expect(['done', 'NOTHING_TO_RESTORE', 'NOTHING_TO_UNDO']).toContain(answer);
    const now = await plain(athlete);
    // an act may leave several revisions; what stood between them was not looked at
    expect([number, now]).toEqual([number, states.get(number) ?? now]);
    compared += Number(states.has(number));
  }
  expect(compared > 0).toBe(revisions.length > 0);
  expect(await brokenOf(athlete)).toEqual([]);
}

test('two generations with nothing between them: each point of either comes back', async () => {
  await assertRestored([
    ['generate from the season', 0],
    ['create', 3],
    ['undo twice', 0],
    ['generate consistent running', 0],
    ['move', 4],
  ]);
});

test('the same where the change of an earlier generation is undone by its number', async () => {
  const { athlete, states } = await lived(
    [
      ['generate from the season', 0],
      ['create', 3],
      ['undo twice', 0],
      ['generate consistent running', 0],
    ],
    ACTS,
  );
  const created = (await revisionsOf(athlete)).find(({ cause }) => cause === 'create')!;
  await undoScheduleChange(deps, athlete, athlete.athleteId, created.id);
  expect(await plain(athlete)).toEqual(states.get(created.number - 1));
  expect(await brokenOf(athlete)).toEqual([]);
});

test('after any acts, every point of the history comes back as it was', async () => {
  await fc.assert(fc.asyncProperty(stepsOf(ACTS), assertRestored), { ...runs(15), endOnFailure: true });
});

test('days that go by and what was finished stay, and every point can still be restored', async () => {
  const acts = { ...ACTS, ...LIFE };
  await fc.assert(
    fc.asyncProperty(stepsOf(acts), async (steps) => {
      const { athlete } = await lived(steps, acts);
      const done = () =>
        deps.db.workout.findMany({
          where: { athleteId: athlete.athleteId, scheduledDate: { lt: new Date(today()) }, status: 'completed' },
          orderBy: { id: 'asc' },
          select: { id: true, scheduledDate: true, duration: true, status: true },
        });
      const before = await done();
      for (const { id } of await revisionsOf(athlete)) {
        expect(['done', 'NOTHING_TO_RESTORE', 'NOTHING_TO_UNDO']).toContain(
          await tried(() => restoreRevision(deps, athlete, id)),
        );
      }
      expect(await brokenOf(athlete)).toEqual([]);
      expect(await done()).toEqual(before);
    }),
    { ...runs(15), endOnFailure: true },
  );
});
