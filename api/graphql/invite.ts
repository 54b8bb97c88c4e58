import { decodeId, encodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import {
  acceptCoachInvite,
  type AnsweredInvite,
  createCoachInvite,
  declineCoachInvite,
  INVITE_RENEWAL,
  type LookedAtInvite,
  lookAtInvite,
  type MadeInvite,
  revokeCoachInvite,
} from '../domain/coaching/invite.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { secret } from './secret.ts';
import { Coach, coachBy, CoachInvite } from './coach.ts';
import { InviteStatus } from './enums.ts';

builder.prismaObjectField(Coach, 'mailsInvites', (t) =>
  t.boolean({
    description: 'This server mails invitations to the addresses that you give.',
    resolve: (_coach, _args, { deps }) => deps.mail !== null,
  }),
);

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

const CreateCoachInviteInput = builder.inputType('CreateCoachInviteInput', {
  description: 'An invitation.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Whom it is for, for your own list; at most 100 characters.' }),
    email: t.string({
      required: false,
      description: 'Where it is mailed to, on a server that sends mail; left out or blank: you send the link yourself.',
    }),
  }),
});

const CreateCoachInvitePayload = builder.objectRef<MadeInvite>('CreateCoachInvitePayload').implement({
  description: 'The invitation is ready to be sent, or on its way.',
  fields: (t) => ({
    invite: t.expose('invite', { type: CoachInvite, description: 'The invitation.' }),
    token: t.exposeString('token', {
      extensions: secret(INVITE_RENEWAL),
      description: 'Told once: whoever has it may accept.',
    }),
    path: t.string({
      extensions: secret(INVITE_RENEWAL),
      description: "Path of its link, after the server's own address.",
      resolve: ({ token }) => `/invite/${token}`,
    }),
    mailedTo: t.exposeString('mailedTo', {
      nullable: true,
      description: 'The address that it is on its way to; null: you send the link yourself.',
    }),
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
    description: 'Makes an invitation for an athlete: good once, for 14 days. No access token may.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'CreateCoachInviteResult', description: 'The invitation, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateCoachInviteInput, description: 'The invitation.' }) },
    resolve: (_root, { input }, context) => createCoachInvite(context.deps, viewerOf(context), input, context.site),
  }),
);

const RevokeCoachInviteInput = builder.inputType('RevokeCoachInviteInput', {
  description: 'Which invitation.',
  fields: (t) => ({ inviteId: t.id({ description: 'The invitation.' }) }),
});

const RevokeCoachInvitePayload = builder
  .objectRef<{ id: string; coachId: string }>('RevokeCoachInvitePayload')
  .implement({
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
      return {
        id: await revokeCoachInvite(context.deps, viewer, decodeId('invite', input.inviteId)),
        coachId: viewer.coachId!,
      };
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
    coach: t.prismaField({
      type: Coach,
      description: 'Your coach.',
      resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
    }),
    athlete: athleteField(t, 'You.'),
  }),
});

builder.mutationField('acceptCoachInvite', (t) =>
  t.field({
    type: AcceptCoachInvitePayload,
    description:
      'Lets the coach of an invitation see and plan your training, until either of you ends it. No access token may.',
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
