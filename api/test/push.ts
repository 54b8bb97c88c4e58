import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { newId } from '../domain/kernel/newId.ts';
import { sendMessage } from '../domain/message/message.ts';
import { addPushSubscription } from '../domain/notice/pushSubscription.ts';
import { updateWorkout } from '../domain/schedule/workoutEdit.ts';
import { pushNotices } from '../jobs/notices.ts';
import { setUpDeps } from './app.ts';
import { startPushService } from './pushReceiver.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from './schedules.ts';

const mustNot = (error: unknown) => {
  throw error;
};

/** An athlete, their coach and a push service, new for each test of a file, at noon on `monday`. */
export function setUpPush(monday: string) {
  const clock = { now: new Date() };
  const deps = setUpDeps(clock);
  const service = {} as Awaited<ReturnType<typeof startPushService>>;
  const athlete = {} as Viewer;
  const coach = {} as Viewer & { coachId: string };
  let keys = 0;
  beforeEach(async () => {
    clock.now = new Date(`${monday}T12:00:00Z`);
    Object.assign(service, await startPushService());
    Object.assign(athlete, await aScheduledAthlete(deps));
    Object.assign(coach, await aCoachOf(deps, athlete));
  });
  afterEach(() => service.stop());
  return {
    clock,
    deps,
    service,
    athlete,
    coach,
    push: () => pushNotices(deps, mustNot),
    later: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
    /** In a browser that is signed in, and wants notices. */
    async inBrowser<Who extends Viewer>(who: Who, name = 'one'): Promise<Who & { sessionHash: string }> {
      const sessionHash = newId(clock.now);
      const month = new Date(clock.now.getTime() + 30 * 86_400_000);
      await deps.db.session.create({
        data: { idHash: sessionHash, userId: who.userId, data: {}, expiresAt: month, absoluteExpiresAt: month },
      });
      const viewer = { ...who, sessionHash, accessGeneration: 0 };
      await addPushSubscription(deps, viewer, service.subscription(name));
      service.shown.length = 0;
      return viewer;
    },
    write: async (from: Viewer, text: string) =>
      sendMessage(
        deps,
        from,
        { athleteId: athlete.athleteId, aboutId: encodeId('coach', coach.coachId) },
        { key: `key ${(keys += 1)}`, text },
      ),
    titles: () => service.shown.map(({ title }) => title),
    moved: async (by: Viewer, description = 'Round the lake') => {
      const workout = (await workoutsOf(deps, athlete)).at(-1)!;
      await updateWorkout(deps, by, workout.id, { description });
    },
  };
}
