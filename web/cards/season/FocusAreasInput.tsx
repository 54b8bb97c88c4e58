import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { focusRing, styled } from '../../ui/theme.ts';

const Chips = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Chip = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  paddingLeft: '$3',
  borderRadius: '$pill',
  backgroundColor: '$neutralSoft',
  color: '$onNeutralSoft',
  fontSize: '$3',
  overflowWrap: 'anywhere',
  '@forced': { border: '1px solid' },
});
const Remove = styled('button', {
  ...focusRing,
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  square: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$hover' },
  '@touch': { square: '$touch' },
});
const Row = styled('div', { display: 'flex', gap: '$2' });

/** `areas` with what was typed; nothing is there twice. */
export function withArea(areas: readonly string[], typed: string): string[] {
  const added = typed
    .split(',')
    .map((area) => area.trim())
    .filter(Boolean);
  return [...new Set([...areas, ...added])];
}

interface FocusAreasInputProps {
  areas: readonly string[];
  onChange: (areas: string[]) => void;
  /** The text of the field, not added yet. */
  typed: string;
  onType: (typed: string) => void;
  error?: string | undefined;
}

/** Short words, each with its own cross; Enter or a comma adds what stands in the field. */
export function FocusAreasInput({ areas, onChange, typed, onType, error }: FocusAreasInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    onChange(withArea(areas, typed));
    onType('');
    input.current?.focus();
  };
  const remove = (area: string) => {
    onChange(areas.filter((other) => other !== area));
    // the pressed button goes away
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    if (!typed.trim()) return;
    event.preventDefault();
    add();
  };
  return (
    <Field label="Focus areas" optional hint="What these weeks stress, such as threshold or technique." error={error}>
      {areas.length > 0 && (
        <Chips aria-label="Chosen focus areas">
          {areas.map((area) => (
            <Chip key={area}>
              {area}
              <Remove type="button" aria-label={`Remove ${area}`} onClick={() => remove(area)}>
                <IconX size={14} aria-hidden />
              </Remove>
            </Chip>
          ))}
        </Chips>
      )}
      <Row>
        <TextInput
          ref={input}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button icon={<IconPlus size={16} aria-hidden />} disabled={!typed.trim()} onClick={add}>
          Add
        </Button>
      </Row>
    </Field>
  );
}
