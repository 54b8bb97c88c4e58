import { isDone } from '../core/codes/workout.ts';
import { titleIn } from '../core/messages/workoutTitle.ts';
import { reasonText } from '../core/messages/reason.ts';
import { decodeId } from '../core/units/ids.ts';
import type { MoveWarning as CoreMoveWarning } from '../core/change/move.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import type { Reason } from '../core/codes/reason.ts';
import { RUNG_OUTCOMES } from '../core/codes/rung.ts';
import type { Trial } from '../core/workout/rungs.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { movesFor, readerOf, unitsOf } from '../domain/kernel/reader.ts';
import { readReasons } from '../domain/planning/livingReasons.ts';
import { readRungs, type WorkoutRung as Rung } from '../domain/planning/workoutRungs.ts';
import { doneLoad, recordedMinutes } from '../domain/revision/recorded.ts';
import { textsIn } from '../domain/revision/workoutTexts.ts';
import { dayOfWeek, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../domain/revision/scheduledWorkout.ts';
import { type Rescheduled, rescheduleWorkout, StaleVersion, WorkoutCompleted } from '../domain/schedule/workout.ts';
import { athleteOf } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { perAnswer } from './perAnswer.ts';
import { listOf } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { ActorRole, ReasonSource, Weekday, WorkoutStatus, WorkoutTime, WorkoutType, Sport } from './enums.ts';
import { TrainingWeek, Workout, WorkoutFeedback } from './scheduleRefs.ts';
import { IntensityLevel, levelOf } from './intensity.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { Revision, unchangedField } from './revision.ts';
import { MoveWarningKind, OLD_CODE, ReasonKind } from './kinds.ts';
import { asksForDetails, READS_DETAILS } from './selection.ts';
import { asBlock, StepBlock } from './workoutStep.ts';

const ReasonType = builder.objectRef<Reason>('Reason').implement({
  description: 'Why a workout is what it is.',
  fields: (t) => ({
    kind: t.field({ type: ReasonKind.type, description: 'What it is.', resolve: ({ code }) => ReasonKind.of(code) }),
    code: t.exposeString('code', OLD_CODE),
    text: t.exposeString('text', {
      description: 'One sentence over the numbers that the plan uses: to the athlete, or of them to their coach.',
    }),
    source: t.expose('source', { type: ReasonSource, description: 'Where the reason comes from.' }),
  }),
});

const RungOutcome = enumOf('RungOutcome', 'How a workout went that was to show whether its rung suits.', RUNG_OUTCOMES);

const RungTrial = builder.objectRef<Trial>('RungTrial').implement({
  description: 'A workout that was tried of a family.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Its day.' }),
    what: t.exposeString('what', { description: 'Its main set: "3 × 8 min"; or its title.' }),
    outcome: t.expose('outcome', { type: RungOutcome, description: 'How it went.' }),
  }),
});

const WorkoutRung = builder.objectRef<Rung>('WorkoutRung').implement({
  description:
    'Where a workout stands on the ladder of its family. The next one goes up or down by how the last one went.',
  fields: (t) => ({
    familyKey: t.exposeString('family', { description: 'Names the family, as `WorkoutFamily.key`: "run-cruise".' }),
    familyName: t.exposeString('familyName', { description: 'Name of the family.' }),
    rung: t.exposeInt('rung', { description: '1 is the first, and the least demanding.' }),
    rungs: t.exposeInt('rungs', { description: 'Rungs of the ladder.' }),
    last: t.expose('last', {
      type: RungTrial,
      nullable: true,
      description: 'The last one of the family before it; null: none within a year.',
    }),
    text: t.exposeString('text', { description: 'All of it in a sentence or two.' }),
  }),
});

const rungOf = perAnswer<WorkoutRow, Rung | null>(({ deps, viewer }, workouts) =>
  readRungs(deps, workouts, unitsOf(viewer)),
);

const textsOf = perAnswer<WorkoutRow, { instructions: string }>(({ deps, viewer }, workouts) =>
  textsIn(deps.db, workouts, unitsOf(viewer)),
);

const reasonsOf = perAnswer<WorkoutRow, readonly Reason[]>(({ deps }, workouts) => readReasons(deps, workouts));

Workout.implement({
  description: 'One workout on one day.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('workout') }),
    scheduledDate: t.expose('scheduledDate', { type: 'Date', description: 'The day it is planned for.' }),
    dayOfWeek: t.field({ type: Weekday, description: 'Weekday of scheduledDate.', resolve: dayOfWeek }),
    sport: t.field({
      type: Sport,
      nullable: true,
      description: 'The sport; null: a race, whose type says it.',
      resolve: ({ workoutType }) => SPORT_OF[workoutType],
    }),
    workoutType: t.expose('workoutType', { type: WorkoutType, description: 'Kind of workout.' }),
    intensityLevel: t.field({
      type: IntensityLevel,
      description: 'How hard it is; OTHER: as the word in `intensity` says.',
      resolve: ({ intensity }) => levelOf(intensity),
    }),
    intensity: t.exposeString('intensity', {
      description:
        'rest, recovery, easy, moderate, hard, threshold, vo2max, race-pace or race; a person may write another.',
    }),
    duration: t.exposeInt('duration', { description: 'Planned minutes.' }),
    tss: t.exposeFloat('tss', { description: 'Planned training stress; 100 is one hour at threshold.' }),
    doneTss: t.float({
      nullable: true,
      description:
        'Training stress as done: recorded by a device, or else by time and perceived effort; null: not done.',
      resolve: (workout) => (isDone(workout) ? doneLoad(workout) : null),
    }),
    isRecorded: t.boolean({
      description: 'A device recorded it.',
      resolve: (workout) => recordedMinutes(workout) !== null,
    }),
    isLong: t.exposeBoolean('isLong', { description: 'The long workout of its sport.' }),
    isHard: t.exposeBoolean('isHard', { description: 'Counts as hard where hard days are spaced.' }),
    status: t.expose('status', { type: WorkoutStatus, description: 'What became of it.' }),
    description: t.string({
      description: 'Short title, in the units of the account that reads it.',
      resolve: (workout, _args, { viewer }) => titleIn(workout, unitsOf(viewer)),
    }),
    instructions: t.string({
      description: 'What to do, in sentences, in the units of the account that reads it; may be empty.',
      extensions: READS_DETAILS,
      resolve: async (workout, _args, context) => (await textsOf(context, workout)).instructions,
    }),
    timeOfDay: t.expose('timeOfDay', { type: WorkoutTime, description: 'Part of the day.' }),
    steps: t.field({
      type: [StepBlock],
      description: 'What to do, step by step; empty when a person added the workout.',
      complexity: listOf(4),
      extensions: READS_DETAILS,
      resolve: ({ steps }) => steps.map(asBlock),
    }),
    reasons: t.field({
      type: [ReasonType],
      description: 'Why it is what it is, as its week stands; never empty.',
      complexity: listOf(4),
      extensions: READS_DETAILS,
      resolve: async (workout, _args, context) => {
        const reader = readerOf(context.viewer, workout.athleteId);
        const reasons = await reasonsOf(context, workout);
        return reasons.map((one) => ({ ...one, text: reasonText(one, reader) }));
      },
    }),
    rung: t.field({
      type: WorkoutRung,
      nullable: true,
      description: 'Its place on the ladder of its family; null: it is of no family.',
      complexity: listOf(2),
      resolve: (workout, _args, context) => rungOf(context, workout),
    }),
    locked: t.exposeBoolean('locked', { description: 'Made or moved by a person: regeneration leaves it alone.' }),
    madeBy: t.expose('madeBy', { type: ActorRole, description: 'Who made it.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; name the one you saw when you change it.',
    }),
    feedback: t.expose('feedback', {
      type: WorkoutFeedback,
      nullable: true,
      description: 'What the athlete said of it; null: nothing yet.',
    }),
  }),
});

nodeKind('workout', 'Workout', async (id, { deps, viewer }) => {
  const row = await deps.db.workout.findFirst({
    where: { AND: [{ id }, visibleTo(viewer).workout] },
    include: WITH_FEEDBACK,
  });
  return row && workoutOf(row);
});

export const MoveWarning = builder.objectRef<CoreMoveWarning>('MoveWarning').implement({
  description: 'Something that a move breaks; the move stands.',
  fields: (t) => ({
    kind: t.field({
      type: MoveWarningKind.type,
      description: 'What it is.',
      resolve: ({ code }) => MoveWarningKind.of(code),
    }),
    code: t.exposeString('code', OLD_CODE),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
  }),
});

const RescheduleWorkoutInput = builder.inputType('RescheduleWorkoutInput', {
  description: 'Where a workout goes.',
  fields: (t) => ({
    workoutId: t.id({ description: 'The workout.' }),
    newDate: t.field({ type: 'Date', description: 'Its new day, inside the four weeks.' }),
    newDayOfWeek: t.field({
      type: Weekday,
      required: false,
      description: 'Weekday of newDate, where you want it checked; left out: as the date says.',
    }),
    version: t.int({ required: false, description: 'The version that you saw; left out: whatever it is.' }),
  }),
});

const RescheduleWorkoutPayload = builder.objectRef<Rescheduled>('RescheduleWorkoutPayload').implement({
  description: 'The workout has its new day.',
  fields: (t) => ({
    workout: t.expose('workout', { type: Workout, description: 'The workout, now locked.' }),
    weeks: t.field({
      type: [TrainingWeek],
      description: 'The week that it left and the one that it is in; one where they are the same.',
      resolve: ({ weeks }) => [...weeks],
    }),
    revision: t.expose('revision', { type: Revision, description: 'The change.' }),
    unchanged: unchangedField(t),
    athlete: athleteOf(t, ({ workout }) => workout.athleteId),
    warnings: t.field({
      type: [MoveWarning],
      description: 'What the move breaks.',
      resolve: async ({ warnings, workout }, _args, { viewer }) =>
        movesFor(await warnings(), readerOf(viewer, workout.athleteId)),
    }),
  }),
});

builder.mutationField('rescheduleWorkout', (t) =>
  t.field({
    type: RescheduleWorkoutPayload,
    description: 'Moves a workout to another day and locks it there.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, WorkoutCompleted, StaleVersion],
      directResult: true,
      union: { name: 'RescheduleWorkoutResult', description: 'The moved workout, or why it stays.' },
    },
    args: { input: t.arg({ type: RescheduleWorkoutInput, description: 'Where it goes.' }) },
    resolve: (_root, { input: { workoutId, ...input } }, context, info) =>
      rescheduleWorkout(context.deps, viewerOf(context), decodeId('workout', workoutId), input, {
        details: asksForDetails(info),
      }),
  }),
);
