import type { EndedKind, EndedWay } from '../../core/language/endedWays.ts';
import { noticeOfEnd } from '../kernel/coachNotice.ts';
import { NotPossible } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { normalEmail } from './account.schema.ts';
import { recordAccountEvent } from './accountEvent.ts';
import { noteSignIn } from './noteSignIn.ts';
import { endWaysIn } from './waysIn.ts';

/** A name as another service has it, without what ours may not hold. */
const nameFrom = (text: string) => [...text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, 100).join('');

/** What an OpenID Connect provider vouches for. */
export interface ExternalIdentity {
  issuer: string;
  /** The provider's own key of the person; never the e-mail. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Who signed in, and what of before has ended where an account passed to them; null: it did not. */
export interface SignedInExternally {
  userId: string;
  takenOver: EndedWay<EndedKind>[] | null;
}

/**
 * The account of an external identity; made at the first sign-in.
 * An account that somebody opened with this e-mail and a password, without ever proving that the address is theirs, passes
 * to the person whom the provider knows by it: the password, every way in and the coaches of before are gone.
 * Throws NotPossible when the provider has not verified the e-mail, or it belongs to another external identity.
 */
export async function signInExternally(
  deps: Deps,
  identity: ExternalIdentity,
  defaultTimeZone: string,
): Promise<SignedInExternally> {
  const { issuer: googleIssuer, subject: googleId } = identity;
  const known = await deps.db.user.findUnique({
    where: { googleIssuer_googleId: { googleIssuer, googleId } },
    select: { id: true },
  });
  if (known) {
    await noteSignIn(deps, known.id, 'Google');
    return { userId: known.id, takenOver: null };
  }
  const email = normalEmail(identity.email);
  if (!identity.emailVerified || email === null) {
    throw new NotPossible('EMAIL_NOT_VERIFIED', 'Your Google email is not verified. Verify it with Google first.');
  }
  const link = { googleIssuer, googleId, emailVerified: true };
  const firstName = nameFrom(identity.firstName) || email.split('@')[0]!;
  const lastName = nameFrom(identity.lastName);
  const { userId, takenOver, closed } = await deps.db.$transaction(async (tx) => {
    const local = await tx.user.findUnique({
      where: { email },
      select: { id: true, emailVerified: true, googleId: true },
    });
    if (!local) {
      const made = await tx.user.create({
        data: {
          ...link,
          email,
          firstName,
          lastName,
          timeZone: defaultTimeZone,
          athlete: { create: { firstName, lastName } },
        },
        select: { id: true },
      });
      await recordAccountEvent(tx, made.id, 'account-created', deps.clock(), 'Google');
      return { userId: made.id, takenOver: null, closed: [] };
    }
    if (local.googleId !== null) throw new NotPossible('OTHER_IDENTITY', 'This email belongs to another account.');
    await tx.user.update({
      where: { id: local.id },
      data: local.emailVerified ? link : { ...link, passwordHash: null },
    });
    await recordAccountEvent(tx, local.id, 'google-linked', deps.clock());
    return {
      userId: local.id,
      ...(local.emailVerified ? { takenOver: null, closed: [] } : await shutOut(tx, local.id, deps.clock())),
    };
  });
  for (const shut of closed) await deps.events.publishAccess({ userId: shut });
  return { userId, takenOver };
}

/** Ends every way into the account, its coaches' too. Answers what ended, and the accounts whose sockets have to look again. */
async function shutOut(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ takenOver: EndedWay<EndedKind>[]; closed: string[] }> {
  const ended = await endWaysIn(tx, userId, now);
  const standing = { athlete: { userId }, endedAt: null };
  const coaches = await tx.coachAssignment.findMany({
    where: standing,
    select: { id: true, athleteId: true, coach: { select: { userId: true } } },
  });
  await tx.coachAssignment.updateMany({ where: standing, data: { endedAt: now } });
  for (const { coach, ...assignment } of coaches) {
    await recordAccountEvent(tx, userId, 'coaching-ended', now);
    await noticeOfEnd(tx, assignment, { told: [coach.userId], actorId: userId, at: now });
  }
  const coachings = coaches.length === 0 ? [] : [{ kind: 'coach' as const, count: coaches.length, names: [] }];
  return { takenOver: [...ended, ...coachings], closed: [userId, ...coaches.map(({ coach }) => coach.userId)] };
}
