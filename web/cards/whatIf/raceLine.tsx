import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, type Day, isDay } from '../../../api/core/calendar/calendar.ts';
import { goalTimeProblem } from '../../../api/core/race/goalTime.ts';
import type { RaceOfLength } from '../../../api/core/race/raceMetres.ts';
import { goalSecondsOf } from '../season/goalSeconds.ts';
import { goalTimeText } from '../season/goalTime.ts';
import { bandOf, signed } from '../seasonChart/seasonChartText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { MenuItem } from '../../ui/Menu.tsx';
import { styled } from '../../ui/theme.ts';

export const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$2 $3',
  alignItems: 'center',
  paddingY: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
  '@medium': { gridTemplateColumns: 'minmax(0, 1fr) 10rem 7.5rem 8.5rem 13rem auto' },
});
export const Name = styled('p', {
  fontSize: '$3',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
  variants: { left: { true: { textDecoration: 'line-through', color: '$textSubtle' } } },
});
export const Choices = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: '$2',
  gridColumn: '1 / -1',
  gridRow: 2,
  '@medium': { display: 'contents' },
});
const Form = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  gridColumn: '1 / -1',
  fontSize: '$3',
  '& strong': { fontWeight: '$semibold' },
  '& s': { textDecoration: 'none', color: '$textMuted' },
  '@medium': { gridColumn: 'auto' },
});
export const Actions = styled('div', { gridColumn: 2, gridRow: 1, '@medium': { gridColumn: 'auto', gridRow: 'auto' } });

interface RaceFormProps {
  /** Form in today's plan and in the trial; null: none is planned. */
  before: number | null;
  after: number | null;
  band: string | null;
}

/** Form on race day in both plans, in words. */
export function RaceForm({ before, after, band }: RaceFormProps) {
  const old = before === null ? null : signed(before);
  const value = after === null ? null : signed(after);
  if (old === null && value === null) return <Form>No form is planned for it</Form>;
  return (
    <Form>
      Form
      {old !== null && old !== value && (
        <>
          <s>{old}</s> <IconArrowRight size={14} role="img" aria-label="becomes" />
        </>
      )}
      <strong>{value ?? 'not planned'}</strong>
      {band && <Badge tone={bandOf(band).tone}>{bandOf(band).name}</Badge>}
    </Form>
  );
}

interface DayInputProps {
  label: string;
  value: Day;
  first: Day;
  last: Day;
  disabled: boolean;
  onChange: (day: Day) => void;
}

/** A day that may stand half typed until it is one of the days allowed. */
export function DayInput({ label, value, first, last, disabled, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      type="date"
      aria-label={label}
      disabled={disabled}
      min={first}
      max={last}
      value={typed ?? value}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (isDay(next) && first <= next && next <= last) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface GoalInputProps {
  label: string;
  /** Seconds; null: no goal. */
  value: number | null;
  race: RaceOfLength;
  disabled?: boolean;
  onChange: (seconds: number | null) => void;
}

/** A goal time that may stand half typed until it is one that a race of its type and length allows. */
export function GoalInput({ label, value, race, disabled = false, onChange }: GoalInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label={label}
      placeholder="Goal, 3:30:00"
      maxLength={8}
      autoComplete="off"
      disabled={disabled}
      value={typed ?? goalTimeText(value)}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        const seconds = goalSecondsOf(next);
        if (seconds === null || (seconds !== undefined && goalTimeProblem(race, seconds) === null)) onChange(seconds);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface WeekItemsProps {
  raceDate: Day;
  disabled?: boolean;
  onMove: (day: Day) => void;
}

/** Menu items that move a race by a week. */
export function WeekItems({ raceDate, disabled = false, onMove }: WeekItemsProps) {
  return (
    <>
      <MenuItem
        icon={<IconArrowLeft size={16} aria-hidden />}
        disabled={disabled}
        onSelect={() => onMove(addDays(raceDate, -7))}
      >
        One week earlier
      </MenuItem>
      <MenuItem
        icon={<IconArrowRight size={16} aria-hidden />}
        disabled={disabled}
        onSelect={() => onMove(addDays(raceDate, 7))}
      >
        One week later
      </MenuItem>
    </>
  );
}
