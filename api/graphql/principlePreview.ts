import { notHeldText } from '../core/messages/planWarning.ts';
import { COACH } from '../core/messages/reader.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import {
  type AppliedPrinciple,
  applyPrinciple,
  type PrincipleOutcome as DomainOutcome,
} from '../domain/principle/principleApplication.ts';
import type { PrincipleChange as DomainChange } from '../domain/principle/principleFollowing.ts';
import {
  type PrincipleForAthlete,
  type PrinciplePreview as DomainPreview,
  previewPrinciple,
} from '../domain/principle/principlePreview.ts';
import { undoPrinciple } from '../domain/principle/principleUndo.ts';
import type { Principle as PrincipleRow } from '../generated/prisma/client.ts';
import { builder, viewerOf } from './builder.ts';
import { COSTLY } from './cost.ts';
import { PhaseType, PrincipleType } from './enums.ts';
import { SessionSnapshot } from './history.ts';
import { athleteIdOf, CompiledPrincipleType, Principle, principleBy, PrincipleConflict } from './principle.ts';
import { seenAthleteField } from './seenAthlete.ts';

const PrincipleChange = builder.objectRef<DomainChange>('PrincipleChange').implement({
  description: 'What a principle would do to one workout.',
  fields: (t) => ({
    workoutId: t.id({
      description: 'The workout; of one that would be new, no workout yet.',
      resolve: ({ workoutId }) => encodeId('workout', workoutId),
    }),
    before: t.expose('before', {
      type: SessionSnapshot,
      nullable: true,
      description: 'As it stands; null: it is not there.',
    }),
    after: t.expose('after', {
      type: SessionSnapshot,
      nullable: true,
      description: 'As it would be; null: it would go.',
    }),
  }),
});

const AthletePrinciplePreview = builder.objectRef<PrincipleForAthlete>('AthletePrinciplePreview').implement({
  description: 'What a principle would do to the schedule of one athlete.',
  fields: (t) => ({
    athlete: seenAthleteField(t),
    changes: t.field({
      type: [PrincipleChange],
      description: 'Workouts that would change, in the order of days.',
      resolve: ({ changes }) => [...changes],
    }),
    notHeld: t.stringList({
      description: 'Where it could not be kept, and why.',
      resolve: ({ notHeld }) => notHeld.map((one) => notHeldText(one, COACH)),
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing can be said; null: something can.',
    }),
  }),
});

const PrinciplePreview = builder.objectRef<DomainPreview>('PrinciplePreview').implement({
  description: 'What a principle would do to the next four weeks of the athletes whom it concerns. Nothing is changed.',
  fields: (t) => ({
    compiled: t.expose('compiled', { type: CompiledPrincipleType, description: 'What the planner makes of it.' }),
    conflicts: t.field({
      type: [PrincipleConflict],
      description: 'Principles of yours that cannot be kept together with it.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
    summary: t.exposeString('summary', {
      description: 'One sentence, such as "Would change 7 workouts for 3 of your 12 athletes in the next 4 weeks."',
    }),
    athletes: t.exposeInt('athletes', { description: 'Athletes looked at.' }),
    changedAthletes: t.exposeInt('changedAthletes', { description: 'Athletes whose schedule would change.' }),
    changedWorkouts: t.exposeInt('changedWorkouts', { description: 'Workouts that would change.' }),
    affected: t.field({
      type: [AthletePrinciplePreview],
      description:
        'The most changed first; those of whom nothing can be said last. Athletes without a difference are left out.',
      resolve: ({ affected }) => [...affected],
    }),
  }),
});

const PrincipleOutcome = builder.objectRef<DomainOutcome>('PrincipleOutcome').implement({
  description: 'What became of it for one athlete.',
  fields: (t) => ({
    athlete: seenAthleteField(t),
    revisionId: t.id({
      nullable: true,
      description: 'The change, to be taken back by undoScheduleChange; null: nothing was changed.',
      resolve: ({ revisionId }) => revisionId && encodeId('revision', revisionId),
    }),
    changedWorkouts: t.exposeInt('changedWorkouts', { description: 'Workouts that changed.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing was done; null: all was done.',
    }),
  }),
});

const PreviewPrincipleInput = builder.inputType('PreviewPrincipleInput', {
  description: 'Which principle: one on file, one on file with other words, or one not yet added.',
  fields: (t) => ({
    principleId: t.id({ required: false, description: 'The principle on file; left out: one not yet added.' }),
    type: t.field({ type: PrincipleType, required: false, description: 'What it is about; left out: as on file.' }),
    principleType: t.string({
      required: false,
      description: 'training_philosophy, schedule_adjustment or phase_specific.',
      deprecationReason: 'Use `type`. May go from 2027-06-01.',
    }),
    context: t.string({ required: false, description: 'Whom or what it is about; left out: as on file.' }),
    principle: t.string({ required: false, description: 'What is to be done; left out: as on file.' }),
    phaseType: t.field({
      type: PhaseType,
      required: false,
      description: 'Phase that it is for; left out: as on file.',
    }),
    workoutType: t.string({ required: false, description: 'Kind of workout that it is for; left out: as on file.' }),
    athleteId: t.id({ required: false, description: 'Only this athlete; left out: all whom it concerns.' }),
  }),
});
const PreviewPrinciplePayload = builder.objectRef<{ preview: DomainPreview }>('PreviewPrinciplePayload').implement({
  description: 'The preview.',
  fields: (t) => ({ preview: t.expose('preview', { type: PrinciplePreview, description: 'What it would do.' }) }),
});
const ApplyPrincipleInput = builder.inputType('ApplyPrincipleInput', {
  description: 'Which principle the schedules are to follow now.',
  fields: (t) => ({
    principleId: t.id({ description: 'The principle.' }),
    athleteIds: t.idList({ required: false, description: 'Some of the athletes whom it concerns; left out: all.' }),
  }),
});
const ApplyPrinciplePayload = builder.objectRef<AppliedPrinciple>('ApplyPrinciplePayload').implement({
  description: 'The schedules follow the principle.',
  fields: (t) => ({
    applicationId: t.id({
      nullable: true,
      description: 'What undoPrinciple takes back; null: nothing was changed.',
      resolve: ({ actId }) => actId && encodeId('application', actId),
    }),
    principle: t.prismaField({
      type: Principle,
      description: 'The principle.',
      resolve: (query, { principle }, _args, context) => principleBy(query, principle.id, context),
    }),
    outcomes: t.field({
      type: [PrincipleOutcome],
      description: 'For each athlete, what was done.',
      resolve: ({ outcomes }) => [...outcomes],
    }),
  }),
});
const UndoPrincipleInput = builder.inputType('UndoPrincipleInput', {
  description: 'Which act is to be taken back.',
  fields: (t) => ({ applicationId: t.id({ description: 'The act.' }) }),
});
const UndoPrinciplePayload = builder
  .objectRef<{ principle: PrincipleRow; outcomes: readonly DomainOutcome[] }>('UndoPrinciplePayload')
  .implement({
    description: 'The schedules are as before; the principle stays.',
    fields: (t) => ({
      principle: t.prismaField({
        type: Principle,
        description: 'The principle.',
        resolve: (query, { principle }, _args, context) => principleBy(query, principle.id, context),
      }),
      outcomes: t.field({
        type: [PrincipleOutcome],
        description: 'For each athlete, what was taken back, or why nothing was; empty: all was taken back before.',
        resolve: ({ outcomes }) => [...outcomes],
      }),
    }),
  });

builder.mutationFields((t) => ({
  undoPrinciple: t.field({
    type: UndoPrinciplePayload,
    description:
      'Takes back what applyPrinciple did, for all of its athletes; a schedule that has changed since stays. The principle itself stays on.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UndoPrincipleInput, description: 'Which act.' }) },
    resolve: (_root, { input }, context) =>
      undoPrinciple(context.deps, viewerOf(context), decodeId('application', input.applicationId)),
  }),
  previewPrinciple: t.field({
    // plans the weeks of every athlete
    complexity: COSTLY,
    type: PreviewPrinciplePayload,
    description: 'Shows what a principle would change in the schedules of your athletes. Changes nothing.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'PreviewPrincipleResult', description: 'The preview, or what is wrong with the request.' },
    },
    args: { input: t.arg({ type: PreviewPrincipleInput, description: 'Which principle.' }) },
    resolve: async (
      _root,
      { input: { principleId, context: about, principle, athleteId, type, ...input } },
      context,
    ) => ({
      preview: await previewPrinciple(
        context.deps,
        viewerOf(context),
        principleId ? decodeId('principle', principleId) : undefined,
        {
          ...input,
          ...(type && { principleType: type }),
          context: about ?? undefined,
          principle: principle ?? undefined,
          athleteId: athleteIdOf(athleteId),
        },
      ),
    }),
  }),
  applyPrinciple: t.field({
    // plans the weeks of every athlete
    complexity: COSTLY,
    type: ApplyPrinciplePayload,
    description:
      'Makes the schedules of your athletes follow a principle now, one change each that can be taken back. Finished and locked workouts stay.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'ApplyPrincipleResult', description: 'What was done, or why nothing was.' },
    },
    args: { input: t.arg({ type: ApplyPrincipleInput, description: 'Which principle.' }) },
    resolve: (_root, { input: { principleId, athleteIds } }, context) =>
      applyPrinciple(
        context.deps,
        viewerOf(context),
        decodeId('principle', principleId),
        athleteIds ? athleteIds.map((id) => athleteIdOf(id)!) : null,
      ),
  }),
}));
