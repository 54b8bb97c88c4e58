import { mondayOf } from '../../core/calendar/calendar.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { NotFound, NotPossible, Unauthenticated } from '../kernel/errors.ts';
import { isConsented, MODEL_CONSENT, type ModelConsent } from './modelConsent.ts';
import { changeUnitsAndTimeZone } from './unitsAndTimeZone.ts';
import type { Deps, MailDeps, Tx, VoiceDeps } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { listOfToken } from '../kernel/unsubscribe.ts';
import { settings } from './settings.schema.ts';
import { parse } from '../kernel/validation.ts';

/** What an athlete may choose about a configured language model. */
export interface ModelChoice {
  name: string;
  /** The host that requests are sent to. */
  host: string;
  isAllowed: boolean;
  /** The host that was allowed before this one; null: none, or it is the same. */
  formerHost: string | null;
}

/**
 * Changes the viewer's settings: those that are given. Throws InvalidInput, Forbidden for a token that may only read, and
 * NotPossible for consent to a model (NO_LANGUAGE_MODEL) or a summary by e-mail (NO_MAIL) that this server does not have.
 */
export async function updateSettings(deps: VoiceDeps & MailDeps, viewer: Viewer, input: unknown): Promise<void> {
  const { athleteId, userId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { modelConsent, singleKeyShortcuts, weeklyDigest, ...place } = parse(settings, input);
  if (modelConsent === true && !deps.model)
    throw new NotPossible('NO_LANGUAGE_MODEL', 'No language model is set up here: the built-in coach answers.');
  if (weeklyDigest === true && !deps.mail) throw new NotPossible('NO_MAIL', 'This server sends no e-mail.');
  await deps.db.$transaction(async (tx) => {
    const athlete = await tx.athlete.findUnique({ where: { id: athleteId }, select: MODEL_CONSENT });
    if (!athlete) throw new Unauthenticated();
    if (weeklyDigest !== null) await chooseDigest(tx, userId, weeklyDigest, deps.clock());
    await changeUnitsAndTimeZone(tx, userId, place, deps.clock());
    if (singleKeyShortcuts !== null) await tx.user.update({ where: { id: userId }, data: { singleKeyShortcuts } });
    if (modelConsent === null || (modelConsent ? isConsented(athlete, deps) : athlete.modelConsentAt === null)) return;
    const consent = modelConsent
      ? { modelConsentAt: deps.clock(), modelConsentHost: deps.model!.host }
      : { modelConsentAt: null, modelConsentHost: null };
    await tx.athlete.update({ where: { id: athleteId }, data: consent });
    // what a model made of the athlete's weeks goes with the consent
    if (!modelConsent) await tx.reviewWording.deleteMany({ where: { athleteId } });
  });
  // who asks over a socket is kept for a while: what they are told from now on is in their new units
  if (place.units !== null || place.poolLength !== null) await deps.events.publishAccess({ userId });
  // their day hangs on it, and what is told of a model on the consent
  await announceAthlete(deps, athleteId);
}

/** Null: no model is configured, or it is not the viewer's own choice to see. */
export function modelChoice(
  { model }: VoiceDeps,
  viewer: Viewer | null,
  athlete: ModelConsent & { id: string },
): ModelChoice | null {
  if (!model || athlete.id !== viewer?.athleteId) return null;
  const isAllowed = isConsented(athlete, { model });
  return { name: model.name, host: model.host, isAllowed, formerHost: isAllowed ? null : athlete.modelConsentHost };
}

/** Ends the e-mails of a token's list to its account; ending them twice is no error. Throws NotFound. */
export async function endEmails({ db, clock }: Deps, secret: string, token: string): Promise<void> {
  const found = listOfToken(secret, token);
  if (found === null) throw new NotFound('This link is not complete.');
  if (found.list === 'summary') return chooseDigest(db, found.userId, false, clock());
  await db.user.updateMany({ where: { id: found.userId }, data: { emailKinds: [] } });
}

/** Turns the weekly summary on or off; the first comes on the Monday after. */
export async function chooseDigest(tx: Pick<Tx, 'user'>, userId: string, isWanted: boolean, now: Date): Promise<void> {
  if (!isWanted) {
    await tx.user.updateMany({ where: { id: userId }, data: { digestSince: null } });
    return;
  }
  const { timeZone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } });
  const thisWeek = columnOf(mondayOf(dayIn(timeZone, now)));
  await tx.user.updateMany({
    where: { id: userId, digestSince: null },
    data: { digestSince: now, digestWeek: thisWeek },
  });
}
