import type { RecordedZoneSeconds } from '../../core/load/activity.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Db } from '../kernel/ports.ts';
import { minutesBeside } from '../revision/scheduledWorkout.ts';

/** Training that counts for no workout of the schedule. */
export interface UnplannedActivity {
  day: Day;
  sport: ActivitySport;
  minutes: number;
  tss: number;
  zoneSec: RecordedZoneSeconds | null;
}

/** What the athlete recorded beside the schedule, from a day on. The caller has asked whether the viewer may. */
export async function unplannedActivities(
  db: Pick<Db, 'activity'>,
  athleteId: string,
  from: Day,
): Promise<UnplannedActivity[]> {
  const rows = await db.activity.findMany({
    where: { athleteId, workoutId: null, day: { gte: columnOf(from) } },
    select: { day: true, sport: true, movingSec: true, tss: true, zoneSec: true },
    orderBy: { startedAt: 'asc' },
  });
  return rows.map(({ day, sport, movingSec, tss, zoneSec }) => ({
    day: dayOf(day),
    sport: sport as ActivitySport,
    minutes: minutesBeside({ movingSec }),
    tss,
    zoneSec: zoneSec.length === 3 ? (zoneSec as unknown as RecordedZoneSeconds) : null,
  }));
}
