import { graphql, useFragment } from 'react-relay';
import { METRES_PER_YARD, type DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import { percentText } from '../../../api/core/units/percentText.ts';
import type { ZonesCard_activity$key } from '../../__generated__/ZonesCard_activity.graphql.ts';
import { Dot } from '../../cards/performance/NumberedWords.tsx';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { clockText } from '../../../api/core/units/clock.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const ZONES = [
  { of: 'easy', name: 'Easy' },
  { of: 'moderate', name: 'Moderate' },
  { of: 'hard', name: 'Hard' },
] as const;

const Bar = styled('div', {
  display: 'flex',
  gap: '2px',
  height: '0.75rem',
  overflow: 'hidden',
  borderRadius: '$pill',
  '& span': { minWidth: '2px', forcedColorAdjust: 'none' },
});
const Part = styled('span', {
  variants: {
    of: {
      easy: { backgroundColor: '$easy' },
      moderate: { backgroundColor: '$moderate' },
      hard: { backgroundColor: '$hard' },
    },
  },
});
const Rows = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '$2 $5',
  fontSize: '$3',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'contents' },
  '& dt': { display: 'flex', alignItems: 'center', gap: '$2' },
  '& dd': { textAlign: 'right' },
});

/** What each heartbeat moved, on foot in the reader's own unit; the factor counts yards. */
function efficiencyText(factor: number, recordedSport: string, { units }: DisplayUnits): string {
  if (recordedSport === 'CYCLING') return `${factor.toFixed(2)} watts`;
  return units === 'metric' ? `${(factor * METRES_PER_YARD).toFixed(2)} metres` : `${factor.toFixed(2)} yards`;
}

/** How long it was easy, moderate and hard, and how steady a long easy one was. */
export function ZonesCard({ activity: key }: { activity: ZonesCard_activity$key }) {
  const { zoneSec, recordedSport, analysis } = useFragment(
    graphql`
      fragment ZonesCard_activity on Activity {
        recordedSport
        zoneSec
        analysis @required(action: THROW) {
          efficiency
          decoupling
        }
      }
    `,
    key,
  );
  const units = useUnits();
  const total = zoneSec.reduce((sum, seconds) => sum + seconds, 0);
  const { efficiency, decoupling } = analysis;
  // no threshold is ever known of it
  if (total === 0 && recordedSport === 'STRENGTH') return null;
  return (
    <Card aria-label="Time in zones">
      <Stack gap={4}>
        <Heading>Time in Zones</Heading>
        {total === 0 ? (
          <Text tone="muted">No threshold was known that power, pace or heart rate could be compared with.</Text>
        ) : (
          <>
            <Bar aria-hidden>
              {ZONES.map(
                ({ of }, zone) => zoneSec[zone]! > 0 && <Part key={of} of={of} style={{ flexGrow: zoneSec[zone] }} />,
              )}
            </Bar>
            <Rows>
              {ZONES.map(({ of, name }, zone) => (
                <div key={of}>
                  <dt>
                    <Dot of={of} /> {name}
                  </dt>
                  <dd>{clockText(zoneSec[zone]!)}</dd>
                  <dd>{percentText(`${Math.round((100 * zoneSec[zone]!) / total)}`)}</dd>
                </div>
              ))}
            </Rows>
          </>
        )}
        {efficiency != null && decoupling != null && (
          <Text size={2} tone="muted">
            {`Efficiency ${efficiencyText(efficiency, recordedSport, units)} for each heartbeat. Decoupling ${(100 * decoupling).toFixed(1).replace('-', '−')}%: ${
              decoupling > 0.05
                ? 'in the second half the same effort cost more beats. Above 5% it was harder than easy, or endurance has room to grow.'
                : 'pulse and effort stayed together, as they should when it is easy.'
            }`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
