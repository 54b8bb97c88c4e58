import type { Thresholds } from '../athlete/athlete.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { TYPE_OF_SPORT } from './sport.ts';

/** By which templates the threshold of a sport is tested, the longer test first [S][K]. */
export const TEST_TEMPLATES = { run: ['RUN-21', 'RUN-22'], bike: ['BIKE-21'], swim: ['SWIM-21'] } as const;

/** Shortest test with its warm-up and cool-down: nobody goes all out from cold legs [D]. */
export const TEST_MINUTES: Readonly<Record<EnduranceSport, number>> = { running: 35, cycling: 40, swimming: 40 };

/** What the test of a sport tells. */
export const THRESHOLD_OF: Readonly<Record<EnduranceSport, keyof Thresholds>> = {
  running: 'runThresholdSpeed',
  cycling: 'ftp',
  swimming: 'css',
};

export type TestedType = keyof typeof TEST_TEMPLATES;

/** What the test of a sport is called in a sentence. */
export const TEST_NAMES: Readonly<Record<TestedType, string>> = {
  run: 'a threshold run test',
  bike: 'an FTP test',
  swim: 'a CSS test',
};

const TESTED: ReadonlyMap<string | null, TestedType> = new Map(
  (Object.keys(TEST_TEMPLATES) as TestedType[]).flatMap((type) =>
    TEST_TEMPLATES[type].map((id) => [id, type] as const),
  ),
);

/** Whose threshold the workout tests, by its `templateId`; null: it is no test. */
export const testedBy = (templateId: string | null): TestedType | null => TESTED.get(templateId) ?? null;

/** The sport whose threshold the workout tests; undefined: it is no test. */
export function sportTested(templateId: string | null | undefined): EnduranceSport | undefined {
  const type = testedBy(templateId ?? null);
  return type === null ? undefined : ENDURANCE_SPORTS.find((sport) => TYPE_OF_SPORT[sport] === type);
}

/** The family whose turn among the hard workouts of a sport its test takes. */
export const TEST_FAMILIES: Readonly<Record<TestedType, string>> = {
  run: 'run-cruise',
  bike: 'bike-sweet-spot',
  swim: 'swim-css',
};

/** The templates of all tests. */
export const TEST_IDS: readonly string[] = Object.values(TEST_TEMPLATES).flat();

/** Is the workout a test of a threshold? By its `templateId`. */
export const isTest = (templateId: string | null | undefined): boolean => testedBy(templateId ?? null) !== null;
