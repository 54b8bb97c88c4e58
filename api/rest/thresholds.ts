import type { Viewer } from '../domain/kernel/access.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import {
  acceptThresholdProposal,
  dismissThresholdProposal,
  proposalSentence,
  readThresholdProposals,
  recordSentence,
  thresholdHistory,
  type ThresholdProposal,
} from '../domain/athlete/thresholdProposal.ts';
import type { Route } from './router.ts';

const proposalShape = (proposal: ThresholdProposal, { units }: Viewer) => {
  const { id, threshold, from, to, evidence } = proposal;
  return {
    id: encodeId('proposal', id),
    threshold,
    from,
    to,
    sentence: proposalSentence(proposal, units),
    evidenceDate: evidence.day,
  };
};

type Kept = Awaited<ReturnType<typeof thresholdHistory>>[number];
const recordShape = (record: Kept, { units }: Viewer) => {
  const { id, threshold, value, previous, decision, decidedAt } = record;
  return {
    id: encodeId('threshold', id),
    threshold,
    value,
    previous,
    decision,
    sentence: recordSentence(record, units),
    decidedAt: decidedAt.toISOString(),
  };
};

const proposalId = (params: Readonly<Record<string, string>>) => decodeId('proposal', params.proposalId!);

export const thresholdRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/thresholds/proposals',
    auth: 'session',
    handler: async ({ deps, viewer }) => {
      const proposals = await readThresholdProposals(deps, viewer, viewer.athleteId);
      const history = await thresholdHistory(deps.db, viewer, viewer.athleteId);
      return {
        body: {
          proposals: proposals.map((each) => proposalShape(each, viewer)),
          history: history.map((each) => recordShape(each, viewer)),
        },
      };
    },
  },
  {
    method: 'POST',
    path: '/api/thresholds/proposals/:proposalId/accept',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      const { record, revision } = await acceptThresholdProposal(deps, viewer, proposalId(params));
      return {
        body: { success: true, record: recordShape(record, viewer), revisionId: encodeId('revision', revision.id) },
      };
    },
  },
  {
    method: 'POST',
    path: '/api/thresholds/proposals/:proposalId/dismiss',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      const { record } = await dismissThresholdProposal(deps, viewer, proposalId(params));
      return { body: { success: true, record: recordShape(record, viewer) } };
    },
  },
];
