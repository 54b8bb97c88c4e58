import * as fc from 'fast-check';
import { planSchedule } from '../week/planSchedule.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { silentlyBroken } from '../../test/core/principleChecks.ts';
import type { PlannedWeek } from '../week/schedule.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { HARD_RULES } from '../../test/core/weekRules/rules.ts';
import { DAYS } from '../../test/core/principles/days.ts';
import { SPACING } from '../../test/core/principles/spacing.ts';
import { compilePrinciple } from './compile.ts';
import type { TaughtPrinciple } from './rule.ts';
import { tightenSeason } from './season.ts';
import { ruleWords } from './words.ts';
import { runs } from '../../test/propertyRuns.ts';

const ALL: readonly TaughtPrinciple[] = [...DAYS, ...SPACING].map(
  ({ context = '', principle, phaseType, workoutType }, i) => ({
    id: `p${i}`,
    by: 'Max Mustermann',
    rules: compilePrinciple({ principleType: '', context, principle, phaseType, workoutType }).rules,
  }),
);

const somePrinciples = fc.uniqueArray(fc.constantFrom(...ALL), {
  minLength: 1,
  maxLength: 6,
  selector: ({ id }) => id,
});
const taughtCase = fc.record({ season: aSeasonCase, principles: somePrinciples });

/** Principles may leave hours unused, and they move the long session where a coach wants it. */
const EXEMPT = ['hoursAreUsed', 'longestOnLongDay'];

test('every principle holds in every week or the week says why not, and no hard rule gives way to one', () => {
  fc.assert(
    fc.property(taughtCase, ({ season, principles }) => {
      const plain = scheduleInput(season, { count: 12 });
      const input = { ...plain, principles, season: tightenSeason(plain.season, season, principles) };
      const result = planSchedule(input);
      if (!result.ok) return;
      expect(silentlyBroken(principles, result.weeks, input)).toEqual([]);
      // a principle that is not kept says so in the proof, which `explained` would take for a broken limit
      const weeks = result.weeks.map((week) => ({
        ...week,
        proof: week.proof.filter(({ principleId }) => principleId === undefined),
      }));
      const broken = Object.entries(HARD_RULES).flatMap(([name, rule]) =>
        EXEMPT.includes(name) ? [] : rule(input, weeks).map((what) => `${name}: ${what}`),
      );
      // what a plan without principles cannot keep either is none of theirs
      const anyway = planSchedule(plain);
      const known = new Set(
        Object.entries(HARD_RULES).flatMap(([name, rule]) =>
          anyway.ok && rule(plain, anyway.weeks).length > 0 ? [name] : [],
        ),
      );
      expect(broken.filter((each) => !known.has(each.split(':')[0]!))).toEqual([]);
    }),
    runs(20),
  );
});

test('a principle that is counted made the plan another one, or would have done so by itself', () => {
  fc.assert(
    fc.property(taughtCase, ({ season, principles }) => {
      const plain = scheduleInput(season, { count: 12 });
      const planned = (taught: readonly TaughtPrinciple[]) =>
        planSchedule({ ...plain, principles: taught, season: tightenSeason(plain.season, season, taught) });
      const told = (taught: readonly TaughtPrinciple[]) => {
        const result = planned(taught);
        return result.ok
          ? JSON.stringify(
              result.weeks.map(({ kind, plannedHours, workouts }) => [
                kind,
                plannedHours,
                workouts.map(({ reasons: _, ...workout }) => workout),
              ]),
            )
          : '';
      };
      const result = planned(principles);
      if (!result.ok) return;
      const all = told(principles);
      const idle = principles.filter((principle, i) => {
        if (result.principles![i]!.applied === 0 || told(principles.filter((each) => each !== principle)) !== all)
          return false;
        return told([principle]) === told([]);
      });
      expect(idle.map(({ rules }) => ruleWords(rules[0]!))).toEqual([]);
    }),
    runs(40),
  );
});

test('what a single principle changes is named in the week that it changes first, or before', () => {
  const someOfAll = fc.uniqueArray(fc.constantFrom(...ALL), { minLength: 12, maxLength: 12, selector: ({ id }) => id });
  const faces = ({ workouts }: PlannedWeek) =>
    JSON.stringify(workouts.map(({ reasons: _, steps: __, instructions: ___, tss: ____, ...face }) => face));
  const names = ({ proof, workouts }: PlannedWeek) =>
    proof.some(({ fired }) => fired) ||
    workouts.some(({ reasons }) => reasons.some(({ code }) => code === 'PRINCIPLE'));
  fc.assert(
    fc.property(aSeasonCase, someOfAll, (season, principles) => {
      const plain = scheduleInput(season, { count: 12 });
      const before = planSchedule(plain);
      const unnamed = principles.filter((principle) => {
        const after = planSchedule({
          ...plain,
          principles: [principle],
          season: tightenSeason(plain.season, season, [principle]),
        });
        if (!before.ok || !after.ok) return false;
        const changed = after.weeks.findIndex((week, i) => faces(week) !== faces(before.weeks[i]!));
        return changed >= 0 && !after.weeks.slice(0, changed + 1).some(names);
      });
      expect(unnamed.map(({ rules }) => ruleWords(rules[0]!))).toEqual([]);
    }),
    runs(25),
  );
});
