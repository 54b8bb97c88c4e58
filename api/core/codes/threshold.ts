/** The thresholds of an athlete, by the names of the profile. */
export const THRESHOLD_NAMES = ['ftp', 'runThresholdSpeed', 'css', 'lthr'] as const;
export type ThresholdName = (typeof THRESHOLD_NAMES)[number];

/** What says that a threshold has changed. A new one is a type error until it has a sentence. */
export const THRESHOLD_EVIDENCE = {
  EFFORT: 'A hard effort of a recording, with the heart rate that goes with it.',
  TEST: 'A test of the plan.',
  CURVE: 'Several hard efforts of 2 to 20 minutes, one beside the other.',
  RACE: 'The result of a running race.',
  STATED: 'The athlete said it, or an effort that makes it.',
  BREAK: 'Fifteen days and more without training.',
} as const satisfies Readonly<Record<string, string>>;
export type ThresholdEvidenceCode = keyof typeof THRESHOLD_EVIDENCE;

/** What the result of a threshold test is told by. */
export const TEST_RESULT_KINDS = {
  watts: 'Mean power of the effort, watts.',
  distance: 'How far it went.',
  trials: 'The times of 400 and of 200.',
} as const satisfies Readonly<Record<string, string>>;
export type TestResultKind = keyof typeof TEST_RESULT_KINDS;
