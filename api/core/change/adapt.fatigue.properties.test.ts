import * as fc from 'fast-check';

import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { lived, someLife } from '../../test/core/life.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { UNRATED } from '../../test/core/unrated.ts';
import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { isOpen } from '../rules/context.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { RANKS } from '../workout/prescription/choose.ts';
import { adapt } from './adapt.ts';
import type { AdaptInput, PastFeedback } from './adapt/events.ts';
import { lastLongDone } from './adapt/fatigue.ts';
import { applyOperations } from './operations.ts';

const { seed, numRuns } = fc.readConfigureGlobal();
const plans = fc.sample(aSeasonCase, { seed: seed!, numRuns: 30 }).flatMap((season) => {
  const from = scheduleInput(season, { count: 7 });
  const result = planSchedule(from);
  return result.ok ? [{ from, weeks: result.weeks }] : [];
});
const anInput = fc
  .record({ plan: fc.constantFrom(...plans), skip: fc.nat({ max: 3 }), life: someLife })
  .map(({ plan: { from, weeks }, skip, life }) =>
    lived(fourWeeks(from, weeks, skip), { ...life, checkIns: [], illness: null }),
  );

const ran = (scheduledDate: Day, more: Partial<PastFeedback>): PastFeedback => ({
  scheduledDate,
  workoutType: 'run',
  intensity: 'easy',
  isLong: false,
  isHard: false,
  plannedMinutes: 30,
  tss: 25,
  status: 'completed',
  actualMinutes: 30,
  perceivedExertion: null,
  feelingRating: null,
  reasonForSkip: null,
  ...more,
});
const tired = { status: 'skipped', actualMinutes: 0, reasonForSkip: 'fatigue' } as const;
const checkedIn = (ratings: Partial<AdaptInput['checkIns'][number]>) => (input: AdaptInput) => ({
  ...input,
  checkIns: [
    {
      ...UNRATED,
      travelThisWeek: null,
      majorDeadlines: null,
      notes: null,
      answeredOn: input.limits.today,
      weekStartDate: mondayOf(input.limits.today),
      ...ratings,
    },
  ],
});
const lately =
  (...days: readonly (readonly [ago: number, more: Partial<PastFeedback>])[]) =>
  (input: AdaptInput) => ({
    ...input,
    history: [...input.history, ...days.map(([ago, more]) => ran(addDays(input.limits.today, -ago), more))],
  });

/** Each way to tell of tiredness, and the days from today on that it eases. */
const ACTS: readonly (readonly [(input: AdaptInput) => AdaptInput, readonly [first: number, last: number]])[] = [
  [checkedIn({ mood: 6, stress: 7, sleep: 6, mentalReadiness: 6 }), [0, 6]],
  [checkedIn({ mood: 5, stress: 7, sleep: 5, mentalReadiness: 5 }), [0, 6]],
  [checkedIn({ mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 }), [0, 6]],
  [lately([0, tired]), [0, 7]],
  [lately([2, tired], [0, tired]), [0, 7]],
  [lately([0, { perceivedExertion: 9 }]), [1, 7]],
  [lately([3, { feelingRating: 2 }], [0, { feelingRating: 2 }]), [1, 7]],
];

test('any athlete, tired: nothing longer or harder, long workouts four fifths of the plan and no longer than the last done', () => {
  const eased = ACTS.map(() => 0);
  fc.assert(
    fc.property(anInput, fc.nat({ max: ACTS.length - 1 }), (input, which) => {
      const [tell, [first, last]] = ACTS[which]!;
      const told = { ...tell(input), without: ['missedKey' as const] };
      const { today } = input.limits;
      const { workouts: after } = applyOperations(told.workouts, adapt(told).operations, told.limits);
      for (const was of input.workouts.filter((each) => isOpen(each, today) && !each.locked)) {
        const is = after.find(({ id }) => id === was.id);
        if (is === undefined) continue;
        expect(is.duration).toBeLessThanOrEqual(was.duration);
        expect(RANKS[is.intensity]).toBeLessThanOrEqual(RANKS[was.intensity]);
        const kind = input.limits.season.weeks.find(
          ({ weekStartDate }) => weekStartDate === mondayOf(was.scheduledDate),
        )?.kind;
        const isLoading = kind !== 'taper' && kind !== 'race';
        if (!was.isLong || !isLoading || was.scheduledDate < addDays(today, first)) continue;
        const lastDone = Math.max(MIN_WORKOUT, lastLongDone(told.history, was.workoutType, today));
        const isInSpan = was.scheduledDate <= addDays(today, last);
        const isInWeek = was.scheduledDate <= addDays(mondayOf(addDays(today, last)), 6);
        const most = Math.min(
          isInWeek ? lastDone : Infinity,
          isInSpan ? Math.max(MIN_WORKOUT, 0.8 * was.duration) : Infinity,
        );
        expect(is.duration).toBeLessThanOrEqual(most);
        if (is.duration < was.duration && isInSpan) eased[which]! += 1;
      }
    }),
    { numRuns: numRuns ?? 200 },
  );
  expect(eased.filter((times) => times === 0)).toEqual([]);
});
