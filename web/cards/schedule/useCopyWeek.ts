import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { useCopyWeekMutation } from '../../__generated__/useCopyWeekMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { brokenToast } from '../brokenToast.ts';
import { changedWeek } from '../changedWeek.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Copies a week of the schedule on the screen to another of its weeks, in place of what is still ahead there. */
export function useCopyWeek(rememberUndo: RememberUndo): (weekId: string, monday: Day) => void {
  const [copy] = useAct<useCopyWeekMutation>(
    graphql`
      mutation useCopyWeekMutation($input: CopyWeekInput!) {
        copyWeek(input: $input) {
          ... on CopyWeekPayload @alias(as: "payload") {
            week {
              ...WeekCard_week
              ...changedWeek_week
            }
            revision {
              id
              summary
            }
            warnings {
              kind
              message
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Cannot Copy Week' },
      says: ({ week, ...payload }) =>
        brokenToast(
          { title: 'Week Copied', description: payload.revision.summary },
          { ...payload, weeks: [changedWeek(week)] },
        ),
      remember: rememberUndo,
    },
  );
  return useCallback((trainingWeekId, weekStartDate) => void copy({ trainingWeekId, weekStartDate }), [copy]);
}
