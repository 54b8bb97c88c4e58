import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { mondayOf } from '../../../api/core/calendar/calendar.ts';
import type { CheckInCard_athlete$key } from '../../__generated__/CheckInCard_athlete.graphql.ts';
import { CheckInForm } from '../../cards/checkIn/CheckInForm.tsx';
import type { ScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { Card } from '../../ui/Card.tsx';
import { FoldedOnPhone } from '../../ui/Disclosure.tsx';
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
        today
        checkIns(first: 1) @required(action: THROW) {
          edges {
            node {
              weekStartDate
            }
          }
        }
        ...CheckInForm_athlete
      }
    `,
    key,
  );
  // as it was when the page came: what saving changed stands below the form
  const [wasTold] = useState(() => athlete.checkIns.edges[0]?.node.weekStartDate === mondayOf(athlete.today));
  const form = <CheckInForm athlete={athlete} fields="short" changesUndo={changesUndo} />;
  return (
    <Card aria-label="Check-in">
      <Stack gap={4}>
        <Inline justify="between" align="baseline" gap={3}>
          <Heading>Stress Check-in</Heading>
          <TextLink as={Link} to="/checkin" css={{ fontSize: '$3' }}>
            All questions
          </TextLink>
        </Inline>
        {wasTold ? <FoldedOnPhone summary="Change your answers of this week">{form}</FoldedOnPhone> : form}
      </Stack>
    </Card>
  );
}
