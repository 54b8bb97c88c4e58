import { ENDURANCE_SPORTS, type EnduranceSport } from '../core/codes/sport.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { generateSchedule, readSchedule } from '../domain/schedule/schedule.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { createSeasonPlan } from '../domain/season/seasonPlan.ts';
import { anAthlete, aViewer } from './builders.ts';
import { copied } from './copies.ts';

const letTest = (deps: AccountDeps, { athleteId }: Viewer, testedSports: EnduranceSport[]) =>
  deps.db.athlete.update({ where: { id: athleteId }, data: { testedSports } });

/** Lets no weeks of theirs have tests: they are planned anew as `aScheduledAthlete` was planned. */
export const withoutTests = (deps: AccountDeps, viewer: Viewer) => letTest(deps, viewer, []);

/** An athlete with a season plan and four planned weeks. */
export async function aScheduledAthlete(deps: AccountDeps, over: Parameters<typeof anAthlete>[1] = {}) {
  return copied(deps, 'scheduled', over, async () => {
    const viewer = await anAthlete(deps, over);
    await createSeasonPlan(deps, viewer);
    // hard workouts as any stand where tests of what nobody has measured would
    await withoutTests(deps, viewer);
    await generateSchedule(deps, viewer, { mode: 'season-plan' });
    await letTest(deps, viewer, [...ENDURANCE_SPORTS]);
    return viewer;
  });
}

/** A coach whom the athlete has accepted. */
export async function aCoachOf(
  deps: AccountDeps,
  athlete: Viewer,
): Promise<Viewer & { coachId: string; email: string }> {
  const viewer = await aViewer(deps);
  const { id: coachId } = await deps.db.coach.create({ data: { userId: viewer.userId } });
  await deps.db.coachAssignment.create({ data: { coachId, athleteId: athlete.athleteId } });
  return { ...viewer, coachId };
}

export async function endCoaching(deps: AccountDeps, coach: Viewer & { coachId: string }): Promise<void> {
  await deps.db.coachAssignment.updateMany({ where: { coachId: coach.coachId }, data: { endedAt: deps.clock() } });
}

/** The athlete's weeks, oldest first. */
export async function weeksOf(deps: AccountDeps, viewer: Viewer) {
  return (await readSchedule(deps, viewer, viewer.athleteId))!.weeks;
}

export async function workoutsOf(deps: AccountDeps, viewer: Viewer): Promise<WorkoutRow[]> {
  return (await weeksOf(deps, viewer)).flatMap(({ workouts }) => workouts);
}
