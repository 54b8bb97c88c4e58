import { graphql } from 'react-relay';
import type { useIllnessPreviewMutation } from '../../__generated__/useIllnessPreviewMutation.graphql.ts';
import type { useIllnessReportMutation } from '../../__generated__/useIllnessReportMutation.graphql.ts';
import type { useIllnessWithdrawMutation } from '../../__generated__/useIllnessWithdrawMutation.graphql.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';

/** What the plan made of an illness. */
export type IllnessAnswer = NonNullable<Payload<useIllnessReportMutation>['adaptation']>;
/** What it would make of one. */
export type IllnessPreviewed = NonNullable<Payload<useIllnessPreviewMutation>['adaptation']>;
export type ToldIllness = useIllnessReportMutation['variables']['input'];

const NO_SCHEDULE = { summary: '', changes: [], advice: [] };

// all three mutations spread it
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment useIllness_adaptation on Adaptation {
    summary
    changes {
      ...changeSides_change @relay(mask: false)
    }
    advice {
      kind
      text
    }
  }
`;
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment useIllness_payload on ReportIllnessPayload {
    athlete {
      ...ScheduleView_athlete
    }
    adaptation {
      ...useIllness_adaptation @relay(mask: false)
      revision {
        id
      }
    }
  }
`;

/** Shows what an illness, or its end, would change before it is told; `refusal` says why the last try failed. */
export function usePreviewIllness(onPreview: (told: ToldIllness, previewed: IllnessPreviewed) => void) {
  return useAct<useIllnessPreviewMutation>(
    graphql`
      mutation useIllnessPreviewMutation($input: ReportIllnessInput!) {
        previewIllness(input: $input) {
          ... on PreviewIllnessPayload @alias(as: "payload") {
            adaptation {
              ...useIllness_adaptation @relay(mask: false)
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { done: ({ adaptation }, told) => onPreview(told, adaptation ?? NO_SCHEDULE) },
  );
}

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
    { done: ({ adaptation }) => onAnswer(adaptation ?? { ...NO_SCHEDULE, revision: null }) },
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
    { done: ({ adaptation }) => onAnswer(adaptation ?? { ...NO_SCHEDULE, revision: null }) },
  );
}
