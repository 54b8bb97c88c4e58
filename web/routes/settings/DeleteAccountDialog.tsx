import { type FormEvent, useId, useState } from 'react';
import { eraseKept } from '../../offline/eraseKept.ts';
import { rest, RestError, saidBy } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import type { ErasureReceipt } from '../erasureReceipt.ts';

const Points = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  paddingLeft: '$5',
  listStyle: 'disc',
  fontSize: '$3',
  color: '$textMuted',
});

interface DeleteAccountDialogProps {
  /** What shows that it is meant: the address, of an account that signs in elsewhere. */
  proof: 'password' | 'email';
  isCoach: boolean;
  onClose: () => void;
  onDeleted: (receipt: ErasureReceipt) => void;
}

/** Says what goes, and asks for what shows that it is meant. */
export function DeleteAccountDialog({ proof, isCoach, onClose, onDeleted }: DeleteAccountDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || typed === '') return;
    setBusy(true);
    setError(undefined);
    setFailure(null);
    try {
      const receipt = await rest<ErasureReceipt>('DELETE', '/api/account', { [proof]: typed });
      // what this browser keeps for reading offline goes too
      await eraseKept();
      onDeleted(receipt);
    } catch (error) {
      setBusy(false);
      const own = error instanceof RestError ? error.errors.find((each) => each.path === proof) : undefined;
      if (own) setError(own.message);
      else setFailure(saidBy(error, 'Something went wrong, and nothing was deleted. Please try again.'));
    }
  };
  const control = { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Delete your account?"
      description="This happens at once and cannot be undone. Export your data first if you may want it back."
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={form} tone="danger" busy={isBusy} disabled={typed === ''}>
            Delete Account
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={erase} noValidate>
        <Stack gap={5}>
          <Points aria-label="What is deleted">
            <li>Your profile, plans, workouts, races, check-ins and all of your history.</li>
            <li>Recorded activities, access tokens and calendar addresses.</li>
            <li>What your coaches noted about you.</li>
            {isCoach && <li>Your coach role, principles, library and notes. Your athletes keep their plans.</li>}
            <li>Every browser is signed out, this one too.</li>
          </Points>
          {proof === 'password' ? (
            <Field label="Your password" required error={error}>
              <PasswordInput autoComplete="current-password" {...control} />
            </Field>
          ) : (
            <Field
              label="Your email address"
              required
              hint="Type the address of this account to confirm."
              error={error}
            >
              <TextInput type="email" autoComplete="off" {...control} />
            </Field>
          )}
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
