import { decodeId, encodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import {
  coachingsOf,
  enableCoaching,
  endCoaching,
  readCoachNotes,
  updateCoachNotes,
} from '../domain/coaching/coaching.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import type { CoachAssignment } from '../generated/prisma/client.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Coach, coachBy } from './coach.ts';
import { ProgramType } from './enums.ts';
import { User } from './viewer.ts';

const Coaching = builder.objectRef<CoachAssignment>('Coaching').implement({
  description: 'A coach works with an athlete.',
  fields: (t) => ({
    coach: t.prismaField({
      type: Coach,
      description: 'The coach.',
      resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
    }),
    since: t.field({ type: 'DateTime', description: 'Since when.', resolve: ({ assignedAt }) => assignedAt }),
  }),
});

builder.prismaObjectFields(Athlete, (t) => ({
  coachings: t.field({
    type: [Coaching],
    nullOnError: true,
    description: 'Their coaches, the longest first; a coach sees only themself.',
    select: { id: true },
    resolve: ({ id }, _args, context) => coachingsOf(context.deps, viewerOf(context), id),
  }),
  coachNotes: t.string({
    nullable: true,
    description: 'What you note about them as their coach; null: nothing, or you are not their coach.',
    select: { id: true },
    resolve: ({ id }, _args, context) => readCoachNotes(context.deps, viewerOf(context), id),
  }),
  email: t.string({
    description: 'E-mail address.',
    select: { user: { select: { email: true } } },
    resolve: ({ user }) => user.email,
  }),
  program: t.field({
    type: ProgramType,
    description: 'Programme that they follow.',
    select: { programType: true },
    resolve: ({ programType }) => programType as 'benchmarking' | '30-30-challenge',
  }),
  programType: t.exposeString('programType', {
    description: 'benchmarking or 30-30-challenge.',
    deprecationReason: 'Use `program`. May go from 2027-06-01.',
  }),
}));

const EnableCoachingPayload = builder
  .objectRef<{ coachId: string; userId: string }>('EnableCoachingPayload')
  .implement({
    description: 'You are a coach.',
    fields: (t) => ({
      coach: t.prismaField({
        type: Coach,
        description: 'You as a coach.',
        resolve: (query, { coachId }, _args, { deps }) =>
          deps.db.coach.findUniqueOrThrow({ ...query, where: { id: coachId } }),
      }),
      user: t.prismaField({
        type: User,
        description: 'Your account.',
        resolve: (query, { userId }, _args, { deps }) =>
          deps.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

builder.mutationField('enableCoaching', (t) =>
  t.field({
    type: EnableCoachingPayload,
    description: 'Gives your account a coach role beside its athlete; asking again changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const { userId } = viewerOf(context);
      return { coachId: await enableCoaching(context.deps, viewerOf(context)), userId };
    },
  }),
);

const EndCoachingInput = builder.inputType('EndCoachingInput', {
  description: 'Who with whom; you are one of the two.',
  fields: (t) => ({
    athleteId: t.id({ description: 'The athlete.' }),
    coachId: t.id({ description: 'The coach.' }),
  }),
});

const EndCoachingPayload = builder.objectRef<{ athleteId: string; coachId: string }>('EndCoachingPayload').implement({
  description: 'The coach no longer sees the athlete.',
  fields: (t) => ({
    athleteId: t.id({ description: 'The athlete.', resolve: ({ athleteId }) => encodeId('athlete', athleteId) }),
    coachId: t.id({ description: 'The coach.', resolve: ({ coachId }) => encodeId('coach', coachId) }),
    athlete: t.prismaField({
      type: Athlete,
      nullable: true,
      description: 'The athlete; null: you may no longer see them.',
      resolve: (query, { athleteId }, _args, { deps, viewer }) =>
        deps.db.athlete.findFirst({ ...query, where: { AND: [{ id: athleteId }, visibleTo(viewer).athlete] } }),
    }),
    coach: t.prismaField({
      type: Coach,
      nullable: true,
      description: 'The coach; null: you may no longer see them.',
      resolve: (query, { coachId }, _args, { deps, viewer }) =>
        deps.db.coach.findFirst({ ...query, where: { AND: [{ id: coachId }, visibleTo(viewer).coach] } }),
    }),
  }),
});

builder.mutationField('endCoaching', (t) =>
  t.field({
    type: EndCoachingPayload,
    description: 'Ends what a coach may see and do, at once; coach and athlete both may.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: EndCoachingInput, description: 'Who with whom.' }) },
    resolve: (_root, { input }, context) =>
      endCoaching(context.deps, viewerOf(context), {
        athleteId: decodeId('athlete', input.athleteId),
        coachId: decodeId('coach', input.coachId),
      }),
  }),
);

const UpdateCoachNotesInput = builder.inputType('UpdateCoachNotesInput', {
  description: 'Notes about an athlete, for yourself.',
  fields: (t) => ({
    athleteId: t.id({ description: 'An athlete whom you coach.' }),
    notes: t.string({ required: false, description: 'At most 10,000 characters; left out or blank: none.' }),
  }),
});

const UpdateCoachNotesPayload = builder.objectRef<{ athleteId: string }>('UpdateCoachNotesPayload').implement({
  description: 'The notes are kept.',
  fields: (t) => ({
    athlete: athleteField(t, 'The athlete.'),
  }),
});

builder.mutationField('updateCoachNotes', (t) =>
  t.field({
    type: UpdateCoachNotesPayload,
    description: 'Keeps what you note about an athlete; the athlete does not see it here.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'UpdateCoachNotesResult', description: 'The notes are kept, or what is wrong with them.' },
    },
    args: { input: t.arg({ type: UpdateCoachNotesInput, description: 'The notes.' }) },
    resolve: async (_root, { input: { athleteId, ...given } }, context) => ({
      athleteId: await updateCoachNotes(context.deps, viewerOf(context), decodeId('athlete', athleteId), given),
    }),
  }),
);
