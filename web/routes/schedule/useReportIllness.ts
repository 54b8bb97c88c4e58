import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  ReportIllnessInput,
  useReportIllnessMutation,
} from '../../__generated__/useReportIllnessMutation.graphql.ts';
import type { Answered } from '../../forms/useMutation.ts';
import { type IllnessAnswer, useIllnessMutation } from './useIllnessMutation.ts';

const answerOf = ({ reportIllness }: Answered<useReportIllnessMutation>['response']) => reportIllness;

/** Tells of an illness, or of its end; `refusal` says why the last try failed. */
export function useReportIllness(onAnswer: (answer: IllnessAnswer) => void) {
  const mutation = graphql`
    mutation useReportIllnessMutation($input: ReportIllnessInput!) {
      reportIllness(input: $input) {
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
  const { tell, isBusy, refusal } = useIllnessMutation<useReportIllnessMutation>(mutation, answerOf, onAnswer);
  const report = useCallback((input: ReportIllnessInput) => tell({ input }), [tell]);
  return { report, isBusy, refusal };
}
