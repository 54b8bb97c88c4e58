import { encodeId } from '../core/units/ids.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { testDeps } from './app.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { ask } from './graphql.ts';
import { MOVE, move } from './scheduleActs.ts';
import { weeksOf } from './schedules.ts';

/** A Monday, early. */
export const MONDAY = '2026-11-23';

/** A database of the test file's own, and a clock that stands at MONDAY when a test begins. */
export function provedWorld(): { clock: { now: Date }; deps: () => AccountDeps } {
  const clock = { now: new Date() };
  let database: TestDatabase;
  let deps: AccountDeps;
  beforeAll(async () => {
    database = await createDatabase();
    deps = testDeps(database.db, clock);
  });
  afterAll(() => database.drop());
  beforeEach(() => void (clock.now = new Date(`${MONDAY}T06:00:00Z`)));
  return { clock, deps: () => deps };
}

const PROOF = `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { weekStartDate plannedMinutes
  proof { code constraint limit value holds excess day workoutId brokenCause
    brokenBy { id number cause actorRole isOwn actorName summary } } } } } } }`;

export interface Line {
  code: string | null;
  constraint: string;
  value: string;
  holds: boolean;
  excess: number;
  day: string | null;
  workoutId: string | null;
  brokenCause: string | null;
  brokenBy: { id: string; number: number; cause: string; actorRole: string; actorName: string } | null;
}

/** A week as the API proves it, the second where no other is asked for. */
export async function proved(
  deps: AccountDeps,
  athlete: Viewer,
  by: Viewer = athlete,
  week = 1,
): Promise<{ plannedMinutes: number; proof: Line[] }> {
  const { data, errors } = await ask(deps, by, PROOF, { id: encodeId('athlete', athlete.athleteId) });
  expect(errors).toEqual([]);
  return data.node.schedule.weeks[week];
}
export const lineOf = ({ proof }: { proof: Line[] }, constraint: RegExp) =>
  proof.find((line) => constraint.test(line.constraint))!;
export const brokenIn = ({ proof }: { proof: Line[] }) => proof.filter(({ holds }) => !holds);

export async function longOf(deps: AccountDeps, viewer: Viewer) {
  const [, second] = await weeksOf(deps, viewer);
  const long = second!.workouts.find(({ isLong }) => isLong)!;
  return { long, week: second! };
}

export const moved = async (deps: AccountDeps, by: Viewer, id: string, day: string) =>
  (await ask(deps, by, MOVE, move(id, day))).data.rescheduleWorkout;

export const close = (deps: AccountDeps, viewer: Viewer, ...unavailableDays: string[]) =>
  updateProfile(deps, viewer, { trainingPreferences: { unavailableDays, longWorkoutDays: ['saturday', 'sunday'] } });
export const mondayOf = async (deps: AccountDeps, viewer: Viewer) =>
  lineOf(await proved(deps, viewer), /^Mon unavailable$/);
