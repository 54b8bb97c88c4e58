import { styled } from '../../ui/theme.ts';
import { dateRange } from '../dateText.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import type { Preview } from './useRegeneration.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

const Facts = styled('dl', {
  display: 'grid',
  gap: '$4 $6',
  padding: '$4 $5',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@small': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
const Term = styled('dt', { fontSize: '$2', color: '$textMuted' });
const Value = styled('dd', { marginTop: '2px', fontSize: '$3', fontWeight: '$medium' });

const biggest = (weeks: Preview['weeks'], side: 'hoursBefore' | 'hoursAfter') =>
  hoursToFiveMinutes(Math.max(0, ...weeks.map((week) => week[side] ?? 0)));

/** How many phases, from when to when, and how big the biggest week: old and new. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const { phaseCount, dateRange: range, weeks } = preview;
  return (
    <Facts>
      <div>
        <Term>Phases</Term>
        <Value>
          <BeforeAfter before={String(phaseCount.old)} after={String(phaseCount.new)} />
        </Value>
      </div>
      <div>
        <Term>Season</Term>
        <Value>
          <BeforeAfter
            before={dateRange(range.old.start, range.old.end)}
            after={dateRange(range.new.start, range.new.end)}
          />
        </Value>
      </div>
      <div>
        <Term>Biggest week</Term>
        <Value>
          <BeforeAfter before={biggest(weeks, 'hoursBefore')} after={biggest(weeks, 'hoursAfter')} />
        </Value>
      </div>
    </Facts>
  );
}
