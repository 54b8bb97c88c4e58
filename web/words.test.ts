import { EXPERIENCE_LEVELS, FITNESS_LEVELS } from '../api/core/codes/athlete.ts';
import { PHASE_TYPES } from '../api/core/codes/phase.ts';
import { RACE_TYPES } from '../api/core/codes/race.ts';
import { nameOf, wordOf } from './names.ts';
import { coreMetric, metricName, phaseWord } from './words.ts';

test.each([...RACE_TYPES, ...PHASE_TYPES, ...EXPERIENCE_LEVELS, ...FITNESS_LEVELS])(
  '%s is spelled as the schema spells it, and back',
  (word) => {
    const name: string = nameOf(word);
    expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
    expect(wordOf(name)).toBe(word);
  },
);

test.each(['ftp', 'thrSpeed', 'css', 'lthr', 'rpe'] as const)('the measure %s has one name', (metric) => {
  expect(coreMetric(metricName(metric))).toBe(metric);
});

test.each(['A_NEW_PHASE', 'constructor', ''])('“%s” has no word here', (name) => {
  expect(phaseWord(name)).toBeUndefined();
});
