import { naming } from '../../core/messages/summary.ts';
import { keptTitle, titleOf } from '../../core/messages/workoutTitle.ts';
import { keptInstructions } from '../../core/workout/prescription/instructions.ts';
import { reasonOf } from '../../core/messages/reason.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { editedPrescription, type PrescriptionEdit } from '../../core/change/operations/edited.ts';
import type { MoveWarning } from '../../core/change/move.ts';
import { planningContextOf } from '../../core/rules/context.ts';
import type { Reason } from '../../core/codes/reason.ts';
import { isDone, type WorkoutType } from '../../core/codes/workout.ts';
import { strainsOf } from '../adapt/strain.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { TITLES } from './addedWorkout.ts';
import { NotPossible } from '../kernel/errors.ts';
import { asScheduledWorkout, loadOpenSchedule } from '../planning/openSchedule.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import {
  actorOf,
  type ActorRole,
  type AnsweredRevision,
  changeSchedule,
  type LockedAthlete,
} from '../revision/revision.ts';
import {
  findWorkout,
  loadWorkout,
  sameData,
  type ScheduledWeek,
  type WorkoutRow,
} from '../revision/scheduledWorkout.ts';
import { weeksOf } from '../planning/scheduleWindow.ts';
import { parse } from '../kernel/validation.ts';
import { StaleVersion, withStrains, WorkoutCompleted } from './workout.ts';
import { deleteWorkoutSchema, updateWorkoutSchema } from './workoutEdit.schema.ts';
import { timesText } from '../../core/units/timeText.ts';

type Editable = WorkoutRow & { workoutType: Exclude<WorkoutType, 'race'> };

export interface EditedWorkout {
  workout: WorkoutRow;
  /** Worked out when it is asked for. */
  warnings: () => Promise<readonly MoveWarning[]>;
  week: ScheduledWeek;
  revision: AnsweredRevision;
}

/**
 * Writes over a workout that has not come yet, for the athlete or their coach, and locks it. Steps that no longer fit are
 * made anew or go. Throws InvalidInput, NotFound, WorkoutCompleted, StaleVersion, NotPossible (PAST_DAY, SKIPPED, RACE).
 */
export async function updateWorkout(
  deps: Deps,
  viewer: Viewer,
  workoutId: string | null,
  input: unknown,
): Promise<EditedWorkout> {
  const { athleteId } = await findWorkout(deps.db, viewer, workoutId);
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const { version, ...given } = parse(updateWorkoutSchema, input);
  const actor = actorOf(viewer, athleteId);
  const { revision, result } = await changeSchedule(deps, actor, athleteId, 'update', async (tx, athlete) => {
    const before = await loadEditable(tx, athlete, workoutId!, version);
    const { workouts, limits } = await loadOpenSchedule(tx, athlete);
    const type = given.workoutType ?? before.workoutType;
    // texts come back as they were read, in the viewer's units
    const edit: PrescriptionEdit = Object.fromEntries(
      Object.entries({
        ...given,
        description:
          given.description === null
            ? TITLES[type]
            : given.description && keptTitle(given.description, before, viewer.units),
        instructions:
          given.instructions === null
            ? ''
            : given.instructions &&
              keptInstructions(given.instructions, before, limits.athlete.thresholds ?? null, viewer.units),
      }).filter(([, value]) => value !== undefined),
    );
    const own = ownTexts(before);
    const fields = editedPrescription(
      { ...asScheduledWorkout(before), workoutType: before.workoutType },
      before.intensity,
      edit,
      own,
      planningContextOf(limits),
      workouts,
    );
    const what = whatChanged(before, fields);
    if (what.length === 0)
      return { changes: { workouts: [], weeks: [] }, summary: '', result: { before, after: before, athlete } };
    const now = {
      description: own.description || edit.description !== undefined,
      instructions: own.instructions || edit.instructions !== undefined,
    };
    const after: WorkoutRow = {
      ...before,
      ...fields,
      locked: true,
      reasons: [...before.reasons.filter(({ code }) => code !== 'EDITED'), editedReason(actor.role, what, now)],
      version: before.version + 1,
    };
    const summary = naming`Changed ${titleOf(before)} on ${dayName(before.scheduledDate)}: ${what.join(', ')}.`;
    return {
      changes: { workouts: [{ id: before.id, before, after }], weeks: [] },
      summary,
      result: { before, after, athlete },
    };
  });
  const { before, after, athlete } = result;
  const [week] = await weeksOf(deps.db, { id: after.weekId });
  const warnings = async () =>
    before === after ? [] : withStrains([], await strainsOf(deps.db, athlete, { before, after }));
  return { workout: after, week: week!, revision, warnings };
}

/**
 * Takes a workout that has not come yet out of the schedule. Throws InvalidInput, NotFound, WorkoutCompleted, StaleVersion,
 * NotPossible (PAST_DAY, SKIPPED, RACE).
 */
export async function deleteWorkout(
  deps: Deps,
  viewer: Viewer,
  workoutId: string | null,
  input: unknown,
): Promise<{ workoutId: string; week: ScheduledWeek; revision: AnsweredRevision }> {
  const { athleteId } = await findWorkout(deps.db, viewer, workoutId);
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const { version } = parse(deleteWorkoutSchema, input);
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'delete',
    async (tx, athlete) => {
      const before = await loadEditable(tx, athlete, workoutId!, version);
      const summary = naming`Deleted ${titleOf(before)} of ${dayName(before.scheduledDate)}.`;
      return { changes: { workouts: [{ id: before.id, before, after: null }], weeks: [] }, summary, result: before };
    },
  );
  const [week] = await weeksOf(deps.db, { id: result.weekId });
  return { workoutId: result.id, week: week!, revision };
}

async function loadEditable(
  tx: Tx,
  athlete: LockedAthlete,
  workoutId: string,
  version: number | undefined,
): Promise<Editable> {
  const workout = await loadWorkout(tx, athlete.id, workoutId);
  assertEditable(workout, athlete.today);
  if (version !== undefined && version !== workout.version) throw new StaleVersion(workout);
  return workout;
}

/** A race, what is done, skipped or past stays. */
export function assertEditable(workout: WorkoutRow, today: Day): asserts workout is Editable {
  if (isDone(workout)) throw new WorkoutCompleted('Completed workouts cannot be changed.');
  if (workout.status === 'skipped')
    throw new NotPossible('SKIPPED', 'This workout was skipped; it stays as it was planned.');
  if (workout.workoutType === 'race')
    throw new NotPossible('RACE', 'A race belongs to the season plan; change it there.');
  if (workout.scheduledDate < today) throw new NotPossible('PAST_DAY', 'Workouts of past days cannot be changed.');
}

/** Texts that a person has set in an earlier edit. */
function ownTexts({ reasons, steps }: WorkoutRow) {
  const inputs = reasons.find(({ code }) => code === 'EDITED')?.inputs ?? {};
  // where a person made the workout, its texts are theirs too
  return {
    description: inputs.description === true || steps.length === 0,
    instructions: inputs.instructions === true || steps.length === 0,
  };
}

const NOUNS = {
  workoutType: 'kind',
  duration: 'length',
  intensity: 'intensity',
  description: 'title',
  instructions: 'instructions',
  steps: 'steps',
} as const;

/** "60 → 45 min", "threshold → easy", "instructions": what is no longer as it was. */
function whatChanged(before: WorkoutRow, after: Partial<WorkoutRow>): string[] {
  const names = (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).filter(
    (name) => after[name] !== undefined && !sameData(before[name], after[name]),
  );
  return names.map((name) => {
    if (name === 'duration') return timesText(before.duration, after.duration!, ' → ');
    if (name === 'workoutType' || name === 'intensity') return `${before[name]} → ${after[name]}`;
    return NOUNS[name];
  });
}

function editedReason(
  role: ActorRole,
  what: readonly string[],
  own: { description: boolean; instructions: boolean },
): Reason {
  return reasonOf('EDITED', role === 'coach' ? 'coach' : 'athlete', { ...own, what: what.join(', ') });
}
