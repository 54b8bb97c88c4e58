import { IconBriefcase, IconPlane } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { LatestCheckIn_athlete$key } from '../../__generated__/LatestCheckIn_athlete.graphql.ts';
import { ratingLevel, ratingWord } from '../../cards/checkIn/ratings.ts';
import { fullDate } from '../../cards/dateText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { LATEST, NOT_ANSWERED } from './coachRatings.ts';

const Ratings = styled('dl', { display: 'grid', gap: '$4' });
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  fontSize: '$3',
});
const Value = styled('dd', {
  fontWeight: '$semibold',
  '& small': { fontWeight: '$regular', fontSize: '$2', color: '$textMuted' },
});
const Track = styled('span', {
  gridColumn: '1 / -1',
  display: 'block',
  height: '6px',
  borderRadius: '$pill',
  backgroundColor: '$neutralSoft',
  overflow: 'hidden',
  '@forced': { outline: '1px solid' },
});
const Bar = styled('span', {
  display: 'block',
  height: '100%',
  width: 'var(--share)',
  borderRadius: '$pill',
  '@forced': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  variants: {
    level: {
      good: { backgroundColor: '$success' },
      warning: { backgroundColor: '$warning' },
      bad: { backgroundColor: '$danger' },
    },
  },
});
const Quote = styled('blockquote', {
  margin: 0,
  padding: '$3 $4',
  borderRadius: '$medium',
  backgroundColor: '$sunken',
  fontSize: '$3',
  lineHeight: '$normal',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** How the athlete felt last, answer by answer; what was not answered says so. */
export function LatestCheckIn({ athlete: key }: { athlete: LatestCheckIn_athlete$key }) {
  const { latest } = useFragment(
    graphql`
      fragment LatestCheckIn_athlete on Athlete {
        latest: checkIns(first: 1) @required(action: THROW) {
          edges {
            node {
              id
              isPlanKept
              ...ratings_checkIn @relay(mask: false)
            }
          }
        }
      }
    `,
    key,
  );
  const checkIn = latest.edges[0]?.node;
  if (!checkIn) return null;
  return (
    <Card aria-labelledby="latest-check-in">
      <Stack gap={5}>
        <Stack gap={1}>
          <Inline gap={3} justify="between">
            <Heading id="latest-check-in">Latest Check-In</Heading>
            <Inline>
              {checkIn.travelThisWeek && (
                <Badge tone="info">
                  <IconPlane size={14} aria-hidden />
                  Travel
                </Badge>
              )}
              {checkIn.majorDeadlines && (
                <Badge tone="warning">
                  <IconBriefcase size={14} aria-hidden />
                  Deadlines
                </Badge>
              )}
              {checkIn.isPlanKept && <Badge>Plan kept as it is</Badge>}
            </Inline>
          </Inline>
          <Text tone="muted">Week of {fullDate(checkIn.weekStartDate)}</Text>
        </Stack>
        <Ratings>
          {LATEST.map((rating) => {
            const value = checkIn[rating.name];
            return (
              <Row key={rating.name}>
                <dt>{rating.label}</dt>
                <Value>
                  {value == null ? (
                    <small>{NOT_ANSWERED}</small>
                  ) : (
                    <>
                      {value}/10 <small>{ratingWord(rating, value)}</small>
                    </>
                  )}
                </Value>
                {value != null && (
                  <Track aria-hidden>
                    <Bar level={ratingLevel(rating, value)} style={{ '--share': `${value * 10}%` } as object} />
                  </Track>
                )}
              </Row>
            );
          })}
        </Ratings>
        {checkIn.notes && <Quote>{checkIn.notes}</Quote>}
      </Stack>
    </Card>
  );
}
