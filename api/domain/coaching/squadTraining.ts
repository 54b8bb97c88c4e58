import { groupedBy } from '../../core/units/groupedBy.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { WorkoutStatus, WorkoutType } from '../../core/codes/workout.ts';
import { type SkipReason, isIllOn } from '../../core/load/consistency.ts';
import { type SquadTraining, squadTraining, type SquadWorkout } from '../../core/load/squadTraining.ts';
import type { Race } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { visibleTo } from '../kernel/access.ts';
import { dayIn, dayOf } from '../kernel/day.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { unplannedActivities } from '../planning/activityLoad.ts';
import { loadIllTimes } from '../revision/illnessRecord.ts';
import { doneLoad } from '../revision/recorded.ts';
import type { RecordedWorkout } from '../revision/scheduledWorkout.ts';
import { fitnessBefore, WITH_ZONE } from '../season/knownLoad.ts';

/** What lies further back weighs less than a hundredth in the fitness of today. */
const KNOWN_WEEKS = 32;
/** So far ahead a key workout is looked for: the weeks that a schedule holds. */
const AHEAD_DAYS = 28;

/** What an athlete trained and trains next, with the race that it leads to. */
export interface AthleteTraining extends SquadTraining {
  nextRace: Race | null;
}

/** Of each of those athletes, as far as the viewer may see them; in a number of statements that does not grow with them. */
export async function readSquadTraining(
  deps: Deps,
  viewer: Viewer | null,
  athleteIds: readonly string[],
): Promise<ReadonlyMap<string, AthleteTraining>> {
  if (athleteIds.length === 0) return new Map();
  const now = deps.clock();
  const rows = await deps.db.athlete.findMany({
    where: { AND: [{ id: { in: [...athleteIds] } }, visibleTo(viewer).athlete] },
    include: WITH_ZONE,
  });
  const ids = rows.map(({ id }) => id);
  const utcDay = dayIn('UTC', now);
  const from = addDays(mondayOf(utcDay), -7 * KNOWN_WEEKS);
  const [planned, beside, ill] = await Promise.all([
    loadPlanned(deps.db, ids, from, addDays(utcDay, AHEAD_DAYS)),
    unplannedActivities(deps.db, ids, from),
    loadIllTimes(deps.db, ids),
  ]);
  const [plannedOf, besideOf, illOf] = [
    groupedBy(planned, athleteIdOf),
    groupedBy(beside, athleteIdOf),
    groupedBy(ill, athleteIdOf),
  ] as const;
  return new Map(
    rows.map((row) => {
      const today = dayIn(row.user.timeZone, now);
      const illTimes = illOf.get(row.id) ?? [];
      const training = squadTraining({
        today,
        start: (monday) => fitnessBefore(monday, row, today),
        workouts: (plannedOf.get(row.id) ?? []).map((each) =>
          squadWorkout(each, isIllOn(each.scheduledDate, illTimes)),
        ),
        beside: besideOf.get(row.id) ?? [],
      });
      const nextRace = row.seasonPlan?.races.find(({ raceDate }) => dayOf(raceDate) >= today) ?? null;
      return [row.id, { ...training, nextRace }];
    }),
  );
}

const athleteIdOf = ({ athleteId }: { athleteId: string }) => athleteId;

interface PlannedRow {
  id: string;
  athleteId: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  intensity: string;
  duration: number;
  tss: number;
  isLong: boolean;
  isHard: boolean;
  status: WorkoutStatus;
  actualDuration: number | null;
  perceivedExertion: number | null;
  reasonForSkip: SkipReason | null;
  recorded: RecordedWorkout | null;
}

/** Past Prisma, as the squad itself is read: nothing here looks at steps, reasons or texts. */
function loadPlanned(db: Pick<Db, '$rows'>, ids: readonly string[], from: Day, to: Day): Promise<PlannedRow[]> {
  return db.$rows<PlannedRow>`
    SELECT w.id, w."athleteId", w."scheduledDate"::text AS "scheduledDate", w."workoutType", w.intensity, w.duration, w.tss, w."isLong",
      w."isHard", w.status, f."actualDuration", f."perceivedExertion", f."reasonForSkip", w.recorded
    FROM "Workout" w LEFT JOIN "WorkoutFeedback" f ON f."workoutId" = w.id
    WHERE w."athleteId" = ANY(${ids}::uuid[]) AND w."scheduledDate" BETWEEN ${from}::date AND ${to}::date
    ORDER BY w."scheduledDate", w.id`;
}

function squadWorkout(row: PlannedRow, isIllDay: boolean): SquadWorkout {
  const { id, scheduledDate, workoutType, isLong, isHard, status, reasonForSkip } = row;
  return {
    id,
    scheduledDate,
    workoutType,
    isKey: isLong || isHard,
    plannedMinutes: row.duration,
    plannedTss: row.tss,
    actualMinutes: row.actualDuration ?? row.duration,
    doneTss: doneLoad({ ...row, feedback: row }),
    status,
    reasonForSkip,
    removedByPlan: false,
    isIllDay,
  };
}
