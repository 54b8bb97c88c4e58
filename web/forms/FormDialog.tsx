import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { Text } from '../ui/Text.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  submitTone?: 'primary' | 'danger';
  /** False: what is required is not there yet. */
  canSubmit?: boolean;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Escape, the cross or the scrim: what was typed is kept. */
  onClose: () => void;
  /** The Cancel button: what was typed is given up. */
  onCancel?: () => void;
  /** Given when the fields hold what was typed the last time; takes them back to what is saved. */
  onStartOver?: (() => void) | null;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** A form over the page, with Cancel and one main button. It stays open until its owner closes it. */
export function FormDialog({
  title,
  description,
  submitLabel,
  submitTone = 'primary',
  canSubmit = true,
  busy,
  onSubmit,
  onClose,
  onCancel = onClose,
  onStartOver,
  size,
  children,
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size={size}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={form} tone={submitTone} busy={busy} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <Stack gap={5}>
          {onStartOver && <StillHere onStartOver={onStartOver} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Above fields that hold what was typed the last time: the way back to what is saved. */
export function StillHere({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Inline gap={3} justify="between">
      <Text tone="muted" size={2}>
        What you typed is still here.
      </Text>
      <Button size="small" tone="ghost" onClick={onStartOver}>
        Start Over
      </Button>
    </Inline>
  );
}
