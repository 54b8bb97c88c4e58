import { isDone } from '../../core/codes/workout.ts';
import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import type { Athlete, Blackout } from '../../core/athlete/athlete.ts';
import { type Sport, SPORTS } from '../../core/codes/sport.ts';
import { addDays, type Day, mondayOf, weekdayOf, weeksBetween } from '../../core/calendar/calendar.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import { followedSeason } from '../../core/week/firstPlan.ts';
import { planSchedule } from '../../core/week/planSchedule.ts';
import { withLibrary } from '../../core/week/fromLibrary.ts';
import type { RaceType } from '../../core/codes/race.ts';
import type { PlannedWeek } from '../../core/week/schedule.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';
import type { KeptWorkout, PastWorkout } from '../../core/workout/workout.ts';
import type { Season } from '../../core/season/season.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { planConsistentSeason } from '../../core/season/seasonPlan.ts';
import type { TaughtPrinciple } from '../../core/principles/rule.ts';
import { tightenSeason } from '../../core/principles/season.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { NotPossible, PlanConflict } from '../kernel/errors.ts';
import { loadThresholdsShown } from './thresholdsShown.ts';
import { triedWorkouts } from './triedWorkouts.ts';
import { libraryOfCoaches } from './libraryPlanning.ts';
import { athleteOf, PLANNER_INCLUDE, PRINCIPLES_INCLUDE, taughtTo } from './plannerInput.ts';
import type { ScheduleSettings } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import { toldMinutes, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { planRaceOf, type SeasonSnapshot, snapshotOf } from '../revision/seasonSnapshot.ts';

/** Weeks that the planner looks back on: the long run of 30 days and the habits before it. */
const WEEKS_BACK = 6;
const MAX_SEASON_WEEKS = 104;

export interface WeeksToPlan {
  athleteId: string;
  today: Day;
  settings: ScheduleSettings;
  /** Monday of the schedule's first week ever; null: none yet. */
  startedOn: Day | null;
  /** Monday. */
  firstWeek: Day;
  count: number;
  keep: readonly WorkoutRow[];
  /** The season plan to follow; left out: the one on file. */
  season?: SeasonSnapshot;
  /** Hours available a week; left out: as on file. */
  weeklyHours?: number;
  /** Dates without training; left out: as on file. */
  blackoutDates?: readonly Blackout[];
  /** What coaches teach; left out: as on file. */
  principles?: readonly TaughtPrinciple[];
}

/** Fills the weeks. Throws NotPossible without a season plan or onboarding, PlanConflict. */
export async function planWeeks(
  tx: Tx,
  wanted: WeeksToPlan,
): Promise<{ weeks: readonly PlannedWeek[]; warnings: readonly PlanWarning[] }> {
  const { today, firstWeek, count } = wanted;
  const keep = wanted.keep.map((workout) => keptWorkout(workout, today));
  const planning = await loadPlanning(tx, wanted);
  const tried = await triedBy(tx, wanted);
  const thresholdsShown = await loadThresholdsShown(tx, wanted.athleteId, today);
  const planned = planSchedule({ ...planning, tried, thresholdsShown, firstWeek, count, keep });
  if (!planned.ok) {
    const { message, constraints, relaxations } = planned.conflict;
    throw new PlanConflict(message, constraints, relaxations);
  }
  const library = await libraryOfCoaches(tx, wanted.athleteId);
  return library.length === 0 ? planned : { ...planned, weeks: withLibrary(planned.weeks, library, planning) };
}

/** What tells of the athlete's rungs, up to today. */
const triedBy = (tx: Pick<Tx, 'workout'>, { athleteId, today }: WeeksToPlan) =>
  triedWorkouts(tx, [athleteId], { from: today, to: today });

/** What the planner needs to know to make or to judge these weeks. Throws NotPossible without a season plan or onboarding. */
export async function loadPlanning(tx: Pick<Tx, 'athlete' | 'workout'>, wanted: Wanted): Promise<Planning> {
  const { athleteId, firstWeek } = wanted;
  const [row, past] = await Promise.all([
    tx.athlete.findUniqueOrThrow({ where: { id: athleteId }, include: PLANNING_INCLUDE }),
    tx.workout.findMany(pastOf([athleteId], firstWeek, firstWeek)),
  ]);
  return planningOf({ row, past: past.map(pastWorkout) }, wanted);
}

/** What `planningOf` works from, of many athletes, in as many statements as for one. */
export async function loadPlanningRows(
  tx: Pick<Tx, 'athlete' | 'workout'>,
  wanted: readonly Wanted[],
): Promise<(one: Wanted) => PlanningRows> {
  if (wanted.length === 0)
    return () => {
      throw new Error('Nobody was asked for.');
    };
  const ids = wanted.map(({ athleteId }) => athleteId);
  const firsts = wanted.map(({ firstWeek }) => firstWeek).sort();
  const [athletes, all] = await Promise.all([
    tx.athlete.findMany({ where: { id: { in: ids } }, include: PLANNING_INCLUDE }),
    tx.workout.findMany(pastOf(ids, firsts[0]!, firsts.at(-1)!)),
  ]);
  const rows = new Map(athletes.map((row) => [row.id, row]));
  return (one) => {
    const isPast = ({ scheduledDate }: PastWorkout) =>
      scheduledDate < one.firstWeek && scheduledDate >= addDays(one.firstWeek, -7 * WEEKS_BACK);
    const own = all.filter(({ athleteId }) => athleteId === one.athleteId);
    return { row: rows.get(one.athleteId)!, past: own.map(pastWorkout).filter(isPast) };
  };
}

const PLANNING_INCLUDE = { ...PLANNER_INCLUDE, raceGoal: false, ...PRINCIPLES_INCLUDE } satisfies Prisma.AthleteInclude;
type Planning = Omit<ScheduleInput, 'firstWeek' | 'count' | 'keep'>;

/** What is on file of an athlete. */
export interface PlanningRows {
  row: Prisma.AthleteGetPayload<{ include: typeof PLANNING_INCLUDE }>;
  past: readonly PastWorkout[];
}

const PAST_FIELDS = {
  athleteId: true,
  scheduledDate: true,
  workoutType: true,
  duration: true,
  isLong: true,
  isHard: true,
  templateId: true,
  feedback: { select: { actualDuration: true } },
} satisfies Prisma.WorkoutSelect;

/** Workouts of the weeks before, of athletes whose first week is between the two. */
const pastOf = (athleteIds: readonly string[], earliest: Day, latest: Day) =>
  ({
    where: {
      athleteId: { in: [...athleteIds] },
      scheduledDate: { gte: columnOf(addDays(earliest, -7 * WEEKS_BACK)), lt: columnOf(latest) },
      status: { not: 'skipped' },
    },
    // steps and reasons are most of a workout's bytes, and the planner looks back on neither
    select: PAST_FIELDS,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  }) satisfies Prisma.WorkoutFindManyArgs;

/** Throws NotPossible without a season plan or onboarding. */
export function planningOf({ row, past }: PlanningRows, wanted: Wanted): Planning {
  const { today, settings } = wanted;
  const athlete = withDates(withHours(athleteOf(row, today), wanted.weeklyHours), wanted.blackoutDates);
  const plan =
    settings.mode === 'season-plan' ? (wanted.season ?? (row.seasonPlan && snapshotOf(row.seasonPlan))) : null;
  const asPlanned =
    settings.mode === 'season-plan' ? plannedSeason(plan, athlete, wanted) : consistentSeason(athlete, wanted);
  const principles = wanted.principles ?? taughtTo(row);
  const races = withPlannedTimes((plan?.races ?? []).map(planRaceOf), athlete, today);
  const season = tightenSeason(
    asPlanned.season,
    { athlete, sports: asPlanned.sports, races, lostWeeks: plan?.plan.lostWeeks ?? [] },
    principles,
  );
  return {
    today,
    athlete,
    races,
    ...asPlanned,
    season,
    past,
    ...(principles.length > 0 && { principles }),
  };
}

type Wanted = Omit<WeeksToPlan, 'keep'>;

interface Steering {
  season: Season;
  sports: readonly Sport[];
  raceType: RaceType | null;
}

/** The stored phases with their hours; after the season's last day training goes on consistently. */
function plannedSeason(season: SeasonSnapshot | null, athlete: Athlete, { today, firstWeek, count }: Wanted): Steering {
  if (!season) throw new NotPossible('NO_SEASON_PLAN', 'Create a season plan first.');
  const { phases } = season;
  const races = withPlannedTimes(season.races.map(planRaceOf), athlete, today);
  const { sportPreferences: sports, seasonStart, seasonEnd, mainRaceId, lostWeeks } = season.plan;
  const raceType = (races.find(({ id }) => id === mainRaceId) ?? races[0])?.raceType ?? null;
  const lastWeek = addDays(firstWeek, 7 * (count - 1));
  return {
    season: followedSeason({ seasonStart, seasonEnd, phases, athlete, sports, races, lostWeeks, lastWeek }),
    sports,
    raceType,
  };
}

function withHours(athlete: Athlete, weeklyHours: number | undefined): Athlete {
  if (weeklyHours === undefined) return athlete;
  return { ...athlete, preferences: { ...athlete.preferences, weeklyHoursAvailable: weeklyHours } };
}

function withDates(athlete: Athlete, blackoutDates: readonly Blackout[] | undefined): Athlete {
  return blackoutDates === undefined ? athlete : { ...athlete, preferences: { ...athlete.preferences, blackoutDates } };
}

function consistentSeason(athlete: Athlete, { today, settings, startedOn, firstWeek, count }: Wanted): Steering {
  const sports = SPORTS.filter((sport) => settings.sports.includes(sport));
  const lastWeek = addDays(firstWeek, 7 * (count - 1));
  let start = startedOn ?? today;
  while (weeksBetween(start, lastWeek) >= MAX_SEASON_WEEKS) start = addDays(mondayOf(start), 7 * 52);
  return {
    season: planConsistentSeason({ today: start, athlete, sports, weeks: weeksBetween(start, lastWeek) + 1 }),
    sports,
    raceType: null,
  };
}

type PastRow = Prisma.WorkoutGetPayload<{ select: typeof PAST_FIELDS }>;

function pastWorkout({
  scheduledDate,
  workoutType,
  duration,
  isLong,
  isHard,
  templateId,
  feedback,
}: PastRow): PastWorkout {
  return {
    scheduledDate: dayOf(scheduledDate),
    workoutType: workoutType as PastWorkout['workoutType'],
    duration: feedback?.actualDuration ?? duration,
    isLong,
    isHard,
    templateId,
  };
}

function keptWorkout(workout: WorkoutRow, today: Day): KeptWorkout {
  return {
    key: workout.id,
    completed: isDone(workout) || workout.status === 'skipped' || workout.scheduledDate < today,
    scheduledDate: workout.scheduledDate,
    dayOfWeek: weekdayOf(workout.scheduledDate),
    workoutType: workout.workoutType,
    intensity: intensityFromText(workout.intensity),
    duration: toldMinutes(workout).doneMinutes ?? workout.duration,
    tss: workout.tss,
    isLong: workout.isLong,
    isHard: workout.isHard,
    description: workout.description,
    instructions: workout.instructions,
    timeOfDay: workout.timeOfDay,
    templateId: workout.templateId,
    steps: workout.steps,
    reasons: workout.reasons,
  };
}
