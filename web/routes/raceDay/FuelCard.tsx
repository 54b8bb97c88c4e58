import { graphql, useFragment } from 'react-relay';
import { hoursText } from '../../../api/core/units/clock.ts';
import type { FuelCard_plan$data, FuelCard_plan$key } from '../../__generated__/FuelCard_plan.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Line = styled('div', {
  position: 'relative',
  height: '0.75rem',
  borderRadius: '$pill',
  backgroundColor: '$sunken',
  '@forced': { border: '1px solid' },
  '@media print': { display: 'none' },
});
const Mark = styled('span', {
  position: 'absolute',
  top: '0.125rem',
  height: '0.5rem',
  minWidth: '0.5rem',
  borderRadius: '$pill',
  backgroundColor: '$accent',
});
const Times = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  lineHeight: '$normal',
  fontVariantNumeric: 'tabular-nums',
});

type Intake = FuelCard_plan$data['fuel']['intake'][number];

const takenText = ({ fromSec, untilSec, kind, grams }: Intake) =>
  kind === 'BOTTLE'
    ? `${hoursText(fromSec)}–${hoursText(untilSec)} bottle ${grams} g`
    : `${hoursText(fromSec)} gel ${grams} g`;

/** What to eat and drink, and when. */
export function FuelCard({ plan: key }: { plan: FuelCard_plan$key }) {
  const { targetSec, fuel } = useFragment(
    graphql`
      fragment FuelCard_plan on RaceDayPlan {
        targetSec
        fuel {
          text
          fluidText
          sodium
          intake {
            fromSec
            untilSec
            kind
            grams
          }
        }
      }
    `,
    key,
  );
  const { text, fluidText, sodium, intake } = fuel;
  const grams = intake.reduce((sum, each) => sum + each.grams, 0);
  const at = (seconds: number) => (100 * seconds) / (targetSec ?? 1);
  return (
    <Card aria-label="Fuel">
      <Stack gap={3}>
        <Heading>Fuel and fluid</Heading>
        <Text>{text}</Text>
        {intake.length > 0 && (
          <>
            <Line aria-hidden>
              {intake.map(({ fromSec, untilSec }) => (
                <Mark key={fromSec} style={{ left: `${at(fromSec)}%`, width: `${at(untilSec - fromSec) * 0.94}%` }} />
              ))}
            </Line>
            <Times aria-label="Fuel by time on the clock">
              {intake.map((each) => (
                <li key={each.fromSec}>{takenText(each)}</li>
              ))}
            </Times>
            <Text size={2} tone="muted">
              {intake.length} in all, {grams} g. Hours and minutes on the race clock.
            </Text>
          </>
        )}
        <Text size={2}>{fluidText}</Text>
        <Text size={2}>{sodium}</Text>
      </Stack>
    </Card>
  );
}
