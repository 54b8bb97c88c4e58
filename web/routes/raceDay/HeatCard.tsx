import { IconAlertTriangle } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { clockText } from '../../../api/core/units/clock.ts';
import type { HeatCard_plan$key } from '../../__generated__/HeatCard_plan.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { degreeUnit, ownDegrees } from './legText.ts';

/** What the expected weather costs, and what to do about it. */
export function HeatCard({ plan: key }: { plan: HeatCard_plan$key }) {
  const { heat, given } = useFragment(
    graphql`
      fragment HeatCard_plan on RaceDayPlan {
        given {
          temperatureC
          humidity
        }
        heat {
          level
          wbgt
          slowerLow
          slowerHigh
          slowerLowSec
          slowerHighSec
          dropout
          advice
        }
      }
    `,
    key,
  );
  const units = useUnits();
  if (!heat || given.temperatureC == null)
    return (
      <Card aria-label="Heat" css={{ '@media print': { display: 'none' } }}>
        <Stack gap={2}>
          <Heading>Heat</Heading>
          <Text tone="muted">Enter the temperature that is expected to see what it costs.</Text>
        </Stack>
      </Card>
    );
  const { level, wbgt, slowerLow, slowerHigh, slowerLowSec, slowerHighSec, dropout, advice } = heat;
  const unit = degreeUnit(units);
  const weather = [
    `${ownDegrees(given.temperatureC, units)} ${unit}`,
    given.humidity == null ? null : `${given.humidity}% humidity`,
    `WBGT about ${ownDegrees(wbgt, units)} ${unit} in the sun`,
  ];
  const inTime =
    slowerLowSec == null || slowerHighSec == null ? '' : `, ${clockText(slowerLowSec)} to ${clockText(slowerHighSec)}`;
  return (
    <Card aria-label="Heat">
      <Stack gap={3}>
        <Heading>Heat</Heading>
        <Text>{weather.filter(Boolean).join(' · ')}</Text>
        {level === 'DO_NOT_RACE' ? (
          <Notice tone="danger" icon={<IconAlertTriangle size={18} aria-hidden />} title="Too hot to race for time">
            {advice}
          </Notice>
        ) : (
          <Text>{advice}</Text>
        )}
        <Text size={2} tone="muted">
          {slowerHigh > 0 &&
            `Marathon finishers are ${slowerLow} to ${slowerHigh}% slower${inTime} than in the best weather. `}
          At this WBGT about {dropout}% of marathon starters do not finish well.
        </Text>
      </Stack>
    </Card>
  );
}
