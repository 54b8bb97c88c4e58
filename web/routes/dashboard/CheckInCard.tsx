import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { CheckInCard_athlete$key } from '../../__generated__/CheckInCard_athlete.graphql.ts';
import { CheckInForm } from '../../cards/checkIn/CheckInForm.tsx';
import type { ScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, TextLink } from '../../ui/Text.tsx';

interface CheckInCardProps {
  athlete: CheckInCard_athlete$key;
  changesUndo: ScheduleUndo;
}

/** The weekly four, with the way to all questions. */
export function CheckInCard({ athlete: key, changesUndo }: CheckInCardProps) {
  const athlete = useFragment(
    graphql`
      fragment CheckInCard_athlete on Athlete {
        ...CheckInForm_athlete
      }
    `,
    key,
  );
  return (
    <Card aria-label="Check-in">
      <Stack gap={4}>
        <Inline justify="between" align="baseline" gap={3}>
          <Heading>Stress Check-in</Heading>
          <TextLink as={Link} to="/checkin" css={{ fontSize: '$3' }}>
            All questions
          </TextLink>
        </Inline>
        <CheckInForm athlete={athlete} fields="short" changesUndo={changesUndo} />
      </Stack>
    </Card>
  );
}
