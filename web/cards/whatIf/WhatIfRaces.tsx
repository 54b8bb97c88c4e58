import { IconArrowBackUp, IconDots, IconTrash } from '@tabler/icons-react';
import type { Day } from '../../../api/core/calendar.ts';
import { PRIORITIES, type PlanRace, type Priority } from '../../../api/core/race.ts';
import { fullDate } from '../dateText.ts';
import { raceTypeName } from '../race.tsx';
import type { ChartSeason } from '../seasonChart/seasonChartData.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { Actions, Choices, DayInput, Line, Name, RaceForm, WeekItems } from './raceLine.tsx';
import { clampRaceDay, lastRaceDay, type Trial, withAdded, withoutAdded } from './trial.ts';
import { TriedRaceLine } from './TriedRaceLine.tsx';

const List = styled('ul', { display: 'flex', flexDirection: 'column' });

interface WhatIfRacesProps {
  /** Races on file that are still to come, by date. */
  races: readonly PlanRace[];
  trial: Trial;
  today: Day;
  before: ChartSeason;
  after: ChartSeason;
  onChange: (change: Partial<Trial>) => void;
  /** Opens the form that adds a race, filled in. */
  onAddRace: (race: PlanRace) => void;
}

const raceOf = ({ races }: ChartSeason, raceId: string) => races.find(({ id }) => id === raceId);

/** The races to come: day and priority to be tried, and the form on race day beside that of today's plan. */
export function WhatIfRaces({ races, onAddRace, ...rest }: WhatIfRacesProps) {
  const { trial, today, after, onChange } = rest;
  return (
    <List>
      {races.map((race) => (
        <RaceLine key={race.id} race={race} {...rest} />
      ))}
      {trial.added.map((race) => (
        <TriedRaceLine
          key={race.id}
          race={race}
          after={raceOf(after, race.id)}
          today={today}
          onChange={(change) => onChange({ added: withAdded(trial, race.id, change).added })}
          onRemove={() => onChange({ added: withoutAdded(trial, race.id).added })}
          onAdd={() => onAddRace(race)}
        />
      ))}
    </List>
  );
}

function RaceLine({ race, trial, today, before, after, onChange }: Omit<WhatIfRacesProps, 'races' | 'onAddRace'> & { race: PlanRace }) {
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
          <WeekItems raceDate={raceDate} disabled={isOut} onMove={move} />
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
