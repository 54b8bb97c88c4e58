import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from './theme.ts';

const Row = styled('label', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$4',
  fontSize: '$3',
  lineHeight: '$normal',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch' },
  variants: { disabled: { true: { cursor: 'not-allowed', color: '$textMuted' } } },
});
const Label = styled('span', { display: 'block', fontWeight: '$medium' });
const Note = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted' });
const Track = styled('input', {
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '2.75rem',
  height: '1.5rem',
  margin: 0,
  border: '1px solid $colors$control',
  borderRadius: '$pill',
  backgroundColor: '$sunken',
  cursor: 'inherit',
  transition: 'background-color $transitions$fast, border-color $transitions$fast',
  '&::before': {
    content: '',
    position: 'absolute',
    top: '50%',
    left: '3px',
    square: '1rem',
    borderRadius: '50%',
    backgroundColor: '$control',
    transform: 'translateY(-50%)',
    transition: 'transform $transitions$fast, background-color $transitions$fast',
  },
  '&:checked': { backgroundColor: '$accent', borderColor: '$accent' },
  '&:checked::before': { backgroundColor: '$onAccent', transform: 'translate(1.25rem, -50%)' },
  '&:disabled': { opacity: 0.55 },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@forced': { '&::before': { backgroundColor: 'CanvasText' }, '&:checked::before': { backgroundColor: 'Highlight' } },
});

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'css' | 'ref'> {
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once: nothing else has to be saved. */
export function Switch({ label, note, checked, disabled, onChange, ...rest }: SwitchProps) {
  const [labelId, noteId] = [useId(), useId()];
  return (
    <Row disabled={disabled}>
      <span>
        <Label id={labelId}>{label}</Label>
        {note && <Note id={noteId}>{note}</Note>}
      </span>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...rest}
      />
    </Row>
  );
}
