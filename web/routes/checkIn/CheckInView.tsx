import { graphql, useFragment } from 'react-relay';
import { addDays, mondayOf } from '../../../api/core/calendar/calendar.ts';
import type { CheckInView_athlete$key } from '../../__generated__/CheckInView_athlete.graphql.ts';
import { CheckInForm } from '../../cards/checkIn/CheckInForm.tsx';
import { CheckInHistory } from '../../cards/checkIn/CheckInHistory.tsx';
import { useScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { dateRange } from '../../cards/dateText.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { CHECK_IN } from './CheckInSkeleton.tsx';

/** The week's check-in in full, and the weeks before. */
export function CheckInView({ athlete: key }: { athlete: CheckInView_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment CheckInView_athlete on Athlete {
        id
        today
        ...CheckInForm_athlete
        ...CheckInHistory_athlete
      }
    `,
    key,
  );
  const changesUndo = useScheduleUndo(athlete.id);
  const monday = mondayOf(athlete.today);
  return (
    <>
      <PageHeader
        title={CHECK_IN.title}
        description={`${dateRange(monday, addDays(monday, 6))} · ${CHECK_IN.purpose}`}
      />
      <Card aria-label="Check-in">
        <CheckInForm athlete={athlete} fields="full" changesUndo={changesUndo} />
      </Card>
      <CheckInHistory athlete={athlete} />
    </>
  );
}
