import { graphql, useFragment } from 'react-relay';
import { clockText } from '../../../api/core/units/clock.ts';
import type { LapsCard_activity$key } from '../../__generated__/LapsCard_activity.graphql.ts';
import { distance } from '../../cards/activities/activityText.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { cadenceMeasure, speedName, speedNumber, speedUnit } from './activityNumbers.ts';
import { Figures } from './Figures.tsx';

/** What the device counted lap by lap; nothing where there is one lap at most. */
export function LapsCard({ activity: key }: { activity: LapsCard_activity$key }) {
  const { recordedSport: sport, laps } = useFragment(
    graphql`
      fragment LapsCard_activity on Activity {
        recordedSport
        laps {
          movingSec
          distanceM
          power
          heartRate
          speed
          cadence
        }
      }
    `,
    key,
  );
  const units = useUnits();
  if (laps.length < 2) return null;
  type Lap = (typeof laps)[number];
  const perMinute = cadenceMeasure(
    sport,
    laps.map(({ cadence }) => cadence),
  );
  const columns: {
    title: string;
    unit?: string;
    has: keyof Lap;
    text: (lap: Lap) => string | number | null | undefined;
  }[] = [
    { title: 'Time', has: 'movingSec', text: ({ movingSec }) => clockText(movingSec) },
    {
      title: 'Distance',
      has: 'distanceM',
      text: ({ distanceM }) => (distanceM == null ? null : distance(distanceM, sport, units)),
    },
    {
      title: speedName(sport),
      unit: speedUnit(sport, units),
      has: 'speed',
      text: ({ speed }) => (speed == null ? null : speedNumber(speed, sport, units)),
    },
    { title: 'Power', unit: 'W', has: 'power', text: ({ power }) => power },
    { title: 'Heart rate', unit: 'bpm', has: 'heartRate', text: ({ heartRate }) => heartRate },
    {
      title: 'Cadence',
      unit: perMinute.unit,
      has: 'cadence',
      text: ({ cadence }) => (cadence == null ? null : cadence * perMinute.factor),
    },
  ];
  const shown = columns.filter(({ has }) => laps.some((lap) => lap[has] != null));
  return (
    <Card aria-label="Laps">
      <Stack gap={4}>
        <Heading>Laps</Heading>
        <Figures
          label="Laps, in their order"
          head={[{ name: 'Lap' }, ...shown.map(({ title, unit }) => ({ name: title, unit }))]}
          rows={laps.map((lap, index) => [index + 1, ...shown.map(({ text }) => text(lap) ?? '–')])}
        />
      </Stack>
    </Card>
  );
}
