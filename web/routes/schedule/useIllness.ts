import { graphql } from 'react-relay';
import type { useIllnessReportMutation } from '../../__generated__/useIllnessReportMutation.graphql.ts';
import type { useIllnessWithdrawMutation } from '../../__generated__/useIllnessWithdrawMutation.graphql.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';

/** What the plan made of an illness. */
export type IllnessAnswer = NonNullable<Payload<useIllnessReportMutation>['adaptation']>;

const NO_SCHEDULE: IllnessAnswer = { summary: '', changes: [], advice: [], revision: null };

// both mutations spread it
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment useIllness_payload on ReportIllnessPayload {
    athlete {
      ...ScheduleView_athlete
    }
    adaptation {
      summary
      changes {
        ...changeSides_change @relay(mask: false)
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
`;

/** Tells of an illness, or of its end; `refusal` says why the last try failed. */
export function useReportIllness(onAnswer: (answer: IllnessAnswer) => void) {
  return useAct<useIllnessReportMutation>(
    graphql`
      mutation useIllnessReportMutation($input: ReportIllnessInput!) {
        reportIllness(input: $input) {
          ... on ReportIllnessPayload @alias(as: "payload") {
            ...useIllness_payload @relay(mask: false)
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { done: ({ adaptation }) => onAnswer(adaptation ?? NO_SCHEDULE) },
  );
}

/** Takes back that the athlete told of an illness; `refusedWithdrawal` says why the last try failed. */
export function useWithdrawIllness(onAnswer: (answer: IllnessAnswer) => void) {
  return useAct<useIllnessWithdrawMutation>(
    graphql`
      mutation useIllnessWithdrawMutation($input: WithdrawIllnessInput!) {
        withdrawIllness(input: $input) {
          ... on ReportIllnessPayload @alias(as: "payload") {
            ...useIllness_payload @relay(mask: false)
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { done: ({ adaptation }) => onAnswer(adaptation ?? NO_SCHEDULE) },
  );
}
