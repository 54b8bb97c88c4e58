import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';

interface RenameGroupDialogProps {
  group: string;
  busy: boolean;
  refusal: string | null;
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameGroupDialog({ group, busy, refusal, onRename, onClose }: RenameGroupDialogProps) {
  const [typed, setTyped] = useState(group);
  const name = typed.trim();
  return (
    <FormDialog
      title="Rename Group"
      description="Its athletes stay in it, and views that show it go on showing it."
      submitLabel="Rename"
      size="small"
      canSubmit={name !== '' && name !== group}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onRename(name);
      }}
      onClose={onClose}
    >
      <Field label="Name" hint="At most 40 characters." error={refusal ?? undefined}>
        <TextInput value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </FormDialog>
  );
}
