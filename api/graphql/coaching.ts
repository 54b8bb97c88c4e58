import { decodeId, encodeId } from '../core/ids.ts';
import { visibleTo } from '../domain/access.ts';
import { coachingsOf, enableCoaching, endCoaching, readCoachNotes, updateCoachNotes } from '../domain/coaching.ts';
import { InvalidInput, NotPossible } from '../domain/errors.ts';
import {
  acceptCoachInvite,
  type AnsweredInvite,
  createCoachInvite,
  declineCoachInvite,
  type LookedAtInvite,
  lookAtInvite,
  revokeCoachInvite,
} from '../domain/invite.ts';
import type { CoachAssignment, CoachInvite as InviteRow, Prisma } from '../generated/prisma/client.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, type Context, viewerOf } from './builder.ts';
import { Coach, CoachInvite } from './coach.ts';
import { InviteStatus } from './enums.ts';
import { User } from './viewer.ts';

const coachBy = (query: object, id: string, { deps, viewer }: Context) =>
  deps.db.coach.findFirstOrThrow({ ...(query as Prisma.CoachFindFirstOrThrowArgs), where: { AND: [{ id }, visibleTo(viewer).coach] } });

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
  programType: t.exposeString('programType', { description: 'benchmarking or 30-30-challenge.' }),
}));

const InvitePreview = builder.objectRef<LookedAtInvite>('InvitePreview').implement({
  description: 'An invitation as whoever holds its link sees it.',
  fields: (t) => ({
    coachFirstName: t.string({ description: "The coach's first name.", resolve: ({ coach }) => coach.firstName }),
    coachLastName: t.string({ description: "The coach's last name.", resolve: ({ coach }) => coach.lastName }),
    status: t.expose('status', { type: InviteStatus, description: 'Whether it can be accepted.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'When it ends.', resolve: ({ expiresAt }) => expiresAt }),
    isOwn: t.exposeBoolean('isOwn', { description: 'You made it.' }),
    isCoachedAlready: t.exposeBoolean('isCoachedAlready', { description: 'This coach coaches you already.' }),
  }),
});

builder.queryField('coachInvite', (t) =>
  t.field({
    type: InvitePreview,
    nullable: true,
    description: 'What an invitation leads to, for whoever holds its link; null: no such invitation.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'From the link.' }) },
    resolve: (_root, { token }, { deps, viewer }) => lookAtInvite(deps, viewer, token),
  }),
);

const EnableCoachingPayload = builder.objectRef<{ coachId: string; userId: string }>('EnableCoachingPayload').implement({
  description: 'You are a coach.',
  fields: (t) => ({
    coach: t.prismaField({
      type: Coach,
      description: 'You as a coach.',
      resolve: (query, { coachId }, _args, { deps }) => deps.db.coach.findUniqueOrThrow({ ...query, where: { id: coachId } }),
    }),
    user: t.prismaField({
      type: User,
      description: 'Your account.',
      resolve: (query, { userId }, _args, { deps }) => deps.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
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

const CreateCoachInviteInput = builder.inputType('CreateCoachInviteInput', {
  description: 'An invitation.',
  fields: (t) => ({ name: t.string({ required: false, description: 'Whom it is for, for your own list; at most 100 characters.' }) }),
});

const CreateCoachInvitePayload = builder.objectRef<{ invite: InviteRow; token: string }>('CreateCoachInvitePayload').implement({
  description: 'The invitation is ready to be sent.',
  fields: (t) => ({
    invite: t.expose('invite', { type: CoachInvite, description: 'The invitation.' }),
    token: t.exposeString('token', { description: 'Told once: whoever has it may accept.' }),
    path: t.string({ description: "Path of its link, after the server's own address.", resolve: ({ token }) => `/invite/${token}` }),
    coach: t.prismaField({
      type: Coach,
      description: 'You, with your open invitations.',
      resolve: (query, { invite }, _args, context) => coachBy(query, invite.coachId, context),
    }),
  }),
});

builder.mutationField('createCoachInvite', (t) =>
  t.field({
    type: CreateCoachInvitePayload,
    description: 'Makes an invitation for an athlete: good once, for 14 days.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'CreateCoachInviteResult', description: 'The invitation, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateCoachInviteInput, description: 'The invitation.' }) },
    resolve: (_root, { input }, context) => createCoachInvite(context.deps, viewerOf(context), input),
  }),
);

const RevokeCoachInviteInput = builder.inputType('RevokeCoachInviteInput', {
  description: 'Which invitation.',
  fields: (t) => ({ inviteId: t.id({ description: 'The invitation.' }) }),
});

const RevokeCoachInvitePayload = builder.objectRef<{ id: string; coachId: string }>('RevokeCoachInvitePayload').implement({
  description: 'Its link opens nothing any more.',
  fields: (t) => ({
    deletedInviteId: t.id({ description: 'The invitation.', resolve: ({ id }) => encodeId('invite', id) }),
    coach: t.prismaField({
      type: Coach,
      description: 'You, with your open invitations.',
      resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
    }),
  }),
});

builder.mutationField('revokeCoachInvite', (t) =>
  t.field({
    type: RevokeCoachInvitePayload,
    description: 'Takes an open invitation back.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RevokeCoachInviteInput, description: 'Which invitation.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      return { id: await revokeCoachInvite(context.deps, viewer, decodeId('invite', input.inviteId)), coachId: viewer.coachId! };
    },
  }),
);

const AnswerCoachInviteInput = builder.inputType('AnswerCoachInviteInput', {
  description: 'Which invitation.',
  fields: (t) => ({ token: t.string({ description: 'From the link.' }) }),
});

type Answered = AnsweredInvite & { athleteId: string };

const AcceptCoachInvitePayload = builder.objectRef<Answered>('AcceptCoachInvitePayload').implement({
  description: 'This coach now sees and plans your training.',
  fields: (t) => ({
    coach: t.prismaField({ type: Coach, description: 'Your coach.', resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context) }),
    athlete: athleteField(t, 'You.'),
  }),
});

builder.mutationField('acceptCoachInvite', (t) =>
  t.field({
    type: AcceptCoachInvitePayload,
    description: 'Lets the coach of an invitation see and plan your training, until either of you ends it.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'AcceptCoachInviteResult', description: 'Your coach, or why not.' },
    },
    args: { input: t.arg({ type: AnswerCoachInviteInput, description: 'Which invitation.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      return { ...(await acceptCoachInvite(context.deps, viewer, input)), athleteId: viewer.athleteId };
    },
  }),
);

const DeclineCoachInvitePayload = builder.objectRef<AnsweredInvite>('DeclineCoachInvitePayload').implement({
  description: 'The invitation is used up, and nobody sees your training by it.',
  fields: (t) => ({
    coachFirstName: t.string({ description: "The coach's first name.", resolve: ({ coach }) => coach.firstName }),
    coachLastName: t.string({ description: "The coach's last name.", resolve: ({ coach }) => coach.lastName }),
  }),
});

builder.mutationField('declineCoachInvite', (t) =>
  t.field({
    type: DeclineCoachInvitePayload,
    description: 'Says no to an invitation.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'DeclineCoachInviteResult', description: 'It is declined, or why not.' },
    },
    args: { input: t.arg({ type: AnswerCoachInviteInput, description: 'Which invitation.' }) },
    resolve: (_root, { input }, context) => declineCoachInvite(context.deps, viewerOf(context), input),
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
      endCoaching(context.deps, viewerOf(context), { athleteId: decodeId('athlete', input.athleteId), coachId: decodeId('coach', input.coachId) }),
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
