import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCards, ToggleChips } from './choices.tsx';
import { Field, FieldGroup } from './Field.tsx';
import { NumberInput, Select, TextInput } from './inputs.tsx';

test('the control carries the label, the hint and the error', () => {
  render(
    <Field label="Age" required hint="18 to 100" error="Age must be a whole number from 18 to 100.">
      <NumberInput />
    </Field>,
  );
  const input = screen.getByRole('spinbutton', { name: /Age/ });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Age must be a whole number from 18 to 100. 18 to 100');
});

test('without an error the control is valid and says only its hint', () => {
  render(
    <Field label="Race name" optional hint="As on the bib">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Race name (optional)' });
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('As on the bib');
});

test('a select has an empty choice only when it is given a placeholder', () => {
  render(
    <Field label="Gender">
      <Select options={[{ value: 'female', label: 'Female' }]} placeholder="Choose" defaultValue="" />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveDisplayValue('Choose');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

const DAYS = [
  { value: 'monday', label: 'Monday', short: 'Mon' },
  { value: 'tuesday', label: 'Tuesday', short: 'Tue' },
  { value: 'sunday', label: 'Sunday', short: 'Sun' },
] as const;

test('chips are checkboxes with full names, and keep the order of the options', async () => {
  const changes: string[][] = [];
  function Days() {
    const [days, setDays] = useState<readonly (typeof DAYS)[number]['value'][]>([]);
    const change = (next: (typeof DAYS)[number]['value'][]) => {
      changes.push(next);
      setDays(next);
    };
    return (
      <FieldGroup label="Unavailable days" error="At least one training day must be available.">
        <ToggleChips options={DAYS} value={days} onChange={change} />
      </FieldGroup>
    );
  }
  render(<Days />);
  expect(screen.getByRole('group', { name: 'Unavailable days' })).toHaveAccessibleDescription(
    /At least one training day/,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  expect(changes).toEqual([['sunday'], ['monday', 'sunday'], ['monday']]);
});

test('radio cards choose one', async () => {
  const choose = jest.fn();
  render(
    <FieldGroup label="Race type" required>
      <RadioCards
        name="race"
        options={[{ value: 'marathon', label: 'Marathon', note: '42 km' }]}
        value=""
        onChange={choose}
      />
    </FieldGroup>,
  );
  await userEvent.click(screen.getByRole('radio', { name: /Marathon/ }));
  expect(choose).toHaveBeenCalledWith('marathon');
});
