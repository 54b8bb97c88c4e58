import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  ReportIllnessInput,
  useReportIllnessMutation,
  useReportIllnessMutation$data,
} from '../../__generated__/useReportIllnessMutation.graphql.ts';

type Result = useReportIllnessMutation$data['reportIllness'];
/** What the plan made of an illness. */
export type IllnessAnswer = NonNullable<Extract<Result, { __typename: 'ReportIllnessPayload' }>['adaptation']>;

const NO_SCHEDULE: IllnessAnswer = { summary: '', changes: [], advice: [], revision: null };

/** Tells of an illness, or of its end; `refusal` says why the last try failed. */
export function useReportIllness(onAnswer: (answer: IllnessAnswer) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<useReportIllnessMutation>(graphql`
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
  const report = useCallback(
    (input: ReportIllnessInput) => {
      setRefusal(null);
      commit({
        variables: { input },
        onCompleted: ({ reportIllness: result }) => {
          if (result.__typename !== 'ReportIllnessPayload')
            return setRefusal(result.__typename === 'InvalidInput' ? result.message : 'Please try again.');
          onAnswer(result.adaptation ?? NO_SCHEDULE);
        },
        onError: (error) => setRefusal(error.message),
      });
    },
    [commit, onAnswer],
  );
  return { report, isBusy, refusal };
}
