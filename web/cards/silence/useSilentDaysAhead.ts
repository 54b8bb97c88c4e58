import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSilentDaysAheadQuery } from '../../__generated__/useSilentDaysAheadQuery.graphql.ts';
import { whenIdle } from '../../idle.ts';

export type SilentDays = NonNullable<
  NonNullable<NonNullable<useSilentDaysAheadQuery['response']['viewer']>['athlete']>['silentDays']
>;

/** The days to ask the reader about, once the machine has nothing better to do; null: none that is known of. */
export function useSilentDaysAhead(): SilentDays | null {
  const environment = useRelayEnvironment();
  const [days, setDays] = useState<SilentDays | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const query = graphql`
        query useSilentDaysAheadQuery {
          viewer {
            athlete {
              id
              silentDays {
                from
                question
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
        }
      `;
      const answer = await fetchQuery<useSilentDaysAheadQuery>(environment, query, {}).toPromise();
      if (!isLeft) setDays(answer?.viewer?.athlete?.silentDays ?? null);
    };
    // a question that cannot be had now is asked another time
    whenIdle(() => void load().catch(() => {}));
    return () => {
      isLeft = true;
    };
  }, [environment]);
  return days;
}
