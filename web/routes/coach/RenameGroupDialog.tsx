import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useRenameGroup } from './useRenameGroup.ts';

interface RenameGroupDialogProps {
  group: string;
  onRenamed: (from: string, to: string) => void;
  /** Gives it its old name; asked for when the dialog is closed. */
  onUndo: (from: string, to: string) => void;
  onClose: () => void;
}

export function RenameGroupDialog({ group, onRenamed, onUndo, onClose }: RenameGroupDialogProps) {
  const [typed, setTyped] = useState(group);
  const [rename, isRenaming, refusal] = useRenameGroup({
    says: (_payload, { name: now }) => ({
      title: 'Group renamed',
      description: `“${group}” is “${now}” now.`,
      action: { label: 'Undo', onPress: () => onUndo(now, group) },
    }),
    done: (_payload, { name: now }) => {
      onRenamed(group, now);
      onClose();
    },
  });
  const name = typed.trim();
  return (
    <FormDialog
      title="Rename Group"
      description="Its athletes stay in it, and views that show it go on showing it."
      submitLabel="Rename"
      size="small"
      canSubmit={name !== '' && name !== group}
      busy={isRenaming}
      onSubmit={(event) => {
        event.preventDefault();
        rename({ group, name });
      }}
      onClose={onClose}
    >
      <Field label="Name" hint="At most 40 characters." error={refusal ?? undefined}>
        <TextInput value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </FormDialog>
  );
}
