import { addDays } from '../../core/calendar/calendar.ts';
import { type MoveWarning, moveWorkout } from '../../core/change/move.ts';
import { type Part, sentenceOf, type Summary } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { countOf } from '../../core/units/countOf.ts';
import { strainsIn } from '../adapt/strain.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { asScheduledWorkout, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import { weekOn, weeksOf } from '../planning/scheduleWindow.ts';
import {
  type Actor,
  actorOf,
  type AnsweredRevision,
  changeSchedule,
  type LockedAthlete,
} from '../revision/revision.ts';
import { inOrder, type ScheduledWeek, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { movedTo, refusal, withStrains } from './workout.ts';
import { assertEditable } from './workoutEdit.ts';
import { moveWorkoutsSchema } from './severalWorkouts.schema.ts';

export interface ChangedSeveral {
  athleteId: string;
  /** Those that hold one of them, before or after. */
  weeks: readonly ScheduledWeek[];
  warnings: readonly MoveWarning[];
  revision: AnsweredRevision;
}

const MAX_WORKOUTS = 100;

type Ids = readonly (string | null)[];

/**
 * Moves several workouts of one athlete by as many days, and locks them there: all or none, one change. Throws InvalidInput, NotFound,
 * WorkoutCompleted, NotPossible (OUTSIDE_SCHEDULE, PAST_DAY, NO_SCHEDULE).
 */
export async function moveWorkouts(deps: Deps, viewer: Viewer, ids: Ids, input: unknown): Promise<ChangedSeveral> {
  const whose = await athleteOf(deps, viewer, ids);
  const { days } = parse(moveWorkoutsSchema, input);
  return changeSeveral(deps, whose, ids, 'move', (rows, open, { today }) => {
    const all = open.weeks.flatMap(({ workouts }) => workouts);
    const { firstDay, lastDay } = open.limits;
    const known: MoveWarning[] = [];
    const after = rows.map((before) => {
      const newDate = addDays(before.scheduledDate, days);
      const move = moveWorkout({ workouts: all, workoutId: before.id, newDate, today, firstDay, lastDay });
      if (!move.ok) throw refusal(move.refusal);
      known.push(...move.warnings);
      const week = weekOn(open.weeks, newDate)!;
      return movedTo(before, { weekId: week.id, newDate, role: whose.actor.role });
    });
    const far = `${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
    return { after, known, summary: namedSummary(`Moved ${countOf(rows.length, 'workout')} ${far}`, rows) };
  });
}

/**
 * Takes several workouts of one athlete that are still to come out of the schedule: all or none, one change. Throws InvalidInput, NotFound,
 * WorkoutCompleted, NotPossible (SKIPPED, RACE, PAST_DAY, NO_SCHEDULE).
 */
export async function deleteWorkouts(deps: Deps, viewer: Viewer, ids: Ids): Promise<ChangedSeveral> {
  const whose = await athleteOf(deps, viewer, ids);
  return changeSeveral(deps, whose, ids, 'delete', (rows, _open, { today }) => {
    for (const row of rows) assertEditable(row, today);
    return { after: [], known: [], summary: namedSummary(`Deleted ${countOf(rows.length, 'workout')}`, rows) };
  });
}

interface Whose {
  athleteId: string;
  actor: Actor;
}

async function athleteOf({ db }: Deps, viewer: Viewer, ids: Ids): Promise<Whose> {
  const wrong = (message: string) => new InvalidInput([{ path: 'workoutIds', message }]);
  if (ids.length === 0) throw wrong('Choose at least one workout.');
  if (ids.length > MAX_WORKOUTS) throw wrong(`At most ${MAX_WORKOUTS} workouts at once.`);
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await db.workout.findMany({
    where: { AND: [{ id: { in: wanted } }, visibleTo(viewer).workout] },
    select: { athleteId: true },
  });
  if (rows.length < new Set(ids).size) throw new NotFound('Workout not found.');
  const found = new Set(rows.map((row) => row.athleteId));
  const [athleteId] = found;
  await assertMay(db, viewer, 'edit', athleteId!);
  if (found.size > 1) throw wrong('Choose workouts of one athlete.');
  return { athleteId: athleteId!, actor: actorOf(viewer, athleteId!) };
}

/** What becomes of the rows; those that are missing afterwards are deleted. */
type Judge = (
  rows: readonly WorkoutRow[],
  open: OpenSchedule,
  athlete: LockedAthlete,
) => { after: readonly WorkoutRow[]; known: readonly MoveWarning[]; summary: Summary };

async function changeSeveral(
  deps: Deps,
  { athleteId, actor }: Whose,
  ids: Ids,
  cause: 'move' | 'delete',
  judge: Judge,
): Promise<ChangedSeveral> {
  const { revision, result } = await changeSchedule(deps, actor, athleteId, cause, async (tx, athlete) => {
    const open = await loadOpenSchedule(tx, athlete);
    const rows = open.weeks.flatMap(({ workouts }) => workouts.filter(({ id }) => ids.includes(id))).sort(inOrder);
    if (rows.length < new Set(ids).size)
      throw new NotPossible('OUTSIDE_SCHEDULE', 'Choose workouts of the current 4-week schedule.');
    const { after, known, summary } = judge(rows, open, athlete);
    const others = open.workouts.filter(({ id }) => !rows.some((row) => row.id === id));
    const strains = await strainsIn(tx, athlete.id, open, [...others, ...after.map(asScheduledWorkout)]);
    const warnings = withStrains(known, strains);
    return {
      changes: {
        workouts: rows.map((before) => ({
          id: before.id,
          before,
          after: after.find(({ id }) => id === before.id) ?? null,
        })),
        weeks: [],
      },
      summary,
      result: { weekIds: [...rows, ...after].map(({ weekId }) => weekId), warnings },
    };
  });
  return {
    athleteId,
    weeks: await weeksOf(deps.db, { id: { in: result.weekIds } }),
    warnings: result.warnings,
    revision,
  };
}

/** So many are named; more are counted. */
const NAMED = 5;

/** "Moved 2 workouts 1 day later: Easy run, CSS swim 8 × 100 m." */
function namedSummary(what: string, rows: readonly WorkoutRow[]): Summary {
  const names = rows.slice(0, NAMED).flatMap((row, i): Part[] => [i === 0 ? '' : ', ', titleOf(row)]);
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : '';
  return sentenceOf([`${what}: `, ...names, `${more}.`]);
}
