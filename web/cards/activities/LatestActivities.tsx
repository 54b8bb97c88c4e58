import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { LatestActivities_athlete$key } from '../../__generated__/LatestActivities_athlete.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { NoActivities } from './NoActivities.tsx';
import { useActivityActs } from './useActivityActs.tsx';

// a phone has room for two
const Rows = styled('ul', { '& > :nth-child(3)': { display: 'none', '@small': { display: 'grid' } } });

interface LatestActivitiesProps {
  athlete: LatestActivities_athlete$key;
  /** The athlete's own card: where a file comes in, and what is to follow a change. Left out: a coach looks. */
  own?: { upload: ReactNode; onChanged: () => void };
}

/** The last few recordings and what each counts for, with the way to all of them and to the curves. */
export function LatestActivities({ athlete: key, own }: LatestActivitiesProps) {
  const { id, firstName, activities } = useFragment(
    graphql`
      fragment LatestActivities_athlete on Athlete {
        id
        firstName
        activities(first: 3) @connection(key: "LatestActivities_activities") @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    key,
  );
  const [acts, dialog] = useActivityActs(activities.__id, own?.onChanged);
  const place = own ? '/performance' : `/coach/athlete/${id}`;
  return (
    <Card aria-labelledby="activities">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading id="activities" css={{ scrollMarginTop: '$20' }}>
            Activities
          </Heading>
          {own && (
            <Text tone="muted" css={{ display: 'none', '@small': { display: 'block' } }}>
              What your device recorded completes the workout of that day, with its real time and load.
            </Text>
          )}
        </Stack>
        {own?.upload}
        {activities.edges.length === 0 ? (
          <NoActivities firstName={own ? null : firstName} />
        ) : (
          <>
            <Rows aria-label="The latest activities">
              {activities.edges.map(({ node }) => (
                <ActivityRow key={node.id} activity={node} {...(own ? { acts } : {})} />
              ))}
            </Rows>
            <Inline gap={5}>
              <TextLink as={Link} to={`${place}/activities`}>
                All activities
              </TextLink>
              <TextLink as={Link} to={`${place}/curves`}>
                Power and pace curves
              </TextLink>
            </Inline>
          </>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
