import { addDays, type Day, daysBetween } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { copyWithinLimits, roomInWeek, withCopies, withCopiesWithinLimits } from '../../core/change/copiedWeek.ts';
import type { MoveWarning } from '../../core/change/move.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { isOfPlanner, isTemplate } from '../../core/change/operations/remadeForAthlete.ts';
import { limitText } from '../../core/messages/limits.ts';
import { describeSteps } from '../../core/workout/prescription/describe.ts';
import { COACH } from '../../core/messages/reader.ts';
import { reasonOf } from '../../core/messages/reason.ts';
import { naming } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { minutesOf, type ScheduledWorkout } from '../../core/rules/context.ts';
import { countOf } from '../../core/units/countOf.ts';
import { workoutForAthlete } from '../../core/workout/prescription/workoutForAthlete.ts';
import { strainsIn } from '../adapt/strain.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { asScheduledWorkout, changesTo, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import { weekOn, weeksOf } from '../planning/scheduleWindow.ts';
import {
  type Actor,
  actorOf,
  type AnsweredRevision,
  changeSchedule,
  type LockedAthlete,
} from '../revision/revision.ts';
import { findWorkout, loadWorkout, type ScheduledWeek, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { thresholdsOf } from '../revision/workoutTexts.ts';
import { copyWeekSchema, copyWorkoutSchema } from './copy.schema.ts';
import type { CreatedWorkout } from './workout.ts';
import { timesText } from '../../core/units/timeText.ts';

/** From whose schedule into whose. */
interface Between {
  actor: Actor;
  from: string;
  to: string;
}

interface Place {
  scheduledDate: Day;
  weekId: string;
  /** No other workout goes there with it. */
  isAlone: boolean;
}

/** Makes the copies of one athlete's workouts for another, or for themself. What a person wrote is locked: it is not made anew. */
async function copyMaker(tx: Tx, { actor, from, to }: Between, { limits }: OpenSchedule, now: Date) {
  const known = await thresholdsOf(tx, [from, to]);
  const timeOfDay = limits.athlete.preferences.preferredWorkoutTimes;
  const madeBy = actor.role === 'coach' ? 'coach' : 'athlete';
  const isOwn = from === to;
  return (workout: WorkoutRow, { scheduledDate, weekId, isAlone }: Place): WorkoutRow => {
    const byPlanner = workout.madeBy === 'planner';
    const made = workoutForAthlete(workout, { from: known.get(from)!, to: known.get(to)!, byPlanner });
    const edits = workout.reasons.filter(({ code }) => code === 'EDITED');
    const isWritten =
      edits.some(({ inputs }) => inputs?.instructions === true) || !(byPlanner || isTemplate(workout.templateId));
    return {
      ...made,
      // what the planner says beside the steps may be of the injury of whoever has it
      ...(!isOwn &&
        !isWritten && { instructions: describeSteps(made.steps, made.workoutType, known.get(to)!).join('\n') }),
      ...(!isOwn && isAlone && { timeOfDay }),
      id: newId(now),
      athleteId: to,
      weekId,
      scheduledDate,
      status: 'scheduled',
      reasons: [...edits, reasonOf('ADDED', madeBy, {})],
      locked: !isOfPlanner(workout),
      madeBy,
      version: 1,
      feedback: null,
      recorded: null,
    };
  };
}

/** The copy as it is kept; of somebody else nothing stays but the workout. */
const keptCopy = (copy: WorkoutRow, isOwn: boolean): WorkoutRow => ({
  ...copy,
  locked: true,
  ...(!isOwn && {
    templateId: isOfPlanner(copy) ? copy.templateId : null,
    reasons: copy.reasons.filter(({ code }) => code === 'ADDED'),
  }),
});

function weekAt({ weeks }: Pick<OpenSchedule, 'weeks'>, day: Day): ScheduledWeek {
  const week = weekOn(weeks, day);
  if (!week) throw new NotPossible('OUTSIDE_SCHEDULE', 'The date must be inside the current 4-week schedule.');
  return week;
}

/**
 * A workout once more on another day of four weeks: of the athlete's own schedule where nobody else is named, as it would be added by
 * hand. In that of somebody else it stands only where their limits allow it. Throws InvalidInput, NotFound, NotPossible (RACE, PAST_DAY,
 * OUTSIDE_SCHEDULE, LIMITS, NO_SCHEDULE).
 */
export async function copyWorkout(
  deps: Deps,
  viewer: Viewer,
  { workoutId, athleteId }: { workoutId: string | null; athleteId?: string | null },
  input: unknown,
): Promise<CreatedWorkout> {
  const { athleteId: from } = await findWorkout(deps.db, viewer, workoutId);
  const { to, actor } = await targetOf(deps.db, viewer, from, athleteId);
  const { scheduledDate } = parse(copyWorkoutSchema, input);
  const { revision, result } = await changeSchedule(deps, actor, to, 'create', async (tx, athlete) => {
    const source = await loadWorkout(tx, from, workoutId!);
    if (source.workoutType === 'race')
      throw new NotPossible('RACE', 'A race belongs to the season plan; add it there.');
    const open = await loadOpenSchedule(tx, athlete);
    const week = weekAt(open, scheduledDate);
    if (scheduledDate < athlete.today) throw new NotPossible('PAST_DAY', 'Choose today or a later day.');
    const copy = await copyMaker(tx, { actor, from, to }, open, deps.clock());
    const made = copy(source, { scheduledDate, weekId: week.id, isAlone: true });
    const workout = from === to ? keptCopy(made, true) : withinLimits(made, open);
    const warnings = await strainsIn(tx, to, open, [...open.workouts, asScheduledWorkout(workout)]);
    const summary = naming`Copied ${titleOf(workout)} to ${dayName(scheduledDate)}.`;
    return {
      changes: { workouts: [{ id: workout.id, before: null, after: workout }], weeks: [] },
      summary,
      result: { workout, warnings },
    };
  });
  const [week] = await weeksOf(deps.db, { id: result.workout.weekId });
  return { ...result, week: week!, revision };
}

/** The workout as the limits of another athlete allow it. */
function withinLimits(copy: WorkoutRow, { workouts, limits }: OpenSchedule): WorkoutRow {
  const was = asScheduledWorkout(copy);
  const { workout, worse } = copyWithinLimits(workouts, was, limits);
  if (workout === null) throw new NotPossible('LIMITS', 'Their injury does not allow this workout.');
  if (worse.length > 0)
    throw new NotPossible('LIMITS', [...new Set(worse.map(({ said }) => limitText(said, COACH, 'would')))].join(' '));
  return keptCopy(rowOf(workout, { copy, was }), false);
}

async function targetOf(
  db: Db,
  viewer: Viewer,
  from: string,
  athleteId: string | null | undefined,
): Promise<Pick<Between, 'to' | 'actor'>> {
  const to = athleteId === undefined ? from : athleteId;
  if (to !== from) await assertMay(db, viewer, 'read', from);
  await assertMay(db, viewer, 'edit', to);
  return { to: to!, actor: actorOf(viewer, to!) };
}

export interface CopiedWeek {
  week: ScheduledWeek;
  /** How many workouts of it are copies, and how many made room for them. */
  copied: number;
  replaced: number;
  /** What the limits of somebody else made of the copies and of their other weeks. */
  changes: readonly WorkoutChange[];
  warnings: readonly MoveWarning[];
  revision: AnsweredRevision;
}

/**
 * The workouts of a week, past or to come, in place of what is still ahead in another one: one change, undone as one. Races stay where
 * they are, and days that have passed take nothing. In one's own schedule the copies stand as they are; in somebody else's as far as
 * their limits allow. Throws InvalidInput, NotFound, NotPossible (NOTHING_TO_COPY, OUTSIDE_SCHEDULE, NO_SCHEDULE).
 */
export async function copyWeek(
  deps: Deps,
  viewer: Viewer,
  { weekId, athleteId }: { weekId: string | null; athleteId?: string | null },
  input: unknown,
): Promise<CopiedWeek> {
  const source = await findWeek(deps.db, viewer, weekId);
  const { athleteId: from, weekStartDate: fromMonday } = source;
  const { to, actor } = await targetOf(deps.db, viewer, from, athleteId);
  const { weekStartDate: monday } = parse(copyWeekSchema, input);
  if (from === to && monday === fromMonday)
    throw new InvalidInput([{ path: 'weekStartDate', message: 'Choose another week than the one that is copied.' }]);
  const { revision, result } = await changeSchedule(deps, actor, to, 'create', async (tx, athlete) => {
    const open = await loadOpenSchedule(tx, athlete);
    const week = weekAt(open, monday);
    const copy = await copyMaker(tx, { actor, from, to }, open, deps.clock());
    const shift = daysBetween(fromMonday, monday);
    const training = source.workouts.filter(({ workoutType }) => workoutType !== 'race');
    const copies = training
      .map((workout) =>
        copy(workout, {
          scheduledDate: addDays(workout.scheduledDate, shift),
          weekId: week.id,
          isAlone: training.every(
            ({ id, scheduledDate }) => id === workout.id || scheduledDate !== workout.scheduledDate,
          ),
        }),
      )
      .filter(({ scheduledDate }) => scheduledDate >= athlete.today);
    if (copies.length === 0)
      throw new NotPossible('NOTHING_TO_COPY', 'No workout of that week falls on a day that is still to come.');
    if (from !== to && week.kind === 'race')
      throw new NotPossible('LIMITS', 'That week holds a race and is planned for it. Choose another one.');
    const made = withCopiedWeek(open, copies, { monday, athlete, isOwn: from === to, now: deps.clock() });
    if (made.minutes < MIN_LEFT * minutesOf(copies))
      throw new NotPossible(
        'LIMITS',
        `Their limits leave ${timesText(made.minutes, minutesOf(copies), ' of its ')}. Copy single workouts instead.`,
      );
    const which = from === to ? `the week of ${dayName(fromMonday)}` : 'a week';
    const room = made.replaced === 0 ? '' : ` in place of ${made.replaced}`;
    const limits = made.changes.length === 0 ? '' : ` The limits asked for ${countOf(made.changes.length, 'change')}.`;
    return {
      changes: { workouts: made.rows, weeks: [] },
      summary: `Copied ${which} to that of ${dayName(monday)}: ${countOf(made.copied, 'workout')}${room}.${limits}`,
      result: {
        ...made,
        weekId: week.id,
        warnings: await strainsIn(tx, to, open, made.after),
      },
    };
  });
  const { weekId: id, copied, replaced, changes, warnings } = result;
  const [week] = await weeksOf(deps.db, { id });
  return { week: week!, copied, replaced, changes, warnings, revision };
}

async function findWeek(db: Db, viewer: Viewer, weekId: string | null): Promise<ScheduledWeek> {
  const [week] = weekId === null ? [] : await weeksOf(db, { AND: [{ id: weekId }, visibleTo(viewer).week] });
  if (!week) throw new NotFound('Training week not found.');
  return week;
}

interface Asked {
  monday: Day;
  athlete: Pick<LockedAthlete, 'id' | 'today'>;
  isOwn: boolean;
  now: Date;
}

/** A week of which less than this part fits is no copy of it. */
const MIN_LEFT = 1 / 3;

/** The schedule with the copies, and the rows that have to be written for it. */
function withCopiedWeek(open: OpenSchedule, copies: readonly WorkoutRow[], { monday, athlete, isOwn, now }: Asked) {
  const room = roomInWeek(open.workouts, monday, athlete.today);
  const scheduled = copies.map(asScheduledWorkout);
  const { workouts: after, changes } = isOwn
    ? { workouts: withCopies(room, scheduled), changes: [] }
    : withCopiesWithinLimits(open.workouts, scheduled, open.limits, monday);
  const byId = new Map(copies.map((copy, i) => [copy.id, { copy, was: scheduled[i]! }]));
  const made = after.flatMap((workout) => {
    const known = byId.get(workout.id);
    return known ? [keptCopy(rowOf(workout, known), isOwn)] : [];
  });
  return {
    after,
    changes,
    copied: made.length,
    minutes: minutesOf(made),
    replaced: open.workouts.length - room.length,
    rows: [
      ...changesTo(
        open,
        after.filter(({ id }) => !byId.has(id)),
        { athleteId: athlete.id, now },
      ),
      ...made.map((row) => ({ id: row.id, before: null, after: row })),
    ],
  };
}

/** The row of a copy as the limits left it; a word of a person's own for its intensity stays where they left that. */
function rowOf(
  { dayOfWeek: _, doneMinutes: __, ...fields }: ScheduledWorkout,
  { copy, was }: { copy: WorkoutRow; was: ScheduledWorkout },
): WorkoutRow {
  return { ...copy, ...fields, intensity: fields.intensity === was.intensity ? copy.intensity : fields.intensity };
}
