import { IconArrowBackUp, IconArrowLeft, IconArrowRight, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, type Day, isDay } from '../../../api/core/calendar.ts';
import { PRIORITIES, type PlanRace, type Priority } from '../../../api/core/race.ts';
import { fullDate } from '../dateText.ts';
import { raceTypeName } from '../race.tsx';
import type { ChartRace, ChartSeason } from '../seasonChart/seasonChartData.ts';
import { bandOf, signed } from '../seasonChart/seasonChartText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { clampRaceDay, lastRaceDay, type Trial } from './trial.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$2 $3',
  alignItems: 'center',
  paddingY: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
  '@medium': { gridTemplateColumns: 'minmax(0, 1fr) 10rem 7.5rem 13rem auto' },
});
const Name = styled('p', {
  fontSize: '$3',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
  variants: { left: { true: { textDecoration: 'line-through', color: '$textSubtle' } } },
});
const Choices = styled('div', {
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
const Actions = styled('div', { gridColumn: 2, gridRow: 1, '@medium': { gridColumn: 'auto', gridRow: 'auto' } });

interface WhatIfRacesProps {
  /** Races on file that are still to come, by date. */
  races: readonly PlanRace[];
  trial: Trial;
  today: Day;
  before: ChartSeason;
  after: ChartSeason;
  onChange: (change: Partial<Trial>) => void;
}

const raceOf = ({ races }: ChartSeason, raceId: string) => races.find(({ id }) => id === raceId);

/** The races to come: day and priority to be tried, and the form on race day beside that of today's plan. */
export function WhatIfRaces({ races, ...rest }: WhatIfRacesProps) {
  return (
    <List>
      {races.map((race) => (
        <RaceLine key={race.id} race={race} {...rest} />
      ))}
    </List>
  );
}

function RaceLine({ race, trial, today, before, after, onChange }: Omit<WhatIfRacesProps, 'races'> & { race: PlanRace }) {
  const { id, raceName, raceType } = race;
  const raceDate = trial.dates[id] ?? race.raceDate;
  const isOut = trial.without.includes(id);
  const move = (day: Day) => onChange({ dates: { ...trial.dates, [id]: clampRaceDay(day, today) } });
  const setOut = (out: boolean) =>
    onChange({ without: out ? [...trial.without, id] : trial.without.filter((other) => other !== id) });
  const reset = () => {
    const { [id]: _day, ...dates } = trial.dates;
    const { [id]: _priority, ...priorities } = trial.priorities;
    onChange({ dates, priorities, without: trial.without.filter((other) => other !== id) });
  };
  return (
    <Line>
      <div>
        <Name left={isOut}>{raceName}</Name>
        <Text size={2} tone="muted">
          {raceTypeName(raceType)}
          {raceDate !== race.raceDate && ` · was ${fullDate(race.raceDate)}`}
        </Text>
      </div>
      <Choices>
        <DayInput label={`Day of ${raceName}`} value={raceDate} disabled={isOut} first={today} last={lastRaceDay(today)} onChange={move} />
        <Select
          aria-label={`Priority of ${raceName}`}
          disabled={isOut}
          options={PRIORITIES.map((priority) => ({ value: priority, label: `${priority} race` }))}
          value={trial.priorities[id] ?? race.priority}
          onChange={(event) => onChange({ priorities: { ...trial.priorities, [id]: event.currentTarget.value as Priority } })}
        />
      </Choices>
      <RaceForm before={raceOf(before, id)} after={raceOf(after, id)} />
      <Actions>
        <Menu
          trigger={
            <IconButton size="small" label={`Actions for ${raceName}`}>
              <IconDots size={18} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<IconArrowLeft size={16} aria-hidden />} disabled={isOut} onSelect={() => move(addDays(raceDate, -7))}>
            One week earlier
          </MenuItem>
          <MenuItem icon={<IconArrowRight size={16} aria-hidden />} disabled={isOut} onSelect={() => move(addDays(raceDate, 7))}>
            One week later
          </MenuItem>
          <MenuItem icon={<IconTrash size={16} aria-hidden />} onSelect={() => setOut(!isOut)}>
            {isOut ? 'Take part after all' : 'Leave this race out'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<IconArrowBackUp size={16} aria-hidden />} onSelect={reset}>
            As in today’s plan
          </MenuItem>
        </Menu>
      </Actions>
    </Line>
  );
}

/** Form on race day in both plans, in words. */
function RaceForm({ before, after }: { before: ChartRace | undefined; after: ChartRace | undefined }) {
  const old = before?.form == null ? null : signed(before.form);
  const value = after?.form == null ? null : signed(after.form);
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
      {after?.band && <Badge tone={bandOf(after.band).tone}>{bandOf(after.band).name}</Badge>}
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
function DayInput({ label, value, first, last, disabled, onChange }: DayInputProps) {
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
