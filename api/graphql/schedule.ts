import { warningFor } from '../core/messages/planWarning.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import type { PlanWarning as CorePlanWarning } from '../core/codes/warning.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible, PlanConflict } from '../domain/kernel/errors.ts';
import { readProofBasis } from '../domain/planning/weekProof.ts';
import { generateSchedule, readSchedule, type Schedule as DomainSchedule } from '../domain/schedule/schedule.ts';
import {
  type PreviewedWeek as DomainPreviewedWeek,
  previewSchedule,
  type SchedulePreview as DomainSchedulePreview,
} from '../domain/schedule/schedulePreview.ts';
import { type AthleteLook, followAthlete, followSchedule } from '../domain/kernel/scheduleFeed.ts';
import type {
  AnsweredRevision,
  ActorRole as DomainActorRole,
  RevisionCause as DomainCause,
} from '../domain/revision/revision.ts';
import { SCHEDULE_WEEKS } from '../domain/planning/scheduleWindow.ts';
import { readerOf, summaryFor } from '../domain/kernel/reader.ts';
import type { Revision as RevisionRow } from '../generated/prisma/client.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW, listOf } from './cost.ts';
import { ActorRole, RevisionCause, ScheduleMode, Sport } from './enums.ts';
import { SessionSnapshot, WorkoutChange } from './history.ts';
import { Node, nodeKind } from './node.ts';
import { revisionField, unchangedField } from './revision.ts';
import { PlanWarning } from './planWarning.ts';
import { TrainingWeek } from './scheduleRefs.ts';

const Schedule = builder.objectRef<DomainSchedule>('Schedule').implement({
  description: 'The current week and the next three.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: 'Globally unique; it stays as the weeks move on.',
      resolve: ({ athleteId }) => encodeId('schedule', athleteId),
    }),
    mode: t.expose('mode', { type: ScheduleMode, description: 'What it follows.' }),
    firstDay: t.expose('firstDay', { type: 'Date', description: 'Monday of the current week.' }),
    lastDay: t.expose('lastDay', { type: 'Date', description: 'Sunday of the last week.' }),
    proofBasis: t.field({
      type: 'JSON',
      nullable: true,
      description:
        "All by which the weeks are proved, for clients that run the planner's own rules: it changes its form with them. Null: the weeks cannot be judged as things stand.",
      complexity: { field: ASKS_ANEW },
      resolve: ({ athleteId }, _args, { deps }) => readProofBasis(deps, athleteId),
    }),
    weeks: t.field({
      type: [TrainingWeek],
      nullOnError: true,
      description: 'In order.',
      complexity: listOf(SCHEDULE_WEEKS),
      resolve: ({ weeks }) => [...weeks],
    }),
  }),
});

nodeKind('schedule', 'Schedule', async (id, { deps, viewer }) => {
  const seen =
    viewer &&
    (await deps.db.athlete.findFirst({ where: { AND: [{ id }, visibleTo(viewer).athlete] }, select: { id: true } }));
  return seen ? readSchedule(deps, viewer, id) : null;
});

builder.prismaObjectField(Athlete, 'schedule', (t) =>
  t.field({
    type: Schedule,
    nullable: true,
    description: 'Null: nothing generated yet.',
    complexity: { field: ASKS_ANEW },
    resolve: (athlete: object & { id: string; schedule?: DomainSchedule | null }, _args, context) =>
      athlete.schedule === undefined ? readSchedule(context.deps, viewerOf(context), athlete.id) : athlete.schedule,
  }),
);

const GenerateScheduleInput = builder.inputType('GenerateScheduleInput', {
  description: 'How the schedule is made.',
  fields: (t) => ({
    mode: t.field({ type: ScheduleMode, description: 'What it follows.' }),
    selectedSports: t.field({
      type: [Sport],
      required: false,
      description: 'Needed to train consistently; else the season plan names them.',
    }),
    athleteId: t.id({ required: false, description: 'An athlete whom you coach; left out: you.' }),
  }),
});

interface Generated {
  athleteId: string;
  revision: AnsweredRevision;
  warnings: readonly CorePlanWarning[];
}

const GenerateSchedulePayload = builder.objectRef<Generated>('GenerateSchedulePayload').implement({
  description: 'The four weeks are planned.',
  fields: (t) => ({
    athlete: athleteField(t, 'The athlete with the schedule.'),
    revision: revisionField(t),
    unchanged: unchangedField(t),
    warnings: t.field({
      type: [PlanWarning],
      description: 'What the planner warns of.',
      resolve: ({ warnings, athleteId }, _args, { viewer }) =>
        warnings.map((one) => warningFor(one, readerOf(viewer, athleteId))),
    }),
  }),
});

builder.mutationField('generateSchedule', (t) =>
  t.field({
    type: GenerateSchedulePayload,
    description: 'Plans the current week and the next three anew; finished and locked workouts and past days stay.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, PlanConflict],
      directResult: true,
      union: { name: 'GenerateScheduleResult', description: 'The planned weeks, or why nothing changed.' },
    },
    args: { input: t.arg({ type: GenerateScheduleInput, description: 'How it is made.' }) },
    resolve: (_root, { input: { athleteId, ...input } }, context) =>
      generateSchedule(
        context.deps,
        viewerOf(context),
        input,
        athleteId == null ? undefined : decodeId('athlete', athleteId),
      ),
  }),
);

const PreviewedWeek = builder.objectRef<DomainPreviewedWeek>('PreviewedWeek').implement({
  description: 'One week as planning it anew would leave it.',
  fields: (t) => ({
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Its Monday.' }),
    minutesBefore: t.exposeInt('minutesBefore', { description: 'Planned minutes as it stands, races left out.' }),
    minutesAfter: t.exposeInt('minutesAfter', { description: 'Planned minutes as it would be, races left out.' }),
    changes: t.field({
      type: [WorkoutChange],
      description: 'Each workout that goes, comes or becomes another, by day.',
      resolve: ({ changes }) => [...changes],
    }),
    staying: t.exposeInt('staying', { description: 'How many workouts stay just as they are.' }),
    kept: t.field({
      type: [SessionSnapshot],
      description: 'Of those, the ones ahead that somebody made, moved or edited.',
      resolve: ({ kept }) => [...kept],
    }),
  }),
});

const SchedulePreview = builder.objectRef<DomainSchedulePreview>('SchedulePreview').implement({
  description: 'What planning the weeks anew would make of them; nothing has changed yet.',
  fields: (t) => ({
    weeks: t.field({ type: [PreviewedWeek], description: 'In order.', resolve: ({ weeks }) => [...weeks] }),
    warnings: t.field({
      type: [PlanWarning],
      description: 'What the planner would warn of.',
      resolve: ({ warnings, athleteId }, _args, { viewer }) =>
        warnings.map((one) => warningFor(one, readerOf(viewer, athleteId))),
    }),
  }),
});

builder.mutationField('previewSchedule', (t) =>
  t.field({
    type: SchedulePreview,
    description:
      'Shows what `generateSchedule` would make of the current week and the next three, and changes nothing.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, PlanConflict],
      directResult: true,
      union: { name: 'PreviewScheduleResult', description: 'What would change, or why it cannot be planned.' },
    },
    args: { input: t.arg({ type: GenerateScheduleInput, description: 'How it would be made.' }) },
    resolve: (_root, { input: { athleteId, ...input } }, context) =>
      previewSchedule(
        context.deps,
        viewerOf(context),
        input,
        athleteId == null ? undefined : decodeId('athlete', athleteId),
      ),
  }),
);

const ScheduleUpdate = builder.objectRef<RevisionRow>('ScheduleUpdate').implement({
  description: 'Sent after commit. A client that sees a gap in revision refetches.',
  fields: (t) => ({
    revision: t.exposeInt('number', { description: 'Number of the revision; each follows the one before.' }),
    cause: t.field({
      type: RevisionCause,
      description: 'What the change was.',
      resolve: ({ cause }) => cause as DomainCause,
    }),
    summary: t.string({
      description: 'One sentence for people: to the athlete, or of them to their coach.',
      resolve: (revision, _args, { viewer }) => summaryFor(revision, readerOf(viewer, revision.athleteId)),
    }),
    actorRole: t.field({
      type: ActorRole,
      description: 'Who made it.',
      resolve: ({ actorRole }) => actorRole as DomainActorRole,
    }),
    athlete: athleteField(t, 'The athlete as of now, read under your own rights.'),
  }),
});

builder.subscriptionField('scheduleUpdated', (t) =>
  t.field({
    type: ScheduleUpdate,
    description: 'Every change of a schedule that you may see, in order. Ends when you may no longer see it.',
    authScopes: { signedIn: true },
    args: {
      athleteId: t.arg.id({ description: 'Whose schedule.' }),
      since: t.arg.int({
        required: false,
        description:
          'Number of the last revision that you know: begins with the one after it. Left out: with the next.',
      }),
    },
    subscribe: (_root, { athleteId, since }, { deps, stillViewer }) =>
      followSchedule(deps, stillViewer, decodeId('athlete', athleteId), since),
    resolve: (revision) => revision,
  }),
);

const AthleteUpdate = builder.objectRef<AthleteLook>('AthleteUpdate').implement({
  description: 'Something about an athlete may have changed.',
  fields: (t) => ({
    revision: t.exposeInt('revision', {
      description:
        'Number of the latest revision of their schedule. The same as before: what changed is no revision, such as the profile or what their coach teaches, and may be a limit of the weeks.',
    }),
    athlete: athleteField(t, 'The athlete as of now, read under your own rights.'),
  }),
});

builder.subscriptionField('athleteUpdated', (t) =>
  t.field({
    type: AthleteUpdate,
    description:
      'An athlete as of now, and again after every change of them: a check-in, a recording, the profile, what their coach teaches, the schedule. Changes close together come as one. Ends when you may no longer see them.',
    authScopes: { signedIn: true },
    args: { athleteId: t.arg.id({ description: 'Whom.' }) },
    subscribe: (_root, { athleteId }, { deps, stillViewer }) =>
      followAthlete(deps, stillViewer, decodeId('athlete', athleteId)),
    resolve: (update) => update,
  }),
);
