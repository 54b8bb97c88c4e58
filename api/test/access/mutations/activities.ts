import { activityId, somethingMatched, somethingRecorded, proposalId, somethingProposed } from '../acts.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { mutation } from './mutation.ts';

export const ACTIVITIES: Record<string, Door> = {
  acceptThresholdProposal: {
    rule: 'ownThing',
    first: somethingProposed,
    send: mutation('acceptThresholdProposal', 'AcceptThresholdProposalInput', (id) => ({
      proposalId: id(proposalId()),
    })),
  },
  dismissThresholdProposal: {
    rule: 'ownThing',
    first: somethingProposed,
    send: mutation('dismissThresholdProposal', 'DismissThresholdProposalInput', (id) => ({
      proposalId: id(proposalId()),
    })),
  },
  matchActivity: {
    rule: 'edit',
    first: somethingRecorded,
    send: mutation('matchActivity', 'MatchActivityInput', (id) => ({
      activityId: id(activityId()),
      workoutId: id(theWorld().ids.done),
    })),
  },
  addActivity: {
    rule: 'edit',
    send: mutation('addActivity', 'AddActivityInput', (id, { viewer }) => ({
      athleteId: id(theWorld().ids.athlete),
      source: 'a program',
      externalId: viewer?.userId ?? 'nobody',
      sport: 'CYCLING',
      startedAt: '2020-01-01T06:00:00Z',
      movingSec: 3600,
    })),
  },
  unmatchActivity: {
    rule: 'edit',
    first: somethingMatched,
    send: mutation('unmatchActivity', 'UnmatchActivityInput', (id) => ({ activityId: id(activityId()) })),
  },
  deleteActivity: {
    rule: 'tell',
    first: somethingMatched,
    send: mutation('deleteActivity', 'DeleteActivityInput', (id) => ({ activityId: id(activityId()) })),
  },
};
