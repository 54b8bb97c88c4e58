import { encodeId } from '../../core/units/ids.ts';
import { setAthleteGroup } from '../../domain/coaching/athleteGroup.ts';
import { previewBatchChange } from '../../domain/coaching/batch.ts';
import { createCoachInvite, revokeCoachInvite } from '../../domain/coaching/invite.ts';
import type { Answer } from '../browser.ts';
import type { Door } from './rules.ts';
import { type Principal, theWorld } from './world.ts';

// What the doors of coaching need to find, and what they leave as it was for the next.

const coach = () => theWorld().principals.coach.viewer!;

let invite = '';
let token = '';
/** An invitation that stands. */
export const somethingOffered = async () => {
  const made = await createCoachInvite(theWorld().app.deps, coach(), {}, 'https://run.example');
  invite = encodeId('invite', made.invite.id);
};
export const inviteId = () => invite || 'invite_00000000-0000-7000-8000-000000000001';

/** An invitation that was taken back: nobody becomes an athlete of the coach by it. */
export const somethingReverted = async () => {
  const made = await createCoachInvite(theWorld().app.deps, coach(), {}, 'https://run.example');
  await revokeCoachInvite(theWorld().app.deps, coach(), made.invite.id);
  token = made.token;
};
export const inviteToken = () => token;

let batch = '';
export const somethingLighter = async () => {
  const { id } = await previewBatchChange(theWorld().app.deps, coach(), {
    athleteIds: [theWorld().owner.athleteId],
    percent: 20,
    week: 'next-week',
  });
  batch = encodeId('batch', id);
};
export const batchId = () => batch;

/** The coach has the owner in a group. */
export const somebodyGrouped = async () => {
  const { app, owner } = theWorld();
  await setAthleteGroup(app.deps, coach(), { athleteIds: [owner.athleteId], group: 'Marathon', isIn: true });
};

/** The account is a coach while the door is open. */
export const withoutRole =
  (send: Door['send']): Door['send'] =>
  async (principal: Principal, id) => {
    const answer = await send(principal, id);
    if (principal.viewer && principal.viewer.coachId === null) {
      await theWorld().app.deps.db.coach.deleteMany({ where: { userId: principal.viewer.userId } });
    }
    return answer;
  };

/** The owner and their coach work together again afterwards. */
export const together =
  (send: Door['send']): Door['send'] =>
  async (principal, id): Promise<Answer> => {
    const pair = { athleteId: theWorld().owner.athleteId, coachId: coach().coachId! };
    const answer = await send(principal, id);
    await theWorld().app.deps.db.coachAssignment.updateMany({ where: pair, data: { endedAt: null } });
    return answer;
  };

/** The owner's message stands as it was. */
export const somethingSaid = () => {
  const id = theWorld().ids.message.slice('message_'.length);
  return theWorld().app.deps.db.message.updateMany({ where: { id }, data: { deletedAt: null } });
};
