import { type RuleCase, rulesBroken } from '../../test/core/ruleCases.ts';

// each once broke the rule that it stands under
const CASES: Readonly<Record<string, readonly RuleCase[]>> = {
  bricks: [
    {
      name: 'a step-back week whose ride was too short for a brick',
      today: '2026-08-23',
      currentWeeklyHours: 4.5,
      levels: ['swimming intermediate very-high'],
      preferences: { weeklyHoursAvailable: 16, longWorkoutDays: [] },
      sports: [],
      races: ['ironman 2026-11-17 A'],
    },
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('$name: every rule holds for 80 weeks', (one) => {
    expect(rulesBroken(one)).toEqual([]);
  });
});
