import { graphql } from 'react-relay';

/** Wherever a change of the schedule shows beside a check-in. */
export const adaptedSchedule = graphql`
  fragment adaptedSchedule_athlete on Athlete {
    scheduleRevision
    schedule {
      weeks @required(action: THROW) {
        weekStartDate
        weekEndDate
        ...ThisWeek_week
      }
    }
    overview @required(action: THROW) {
      missedLately
      ...MetricCards_overview
      ...WeeklyReview_overview
    }
    ...NextTwoWeeks_athlete
  }
`;
