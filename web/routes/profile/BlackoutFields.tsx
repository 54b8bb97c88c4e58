import { IconCalendarDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Blackout } from '../../../api/core/athlete/athlete.ts';
import { LONGEST_BLACKOUT_LABEL, MAX_BLACKOUTS } from '../../../api/core/athlete/blackout.ts';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { MIN_WORKOUT } from '../../../api/core/constants/lengths.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { FieldsProps } from './FieldsProps.ts';

const CalendarFileDialog = lazy(async () => ({
  default: (await import('./calendarFile/CalendarFileDialog.tsx')).CalendarFileDialog,
}));

const Row = styled('li', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& + &': { paddingTop: '$5', borderTop: '1px solid $colors$line' },
  '@small': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
});
const Wide = styled('div', { gridColumn: '1 / -1', '@small': { gridColumn: 'auto' } });
const Widest = styled('div', { gridColumn: '1 / -1', '@small': { gridColumn: '1 / 4' } });
const Remove = styled('div', { gridColumn: 2, gridRow: 1, paddingTop: '$6', '@small': { gridColumn: 4 } });

interface BlackoutFieldsProps extends FieldsProps {
  /** The athlete's own day. */
  today: Day;
  /** IANA name of the athlete's zone. */
  timeZone: string;
}

/** Dates with no or little time for training to write, add to and take from; those that are over are kept and not shown. */
export function BlackoutFields({ form, errorAt, today, timeZone }: BlackoutFieldsProps) {
  const list = 'trainingPreferences.blackoutDates';
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list });
  const addButton = useRef<HTMLButtonElement>(null);
  const [isReading, setReading] = useState(false);
  const removeAt = (index: number) => {
    remove(index);
    // the button that had the focus is gone
    addButton.current?.focus();
  };
  const add = (found: readonly Blackout[]) => {
    const here = new Set(form.getValues(list)?.map(({ from, to }) => `${from} ${to || from}`));
    const fresh = found.filter(({ from, to }) => !here.has(`${from} ${to}`));
    append(
      fresh.map(({ from, to, label, mostMinutes }) => ({
        from,
        to,
        label: label ?? '',
        mostMinutes: mostMinutes ? String(mostMinutes) : '',
      })),
      { shouldFocus: false },
    );
    setReading(false);
    if (fresh.length === 0) showToast({ title: 'Nothing New', description: 'These dates are on your list already.' });
    else
      showToast({
        title: `${fresh.length} ${fresh.length === 1 ? 'Range' : 'Ranges'} Added`,
        description: 'They count once you save your profile.',
        tone: 'success',
      });
  };
  const shown = fields
    .map((field, index) => ({ field, index }))
    .filter(({ field: { to } }) => to === '' || to >= today);
  return (
    <Stack gap={4}>
      {shown.length > 0 && (
        <Stack as="ul" gap={5}>
          {shown.map(({ field, index }, at) => {
            const name = `${list}.${index}` as const;
            return (
              <Row key={field.id} role="group" aria-label={`Blocked dates ${at + 1}`}>
                <Field label="First day" error={errorAt(`${name}.from`)}>
                  <TextInput type="date" {...form.register(`${name}.from`)} />
                </Field>
                <Wide>
                  <Field label="Last day" optional error={errorAt(`${name}.to`)}>
                    <TextInput type="date" {...form.register(`${name}.to`)} />
                  </Field>
                </Wide>
                <Wide>
                  <Field label="Minutes for training" hint="Empty: none." error={errorAt(`${name}.mostMinutes`)}>
                    <NumberInput min={MIN_WORKOUT} max={1440} step={5} {...form.register(`${name}.mostMinutes`)} />
                  </Field>
                </Wide>
                <Widest>
                  <Field label="What it is" optional error={errorAt(`${name}.label`)}>
                    <TextInput
                      placeholder="Wedding"
                      maxLength={LONGEST_BLACKOUT_LABEL}
                      {...form.register(`${name}.label`)}
                    />
                  </Field>
                </Widest>
                <Remove>
                  <IconButton
                    label={`Remove blocked dates ${at + 1}`}
                    tone="danger"
                    size="small"
                    onClick={() => removeAt(index)}
                  >
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
          disabled={shown.length >= MAX_BLACKOUTS}
          onClick={() => append({ from: '', to: '', label: '', mostMinutes: '' })}
        >
          Block Dates
        </Button>
        <Button
          icon={<IconCalendarDown size={16} aria-hidden />}
          disabled={shown.length >= MAX_BLACKOUTS}
          onClick={() => setReading(true)}
        >
          Read a Calendar File
        </Button>
        {shown.length >= MAX_BLACKOUTS && <Text tone="muted">{MAX_BLACKOUTS} ranges are the most.</Text>}
      </Inline>
      {isReading && (
        <Suspense fallback={null}>
          <CalendarFileDialog
            today={today}
            timeZone={timeZone}
            room={MAX_BLACKOUTS - shown.length}
            onAdd={add}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
      {errorAt(list) && (
        <Text tone="danger" role="alert">
          {errorAt(list)}
        </Text>
      )}
    </Stack>
  );
}
