import { type ComponentProps, type KeyboardEvent } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../../api/core/codes/thread.ts';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/inputs.tsx';

interface MessageFieldProps extends Pick<ComponentProps<typeof Textarea>, 'ref' | 'readOnly'> {
  label: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** The words of a message; Ctrl or Cmd and Enter sends them. */
export function MessageField({ label, error, onChange, onSubmit, ...rest }: MessageFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Field label={label} error={error} hint="Ctrl or Cmd and Enter sends it.">
      <Textarea
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </Field>
  );
}
