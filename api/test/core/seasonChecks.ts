import * as fc from 'fast-check';

import { planSeason } from '../../core/season/seasonPlan.ts';
import type { Season } from '../../core/season/season.ts';
import { runs } from '../propertyRuns.ts';
import type { SeasonCase } from './arbitraries.ts';

/** Random seasons looked at for each property. */
export const RUNS = runs(200);

export function checkSeason(cases: fc.Arbitrary<SeasonCase>, check: (season: Season, input: SeasonCase) => void) {
  fc.assert(
    fc.property(cases, (input) => check(planSeason(input), input)),
    RUNS,
  );
}
