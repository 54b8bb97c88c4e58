import { assertMay, type Viewer } from './access.ts';
import { Unauthenticated, NotPossible } from './errors.ts';
import type { VoiceDeps } from './ports.ts';
import { settings } from './settings.schema.ts';
import { parse } from './validation.ts';

/** What an athlete may choose about a configured language model. */
export interface ModelChoice {
  name: string;
  /** The host that requests are sent to. */
  host: string;
  isAllowed: boolean;
}

/**
 * Changes the viewer's settings: those that are given. Throws InvalidInput, Forbidden for a token that may only read, and
 * NotPossible (NO_LANGUAGE_MODEL) for consent to a model that this server does not have.
 */
export async function updateSettings(deps: VoiceDeps, viewer: Viewer, input: unknown): Promise<void> {
  const { athleteId, userId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { modelConsent, singleKeyShortcuts } = parse(settings, input);
  if (modelConsent === true && !deps.model) throw new NotPossible('NO_LANGUAGE_MODEL', 'No language model is set up here: the built-in coach answers.');
  await deps.db.$transaction(async (tx) => {
    const athlete = await tx.athlete.findUnique({ where: { id: athleteId }, select: { modelConsentAt: true } });
    if (!athlete) throw new Unauthenticated();
    if (singleKeyShortcuts !== null) await tx.user.update({ where: { id: userId }, data: { singleKeyShortcuts } });
    if (modelConsent === null || modelConsent === (athlete.modelConsentAt !== null)) return;
    await tx.athlete.update({ where: { id: athleteId }, data: { modelConsentAt: modelConsent ? deps.clock() : null } });
    // what a model made of the athlete's weeks goes with the consent
    if (!modelConsent) await tx.reviewWording.deleteMany({ where: { athleteId } });
  });
}

/** Null: no model is configured, or it is not the viewer's own choice to see. */
export function modelChoice({ model }: VoiceDeps, viewer: Viewer | null, athlete: { id: string; modelConsentAt: Date | null }): ModelChoice | null {
  if (!model || athlete.id !== viewer?.athleteId) return null;
  return { name: model.name, host: model.host, isAllowed: athlete.modelConsentAt !== null };
}
