import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { Day } from '../../api/core/calendar/calendar.ts';
import type { RaceDayLink_workout$key } from '../__generated__/RaceDayLink_workout.graphql.ts';
import { TextLink } from '../ui/Text.tsx';

interface RaceDayLinkProps {
  workout: RaceDayLink_workout$key;
  today: Day;
  /** It is an athlete's whom the reader coaches. */
  isCoached: boolean;
}

/** From the workout of a race that is to come to the plan of its day. */
export function RaceDayLink({ workout, today, isCoached }: RaceDayLinkProps) {
  const { race } = useFragment(
    graphql`
      fragment RaceDayLink_workout on Workout {
        race {
          id
          raceDate
          athlete {
            id
          }
        }
      }
    `,
    workout,
  );
  if (!race || race.raceDate < today) return null;
  const season = isCoached ? `/coach/athlete/${race.athlete.id}/season-plan` : '/season-plan';
  return (
    <TextLink as={Link} to={`${season}/race/${race.id}`} css={{ alignSelf: 'flex-start' }}>
      Race-day plan
    </TextLink>
  );
}
