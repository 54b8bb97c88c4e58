import { IconCheck } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from './theme.ts';

const BoxLabel = styled('label', {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '$3',
  fontSize: '$3',
  lineHeight: '$normal',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch', alignItems: 'center' },
  variants: { disabled: { true: { cursor: 'not-allowed', color: '$textMuted' } } },
});

/** The frame of a box that stands without words: an input and its mark. */
export const CheckBox = styled('span', {
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  square: '1.125rem',
  marginTop: '0.1rem',
  '@touch': { marginTop: 0 },
  '& input': {
    appearance: 'none',
    gridArea: '1 / 1',
    margin: 0,
    square: '100%',
    border: '1px solid $colors$control',
    borderRadius: '5px',
    backgroundColor: '$surface',
    cursor: 'inherit',
    transition: 'background-color $transitions$fast, border-color $transitions$fast',
  },
  '& input:checked': { backgroundColor: '$accent', borderColor: '$accent' },
  '& input:disabled': { opacity: 0.55 },
  '& input:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  // the faded box of a disabled choice would otherwise lie over its mark
  '& svg': {
    position: 'relative',
    gridArea: '1 / 1',
    margin: 'auto',
    color: '$onAccent',
    pointerEvents: 'none',
    visibility: 'hidden',
  },
  '& input:checked + svg': { visibility: 'visible' },
});

const Note = styled('span', { display: 'block', fontSize: '$2', color: '$textSubtle' });

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** A second, quieter line: "Required for your race type". */
  note?: ReactNode;
}

export function Checkbox({ label, note, disabled, ...rest }: CheckboxProps) {
  const noteId = useId();
  return (
    <BoxLabel disabled={disabled}>
      <CheckBox>
        <input type="checkbox" disabled={disabled} aria-describedby={note ? noteId : undefined} {...rest} />
        <IconCheck size={14} stroke={3} aria-hidden />
      </CheckBox>
      <span>
        {label}
        {note && <Note id={noteId}>{note}</Note>}
      </span>
    </BoxLabel>
  );
}

// the ring is drawn around the whole label
const bareInput = { appearance: 'none', margin: 0, borderRadius: '50%', outline: 'none', cursor: 'inherit' } as const;

export const ChipRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  variants: {
    oneRow: {
      true: {
        gap: '$1',
        '& label': { flex: '1 1 0', minWidth: 0, paddingX: 0, fontSize: '$2' },
        '@small': { gap: '$2', '& label': { flex: 'none', minWidth: '3.25rem', paddingX: '$3', fontSize: '$3' } },
      },
    },
  },
});

export const Chip = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: '2.25rem',
  minWidth: '3.25rem',
  paddingX: '$3',
  border: '1px solid $colors$lineStrong',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  color: '$textMuted',
  fontSize: '$3',
  fontWeight: '$medium',
  lineHeight: 1,
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color $transitions$fast, border-color $transitions$fast, color $transitions$fast',
  '@touch': { minHeight: '$touch' },
  // the mark on the corner; beside the words it would make the chip grow
  '& input': { ...bareInput, position: 'absolute', top: '-5px', right: '-3px', square: '1rem' },
  '& input:checked': { backgroundColor: '$accent' },
  '& svg': {
    position: 'absolute',
    top: '-3px',
    right: '-1px',
    color: '$onAccent',
    pointerEvents: 'none',
    visibility: 'hidden',
  },
  '& input:checked + svg': { visibility: 'visible' },
  '&:hover': { borderColor: '$control', color: '$text' },
  '&:has(input:checked)': { backgroundColor: '$accentSoft', borderColor: '$accent', color: '$onAccentSoft' },
  '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

export interface ChipOption<Value extends string> {
  value: Value;
  /** What is read aloud: "Monday". */
  label: string;
  /** What is drawn, when shorter: "Mon". */
  short?: string;
  disabled?: boolean;
}

interface ToggleChipsProps<Value extends string> {
  options: readonly ChipOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** As short as the days of a week: side by side on the narrowest phone too. */
  oneRow?: boolean;
}

/** Any number of a few choices, as checkboxes; the order of the options is kept. Put it into a FieldGroup. */
export function ToggleChips<Value extends string>({ options, value, onChange, oneRow }: ToggleChipsProps<Value>) {
  const toggle = (one: Value, on: boolean) =>
    onChange(options.map((o) => o.value).filter((v) => (v === one ? on : value.includes(v))));
  return (
    <ChipRow oneRow={oneRow}>
      {options.map((option) => (
        <Chip key={option.value}>
          <input
            type="checkbox"
            aria-label={option.label}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <IconCheck size={12} stroke={3.5} aria-hidden />
          <span aria-hidden>{option.short ?? option.label}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

const Cards = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    columns: {
      1: {},
      2: { '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: { '@small': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.25rem, 1fr))' },
    },
  },
  defaultVariants: { columns: 2 },
});

const RadioCard = styled('label', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '3.5rem',
  padding: '$3 $4',
  border: '1px solid $colors$lineStrong',
  borderRadius: '$large',
  backgroundColor: '$surface',
  fontSize: '$3',
  cursor: 'pointer',
  transition: 'background-color $transitions$fast, border-color $transitions$fast, box-shadow $transitions$fast',
  '& input': {
    ...bareInput,
    order: 1,
    flexShrink: 0,
    square: '1.125rem',
    border: '1px solid $colors$control',
    backgroundColor: '$surface',
  },
  '& input:checked': { borderWidth: '5px', borderColor: '$accent' },
  '&:hover': { borderColor: '$control' },
  '&:has(input:checked)': {
    backgroundColor: '$accentSoft',
    borderColor: '$accent',
    boxShadow: 'inset 0 0 0 1px $colors$accent',
  },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '& > svg': { color: '$textMuted' },
  '&:has(input:checked) > svg': { color: '$accent' },
});
const CardText = styled('span', { display: 'block', flexGrow: 1, minWidth: 0 });
const CardLabel = styled('span', { display: 'block', fontWeight: '$medium', lineHeight: '$snug' });
const CardNote = styled('span', {
  display: 'block',
  fontSize: '$2',
  color: '$textMuted',
  lineHeight: '$snug',
  marginTop: '2px',
});

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  note?: string;
  icon?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  /** Groups the radios; must be unique on the page. */
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  columns?: 1 | 2 | 3 | 4;
  required?: boolean;
}

/** One of a few choices, as radio buttons drawn as cards. Put it into a FieldGroup. */
export function RadioCards<Value extends string>({
  name,
  options,
  value,
  onChange,
  columns,
  required,
}: RadioCardsProps<Value>) {
  return (
    <Cards columns={columns}>
      {options.map((option) => (
        <RadioCard key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            required={required}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <CardText>
            <CardLabel>{option.label}</CardLabel>
            {option.note && <CardNote>{option.note}</CardNote>}
          </CardText>
        </RadioCard>
      ))}
    </Cards>
  );
}
