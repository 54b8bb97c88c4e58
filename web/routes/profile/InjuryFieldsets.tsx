import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea, TextInput } from '../../ui/inputs.tsx';
import { Columns, Divider, Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import type { FieldsProps } from './FieldsProps.ts';

const BLANK = { injuryType: '', affectedArea: '', dateOccurred: '', isRecovered: false, notes: '' };

export function InjuryFieldsets({ form, faultAt }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'injuries' });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeAt = (index: number) => {
    remove(index);
    // the button that had the focus is gone
    addButton.current?.focus();
  };
  return (
    <Stack gap={6}>
      {fields.map((field, index) => {
        const name = `injuries.${index}` as const;
        return (
          <Stack key={field.id} gap={5} role="group" aria-label={`Injury ${index + 1}`}>
            {index > 0 && <Divider />}
            <Inline justify="between">
              <Text weight="semibold">Injury {index + 1}</Text>
              <IconButton label={`Remove injury ${index + 1}`} tone="danger" size="small" onClick={() => removeAt(index)}>
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </Inline>
            <Columns gap={5}>
              <Field label="Injury type" required error={faultAt(`${name}.injuryType`)}>
                <TextInput placeholder="Strain" {...form.register(`${name}.injuryType`)} />
              </Field>
              <Field label="Affected area" required error={faultAt(`${name}.affectedArea`)}>
                <TextInput placeholder="Left calf" {...form.register(`${name}.affectedArea`)} />
              </Field>
            </Columns>
            <Columns gap={5} css={{ alignItems: 'end' }}>
              <Field label="Date occurred" optional error={faultAt(`${name}.dateOccurred`)}>
                <TextInput type="date" {...form.register(`${name}.dateOccurred`)} />
              </Field>
              <Checkbox label="Recovered" {...form.register(`${name}.isRecovered`)} />
            </Columns>
            <Field label="Notes" optional error={faultAt(`${name}.notes`)}>
              <Textarea rows={2} {...form.register(`${name}.notes`)} />
            </Field>
          </Stack>
        );
      })}
      <div>
        <Button ref={addButton} icon={<IconPlus size={16} aria-hidden />} onClick={() => append(BLANK)}>
          Add Injury
        </Button>
      </div>
    </Stack>
  );
}
