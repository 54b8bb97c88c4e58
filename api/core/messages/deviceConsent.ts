import type { ConsentOutcome } from '../codes/consentOutcome.ts';

const PLAN_OUT =
  'Evenpace sends your planned workouts of the next two weeks to this account, and takes in what it records';
const NOTHING_ELSE = 'It reads and changes nothing else there.';
const WELLNESS_IN = 'with the heart rate variability, resting heart rate, sleep and weight of your days';

/** What is shared with a device account, in the words that the athlete agrees to by connecting it. */
export const DEVICE_CONSENTS = {
  intervals: `${PLAN_OUT}, ${WELLNESS_IN}. ${NOTHING_ELSE}`,
  wahoo: `${PLAN_OUT}. ${NOTHING_ELSE}`,
} as const;

/** Whoever agreed before there was wellness to take in has agreed to less. */
export const coversWellness = (consentText: string): boolean => consentText.includes(WELLNESS_IN);

const AGAIN = 'Nothing was connected. Try again.';

/** Why a device account was not connected, by the name of its provider. */
export const CONSENT_REFUSALS: Readonly<Record<Exclude<ConsentOutcome, 'connected'>, (name: string) => string>> = {
  denied: (name) => `You did not give consent at ${name}, so nothing was connected.`,
  ended: () => `The way back came too late, or to another browser. ${AGAIN}`,
  other: (name) => `This is another account of ${name} than the one before. Disconnect that one first.`,
  taken: (name) => `This account of ${name} is connected already, here or by somebody else.`,
  away: (name) => `${name} did not answer as it should. Nothing was connected. Try again in a few minutes.`,
  failed: (name) => `${name} did not confirm your consent. ${AGAIN}`,
};
