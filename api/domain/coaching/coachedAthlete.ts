import { coachAnswers, type CoachAnswers } from '../../core/load/coachCheckIn.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { encodeId } from '../../core/units/ids.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { assertCoach, assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { ACTIVE } from './coaching.ts';
import { dayIn, dayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import { ageOn } from '../planning/plannerInput.ts';
import type { Deps } from '../kernel/ports.ts';
import { byName } from './squad.ts';

/** Two years. */
const MAX_CHECK_INS = 104;

/** An athlete in their coach's list, with ids as they leave the server. */
export interface CoachedAthlete {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  age: number | null;
  gender: string | null;
  assignedAt: string;
}

const LISTED = { user: { select: { email: true, timeZone: true } } } satisfies Prisma.AthleteInclude;
type Listed = Prisma.AthleteGetPayload<{ include: typeof LISTED }>;

function listed(athlete: Listed, assignedAt: Date, now: Date): CoachedAthlete {
  const { id, firstName, lastName, user, age, ageEnteredOn, gender } = athlete;
  const present = age === null || !ageEnteredOn ? age : ageOn(dayIn(user.timeZone, now), age, dayOf(ageEnteredOn));
  return {
    id: encodeId('athlete', id),
    firstName,
    lastName,
    email: user.email,
    age: present,
    gender,
    assignedAt: assignedAt.toISOString(),
  };
}

/** The athletes whom the viewer coaches, by name. Throws Forbidden for who is no coach. */
export async function listCoachedAthletes({ db, clock }: Deps, viewer: Viewer): Promise<CoachedAthlete[]> {
  assertCoach(viewer);
  const rows = await db.coachAssignment.findMany({
    where: { coachId: viewer.coachId!, ...ACTIVE },
    select: { assignedAt: true, athlete: { include: LISTED } },
  });
  return rows.map(({ assignedAt, athlete }) => listed(athlete, assignedAt, clock())).sort(byName);
}

type Sliders = Record<'mood' | 'stress' | 'sleep' | 'mentalReadiness', number | null>;

/** An athlete as their coach's page shows them. */
export interface AthleteDetail {
  athlete: Omit<CoachedAthlete, 'assignedAt'> & { assignedAt: string | null };
  program: { programType: string };
  /** As the athlete answered, and under a coach's names, for which the sliders stand where nothing else was answered. */
  checkIns: (CoachAnswers &
    Sliders & {
      id: string;
      weekStartDate: Day;
      travelThisWeek: boolean | null;
      majorDeadlines: boolean | null;
      notes: string | null;
    })[];
  raceGoals: {
    id: string;
    raceType: string;
    raceName: string | null;
    targetDate: Day | null;
    goalTimeSec: number | null;
  }[];
  fitnessAssessments: { sport: string; experienceLevel: string; currentFitnessLevel: string; weeklyVolume: string }[];
}

/** Check-ins latest first, of at most two years. Throws Forbidden for who is no coach, NotFound for an athlete out of reach. */
export async function readAthleteDetail(
  { db, clock }: Deps,
  viewer: Viewer,
  athleteId: string | null,
): Promise<AthleteDetail> {
  assertCoach(viewer);
  await assertMay(db, viewer, 'read', athleteId);
  const row = await db.athlete.findFirst({
    where: { AND: [{ id: athleteId! }, visibleTo(viewer).athlete] },
    include: {
      ...LISTED,
      raceGoal: true,
      assessments: { orderBy: { sport: 'asc' } },
      checkIns: { orderBy: { weekStartDate: 'desc' }, take: MAX_CHECK_INS },
      assignments: { where: { coachId: viewer.coachId!, ...ACTIVE }, select: { assignedAt: true } },
    },
  });
  if (!row) throw new NotFound('Athlete not found');
  const since = row.assignments[0]?.assignedAt;
  const athlete = listed(row, since ?? row.createdAt, clock());
  return {
    athlete: { ...athlete, assignedAt: since ? athlete.assignedAt : null },
    program: { programType: row.programType },
    checkIns: row.checkIns.map((checkIn) => ({
      id: encodeId('checkin', checkIn.id),
      weekStartDate: dayOf(checkIn.weekStartDate),
      ...{ mood: checkIn.mood, stress: checkIn.stress, sleep: checkIn.sleep, mentalReadiness: checkIn.mentalReadiness },
      ...coachAnswers(checkIn),
      travelThisWeek: checkIn.travelThisWeek,
      majorDeadlines: checkIn.majorDeadlines,
      notes: checkIn.notes,
    })),
    raceGoals: row.raceGoal
      ? [
          {
            id: encodeId('goal', row.raceGoal.id),
            raceType: row.raceGoal.raceType,
            raceName: row.raceGoal.raceName,
            targetDate: row.raceGoal.targetDate && dayOf(row.raceGoal.targetDate),
            goalTimeSec: row.raceGoal.goalTimeSec,
          },
        ]
      : [],
    fitnessAssessments: row.assessments.map(({ sport, experienceLevel, currentFitnessLevel, weeklyVolume }) => ({
      sport,
      experienceLevel,
      currentFitnessLevel,
      weeklyVolume,
    })),
  };
}
