import { graphql, useFragment } from 'react-relay';
import { clockText, longClockText } from '../../../api/core/units/clock.ts';
import type { PacingCard_plan$data, PacingCard_plan$key } from '../../__generated__/PacingCard_plan.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { Elevation } from './Elevation.tsx';
import { climbText, legDistance, rateText, toText } from './legText.ts';
import { Cells, Figures } from './Figures.tsx';

type Leg = PacingCard_plan$data['legs'][number];

/** How the time divides among the legs, and how fast each of their parts is. */
export function PacingCard({ plan: key }: { plan: PacingCard_plan$key }) {
  const { legs } = useFragment(
    graphql`
      fragment PacingCard_plan on RaceDayPlan {
        legs {
          kind
          name
          distanceM
          seconds
          clockSec
          watts
          mostWatts
          effort
          advice
          splits {
            toM
            seconds
            clockSec
            gainM
            watts
          }
          course {
            distanceM
            gainM
            heights
          }
        }
      }
    `,
    key,
  );
  return (
    <Card aria-label="Pacing">
      <Stack gap={5}>
        <Heading>Pacing</Heading>
        {legs.length > 1 && <LegTable legs={legs} />}
        {legs
          .filter(({ kind, splits, seconds }) => kind !== 'CHANGE' && (splits.length > 1 || seconds == null))
          .map((leg) => (
            <LegPart key={leg.name} leg={leg} isOnly={legs.length === 1} />
          ))}
      </Stack>
    </Card>
  );
}

function LegTable({ legs }: { legs: readonly Leg[] }) {
  const units = useUnits();
  const isTimed = legs.some(({ seconds }) => seconds != null);
  return (
    <Figures label="Legs" head={['Leg', 'Distance', ...(isTimed ? ['Time', 'Pace or power', 'Clock'] : ['Effort'])]}>
      {legs.map((leg) => (
        <Cells
          key={leg.name}
          of={[
            leg.name,
            leg.distanceM == null ? '' : legDistance(leg.kind, leg.distanceM, units),
            ...(leg.seconds == null || leg.clockSec == null
              ? [leg.kind === 'CHANGE' ? '' : leg.effort]
              : [
                  longClockText(leg.seconds),
                  leg.distanceM == null ? '' : rateText(leg.kind, leg.distanceM, leg.seconds, leg.watts, units),
                  longClockText(leg.clockSec),
                ]),
          ]}
        />
      ))}
    </Figures>
  );
}

function LegPart({ leg, isOnly }: { leg: Leg; isOnly: boolean }) {
  const { kind, name, distanceM, seconds, watts, mostWatts, effort, advice, splits, course } = leg;
  const units = useUnits();
  const whole =
    seconds == null || distanceM == null
      ? effort
      : [
          legDistance(kind, distanceM, units),
          rateText(kind, distanceM, seconds, watts, units),
          mostWatts != null && watts != null && mostWatts > watts ? `up to ${mostWatts} W on climbs` : null,
          effort,
        ]
          .filter(Boolean)
          .join(' · ');
  const hasHills = course != null;
  return (
    <Stack gap={3}>
      <div>
        <Heading as="h3" size={4}>
          {isOnly ? whole : name}
        </Heading>
        {!isOnly && (
          <Text size={2} tone="muted">
            {whole}
          </Text>
        )}
        {advice && (
          <Text size={2} tone="muted">
            {advice}
          </Text>
        )}
      </div>
      {course && (
        <Elevation
          name={name}
          heights={course.heights}
          distanceM={distanceM ?? course.distanceM}
          gainM={course.gainM}
        />
      )}
      {splits.length > 1 && (
        <Figures
          label={`Splits of the ${name.toLowerCase()}`}
          head={['To', 'Split', kind === 'RIDE' ? 'Power' : 'Pace', ...(hasHills ? ['Climb'] : []), 'Clock']}
        >
          {splits.map((split, index) => (
            <Cells
              key={split.toM}
              of={[
                toText(kind, split.toM, units),
                clockText(split.seconds),
                rateText(kind, split.toM - (splits[index - 1]?.toM ?? 0), split.seconds, split.watts, units),
                ...(hasHills ? [climbText(split.gainM, units)] : []),
                longClockText(split.clockSec),
              ]}
            />
          ))}
        </Figures>
      )}
    </Stack>
  );
}
