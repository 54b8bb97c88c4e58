import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { clockText } from '../../../api/core/units/clock.ts';
import type { EffortsCard_activity$key } from '../../__generated__/EffortsCard_activity.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { lengthText, speedText } from './activityNumbers.ts';
import { Figures } from './Figures.tsx';

interface EffortsCardProps {
  activity: EffortsCard_activity$key;
  /** False: a coach looks at it. */
  isOwn: boolean;
}

/** The best efforts, beside those of the season; nothing where neither power nor pace was recorded. */
export function EffortsCard({ activity: key, isOwn }: EffortsCardProps) {
  const {
    recordedSport: sport,
    athlete,
    analysis,
  } = useFragment(
    graphql`
      fragment EffortsCard_activity on Activity {
        recordedSport
        athlete {
          id
        }
        analysis @required(action: THROW) {
          peaks {
            seconds
            value
            seasonBest
          }
          fastest {
            metres
            seconds
            seasonBest
          }
        }
      }
    `,
    key,
  );
  const units = useUnits();
  const { peaks, fastest } = analysis;
  const valueText = (value: number) =>
    sport === 'CYCLING' ? `${Math.round(value)} W` : speedText(value, sport, units);
  const rows = [
    ...peaks.map(({ seconds, value, seasonBest }) => ({
      name: lengthText(seconds),
      own: valueText(value),
      best: valueText(seasonBest),
      isBest: value >= seasonBest,
    })),
    ...fastest.map(({ metres, seconds, seasonBest }) => ({
      name: `${metres / 1000} km`,
      own: clockText(seconds),
      best: clockText(seasonBest),
      isBest: seconds <= seasonBest,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Card aria-label="Best efforts">
      <Stack gap={4}>
        <Heading>Best Efforts</Heading>
        <Figures
          label="Best efforts and those of the season"
          head={['Length', sport === 'CYCLING' ? 'Power' : 'Pace', 'Season’s best'].map((name) => ({ name }))}
          rows={rows.map(({ name, own, best, isBest }) => [
            name,
            own,
            isBest ? (
              <Badge key={name} tone="accent">
                Best
              </Badge>
            ) : (
              best
            ),
          ])}
        />
        {sport === 'RUNNING' && peaks.length > 0 && (
          <Text size={2} tone="muted">
            Paces up to 20 min are those on the flat for the same effort.
          </Text>
        )}
        {peaks.length > 0 && (
          <TextLink
            as={Link}
            to={`${isOwn ? '/performance' : `/coach/athlete/${athlete.id}`}/curves?sport=${sport}`}
            css={{ alignSelf: 'flex-start' }}
          >
            {sport === 'CYCLING' ? 'Power curve' : 'Pace curve'}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
