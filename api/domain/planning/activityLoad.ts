import type { RecordedZoneSeconds } from '../../core/load/activity.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Db } from '../kernel/ports.ts';
import { minutesBeside } from '../revision/scheduledWorkout.ts';

/** Training that counts for no workout of the schedule. */
export interface UnplannedActivity {
  athleteId: string;
  day: Day;
  sport: ActivitySport;
  minutes: number;
  tss: number;
  zoneSec: RecordedZoneSeconds | null;
}

/** What those athletes recorded beside their schedules, from a day on, in its order. The caller has asked whether the viewer may. */
export async function unplannedActivities(
  db: Pick<Db, 'activity'>,
  athleteIds: readonly string[],
  from: Day,
): Promise<UnplannedActivity[]> {
  const rows = await db.activity.findMany({
    where: { athleteId: { in: [...athleteIds] }, workoutId: null, day: { gte: columnOf(from) } },
    select: { athleteId: true, day: true, sport: true, movingSec: true, tss: true, zoneSec: true },
    orderBy: { startedAt: 'asc' },
  });
  return rows.map(({ athleteId, day, sport, movingSec, tss, zoneSec }) => ({
    athleteId,
    day: dayOf(day),
    sport: sport as ActivitySport,
    minutes: minutesBeside({ movingSec }),
    tss,
    zoneSec: zoneSec.length === 3 ? (zoneSec as unknown as RecordedZoneSeconds) : null,
  }));
}
