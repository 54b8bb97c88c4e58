import { type ComponentProps, type KeyboardEvent } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../../api/core/codes/thread.ts';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/inputs.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';

interface MessageFieldProps extends Pick<ComponentProps<typeof Textarea>, 'ref' | 'readOnly'> {
  label: string;
  /** What Ctrl or Cmd and Enter does. */
  does: 'sends' | 'saves';
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** The words of a message, with a key that is as good as the button. */
export function MessageField({ label, does, error, onChange, onSubmit, ...rest }: MessageFieldProps) {
  const isTouchOnly = useMediaQuery('(hover: none)');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Field label={label} error={error} hint={isTouchOnly ? undefined : `Ctrl or Cmd and Enter ${does} it.`}>
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
