import type { VoiceDeps } from '../kernel/ports.ts';

/** What an athlete said of a language model. */
export interface ModelConsent {
  modelConsentAt: Date | null;
  /** The host that was named to them. */
  modelConsentHost: string | null;
}

export const MODEL_CONSENT = { modelConsentAt: true, modelConsentHost: true } as const;

/** The athlete lets the model that is there now read their requests: consent to another host is none. */
export function isConsented(
  { modelConsentAt, modelConsentHost }: ModelConsent,
  { model }: Pick<VoiceDeps, 'model'>,
): boolean {
  return model !== null && modelConsentAt !== null && modelConsentHost === model.host;
}
