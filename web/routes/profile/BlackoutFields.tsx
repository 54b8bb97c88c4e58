import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LONGEST_BLACKOUT_LABEL, MOST_BLACKOUTS } from '../../../api/core/blackout.ts';
import type { Day } from '../../../api/core/calendar.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import type { FieldsProps } from './FieldsProps.ts';

const Row = styled('li', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& + &': { paddingTop: '$5', borderTop: '1px solid $colors$line' },
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 11rem)) minmax(0, 1fr) auto', '& + &': { paddingTop: 0, borderTop: 'none' } },
});
const Wide = styled('div', { gridColumn: '1 / -1', '@small': { gridColumn: 'auto' } });
const Remove = styled('div', { gridColumn: 2, gridRow: 1, paddingTop: '$6', '@small': { gridColumn: 'auto', gridRow: 'auto' } });

/** Dates without training to write, add to and take from; those that are over are kept and not shown. */
export function BlackoutFields({ form, faultAt, today }: FieldsProps & { today: Day }) {
  const list = 'trainingPreferences.blackoutDates';
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeAt = (index: number) => {
    remove(index);
    // the button that had the focus is gone
    addButton.current?.focus();
  };
  const shown = fields.map((field, index) => ({ field, index })).filter(({ field: { to } }) => to === '' || to >= today);
  return (
    <Stack gap={4}>
      {shown.length > 0 && (
        <Stack as="ul" gap={5}>
          {shown.map(({ field, index }, at) => {
            const name = `${list}.${index}` as const;
            return (
              <Row key={field.id} role="group" aria-label={`Blocked dates ${at + 1}`}>
                <Field label="First day" error={faultAt(`${name}.from`)}>
                  <TextInput type="date" {...form.register(`${name}.from`)} />
                </Field>
                <Wide>
                  <Field label="Last day" optional error={faultAt(`${name}.to`)}>
                    <TextInput type="date" {...form.register(`${name}.to`)} />
                  </Field>
                </Wide>
                <Wide>
                  <Field label="What it is" optional error={faultAt(`${name}.label`)}>
                    <TextInput placeholder="Wedding" maxLength={LONGEST_BLACKOUT_LABEL} {...form.register(`${name}.label`)} />
                  </Field>
                </Wide>
                <Remove>
                  <IconButton label={`Remove blocked dates ${at + 1}`} tone="danger" size="small" onClick={() => removeAt(index)}>
                    <IconTrash size={18} aria-hidden />
                  </IconButton>
                </Remove>
              </Row>
            );
          })}
        </Stack>
      )}
      <Inline gap={4}>
        <Button
          ref={addButton}
          icon={<IconPlus size={16} aria-hidden />}
          disabled={shown.length >= MOST_BLACKOUTS}
          onClick={() => append({ from: '', to: '', label: '' })}
        >
          Block Dates
        </Button>
        {shown.length >= MOST_BLACKOUTS && <Text tone="muted">{MOST_BLACKOUTS} ranges are the most.</Text>}
      </Inline>
      {faultAt(list) && (
        <Text tone="danger" role="alert">
          {faultAt(list)}
        </Text>
      )}
    </Stack>
  );
}
