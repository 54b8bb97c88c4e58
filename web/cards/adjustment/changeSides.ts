import { graphql } from 'react-relay';
import { timeText } from '../../../api/core/units/timeText.ts';
import { shortDay } from '../dateText.ts';
import { intensityName } from '../intensity.ts';
import type { SuggestedChange } from './conversation.ts';

// spread by whatever tells what a change is
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment changeSides_change on ScheduleChange {
    changeId
    op
    fromDate
    toDate
    durationBefore
    durationAfter
    intensityBefore
    intensityAfter
    rungBefore
    rungAfter
    changeDescription
  }
`;

type Sides = Omit<SuggestedChange, 'id' | 'changeDescription'>;

const worded = (
  day: string | null | undefined,
  minutes: number | null | undefined,
  intensity: string | null | undefined,
  rung?: number | null,
) =>
  [day && shortDay(day), minutes && timeText(minutes), intensity && intensityName(intensity), rung && `rung ${rung}`]
    .filter(Boolean)
    .join(', ');

/** What a workout is before a change and after it, as far as the change concerns it: 'Thu 7 Jan' and 'Fri 8 Jan'. */
export function changeSides(change: Sides): { before: string; after: string } {
  const { op, fromDate, toDate, durationBefore, durationAfter, intensityBefore, intensityAfter } = change;
  const { rungBefore, rungAfter } = change;
  if (op === 'ADD') return { before: 'Nothing', after: worded(toDate, durationAfter, intensityAfter) };
  if (op === 'REMOVE') return { before: worded(fromDate, durationBefore, intensityBefore), after: 'Removed' };
  const isMoved = toDate !== null && toDate !== undefined && toDate !== fromDate;
  return {
    before: worded(isMoved ? fromDate : null, durationBefore, intensityBefore, rungBefore),
    after: worded(isMoved ? toDate : null, durationAfter, intensityAfter, rungAfter),
  };
}

/** Minutes of training of all these workouts, before and after. */
export function minutesOfChanges(changes: readonly Pick<Sides, 'op' | 'durationBefore' | 'durationAfter'>[]) {
  const sum = (of: (change: (typeof changes)[number]) => number | null | undefined) =>
    changes.reduce((total, change) => total + (of(change) ?? 0), 0);
  return {
    before: sum(({ op, durationBefore }) => (op === 'ADD' ? 0 : durationBefore)),
    after: sum(({ op, durationBefore, durationAfter }) => (op === 'REMOVE' ? 0 : (durationAfter ?? durationBefore))),
  };
}
