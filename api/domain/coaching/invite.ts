import { DAY_MS } from '../../core/calendar/calendar.ts';
import { randomBytes } from 'node:crypto';
import type { CoachInvite, Prisma } from '../../generated/prisma/client.ts';
import { recordAccountEvent } from '../account/accountEvent.ts';
import { type AccountDeps, hashOfSecret, consumeRateLimit } from '../account/account.ts';
import { assertMay, assertMayWrite, assertSession, type Viewer } from '../kernel/access.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { coachOf, ACTIVE } from './coaching.ts';
import { inviteSchema, tokenSchema } from './coaching.schema.ts';
import { dayIn } from '../kernel/day.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { inviteEmail } from './invite.emails.ts';
import { newId } from '../kernel/newId.ts';
import { assertRoom, lockCoach } from '../kernel/maxRows.ts';
import { openInvites } from '../account/openInvites.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { lockAthlete } from '../revision/revision.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';
import { assertStillIn } from '../account/waysIn.ts';

const VALID_DAYS = 14;

export const INVITE_STATUSES = ['open', 'accepted', 'declined', 'revoked', 'expired'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** An invitation as whoever holds its link sees it. */
export interface LookedAtInvite {
  coach: { id: string; firstName: string; lastName: string };
  status: InviteStatus;
  expiresAt: Date;
  /** The viewer made it. */
  isOwn: boolean;
  /** This coach coaches the viewer already. */
  isCoachedAlready: boolean;
}

export function inviteStatus(
  invite: Pick<CoachInvite, 'acceptedAt' | 'declinedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): InviteStatus {
  if (invite.acceptedAt) return 'accepted';
  if (invite.declinedAt) return 'declined';
  if (invite.revokedAt) return 'revoked';
  return invite.expiresAt > now ? 'open' : 'expired';
}

/** Told to who asks for the token again. */
export const INVITE_RENEWAL = 'End that invitation and make another one, with another key.';

export interface MadeInvite {
  invite: CoachInvite;
  /** Told once and kept as a hash. */
  token: string;
  /** The address that the invitation is on its way to; null: the coach sends the link. */
  mailedTo: string | null;
}

/**
 * Makes an invitation, good once and for 14 days, and mails it where an address is given and mail is configured: the same
 * whether somebody has an account with that address or not. An invitation outlasts a token that would make it, so it takes
 * a signed-in browser. `site`: what the link in the e-mail begins with. Throws
 * Forbidden, InvalidInput, RateLimited, and NotPossible where 200 are open (LIMIT_REACHED) or the address has had enough e-mails.
 */
export async function createCoachInvite(
  deps: AccountDeps,
  viewer: Viewer,
  input: unknown,
  site: string,
): Promise<MadeInvite> {
  assertSession(viewer);
  const { db, clock, mail } = deps;
  const coachId = coachOf(viewer);
  const { name, email } = parse(inviteSchema, input);
  const mailedTo = mail ? email : null;
  const now = clock();
  const token = randomBytes(24).toString('base64url');
  // in the coach's own list an address is as good as a name
  const data = {
    id: newId(now),
    coachId,
    name: name ?? email?.slice(0, 100) ?? null,
    tokenHash: hashOfSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  };
  const invite = await db.$transaction(async (tx) => {
    await assertStillIn(tx, viewer);
    await lockCoach(tx, coachId);
    assertRoom('openInvites', await tx.coachInvite.count({ where: { coachId, ...openInvites(now) } }));
    if (mailedTo !== null) await countEmail(deps, coachId, mailedTo);
    return tx.coachInvite.create({ data });
  });
  await announceCoach(deps, coachId);
  if (mailedTo !== null) {
    mail!.post(async () => {
      const { firstName, lastName } = await db.user.findUniqueOrThrow({
        where: { id: viewer.userId },
        select: { firstName: true, lastName: true },
      });
      return inviteEmail({
        to: mailedTo,
        coach: `${firstName} ${lastName}`,
        link: `${site}/invite/${token}`,
        lastDay: dayIn('UTC', invite.expiresAt),
      });
    });
  }
  return { invite, token, mailedTo };
}

/** Nobody fills a mailbox with invitations, alone or with several accounts. */
async function countEmail({ limits }: AccountDeps, coachId: string, email: string): Promise<void> {
  await consumeRateLimit(limits, 'mailInvite', coachId);
  if ((await limits.take('inviteAddress', hashOfSecret(email))) === 0) return;
  throw new NotPossible(
    'MAILED_ENOUGH',
    'This address has had enough invitations for a day. Leave it out and send the link yourself.',
  );
}

/** Takes an invitation back; its link opens nothing any more. Throws NotFound for what is not the coach's, or is not open. */
export async function revokeCoachInvite(deps: Deps, viewer: Viewer, inviteId: string | null): Promise<string> {
  const { db, clock } = deps;
  const coachId = coachOf(viewer);
  const now = clock();
  const { count } =
    inviteId === null
      ? { count: 0 }
      : await db.coachInvite.updateMany({
          where: { id: inviteId, coachId, ...openInvites(now) },
          data: { revokedAt: now },
        });
  if (count === 0) throw new NotFound('Invitation not found.');
  await announceCoach(deps, coachId);
  return inviteId!;
}

const WITH_COACH = {
  coach: { select: { id: true, userId: true, user: { select: { firstName: true, lastName: true } } } },
} satisfies Prisma.CoachInviteInclude;

const byToken = (db: Pick<Tx, 'coachInvite'>, token: string) =>
  db.coachInvite.findUnique({ where: { tokenHash: hashOfSecret(token) }, include: WITH_COACH });

/** What an invitation's link leads to, for whoever holds it, signed in or not; null: no such invitation. */
export async function lookAtInvite(
  { db, clock }: Deps,
  viewer: Viewer | null,
  token: string,
): Promise<LookedAtInvite | null> {
  const invite = await byToken(db, token);
  if (!invite) return null;
  const { coach } = invite;
  const known =
    viewer &&
    (await db.coachAssignment.findFirst({
      where: { athleteId: viewer.athleteId, coachId: coach.id, ...ACTIVE },
      select: { id: true },
    }));
  return {
    coach: { id: coach.id, firstName: coach.user.firstName, lastName: coach.user.lastName },
    status: inviteStatus(invite, clock()),
    expiresAt: invite.expiresAt,
    isOwn: viewer?.userId === coach.userId,
    isCoachedAlready: Boolean(known),
  };
}

export interface AnsweredInvite {
  coachId: string;
  coach: { firstName: string; lastName: string };
}

/**
 * The viewer lets that coach see and change their training. An athlete may have several coaches. Accepting twice is one
 * acceptance. A coach whom a token let in would stay once the token is revoked, so it takes a signed-in browser. Throws NotFound (no such invitation), NotPossible (INVITE_CLOSED, OWN_INVITE, COACHED_ALREADY), Forbidden.
 */
export async function acceptCoachInvite(deps: Deps, viewer: Viewer, input: unknown): Promise<AnsweredInvite> {
  assertSession(viewer);
  return answer(deps, viewer, input, async (tx, invite, now) => {
    const { athleteId } = viewer;
    const pair = { athleteId, coachId: invite.coachId };
    const assignment = await tx.coachAssignment.findFirst({ where: { ...pair, ...ACTIVE }, select: { id: true } });
    if (assignment && invite.acceptedAt && invite.athleteId === athleteId) return;
    if (assignment)
      throw new NotPossible(
        'COACHED_ALREADY',
        `${invite.coach.user.firstName} ${invite.coach.user.lastName} coaches you already.`,
      );
    assertOpen(invite, now);
    // what the coach wrote down before is theirs again
    const before = await tx.coachAssignment.findFirst({
      where: pair,
      orderBy: { assignedAt: 'desc' },
      select: { notes: true, groups: true },
    });
    await tx.coachAssignment.create({
      data: { ...pair, id: newId(now), assignedAt: now, ...before },
      select: { id: true },
    });
    await tx.coachInvite.update({
      where: { id: invite.id },
      data: { acceptedAt: now, athleteId },
      select: { id: true },
    });
    await recordAccountEvent(tx, viewer.userId, 'coach-accepted', now);
  });
}

/** The viewer does not want this coach; the invitation is used up. Throws as accepting does. */
export function declineCoachInvite(deps: Deps, viewer: Viewer, input: unknown): Promise<AnsweredInvite> {
  return answer(deps, viewer, input, async (tx, invite, now) => {
    if (invite.declinedAt && invite.athleteId === viewer.athleteId) return;
    assertOpen(invite, now);
    await tx.coachInvite.update({
      where: { id: invite.id },
      data: { declinedAt: now, athleteId: viewer.athleteId },
      select: { id: true },
    });
  });
}

type Invite = NonNullable<Awaited<ReturnType<typeof byToken>>>;

async function answer(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
  act: (tx: Tx, invite: Invite, now: Date) => Promise<void>,
): Promise<AnsweredInvite> {
  await assertMay(deps.db, viewer, 'own', viewer.athleteId);
  assertMayWrite(viewer);
  const { token } = parse(tokenSchema, input);
  const now = deps.clock();
  const answered = await deps.db.$transaction(async (tx) => {
    await lockAthlete(tx, viewer.athleteId, now);
    // of two athletes with one link, the row decides who was first
    await tx.$queryRaw`SELECT id FROM "CoachInvite" WHERE "tokenHash" = ${hashOfSecret(token)} FOR UPDATE`;
    const invite = await byToken(tx, token);
    if (!invite) throw new NotFound('Invitation not found.');
    if (invite.coach.userId === viewer.userId)
      throw new NotPossible('OWN_INVITE', 'This is your own invitation. Send its link to an athlete.');
    await act(tx, invite, now);
    const { firstName, lastName } = invite.coach.user;
    return { coachId: invite.coachId, coach: { firstName, lastName } };
  });
  await announceAthlete(deps, viewer.athleteId);
  await announceCoach(deps, answered.coachId);
  return answered;
}

const CLOSED: Readonly<Record<Exclude<InviteStatus, 'open'>, string>> = {
  accepted: 'This invitation has been used already. Ask your coach for a new one.',
  declined: 'This invitation was declined. Ask your coach for a new one.',
  revoked: 'This invitation was taken back. Ask your coach for a new one.',
  expired: 'This invitation has expired. Ask your coach for a new one.',
};

function assertOpen(invite: Invite, now: Date): void {
  const status = inviteStatus(invite, now);
  if (status !== 'open') throw new NotPossible('INVITE_CLOSED', CLOSED[status]);
}
