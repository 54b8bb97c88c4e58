import { type ReactNode, useState } from 'react';
import { graphql } from 'react-relay';
import type { EndCoachingMutation } from '../../__generated__/EndCoachingMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { showFailure } from '../../forms/saveFailure.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useMutation } from '../../forms/useMutation.ts';

interface EndCoachingProps {
  athleteId: string;
  coachId: string;
  /** The question. */
  title: string;
  /** Words of both buttons. */
  label: string;
  /** With whom, where several such buttons stand on a page. */
  whom?: string;
  onEnded: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** The way out of coaching, for either side; asks once more, for it cannot be undone. */
export function EndCoaching({ athleteId, coachId, title, label, whom, onEnded, children }: EndCoachingProps) {
  const [isAsking, setAsking] = useState(false);
  const [commit, isEnding] = useMutation<EndCoachingMutation>(graphql`
    mutation EndCoachingMutation($input: EndCoachingInput!) {
      endCoaching(input: $input) {
        athleteId
        athlete {
          id
          coachings {
            since
            coach {
              id
            }
          }
        }
      }
    }
  `);
  const end = () =>
    commit({
      variables: { input: { athleteId, coachId } },
      onCompleted: () => {
        setAsking(false);
        onEnded();
      },
      onError: (error) => showFailure('Failed to end coaching', error.message),
    });
  return (
    <>
      <div>
        <Button size="small" onClick={() => setAsking(true)}>
          {label}
          {whom && <VisuallyHidden> with {whom}</VisuallyHidden>}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirmLabel={label}
          busy={isEnding}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
