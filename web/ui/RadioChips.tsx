import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Chip, type ChipOption, ChipRow } from './choices.tsx';

interface RadioChipsProps<Value extends string> {
  options: readonly ChipOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  required?: boolean;
  /** Side by side on the narrowest phone too; else they wrap. */
  oneRow?: boolean;
}

/** One of a few short choices, in one tap. Put it into a FieldGroup. */
export function RadioChips<Value extends string>({
  options,
  value,
  onChange,
  required,
  oneRow = true,
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <ChipRow oneRow={oneRow}>
      {options.map((option) => (
        <Chip key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            required={required}
            onChange={() => onChange(option.value)}
          />
          <IconCheck size={12} stroke={3.5} aria-hidden />
          {option.label}
        </Chip>
      ))}
    </ChipRow>
  );
}
