import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea, TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { editDrafts } from './editDrafts.ts';

/** For a workout that somebody deleted while another wrote over it: the words, to take along. Nothing without any. */
export function LostEdit({ workoutId, onClose }: { workoutId: string; onClose: () => void }) {
  const { description, instructions } = editDrafts.get(workoutId) ?? {};
  if (!description && !instructions) return null;
  const close = () => {
    editDrafts.delete(workoutId);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Workout Deleted"
      description="This workout is not in the schedule any more. What you typed is here, for you to copy."
      footer={
        <Button tone="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <Stack gap={5}>
        {description && (
          <Field label="Description">
            <TextInput readOnly value={description} />
          </Field>
        )}
        {instructions && (
          <Field label="Instructions">
            <Textarea rows={5} readOnly value={instructions} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
