import { useState } from 'react';
import type { Blackout } from '../../../../api/core/athlete/athlete.ts';
import { addDays, type Day } from '../../../../api/core/calendar/calendar.ts';
import { MIN_WORKOUT } from '../../../../api/core/constants/lengths.ts';
import { dateRange, fullDate, shortDay } from '../../../cards/dateText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { NumberInput } from '../../../ui/inputs.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { styled } from '../../../ui/theme.ts';
import { type BusyTimes, busyTimes, NoCalendar } from './busyTimes.ts';
import { suggested } from './suggested.ts';
import { timeText } from '../../../../api/core/units/timeText.ts';

const Fields = styled('div', { display: 'grid', gap: '$4', '@small': { gridTemplateColumns: '1fr 1fr' } });

/** Days that are looked at: half a year. */
const DAYS = 182;
const LARGEST_MB = 10;

const keyOf = ({ from, to }: Blackout) => `${from} ${to}`;
const datesOf = ({ from, to }: Blackout) => (from === to ? shortDay(from) : dateRange(from, to));
const whole = (typed: string, least: number, most: number) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : null;

interface CalendarFileDialogProps {
  today: Day;
  /** IANA name of the athlete's zone. */
  timeZone: string;
  /** Ranges that can still be added. */
  room: number;
  onAdd: (ranges: readonly Blackout[]) => void;
  onClose: () => void;
}

/** Finds in a calendar file the days on which there is no or little time to train. The file is read here and goes nowhere. */
export function CalendarFileDialog({ today, timeZone, room, onAdd, onClose }: CalendarFileDialogProps) {
  const until = addDays(today, DAYS - 1);
  const [busy, setBusy] = useState<BusyTimes | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [hours, setHours] = useState('9');
  const [minutes, setMinutes] = useState('30');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const read = async (file: File) => {
    setError(null);
    if (file.size > LARGEST_MB * 1024 * 1024)
      return setError(`This file is larger than ${LARGEST_MB} MB. Export a shorter time, or one calendar only.`);
    try {
      setBusy(busyTimes(await file.text(), { from: today, to: until, timeZone }));
      setLeft(new Set());
    } catch (error) {
      if (!(error instanceof NoCalendar)) throw error;
      setError('This is no calendar file. Export your calendar as .ics and choose that file.');
    }
  };

  const [shortFrom, time] = [whole(hours, 1, 16), whole(minutes, MIN_WORKOUT, 1440)];
  const found = busy && shortFrom !== null && time !== null ? suggested(busy, { hours: shortFrom, minutes: time }) : [];
  const chosen = found.filter((range) => !left.has(keyOf(range)));
  const tick = (range: Blackout, isOn: boolean) => {
    const next = new Set(left);
    if (isOn) next.delete(keyOf(range));
    else next.add(keyOf(range));
    setLeft(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Read a Calendar File"
      description="The file is read in this browser and goes nowhere. Only the dates that you add are sent when you save."
    >
      <Stack gap={5}>
        <FileDrop
          label="Choose File"
          title="Drop an .ics file here"
          hint="As your calendar exports it; at most 10 MB."
          accept=".ics,text/calendar"
          progress={null}
          onFile={(file) => void read(file)}
        />
        {error && (
          <Text tone="danger" role="alert">
            {error}
          </Text>
        )}
        {busy && (
          <>
            <Fields>
              <Field
                label="A day is short from"
                hint="Hours of appointments between 6:00 and 22:00."
                error={shortFrom === null ? 'Use 1 to 16 hours.' : undefined}
              >
                <NumberInput min={1} max={16} value={hours} onChange={(event) => setHours(event.currentTarget.value)} />
              </Field>
              <Field
                label="Training on a short day"
                hint="Minutes that it holds."
                error={time === null ? `Use ${MIN_WORKOUT} to 1440 minutes.` : undefined}
              >
                <NumberInput
                  min={MIN_WORKOUT}
                  max={1440}
                  step={5}
                  value={minutes}
                  onChange={(event) => setMinutes(event.currentTarget.value)}
                />
              </Field>
            </Fields>
            <Text tone="muted" role="status">
              {found.length === 0
                ? `Nothing until ${fullDate(until)} takes a whole day, or that much of one.`
                : `${found.length} ${found.length === 1 ? 'range' : 'ranges'} until ${fullDate(until)}. Names of whole days go along; you can change them before you save.`}
            </Text>
            {found.length > 0 && (
              <Stack as="ul" gap={3}>
                {found.map((range) => (
                  <li key={keyOf(range)}>
                    <Checkbox
                      checked={!left.has(keyOf(range))}
                      onChange={(event) => tick(range, event.currentTarget.checked)}
                      label={datesOf(range)}
                      note={
                        range.mostMinutes
                          ? `At most ${timeText(range.mostMinutes)} of training${range.from === range.to ? '' : ' a day'}`
                          : `No training${range.label ? `: ${range.label}` : ''}`
                      }
                    />
                  </li>
                ))}
              </Stack>
            )}
          </>
        )}
        <DialogActions>
          {chosen.length > room && (
            <Text tone="danger" role="alert">
              {room === 1 ? 'One more range fits' : `${room} more ranges fit`}: take some out.
            </Text>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={chosen.length === 0 || chosen.length > room} onClick={() => onAdd(chosen)}>
            {chosen.length === 0 ? 'Add Dates' : `Add ${chosen.length} ${chosen.length === 1 ? 'Range' : 'Ranges'}`}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
