import { dateRange } from '../dateText.ts';
import { PhaseDot } from '../phaseDot.ts';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PhasePair } from './whatIfSeason.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$2',
  '& th, & td': { padding: '$2 $3 $2 0', textAlign: 'left', verticalAlign: 'top', borderTop: '1px solid $colors$line' },
  '& thead th': { borderTop: 0, fontWeight: '$medium', color: '$textSubtle' },
  '& tbody th': { fontWeight: '$medium' },
  '& small': { display: 'block', fontSize: '$1', color: '$textMuted' },
});
const Row = styled('tr', {
  variants: {
    changed: {
      true: { '& td:last-child': { color: '$accent', fontWeight: '$medium' } },
      false: { color: '$textMuted' },
    },
  },
});
const Name = styled('span', { display: 'flex', alignItems: 'baseline', gap: '$2' });

type PhaseLook = Parameters<typeof PhaseDot>[0]['phase'];

function Span({ of }: { of: PhasePair['before'] }) {
  if (!of) return <>–</>;
  return (
    <>
      {dateRange(of.startDate, of.endDate)}
      <small>{hoursToFiveMinutes(of.weeklyVolume)} a week</small>
    </>
  );
}

/** The phases of today's plan beside those of the trial; what changes stands out, and says so. */
export function WhatIfPhases({ pairs }: { pairs: readonly PhasePair[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Phase</th>
          <th scope="col">Today’s plan</th>
          <th scope="col">With your changes</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ key, phaseType, phaseName, before, after, isChanged }) => (
          <Row key={key} changed={isChanged}>
            <th scope="row">
              <Name>
                <PhaseDot phase={phaseType as PhaseLook} aria-hidden />
                {phaseName}
              </Name>
            </th>
            <td>
              <Span of={before} />
            </td>
            <td>
              <Span of={after} />
              {isChanged && <VisuallyHidden>changed</VisuallyHidden>}
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
