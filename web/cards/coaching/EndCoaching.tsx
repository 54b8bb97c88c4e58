import { type ReactNode, useState } from 'react';
import { graphql } from 'react-relay';
import type { EndCoachingMutation } from '../../__generated__/EndCoachingMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { useAct } from '../../forms/useAct.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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
  const [end, isEnding] = useAct<EndCoachingMutation>(
    graphql`
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
    `,
    {
      failed: 'Failed to end coaching',
      done: () => {
        setAsking(false);
        onEnded();
      },
    },
  );
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
          onConfirm={() => end({ athleteId, coachId })}
          onClose={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
