import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ChangeList } from '../../cards/adjustment/ChangeList.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { useApplyProposed } from './useApplyProposed.ts';
import type { ProposedChanges as Proposed } from './useSubmitFeedback.ts';

interface ProposedChangesProps {
  proposed: Proposed;
  rememberUndo: RememberUndo;
  /** What was told is to be kept, whatever of it changes. */
  mayBeNone?: boolean;
  /** To what was told; left out: there is no way back. */
  onBack?: () => void;
  onClose: () => void;
}

/** What the plan would change because of what was told, to apply or to leave; nothing has changed yet. */
export function ProposedChanges({ proposed, rememberUndo, mayBeNone = false, onBack, onClose }: ProposedChangesProps) {
  const { id, understood, explanation, changes } = proposed;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [apply, isBusy, refusal] = useApplyProposed(rememberUndo, onClose);
  const agree = useRef<HTMLButtonElement>(null);
  // the button that was pressed for it is gone
  useEffect(() => agree.current?.focus({ preventScroll: true }), []);
  const chosen = changes.map(({ changeId }) => changeId).filter((each) => !leftOut.includes(each));
  return (
    <Stack gap={5}>
      <Text>{understood}</Text>
      {explanation && <Notice icon={<IconInfoCircle size={16} aria-hidden />}>{explanation}</Notice>}
      {changes.length > 0 && (
        <ChangeList
          label="Proposed changes"
          changes={changes}
          leftOut={leftOut}
          brief={!mayBeNone}
          onLeaveOut={(changeId, isOut) =>
            setLeftOut((before) => (isOut ? [...before, changeId] : before.filter((each) => each !== changeId)))
          }
        />
      )}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Text size={2} tone="muted">
        {changes.length === 0
          ? 'No workout of the next four weeks has to change.'
          : `${chosen.length} of ${changes.length} chosen. Nothing has changed yet.`}
      </Text>
      <DialogActions>
        {onBack ? <Button onClick={onBack}>Back</Button> : <Button onClick={onClose}>Leave It As It Is</Button>}
        <Button
          ref={agree}
          tone="primary"
          busy={isBusy}
          disabled={!mayBeNone && chosen.length === 0}
          onClick={() => apply({ suggestionId: id, changeIds: chosen, scope: 'THIS_WEEK' })}
        >
          {changes.length === 0 ? 'Keep This in Mind' : 'Apply Changes'}
        </Button>
      </DialogActions>
    </Stack>
  );
}
