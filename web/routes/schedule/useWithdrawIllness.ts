import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { Day } from '../../../api/core/calendar.ts';
import type { useWithdrawIllnessMutation } from '../../__generated__/useWithdrawIllnessMutation.graphql.ts';
import type { IllnessAnswer } from './useReportIllness.ts';

/** Takes back that the athlete told of an illness; `refusedWithdrawal` says why the last try failed. */
export function useWithdrawIllness(onAnswer: (answer: IllnessAnswer) => void) {
  const [refusedWithdrawal, setRefusal] = useState<string | null>(null);
  const [commit, isWithdrawing] = useMutation<useWithdrawIllnessMutation>(graphql`
    mutation useWithdrawIllnessMutation($input: WithdrawIllnessInput!) {
      withdrawIllness(input: $input) {
        __typename
        ... on ReportIllnessPayload {
          athlete {
            ...ScheduleView_athlete
          }
          adaptation {
            summary
            changes {
              id
              op
              fromDate
              toDate
              durationBefore
              durationAfter
              intensityBefore
              intensityAfter
              changeDescription
            }
            advice {
              code
              text
            }
            revision {
              id
            }
          }
        }
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const withdraw = useCallback(
    (from: Day) => {
      setRefusal(null);
      commit({
        variables: { input: { from } },
        onCompleted: ({ withdrawIllness: result }) => {
          if (result.__typename !== 'ReportIllnessPayload')
            return setRefusal(result.__typename === 'InvalidInput' ? result.message : 'Please try again.');
          onAnswer(result.adaptation ?? { summary: '', changes: [], advice: [], revision: null });
        },
        onError: (error) => setRefusal(error.message),
      });
    },
    [commit, onAnswer],
  );
  return { withdraw, isWithdrawing, refusedWithdrawal };
}
