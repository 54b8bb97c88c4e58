import { Tabs as Radix, ToggleGroup } from 'radix-ui';
import { css, styled } from './theme.ts';

const rail = css({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  padding: '3px',
  gap: '2px',
  borderRadius: '$medium',
  backgroundColor: '$neutralSoft',
});
const stop = css({
  appearance: 'none',
  border: 0,
  padding: '0 $3',
  minHeight: '2rem',
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$textMuted',
  fontSize: '$3',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color $transitions$fast, color $transitions$fast',
  '@touch': { minHeight: '$touch' },
  '&:hover': { color: '$text' },
  '&[data-state="active"], &[data-state="on"]': { backgroundColor: '$surface', color: '$text', boxShadow: '$small' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-1px' },
});

export const Tabs = Radix.Root;
export const TabsList = styled(Radix.List, rail);
export const TabsTrigger = styled(Radix.Trigger, stop);
export const TabsContent = styled(Radix.Content, { outline: 'none' });

const Rail = styled(ToggleGroup.Root, rail);
const Stop = styled(ToggleGroup.Item, stop);

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to five short choices; one is always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((o) => o.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Rail type="single" aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <Stop key={option.value} value={option.value}>
          {option.label}
        </Stop>
      ))}
    </Rail>
  );
}
