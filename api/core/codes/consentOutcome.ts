/**
 * How asking a provider of device accounts for consent ended. denied: the athlete refused. ended: it was asked in another browser, or too
 * long ago. other: it was the consent of another account than the one that is to go on. taken: the account is connected already.
 * away: the provider did not answer as it should. failed: it did not take what it had sent itself.
 */
export const CONSENT_OUTCOMES = ['connected', 'denied', 'ended', 'other', 'taken', 'away', 'failed'] as const;
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];
