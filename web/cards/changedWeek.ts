import { graphql, readInlineData } from 'react-relay';
import type { changedWeek_week$key } from '../__generated__/changedWeek_week.graphql.ts';

/** What the answer to a change tells of a week's limits: for the toast, and for whatever shows its proof. */
export const changedWeek = (key: changedWeek_week$key) =>
  readInlineData(
    graphql`
      fragment changedWeek_week on TrainingWeek @inline {
        proof {
          code
          constraint
          value
          excess
          brokenBy {
            id
          }
        }
      }
    `,
    key,
  );
