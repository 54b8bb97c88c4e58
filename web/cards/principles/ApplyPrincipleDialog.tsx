import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ApplyPrincipleDialog_principle$key } from '../../__generated__/ApplyPrincipleDialog_principle.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PreviewResult } from './PreviewResult.tsx';
import { usePrinciplePreview } from './usePrinciplePreview.ts';

interface ApplyPrincipleDialogProps {
  principle: ApplyPrincipleDialog_principle$key;
  busy: boolean;
  onApply: (principleId: string) => void;
  onClose: () => void;
}

/** Makes planned weeks follow a principle that is kept already, after a look at what that changes. */
export function ApplyPrincipleDialog({ principle: key, busy, onApply, onClose }: ApplyPrincipleDialogProps) {
  const { id, context, principle, phaseType, workoutType } = useFragment(
    graphql`
      fragment ApplyPrincipleDialog_principle on Principle {
        id
        context
        principle
        phaseType
        workoutType
      }
    `,
    key,
  );
  const { state, preview } = usePrinciplePreview();
  useEffect(() => {
    preview({ principleId: id, context, principle, phaseType, workoutType });
  }, [preview, id, context, principle, phaseType, workoutType]);
  const canApply = state.status === 'ready' && state.preview.changedWorkouts > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Apply This Principle"
      description={principle}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={busy} disabled={!canApply} onClick={() => onApply(id)}>
            Change These Schedules
          </Button>
        </>
      }
    >
      <PreviewResult state={state} />
    </Dialog>
  );
}
