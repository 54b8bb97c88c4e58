import { isInstant } from '../../core/calendar/instant.ts';
import { isUuid } from '../../core/units/ids.ts';
import { SPORT_OF } from '../../core/workout/sport.ts';
import { ACTIVITY_SPORTS } from '../../core/workout/fit/fitFile.ts';
import type { Activity, Prisma } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf } from '../kernel/day.ts';
import { InvalidInput, NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { activityTss } from '../revision/recorded.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { type ActivityListAsked, activityListSchema } from './activityList.schema.ts';

/** A page of activities; `endCursor` asks for the next one, null: this is the last. */
export interface ActivityPage {
  activities: readonly Activity[];
  endCursor: string | null;
}

/** Where a page begins: behind that instant and id, whether or not the row is still there. */
interface Place {
  athleteId: string;
  startedAt: Date;
  id: string;
}

const cursorOf = ({ athleteId, startedAt, id }: Activity) =>
  Buffer.from(JSON.stringify([athleteId, startedAt.getTime(), id])).toString('base64url');

/** Throws InvalidInput for a cursor that is none of this athlete's list. */
function placeOf(cursor: string, owner: string): Place {
  try {
    const [athleteId, at, id, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const isPlace = more.length === 0 && athleteId === owner && typeof id === 'string' && isUuid(id);
    if (isPlace && isInstant(at)) return { athleteId: owner, startedAt: new Date(at), id };
  } catch {
    // no JSON, or no list: told below
  }
  throw new InvalidInput([
    { path: 'after', message: 'The page position is not valid. Start again from the first page.' },
  ]);
}

function beyond({ startedAt, id }: Place, order: ActivityListAsked['order']): Prisma.ActivityWhereInput {
  const side = order === 'latest' ? 'lt' : 'gt';
  return { OR: [{ startedAt: { [side]: startedAt } }, { startedAt, id: { [side]: id } }] };
}

/** What devices recorded of an athlete, by day, sport and order. Throws NotFound, and InvalidInput. */
export async function listActivities(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
  asked: unknown,
): Promise<ActivityPage> {
  await assertMay(db, viewer, 'read', athleteId);
  const { from, to, sport, order, first, after } = parse(activityListSchema, asked);
  const towards = order === 'latest' ? 'desc' : 'asc';
  const rows = await db.activity.findMany({
    where: {
      AND: [
        { athleteId: athleteId! },
        visibleTo(viewer).activity,
        from === null ? {} : { day: { gte: columnOf(from) } },
        to === null ? {} : { day: { lte: columnOf(to) } },
        sport === null ? {} : { sport: { in: ACTIVITY_SPORTS.filter((each) => SPORT_OF[each] === sport) } },
        after === null ? {} : beyond(placeOf(after, athleteId!), order),
      ],
    },
    include: { workout: { include: WITH_FEEDBACK } },
    orderBy: [{ startedAt: towards }, { id: towards }],
    take: first + 1,
  });
  const activities = rows.slice(0, first).map(withLoad);
  return { activities, endCursor: rows.length > first ? cursorOf(activities.at(-1)!) : null };
}

/** One activity. Throws NotFound, alike for a missing one and one that the viewer may not see. */
export async function readActivity(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  activityId: string | null,
): Promise<Activity> {
  const where = { AND: [{ id: activityId ?? '' }, visibleTo(viewer).activity] };
  const include = { workout: { include: WITH_FEEDBACK } };
  const row = activityId === null ? null : await db.activity.findFirst({ where, include });
  if (!row) throw new NotFound('Activity not found.');
  return withLoad(row);
}

type Read = Prisma.ActivityGetPayload<{ include: { workout: { include: typeof WITH_FEEDBACK } } }>;

/** With the load as it is told everywhere: how it felt counts too. */
const withLoad = ({ workout, ...row }: Read): Activity => ({
  ...row,
  tss: activityTss(row, workout && workoutOf(workout)),
});
