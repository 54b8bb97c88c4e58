import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePaletteDataQuery } from '../../__generated__/usePaletteDataQuery.graphql.ts';

type Found = NonNullable<usePaletteDataQuery['response']['viewer']>;

/** What can be gone to by name: the four weeks, and a coach's athletes; null until it is known. Asked anew each time the palette opens. */
export function usePaletteData(isOpen: boolean, isCoach: boolean): Found | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const query = graphql`
      query usePaletteDataQuery($isCoach: Boolean!) {
        viewer {
          athlete {
            id
            today
            schedule {
              weeks @required(action: THROW) {
                id
                weekNumber
                weekStartDate
                weekEndDate
                workouts {
                  id
                  scheduledDate
                  workoutType
                  duration
                  description
                }
              }
            }
          }
          coach @include(if: $isCoach) {
            id
            athletes(first: 100, sort: NAME) @required(action: THROW) {
              edges {
                node {
                  id
                  firstName
                  lastName
                }
              }
            }
          }
        }
      }
    `;
    // the pages and the actions are there without it
    const asking = fetchQuery<usePaletteDataQuery>(environment, query, { isCoach }).subscribe({
      next: ({ viewer }) => setFound(viewer ?? null),
      error: () => {},
    });
    return () => asking.unsubscribe();
  }, [environment, isOpen, isCoach]);
  return found;
}
