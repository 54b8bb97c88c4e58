import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { useWithdrawIllnessMutation } from '../../__generated__/useWithdrawIllnessMutation.graphql.ts';
import type { Answered } from '../../forms/useMutation.ts';
import { type IllnessAnswer, useIllnessMutation } from './useIllnessMutation.ts';

const answerOf = ({ withdrawIllness }: Answered<useWithdrawIllnessMutation>['response']) => withdrawIllness;

/** Takes back that the athlete told of an illness; `refusedWithdrawal` says why the last try failed. */
export function useWithdrawIllness(onAnswer: (answer: IllnessAnswer) => void) {
  const mutation = graphql`
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
              changeId
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
              kind
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
        ... on NotPossible {
          message
        }
      }
    }
  `;
  const {
    tell,
    isBusy: isWithdrawing,
    refusal: refusedWithdrawal,
  } = useIllnessMutation<useWithdrawIllnessMutation>(mutation, answerOf, onAnswer);
  const withdraw = useCallback((from: Day) => tell({ input: { from } }), [tell]);
  return { withdraw, isWithdrawing, refusedWithdrawal };
}
