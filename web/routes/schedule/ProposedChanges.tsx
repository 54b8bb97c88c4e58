import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
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
  onClose: () => void;
}

/** What the plan would change because of a workout's feedback, to apply or to leave; nothing has changed yet. */
export function ProposedChanges({ proposed, rememberUndo, onClose }: ProposedChangesProps) {
  const { id, understood, explanation, changes } = proposed;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [apply, isBusy, refusal] = useApplyProposed(rememberUndo, onClose);
  const chosen = changes.map(({ changeId }) => changeId).filter((each) => !leftOut.includes(each));
  return (
    <Stack gap={5}>
      <Text>{understood}</Text>
      {explanation && <Notice icon={<IconInfoCircle size={16} aria-hidden />}>{explanation}</Notice>}
      <ChangeList
        label="Proposed changes"
        changes={changes}
        leftOut={leftOut}
        brief
        onLeaveOut={(changeId, isOut) =>
          setLeftOut((before) => (isOut ? [...before, changeId] : before.filter((each) => each !== changeId)))
        }
      />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Text size={2} tone="muted">
        {chosen.length} of {changes.length} chosen. Nothing has changed yet.
      </Text>
      <DialogActions>
        <Button onClick={onClose}>Leave It As It Is</Button>
        <Button
          tone="primary"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => apply({ suggestionId: id, changeIds: chosen, scope: 'THIS_WEEK' })}
        >
          Apply Changes
        </Button>
      </DialogActions>
    </Stack>
  );
}
