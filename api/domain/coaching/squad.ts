import { groupedBy } from '../../core/units/groupedBy.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { type Attention, attention, type SeenAthlete, type AttentionWorkout } from '../../core/load/attention.ts';
import type { Sport } from '../../core/codes/sport.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import { goneAndLeft } from '../../core/messages/summary.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { constraintFor } from '../../core/messages/limits.ts';
import { COACH } from '../../core/messages/reader.ts';
import { findConflict } from '../../core/week/conflict.ts';
import { ROSTER_DAYS } from '../../core/constants/attention.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';
import type { Ratings } from '../../core/athlete/readiness.ts';
import type { SkipReason } from '../../core/load/consistency.ts';
import type { WorkoutStatus, WorkoutType } from '../../core/codes/workout.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { ACTIVE } from './coaching.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import { athleteOf, PLANNER_INCLUDE } from '../planning/plannerInput.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { doneLoad } from '../revision/recorded.ts';
import type { RecordedWorkout } from '../revision/scheduledWorkout.ts';
import { type BrokenWeekLimit, readBreakerNames, readBroken } from '../planning/weekProof.ts';

/** Enough weeks to know what is usual for an athlete. */
const CHECK_IN_WEEKS = 9;

/** An athlete as their coach's roster shows them. */
export interface SquadMember {
  athleteId: string;
  firstName: string;
  lastName: string;
  email: string;
  assignedAt: Date;
  /** What the coach sorts them by. */
  groups: readonly string[];
  /** Checked in for the week that runs on their calendar. */
  checkedIn: boolean;
  /** Until the next race of whatever priority; null: none ahead. */
  raceInDays: number | null;
  attention: Attention;
}

/** Nobody's own day is before the one before `utcDay`. */
const seenOn = (utcDay: Day) =>
  ({
    user: { select: { email: true, timeZone: true } },
    preferences: true,
    assessments: PLANNER_INCLUDE.assessments,
    injuries: PLANNER_INCLUDE.injuries,
    illnesses: {
      where: { OR: [{ wellOn: null }, { wellOn: { gte: columnOf(utcDay) } }] },
      orderBy: { fromDate: 'desc' },
    },
    seasonPlan: {
      select: { sportPreferences: true, mainRaceId: true, races: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] } },
    },
  }) satisfies Prisma.AthleteInclude;
type SeenRow = Prisma.AthleteGetPayload<{ include: ReturnType<typeof seenOn> }>;

/** All athletes of a coach with what asks for attention, most urgent first. The number of statements does not grow with the athletes, but for who broke a limit: that is looked up once after each change of theirs. */
export async function readSquad(deps: Deps, coachId: string, units: DisplayUnits): Promise<SquadMember[]> {
  const { db, clock } = deps;
  const now = clock();
  const utcDay = dayIn('UTC', now);
  const assignments = await db.coachAssignment.findMany({
    where: { coachId, ...ACTIVE },
    orderBy: [{ assignedAt: 'asc' }, { id: 'asc' }],
    select: { assignedAt: true, groups: true, athlete: { include: seenOn(utcDay) } },
  });
  const ids = assignments.map(({ athlete }) => athlete.id);
  if (ids.length === 0) return [];
  const [checkIns, workouts, broken, eased] = await Promise.all([
    loadCheckIns(db, ids, utcDay),
    loadWorkouts(db, ids, utcDay),
    readBroken(deps, ids),
    loadEased(db, ids, utcDay),
  ]);
  const breakers = await readBreakerNames(deps, broken);
  const easedOf = new Map(eased.map((row) => [row.athleteId, row]));
  const checkInsOf = groupedBy(checkIns, athleteIdOf);
  const workoutsOf = groupedBy(workouts, athleteIdOf);
  const brokenOf = groupedBy(broken, athleteIdOf);
  return assignments
    .map(({ assignedAt, groups, athlete }): SquadMember => {
      const { timeZone, email } = athlete.user;
      const today = dayIn(timeZone, now);
      const ownCheckIns = checkInsOf.get(athlete.id) ?? [];
      const seen: SeenAthlete = {
        today,
        joinedOn: dayIn(timeZone, assignedAt),
        hasSchedule: athlete.scheduleMode !== null,
        workouts: (workoutsOf.get(athlete.id) ?? [])
          .filter(({ scheduledDate }) => scheduledDate <= today)
          .map((row) => seenWorkout(row, units)),
        checkIns: ownCheckIns.map((row) => ({ ...row, answeredOn: dayIn(timeZone, row.updatedAt) })),
        illness: illnessOf(athlete, today),
        eased: easedText(easedOf.get(athlete.id), timeZone),
        races: racesOf(athlete, today),
        conflicts: [
          ...conflictOf(athlete, today),
          ...(brokenOf.get(athlete.id) ?? []).map((each) => brokenText(each, breakers, timeZone)),
        ],
      };
      const { id: athleteId, firstName, lastName } = athlete;
      const [nextRace] = seen.races;
      const raceInDays = nextRace ? daysBetween(today, nextRace.raceDate) : null;
      const checkedIn = ownCheckIns.some(({ weekStartDate }) => weekStartDate === mondayOf(today));
      return {
        athleteId,
        firstName,
        lastName,
        email,
        assignedAt,
        groups,
        checkedIn,
        raceInDays,
        attention: attention(seen),
      };
    })
    .sort((a, b) => b.attention.rank - a.attention.rank || byName(a, b));
}

export function byName(
  a: Pick<SquadMember, 'firstName' | 'lastName'>,
  b: Pick<SquadMember, 'firstName' | 'lastName'>,
): number {
  return a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
}

/** The latest that has begun, else the next. */
function illnessOf({ illnesses }: SeenRow, today: Day): SeenAthlete['illness'] {
  const open = illnesses
    .map(({ fromDate, wellOn, ...illness }) => ({ ...illness, from: dayOf(fromDate), wellOn: wellOn && dayOf(wellOn) }))
    .filter(({ wellOn }) => wellOn === null || wellOn > today);
  return open.find(({ from }) => from <= today) ?? open.at(-1) ?? null;
}

const athleteIdOf = ({ athleteId }: { athleteId: string }) => athleteId;

type CheckInRow = Ratings & { athleteId: string; weekStartDate: Day; updatedAt: Date; notes: string | null };

/** Latest first. */
function loadCheckIns(db: Pick<Db, '$rows'>, ids: readonly string[], utcDay: Day): Promise<CheckInRow[]> {
  return db.$rows<CheckInRow>`
    SELECT "athleteId", "weekStartDate"::text AS "weekStartDate", mood, stress, sleep, "mentalReadiness", "musclesSoreness", "energyLevel",
      "motivationLevel", "updatedAt", notes
    FROM "CheckIn" WHERE "athleteId" = ANY(${ids}::uuid[]) AND "weekStartDate" >= ${addDays(mondayOf(utcDay), -7 * CHECK_IN_WEEKS)}::date
    ORDER BY "CheckIn"."weekStartDate" DESC`;
}

interface WorkoutRow {
  athleteId: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  intensity: string;
  duration: number;
  tss: number;
  isLong: boolean;
  isHard: boolean;
  status: WorkoutStatus;
  description: string;
  actualDuration: number | null;
  perceivedExertion: number | null;
  reasonForSkip: SkipReason | null;
  isTold: boolean;
  recorded: RecordedWorkout | null;
  feelingRating: number | null;
  templateId: string | null;
}

/** Past Prisma: steps, reasons and instructions are most of the bytes of a workout, and nothing here looks at them. */
function loadWorkouts(db: Pick<Db, '$rows'>, ids: readonly string[], utcDay: Day): Promise<WorkoutRow[]> {
  return db.$rows<WorkoutRow>`
    SELECT w."athleteId", w."scheduledDate"::text AS "scheduledDate", w."workoutType", w.intensity, w.duration, w.tss, w."isLong",
      w."isHard", w.status, w.description, f."actualDuration", f."perceivedExertion", f."reasonForSkip", f."feelingRating",
      w."templateId", w.recorded, f.id IS NOT NULL AS "isTold"
    FROM "Workout" w LEFT JOIN "WorkoutFeedback" f ON f."workoutId" = w.id
    WHERE w."athleteId" = ANY(${ids}::uuid[])
      AND w."scheduledDate" BETWEEN ${addDays(utcDay, -ROSTER_DAYS - 1)}::date AND ${addDays(utcDay, 1)}::date
    ORDER BY w."scheduledDate", w.id`;
}

function seenWorkout(row: WorkoutRow, units: DisplayUnits): AttentionWorkout {
  return {
    ...row,
    intensity: intensityFromText(row.intensity),
    description: titleIn(row, units),
    hasFeedback: row.isTold,
    doneTss: doneLoad({ ...row, feedback: row.isTold ? row : null }),
  };
}

interface Eased {
  athleteId: string;
  createdAt: Date;
  operations: readonly Pick<WorkoutChange, 'op' | 'workoutId'>[];
}

/** The last change of each that a check-in made, where nobody has taken it back. */
function loadEased(db: Pick<Db, '$rows'>, ids: readonly string[], utcDay: Day): Promise<Eased[]> {
  return db.$rows<Eased>`
    SELECT DISTINCT ON (r."athleteId") r."athleteId", r."createdAt", r.changes->'operations' AS operations
    FROM "Revision" r
    WHERE r."athleteId" = ANY(${ids}::uuid[]) AND r."createdAt" >= ${addDays(mondayOf(utcDay), -7)}::date AND r.cause = 'adapt'
      AND r.changes->'operations' @> '[{"source": "checkIn"}]'::jsonb
      AND NOT EXISTS (SELECT 1 FROM "Revision" u WHERE u."athleteId" = r."athleteId" AND u."undoesNumber" = r.number)
    ORDER BY r."athleteId", r.number DESC`;
}

/** How much, without why: that is said with the answers. */
function easedText(eased: Eased | undefined, timeZone: string) {
  if (eased === undefined) return null;
  const idsOf = (isGone: boolean) =>
    eased.operations.flatMap(({ op, workoutId }) => ((op === 'remove') === isGone ? [workoutId] : []));
  const gone = new Set(idsOf(true));
  const left = new Set(idsOf(false).filter((id) => !gone.has(id)));
  return { on: dayIn(timeZone, new Date(eased.createdAt)), what: `${goneAndLeft(gone.size, left.size, 'eased')}.` };
}

/** "week of Monday 23 November, Mon unavailable: 1 workout, since a change by Tom Becker on Tuesday 24 November". */
function brokenText(limit: BrokenWeekLimit, breakers: ReadonlyMap<string, string>, timeZone: string): string {
  const { weekStartDate, value, brokenBy } = limit;
  const text = `week of ${dayName(weekStartDate)}, ${constraintFor(limit, COACH)}: ${value}`;
  const who = brokenBy && breakers.get(brokenBy.id);
  return who ? `${text}, since a change by ${who} on ${dayName(dayIn(timeZone, brokenBy.createdAt))}` : text;
}

function racesOf({ seasonPlan }: SeenRow, today: Day): SeenAthlete['races'] {
  return (seasonPlan?.races ?? [])
    .map(({ raceName, raceDate, priority }) => ({
      raceName,
      raceDate: dayOf(raceDate),
      priority: priority as Priority,
    }))
    .filter(({ raceDate }) => raceDate >= today);
}

/** Limits of the athlete that no plan can keep together; nothing to say before there is a schedule. */
function conflictOf(row: SeenRow, today: Day): string[] {
  if (row.scheduleMode === null || row.age === null || row.gender === null || !row.preferences) return [];
  const { seasonPlan } = row;
  const follows = row.scheduleMode === 'season-plan';
  const main = seasonPlan?.races.find(({ id }) => id === seasonPlan.mainRaceId) ?? seasonPlan?.races[0];
  const conflict = findConflict({
    athlete: athleteOf(row, today),
    sports: (follows ? (seasonPlan?.sportPreferences ?? []) : row.scheduleSports) as Sport[],
    raceType: follows ? ((main?.raceType ?? null) as RaceType | null) : null,
  });
  return conflict ? [conflict.constraints.join(' against ')] : [];
}
