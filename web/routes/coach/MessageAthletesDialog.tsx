import { countOf } from '../../../api/core/units/countOf.ts';
import { MessageField } from '../../cards/thread/MessageField.tsx';
import { useDraft } from '../../cards/thread/useDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { useIdSet } from '../../ui/useIdSet.ts';
import { useMessageAthletes } from './useMessageAthletes.ts';

const List = styled('ul', {
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  '& > li': { padding: '$2 $4' },
  '& > li + li': { borderTop: '1px solid $colors$line' },
});

export interface Addressee {
  id: string;
  firstName: string;
  lastName: string;
}

interface MessageAthletesDialogProps {
  athletes: readonly Addressee[];
  onSent: () => void;
  onClose: () => void;
}

/** The same words to several athletes; what is typed is there again when the dialog is opened again. */
export function MessageAthletesDialog({ athletes, onSent, onClose }: MessageAthletesDialogProps) {
  const { draft, isEmpty, type, clear } = useDraft('several athletes');
  const { ids: leftOut, put: leaveOut } = useIdSet();
  const [send, isSending, problem] = useMessageAthletes(() => {
    clear();
    onSent();
  });
  const athleteIds = athletes.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const canSend = !isEmpty && !isSending && athleteIds.length > 0;
  const submit = () => {
    if (canSend) send({ athleteIds, ...draft });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Message Athletes"
      description="Each reads it in their own conversation with you; nobody sees who else has it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={isSending} disabled={!canSend} onClick={submit}>
            {`Send to ${countOf(athleteIds.length, 'Athlete')}`}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <MessageField
          label="Message"
          does="sends"
          value={draft.text}
          readOnly={isSending}
          onChange={type}
          onSubmit={submit}
        />
        {problem !== null && (
          <Notice tone="danger" title="Not sent">
            {problem}
          </Notice>
        )}
        <List aria-label="To">
          {athletes.map(({ id, firstName, lastName }) => (
            <li key={id}>
              <Checkbox
                label={`${firstName} ${lastName}`}
                checked={!leftOut.has(id)}
                onChange={({ target }) => leaveOut(id, !target.checked)}
              />
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
