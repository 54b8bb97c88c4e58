import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea, TextInput } from '../../ui/inputs.tsx';
import { Columns, Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';

const Box = styled('li', {
  padding: '$4',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  '@small': { padding: '$5' },
});

export interface InjuryAnswer {
  injuryType: string;
  affectedArea: string;
  dateOccurred: string;
  isRecovered: boolean;
  notes: string;
}

interface InjuryAnswers {
  injuries: InjuryAnswer[];
  personalProfile: { injuries: InjuryAnswer[] };
}

const BLANK: InjuryAnswer = { injuryType: '', affectedArea: '', dateOccurred: '', isRecovered: false, notes: '' };

interface InjuryFieldsProps {
  /** Where the form around it, a FormProvider's, keeps the list. */
  name: 'injuries' | 'personalProfile.injuries';
  /** What is wrong at a path of the form. */
  errorAt: (path: string) => string | undefined;
}

/** A list of injuries to write, add to and take from. */
export function InjuryFields({ name: list, errorAt }: InjuryFieldsProps) {
  const form = useFormContext<InjuryAnswers>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeAt = (index: number) => {
    remove(index);
    // the button that had the focus is gone
    addButton.current?.focus();
  };

  return (
    <Stack gap={4}>
      {fields.length > 0 && (
        <Stack as="ul" gap={4}>
          {fields.map((field, index) => {
            const name = `${list}.${index}` as const;
            return (
              <Box key={field.id}>
                <Stack gap={5} role="group" aria-label={`Injury ${index + 1}`}>
                  <Inline justify="between">
                    <Text weight="semibold">Injury {index + 1}</Text>
                    <IconButton
                      label={`Remove injury ${index + 1}`}
                      tone="danger"
                      size="small"
                      onClick={() => removeAt(index)}
                    >
                      <IconTrash size={18} aria-hidden />
                    </IconButton>
                  </Inline>
                  <Columns gap={5}>
                    <Field label="Injury type" error={errorAt(`${name}.injuryType`)}>
                      <TextInput placeholder="Strain" {...form.register(`${name}.injuryType`)} />
                    </Field>
                    <Field label="Affected area" error={errorAt(`${name}.affectedArea`)}>
                      <TextInput placeholder="Left calf" {...form.register(`${name}.affectedArea`)} />
                    </Field>
                  </Columns>
                  <Columns gap={5} css={{ alignItems: 'end' }}>
                    <Field label="Date occurred" optional error={errorAt(`${name}.dateOccurred`)}>
                      <TextInput type="date" {...form.register(`${name}.dateOccurred`)} />
                    </Field>
                    <Checkbox label="Recovered" {...form.register(`${name}.isRecovered`)} />
                  </Columns>
                  <Field label="Notes" optional error={errorAt(`${name}.notes`)}>
                    <Textarea rows={2} {...form.register(`${name}.notes`)} />
                  </Field>
                </Stack>
              </Box>
            );
          })}
        </Stack>
      )}
      <div>
        <Button ref={addButton} icon={<IconPlus size={16} aria-hidden />} onClick={() => append({ ...BLANK })}>
          Add Injury
        </Button>
      </div>
    </Stack>
  );
}
