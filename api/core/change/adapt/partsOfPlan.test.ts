import { addDays, mondayOf } from '../../calendar/calendar.ts';
import type { AdaptationDraft } from './adaptationDraft.ts';
import { partsOfPlan } from './partsOfPlan.ts';

const BACK_ON = '2026-12-07';
/** Five hours in each week, none in those that the season knew of, and three after the break. */
const draftWith = (known: readonly string[]) => {
  const hoursOf = (monday: string) => (known.includes(monday) ? 0 : monday >= BACK_ON ? 3 : 5);
  const week = (day: string) => ({ target: { kind: 'load', plannedHours: hoursOf(mondayOf(day)) } });
  return { context: { week } } as unknown as AdaptationDraft;
};

test.each<readonly [days: number, known: number, part: number]>([
  [14, 0, 0.5],
  [14, 1, 0.5 / 0.6],
  [14, 2, 0.5 / 0.6],
  // less than half of it, so that the season has not lowered what follows for it
  [15, 1, 0.5],
  [21, 1, 0.5],
  [21, 2, 0.5 / 0.6],
  [28, 2, 0.5 / 0.6],
])(
  'after %i days without training, of which the season knew %i weeks, half of a usual week is %d of the planned one',
  (days, known, part) => {
    const mondays = Array.from({ length: known }, (_, i) => addDays(BACK_ON, -7 * (i + 1)));
    const ofPlan = partsOfPlan(draftWith(mondays), { days, backOn: BACK_ON });
    expect(ofPlan(BACK_ON, 0.5)).toBeCloseTo(part, 6);
  },
);
