/** By which templates the threshold of a sport is tested, the longer test first [S][K]. */
export const TEST_TEMPLATES = { run: ['RUN-21', 'RUN-22'], bike: ['BIKE-21'], swim: ['SWIM-21'] } as const;

const TEST_IDS: ReadonlySet<string> = new Set(Object.values(TEST_TEMPLATES).flat());

/** Is the workout a test of a threshold? By its `templateId`. */
export const isTest = (templateId: string | null | undefined): boolean => TEST_IDS.has(templateId ?? '');
