import * as fc from 'fast-check';
import { DAYS } from '../../test/core/principles/days.ts';
import { SPACING } from '../../test/core/principles/spacing.ts';
import { compilePrinciple } from '../principles/compile.ts';
import type { TaughtPrinciple } from '../principles/rule.ts';
import { tightenSeason } from '../principles/season.ts';
import { planningContextOf } from '../rules/context.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { type MeasuredProof, weekProofs } from './weekProof.ts';
import { provedSchedule } from './planSchedule.ts';
import type { Proof } from '../rules/finding.ts';

const COURSES = [
  'At most 40 percent of the week as running',
  'At most 10 percent more hours from week to week',
  'Recovery week after two loading weeks',
  'At least two rest days a week',
];

const PRINCIPLES: readonly TaughtPrinciple[] = [
  ...[...DAYS, ...SPACING].map(({ context = '', ...words }) => ({ context, ...words })),
  ...COURSES.map((principle) => ({ context: '', principle })),
].map((words, i) => ({
  id: `p${i}`,
  by: 'Max Mustermann',
  rules: compilePrinciple({ principleType: '', ...words }).rules,
}));

const taughtCase = fc.record({
  season: aSeasonCase,
  skip: fc.nat({ max: 10 }),
  principles: fc.uniqueArray(fc.constantFrom(...PRINCIPLES), { maxLength: 5, selector: ({ id }) => id }),
});

const proofsOf = ({ workouts, limits, weeks }: ReturnType<typeof fourWeeks>): MeasuredProof[][] =>
  weekProofs(
    planningContextOf(limits),
    workouts,
    weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof })),
  );

/** A week is planned before the ones after it: how far apart its workouts lie from theirs is told once these are there. */
const isDistance = ({ principleId, limit, holds }: Proof) => principleId !== undefined && holds && /days?$/.test(limit);
const lines = (proof: readonly Proof[]) =>
  proof
    .map((line) => (isDistance(line) ? { ...line, value: 'kept' } : line))
    .map(({ constraint, limit, value, holds }) => [constraint, limit, value, holds].join(' | '))
    .sort();

test('what the planner proves is what is measured of the weeks that it made', () => {
  let compared = 0;
  fc.assert(
    fc.property(taughtCase, ({ season, principles, skip }) => {
      const plain = scheduleInput(season, { count: 12 });
      const input = { ...plain, principles, season: tightenSeason(plain.season, season, principles) };
      const result = provedSchedule(input);
      if (!result.ok) return;
      const scheduled = fourWeeks(input, result.weeks, skip);
      const proofs = proofsOf({ ...scheduled, limits: { ...scheduled.limits, principles } });
      scheduled.weeks.forEach((week, i) => expect(lines(proofs[i]!)).toEqual(lines(week.proof)));
      compared += 1;
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(30);
});
