import { useId } from 'react';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Group = styled('fieldset', {
  display: 'inline-flex',
  gap: '2px',
  maxWidth: '100%',
  padding: '3px',
  borderRadius: '$medium',
  backgroundColor: '$neutralSoft',
  '@forced': { border: '1px solid' },
});
const Segment = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '1.875rem',
  paddingX: '$3',
  borderRadius: '$small',
  color: '$textMuted',
  fontSize: '$2',
  fontWeight: '$medium',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color $transitions$fast, color $transitions$fast',
  '@touch': { minHeight: '$touch', minWidth: '$touch', '@media (max-width: 389px)': { paddingX: '$1' } },
  '& input': { appearance: 'none', position: 'absolute', inset: 0, margin: 0, outline: 'none', cursor: 'inherit' },
  '&:hover': { color: '$text' },
  '&:has(input:checked)': { backgroundColor: '$surface', color: '$text', boxShadow: '$small' },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '1px' },
  '@forced': { '&:has(input:checked)': { outline: '1px solid' } },
});

interface SegmentsProps<Value extends string> {
  /** What is chosen: "Range". */
  label: string;
  /** `label` is read aloud, `short` is drawn. */
  options: readonly { value: Value; label: string; short: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices side by side, as radio buttons: arrow keys choose. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span aria-hidden>{option.short}</span>
        </Segment>
      ))}
    </Group>
  );
}
