import {
  batchId,
  inviteId,
  inviteToken,
  somebodyGrouped,
  somethingLighter,
  somethingOffered,
  somethingReverted,
  together,
  withoutRole,
} from '../coaching.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { query, mutation } from './mutation.ts';

export const COACHING: Record<string, Door> = {
  enableCoaching: {
    rule: 'ownWrite',
    send: withoutRole(query('mutation { enableCoaching { coach { id } } }', () => ({}))),
  },
  createCoachInvite: {
    rule: 'coachOwnSession',
    send: mutation('createCoachInvite', 'CreateCoachInviteInput', () => ({ name: 'Someone' })),
  },
  revokeCoachInvite: {
    rule: 'coachEdit',
    first: somethingOffered,
    send: query(
      'mutation ($input: RevokeCoachInviteInput!) { revokeCoachInvite(input: $input) { deletedInviteId } }',
      (id) => ({ input: { inviteId: id(inviteId()) } }),
    ),
  },
  acceptCoachInvite: {
    rule: 'ownSession',
    first: somethingReverted,
    send: mutation('acceptCoachInvite', 'AnswerCoachInviteInput', () => ({ token: inviteToken() })),
  },
  declineCoachInvite: {
    rule: 'ownWrite',
    first: somethingReverted,
    send: mutation('declineCoachInvite', 'AnswerCoachInviteInput', () => ({ token: inviteToken() })),
  },
  endCoaching: {
    rule: 'edit',
    send: together(
      query('mutation ($input: EndCoachingInput!) { endCoaching(input: $input) { athleteId } }', (id) => ({
        input: { athleteId: id(theWorld().ids.athlete), coachId: theWorld().ids.coach },
      })),
    ),
  },
  updateCoachNotes: {
    rule: 'coachEdit',
    send: mutation('updateCoachNotes', 'UpdateCoachNotesInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      notes: 'Calves',
    })),
  },
  setAthleteGroup: {
    rule: 'coachEdit',
    send: mutation('setAthleteGroup', 'SetAthleteGroupInput', (id) => ({
      athleteIds: [id(theWorld().ids.athlete)],
      group: 'Marathon',
      isIn: true,
    })),
  },
  renameAthleteGroup: {
    rule: 'coachEdit',
    first: somebodyGrouped,
    send: mutation('renameAthleteGroup', 'RenameAthleteGroupInput', () => ({ group: 'Marathon', name: 'Boston' })),
  },
  saveRosterView: {
    rule: 'coachOwnWrite',
    send: mutation('saveRosterView', 'SaveRosterViewInput', () => ({ name: 'Tired', show: 'ATTENTION', sort: 'FORM' })),
  },
  deleteRosterView: {
    rule: 'coachOwnWrite',
    send: mutation('deleteRosterView', 'DeleteRosterViewInput', () => ({ name: 'Tired' })),
  },
  previewBatchChange: {
    rule: 'coachEdit',
    send: mutation('previewBatchChange', 'PreviewBatchChangeInput', (id) => ({
      athleteIds: [id(theWorld().ids.athlete)],
      percent: 20,
      week: 'NEXT_WEEK',
    })),
  },
  applyBatchChange: {
    rule: 'coachEdit',
    first: somethingLighter,
    send: mutation('applyBatchChange', 'ApplyBatchChangeInput', (id) => ({ batchId: id(batchId()) })),
  },
  undoBatchChange: {
    rule: 'coachEdit',
    first: somethingLighter,
    send: mutation('undoBatchChange', 'UndoBatchChangeInput', (id) => ({ batchId: id(batchId()) })),
  },
};
