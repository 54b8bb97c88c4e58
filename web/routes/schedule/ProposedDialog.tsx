import { lazy, Suspense } from 'react';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { ProposedChanges as Proposed } from './useSubmitFeedback.ts';

const ProposedChanges = lazy(async () => ({ default: (await import('./ProposedChanges.tsx')).ProposedChanges }));

interface ProposedDialogProps {
  /** Null: nothing. */
  proposed: Proposed | null;
  rememberUndo: RememberUndo;
  onClose: () => void;
}

/** What the plan would change because of what was told on a card. */
export function ProposedDialog({ proposed, ...rest }: ProposedDialogProps) {
  if (!proposed) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && rest.onClose()} title="Adjust Your Plan?">
      <FailureNotice>
        <Suspense fallback={<Skeleton css={{ height: '12rem' }} aria-label="Loading the changes" />}>
          <ProposedChanges proposed={proposed} {...rest} />
        </Suspense>
      </FailureNotice>
    </Dialog>
  );
}
