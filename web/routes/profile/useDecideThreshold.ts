import { graphql } from 'react-relay';
import type { useDecideThresholdAcceptMutation } from '../../__generated__/useDecideThresholdAcceptMutation.graphql.ts';
import type { useDecideThresholdDismissMutation } from '../../__generated__/useDecideThresholdDismissMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';

/** Accepts a proposed threshold, with a way back, or leaves the one on file. */
export function useDecideThreshold(rememberUndo: RememberUndo) {
  const [actAccept, isAccepting] = useAct<useDecideThresholdAcceptMutation>(
    graphql`
      mutation useDecideThresholdAcceptMutation($input: AcceptThresholdProposalInput!) {
        acceptThresholdProposal(input: $input) {
          ... on AcceptThresholdProposalPayload @alias(as: "payload") {
            revision {
              id
              summary
            }
            unchanged
            athlete {
              thresholds {
                ftp
                runThresholdSpeed
                css
                lthr
              }
              ...ThresholdProposals_athlete
              ...ThresholdHistory_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'The threshold stays as it is',
      says: ({ revision }) => ({ title: 'New Threshold', description: revision.summary }),
      remember: rememberUndo,
    },
  );
  const [actDismiss, isDismissing] = useAct<useDecideThresholdDismissMutation>(
    graphql`
      mutation useDecideThresholdDismissMutation($input: DismissThresholdProposalInput!) {
        dismissThresholdProposal(input: $input) {
          ... on DismissThresholdProposalPayload @alias(as: "payload") {
            athlete {
              ...ThresholdProposals_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'The proposal stays open',
      says: { title: 'Left as It Is', description: 'The next test, race or hard effort is looked at anew.' },
    },
  );
  return {
    accept: (proposalId: string) => actAccept({ proposalId }),
    dismiss: (proposalId: string) => actDismiss({ proposalId }),
    isBusy: isAccepting || isDismissing,
  };
}
