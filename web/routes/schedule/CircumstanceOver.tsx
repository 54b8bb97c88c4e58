import { useEffect, useRef } from 'react';
import type { TimeKind } from '../../../api/core/language/request/formWords.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { useAskByForm } from './useAskByForm.ts';
import type { ProposedChanges } from './useSubmitFeedback.ts';

interface CircumstanceOverProps {
  kind: TimeKind;
  onProposed: (proposed: ProposedChanges) => void;
  onCancel: () => void;
}

/** Asks at once what would come back now that it is over. */
export function CircumstanceOver({ kind, onProposed, onCancel }: CircumstanceOverProps) {
  const [ask, , refusal] = useAskByForm(onProposed);
  const isAsked = useRef(false);
  useEffect(() => {
    // once, also where React runs effects twice to find faults
    if (!isAsked.current) ask({ kind: 'over', instead: kind });
    isAsked.current = true;
  }, [ask, kind]);
  if (!refusal)
    return <Skeleton role="status" aria-label="Looking what would come back" aria-busy css={{ height: '8rem' }} />;
  return (
    <Stack gap={5}>
      <Notice tone="danger" role="alert">
        {refusal}
      </Notice>
      <DialogActions>
        <Button onClick={onCancel}>Close</Button>
      </DialogActions>
    </Stack>
  );
}
