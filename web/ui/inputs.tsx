import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, WheelEvent } from 'react';
import { useFieldControl } from './Field.tsx';
import { css, styled } from './theme.ts';

const box = css({
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  minHeight: '$control',
  paddingX: '$3',
  paddingY: '$2',
  border: '1px solid $colors$control',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  color: '$text',
  // below 16 px iOS zooms into the field
  fontSize: '$4',
  lineHeight: '$snug',
  transition: 'border-color $transitions$fast, box-shadow $transitions$fast',
  '@small': { fontSize: '$3' },
  '@touch': { minHeight: '$touch', fontSize: '$4' },
  // the cross of a search is blue of its own accord
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  '&::placeholder': { color: '$textSubtle', opacity: 1 },
  '&:hover:not(:disabled):not(:read-only)': { borderColor: '$textMuted' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-1px', borderColor: '$focus' },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '&:disabled, &:read-only:not(select)': {
    backgroundColor: '$sunken',
    color: '$textMuted',
    borderColor: '$lineStrong',
  },
  '&:disabled': { cursor: 'not-allowed' },
});

const StyledInput = styled('input', box);
const StyledTextarea = styled('textarea', box, {
  minHeight: '5.5rem',
  resize: 'vertical',
  lineHeight: '$normal',
  // grows with its text where the browser can do that, and nothing is measured where it cannot
  fieldSizing: 'content',
  maxHeight: '60dvh',
});
const StyledSelect = styled('select', box, { paddingRight: '$10', cursor: 'pointer', textOverflow: 'ellipsis' });

/** Text, e-mail, password or date; inside a Field it needs no id. */
export function TextInput(props: ComponentProps<typeof StyledInput>) {
  return <StyledInput type="text" {...useFieldControl()} {...props} />;
}

const leaveOnWheel = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** Whole numbers unless `step` says otherwise. Scrolling the page over it never changes the value. */
export function NumberInput(props: ComponentProps<typeof StyledInput>) {
  return (
    <StyledInput type="number" inputMode="numeric" step={1} onWheel={leaveOnWheel} {...useFieldControl()} {...props} />
  );
}

/** At least as high as its rows, and as its text. */
export function Textarea({ rows = 3, ...props }: ComponentProps<typeof StyledTextarea>) {
  return (
    <StyledTextarea
      rows={rows}
      style={rows > 3 ? { minHeight: `calc(${rows}lh + 1.125rem)` } : undefined}
      {...useFieldControl()}
      {...props}
    />
  );
}

const SelectRoot = styled('span', {
  position: 'relative',
  display: 'block',
  '& svg': {
    position: 'absolute',
    right: '$3',
    top: '50%',
    translate: '0 -50%',
    color: '$textSubtle',
    pointerEvents: 'none',
  },
});

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps extends ComponentProps<typeof StyledSelect> {
  options: readonly Option[];
  /** Text of the empty choice; without it there is none. */
  placeholder?: string;
}

/** The browser's own list: the right control on every phone and for every screen reader. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <SelectRoot>
      <StyledSelect {...useFieldControl()} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
      <IconChevronDown size={16} aria-hidden />
    </SelectRoot>
  );
}
