import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ThresholdHistory_athlete$key } from '../../__generated__/ThresholdHistory_athlete.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ProfileCard } from './Facts.tsx';
import { type ThresholdSeries, thresholdSeries } from './thresholdSeries.ts';
import { unitsOf } from './zoneText.tsx';

const ThresholdLine = lazy(async () => ({ default: (await import('./ThresholdLine.tsx')).ThresholdLine }));

const Charts = styled('div', {
  display: 'grid',
  gap: '$6 $8',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
/** As high as a chart with its dates, so that nothing moves when the chart has come. */
const Place = styled('div', { minHeight: '8.5rem' });

function Series({ series }: { series: ThresholdSeries }) {
  const { write, unit } = unitsOf(useUnits())[series.table];
  const text = (value: number) => `${write(value)} ${unit}`;
  const { name, points } = series;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const now = points.at(-1)!;
  return (
    <Stack gap={2}>
      <Heading as="h3" size={4}>
        {title}, {text(now.value)}
      </Heading>
      <Place>
        {points.length > 1 ? (
          <Suspense fallback={null}>
            <ThresholdLine series={series} write={write} />
          </Suspense>
        ) : (
          <Text tone="muted">No test, race or hard effort has changed it yet.</Text>
        )}
      </Place>
      {points.length > 1 && (
        <VisuallyHidden as="div">
          <table>
            <caption>{title} over time</caption>
            <thead>
              <tr>
                <th scope="col">Since</th>
                <th scope="col">Value</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ day, value, sentence }, index) => (
                <tr key={index}>
                  <th scope="row">{index === points.length - 1 ? 'Today' : fullDate(day)}</th>
                  <td>{text(value)}</td>
                  <td>{sentence ?? 'On file'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      )}
    </Stack>
  );
}

/** How each threshold has become what it is. */
export function ThresholdHistory({ athlete: key }: { athlete: ThresholdHistory_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment ThresholdHistory_athlete on Athlete {
        today
        thresholds {
          ftp
          runThresholdSpeed
          css
          lthr
        }
        thresholdHistory {
          threshold
          value
          previous
          decision
          decidedAt
          sentence
        }
      }
    `,
    key,
  );
  const all = thresholdSeries(athlete);
  return (
    <ProfileCard
      title="Threshold History"
      text="What you entered, and what you accepted from tests, races and hard efforts."
    >
      {all.length > 0 ? (
        <Charts>
          {all.map((series) => (
            <Series key={series.key} series={series} />
          ))}
        </Charts>
      ) : (
        <Text tone="muted">
          Nothing yet. Easier weeks of your plan bring a test about every six weeks, and races and hard recorded efforts
          tell of your thresholds too: what they should become is shown here for you to accept.
        </Text>
      )}
    </ProfileCard>
  );
}
