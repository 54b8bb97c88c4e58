import * as fc from 'fast-check';

import { planSchedule } from './planSchedule.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { SOFT_RULES } from '../../test/core/weekRules/rules.ts';

const ATHLETES = 200;

/**
 * Most athletes of a hundred whose season may break a soft rule once or more; about twice what it is now. Athletes of one or
 * two days a week, whose sports take turns, make most of the sums.
 */
const MAX_PERCENT: Readonly<Record<string, number>> = {
  longShares: 3,
  sportShares: 14,
  easyEnough: 1,
  steadyLoad: 10,
  variedDays: 8,
  sportsOnceADay: 0,
};

const broken = new Map(Object.keys(SOFT_RULES).map((name) => [name, 0]));
let planned = 0;

beforeAll(() => {
  for (const season of fc.sample(aSeasonCase, ATHLETES)) {
    const input = scheduleInput(season);
    const result = planSchedule(input);
    if (!result.ok) continue;
    planned += 1;
    for (const [name, rule] of Object.entries(SOFT_RULES))
      if (rule(input, result.weeks).length > 0) broken.set(name, broken.get(name)! + 1);
  }
});

test('every soft rule has its bound', () => {
  expect(Object.keys(MAX_PERCENT).sort()).toEqual(Object.keys(SOFT_RULES).sort());
});

test.each(Object.entries(MAX_PERCENT))('few athletes have weeks that break %s', (name, most) => {
  expect(planned).toBeGreaterThan(0.9 * ATHLETES);
  expect((100 * broken.get(name)!) / planned).toBeLessThanOrEqual(most);
});
