import { IconFlagPlus, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { addDays, type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { fullDate } from '../dateText.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, Select } from '../../ui/inputs.tsx';
import { styled } from '../../ui/theme.ts';
import type { Trial } from './trial.ts';

const MAX_HOURS = 40;
const MAX_WEEKS_LOST = 8;
/** Weeks ahead that may be lost. */
const WEEKS_OFFERED = 52;

const Controls = styled('div', {
  display: 'grid',
  gap: '$4 $6',
  alignItems: 'end',
  '@medium': { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) auto' },
});
const Stepper = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto 5rem auto',
  justifyContent: 'start',
  gap: '$2',
});
const Lost = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr) auto',
  gap: '$2',
  alignItems: 'end',
  maxWidth: '28rem',
});

/** '11 Jan'; with its year where that is not the present one. */
const mondayText = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? fullDate(day).slice(0, -5) : fullDate(day);

interface WhatIfControlsProps extends Pick<Trial, 'hours' | 'lost'> {
  /** Hours a week on file. */
  hoursNow: number;
  today: Day;
  onChange: (change: Partial<Trial>) => void;
  onTryRace: () => void;
}

/** What concerns the whole season: hours a week, weeks without training, and one race more. */
export const WhatIfControls = memo(function WhatIfControls({
  hours: tried,
  lost,
  hoursNow,
  today,
  onChange,
  onTryRace,
}: WhatIfControlsProps) {
  const hours = tried ?? hoursNow;
  const setHours = (value: number) => {
    if (Number.isInteger(value) && value >= 1 && value <= MAX_HOURS)
      onChange({ hours: value === hoursNow ? null : value });
  };
  const first = addDays(mondayOf(today), 7);
  const mondays = Array.from({ length: WEEKS_OFFERED }, (_, i) => addDays(first, 7 * i));
  return (
    <Controls>
      <Field label="Hours to train a week">
        <Stepper>
          <IconButton outlined label="One hour less" disabled={hours <= 1} onClick={() => setHours(hours - 1)}>
            <IconMinus size={16} aria-hidden />
          </IconButton>
          <NumberInput
            value={hours}
            min={1}
            max={MAX_HOURS}
            onChange={(event) => setHours(event.currentTarget.valueAsNumber)}
          />
          <IconButton outlined label="One hour more" disabled={hours >= MAX_HOURS} onClick={() => setHours(hours + 1)}>
            <IconPlus size={16} aria-hidden />
          </IconButton>
        </Stepper>
      </Field>
      {lost ? (
        <Lost>
          <Field label="No training for">
            <Select
              options={Array.from({ length: MAX_WEEKS_LOST }, (_, i) => ({
                value: String(i + 1),
                label: i === 0 ? '1 week' : `${i + 1} weeks`,
              }))}
              value={String(lost.count)}
              onChange={(event) => onChange({ lost: { ...lost, count: Number(event.currentTarget.value) } })}
            />
          </Field>
          <Field label="From Monday">
            <Select
              options={mondays.map((day) => ({ value: day, label: mondayText(day, today) }))}
              value={lost.from}
              onChange={(event) => onChange({ lost: { ...lost, from: event.currentTarget.value } })}
            />
          </Field>
          <IconButton label="Lose no weeks" onClick={() => onChange({ lost: null })}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </Lost>
      ) : (
        <div>
          <Button onClick={() => onChange({ lost: { from: first, count: 2 } })}>Lose Two Weeks</Button>
        </div>
      )}
      <div>
        <Button icon={<IconFlagPlus size={16} aria-hidden />} onClick={onTryRace}>
          Try a Race
        </Button>
      </div>
    </Controls>
  );
});
