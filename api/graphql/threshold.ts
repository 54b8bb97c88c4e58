import { unitsOf } from '../domain/kernel/reader.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import type { ThresholdName as CoreName } from '../core/codes/threshold.ts';
import {
  acceptThresholdProposal,
  dismissThresholdProposal,
  readThresholdProposals,
  proposalSentence,
  recordSentence,
  thresholdHistory,
  type ThresholdProposal as Proposal,
} from '../domain/athlete/thresholdProposal.ts';
import type { AnsweredRevision } from '../domain/revision/revision.ts';
import type { ThresholdRecord as RecordRow } from '../generated/prisma/client.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { enumOf } from './enumOf.ts';
import { revisionField, unchangedField } from './revision.ts';

const ThresholdName = enumOf('ThresholdName', 'A threshold of an athlete.', {
  ftp: 'Functional threshold power, watts.',
  runThresholdSpeed: 'Running speed at threshold, metres per second.',
  css: 'Critical swim speed, metres per second.',
  lthr: 'Heart rate at lactate threshold, beats per minute.',
});
const ThresholdDecision = enumOf(
  'ThresholdDecision',
  'What became of a proposal, or where else a threshold came from.',
  {
    accepted: 'It was written into the profile.',
    dismissed: 'The threshold stayed as it was.',
    entered: 'It was no proposal: the athlete wrote it into their profile.',
    undone: 'An undo took it back.',
  },
);

const ThresholdProposal = builder.objectRef<Proposal>('ThresholdProposal').implement({
  description:
    'What a threshold should become by tests, races and recorded efforts. Nothing is written until it is accepted.',
  fields: (t) => ({
    proposalId: t.id({
      description: 'Names it when it is decided; another one once the evidence or the threshold has changed.',
      resolve: ({ id }) => encodeId('proposal', id),
    }),
    threshold: t.expose('threshold', { type: ThresholdName, description: 'Which threshold.' }),
    from: t.exposeFloat('from', { nullable: true, description: 'As it is on file; null: not measured.' }),
    to: t.exposeFloat('to', { description: 'What it should become, in the same unit.' }),
    sentence: t.string({
      description:
        'One sentence for people, in the units of the account that reads it: before, after and the evidence.',
      resolve: (proposal, _args, { viewer }) => proposalSentence(proposal, unitsOf(viewer)),
    }),
    evidenceDate: t.field({
      type: 'Date',
      description: 'The day of the evidence.',
      resolve: ({ evidence }) => evidence.day,
    }),
  }),
});

const ThresholdRecord = builder.objectRef<RecordRow>('ThresholdRecord').implement({
  description:
    'A proposal that was accepted or dismissed, or a value that was entered by hand. An undo takes the value back; the record stays, and says so.',
  fields: (t) => ({
    threshold: t.field({
      type: ThresholdName,
      description: 'Which threshold.',
      resolve: ({ threshold }) => threshold as CoreName,
    }),
    value: t.exposeFloat('value', { description: 'As it was proposed or entered.' }),
    previous: t.exposeFloat('previous', { nullable: true, description: 'What was on file; null: nothing.' }),
    decision: t.field({
      type: ThresholdDecision,
      description: 'What became of it.',
      resolve: ({ decision }) => decision as 'accepted' | 'dismissed' | 'entered' | 'undone',
    }),
    sentence: t.string({
      nullable: true,
      description: 'One sentence for people: before, after and the evidence; null: nothing is known of the evidence.',
      resolve: (record, _args, { viewer }) => recordSentence(record, unitsOf(viewer)),
    }),
    decidedAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ decidedAt }) => decidedAt }),
  }),
});

builder.prismaObjectFields(Athlete, (t) => ({
  thresholdProposals: t.field({
    type: [ThresholdProposal],
    description: 'What thresholds should become by tests, races and recorded efforts of late; empty: they fit.',
    complexity: { field: 50 },
    resolve: ({ id }, _args, context) => readThresholdProposals(context.deps, viewerOf(context), id),
  }),
  thresholdHistory: t.field({
    type: [ThresholdRecord],
    description: 'Proposals that were decided and values that were entered, the latest 50, latest first.',
    complexity: { field: 10, multiplier: 5 },
    resolve: ({ id }, _args, { deps, viewer }) => thresholdHistory(deps.db, viewer, id),
  }),
}));

const AcceptThresholdProposalInput = builder.inputType('AcceptThresholdProposalInput', {
  description: 'Which proposal, as it was looked at.',
  fields: (t) => ({ proposalId: t.id({ description: 'Id that `Athlete.thresholdProposals` gave.' }) }),
});
const DismissThresholdProposalInput = builder.inputType('DismissThresholdProposalInput', {
  description: 'Which proposal.',
  fields: (t) => ({ proposalId: t.id({ description: 'Id that `Athlete.thresholdProposals` gave.' }) }),
});

interface Decided {
  athleteId: string;
  record: RecordRow;
}

const AcceptThresholdProposalPayload = builder
  .objectRef<Decided & { revision: AnsweredRevision }>('AcceptThresholdProposalPayload')
  .implement({
    description: 'The threshold is in the profile, and workouts to come aim by it.',
    fields: (t) => ({
      athlete: athleteField(t, 'You, with all that follows from it.'),
      record: t.expose('record', { type: ThresholdRecord, description: 'What is kept of it.' }),
      revision: revisionField(t, 'The change; undoing it takes the threshold back as well.'),
      unchanged: unchangedField(t),
    }),
  });
const DismissThresholdProposalPayload = builder.objectRef<Decided>('DismissThresholdProposalPayload').implement({
  description: 'The threshold stays as it is.',
  fields: (t) => ({
    athlete: athleteField(t, 'You as an athlete.'),
    record: t.expose('record', { type: ThresholdRecord, description: 'What is kept of it.' }),
  }),
});

builder.mutationFields((t) => ({
  acceptThresholdProposal: t.field({
    type: AcceptThresholdProposalPayload,
    description: 'Writes a proposed threshold into your profile, and what workouts to come aim at, as one change.',
    authScopes: { signedIn: true },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'AcceptThresholdProposalResult', description: 'The threshold as it is now.' },
    },
    args: { input: t.arg({ type: AcceptThresholdProposalInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      acceptThresholdProposal(context.deps, viewerOf(context), decodeId('proposal', input.proposalId)),
  }),
  dismissThresholdProposal: t.field({
    type: DismissThresholdProposalPayload,
    description: 'Leaves a threshold as it is; the same evidence is not told again.',
    authScopes: { signedIn: true },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'DismissThresholdProposalResult', description: 'The threshold as it is.' },
    },
    args: { input: t.arg({ type: DismissThresholdProposalInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      dismissThresholdProposal(context.deps, viewerOf(context), decodeId('proposal', input.proposalId)),
  }),
}));
