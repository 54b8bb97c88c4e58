import { IconArrowBackUp, IconDots, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { PlanRace } from '../../../api/core/race/race.ts';
import { PRIORITIES, type Priority } from '../../../api/core/codes/race.ts';
import { fullDate } from '../dateText.ts';
import { raceTypeName } from '../race.tsx';
import type { ChartSeason } from '../seasonChart/seasonChartData.ts';
import { timesText } from '../seasonChart/seasonChartText.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { Actions, Choices, DayInput, GoalInput, Line, Name, RaceForm, WeekItems } from './raceLine.tsx';
import { asOnFile, clampRaceDay, type EditTrial, lastRaceDay, type Trial, withRaceOn } from './trial.ts';
import { TriedRaceLine } from './TriedRaceLine.tsx';

const List = styled('ul', { display: 'flex', flexDirection: 'column' });

interface WhatIfRacesProps {
  /** Races on file that are still to come, by date. */
  races: readonly PlanRace[];
  trial: Trial;
  today: Day;
  before: ChartSeason;
  after: ChartSeason;
  onEdit: EditTrial;
  /** Opens the form that adds a race, filled in. */
  onAddRace: (race: PlanRace) => void;
}

const formOf = ({ races }: ChartSeason, raceId: string) => races.find(({ id }) => id === raceId);

/** The races to come: day and priority to be tried, and the form on race day beside that of today's plan. */
export function WhatIfRaces({ races, trial, today, before, after, onEdit, onAddRace }: WhatIfRacesProps) {
  return (
    <List>
      {races.map((race) => {
        const drawn = formOf(after, race.id);
        return (
          <RaceLine
            key={race.id}
            race={race}
            raceDate={trial.dates[race.id] ?? race.raceDate}
            priority={trial.priorities[race.id] ?? race.priority}
            goalSec={trial.goals[race.id] === undefined ? (race.goalTimeSec ?? null) : trial.goals[race.id]!}
            isOut={trial.without.includes(race.id)}
            today={today}
            before={formOf(before, race.id)?.form ?? null}
            after={drawn?.form ?? null}
            band={drawn?.band ?? null}
            onEdit={onEdit}
          />
        );
      })}
      {trial.added.map((race) => {
        const drawn = formOf(after, race.id);
        return (
          <TriedRaceLine
            key={race.id}
            race={race}
            today={today}
            form={drawn?.form ?? null}
            band={drawn?.band ?? null}
            onEdit={onEdit}
            onAddRace={onAddRace}
          />
        );
      })}
    </List>
  );
}

interface RaceLineProps {
  race: PlanRace;
  raceDate: Day;
  priority: Priority;
  /** Seconds; null: no goal. */
  goalSec: number | null;
  isOut: boolean;
  today: Day;
  /** Form on race day in today's plan and in the trial; null: none is planned. */
  before: number | null;
  after: number | null;
  band: string | null;
  onEdit: EditTrial;
}

// drawn again only when something about the race is another: the lines stand under a chart that follows a drag
const RaceLine = memo(function RaceLine({
  race,
  raceDate,
  priority,
  goalSec,
  isOut,
  today,
  before,
  after,
  band,
  onEdit,
}: RaceLineProps) {
  const { id, raceName, raceType } = race;
  const planned = timesText({ ...race.predicted });
  const move = (day: Day) => onEdit((trial) => withRaceOn(trial, id, clampRaceDay(day, today)));
  const setOut = (out: boolean) =>
    onEdit((trial) => ({
      ...trial,
      without: [...trial.without.filter((other) => other !== id), ...(out ? [id] : [])],
    }));
  return (
    <Line>
      <div>
        <Name left={isOut}>{raceName}</Name>
        <Text size={2} tone="muted">
          {raceTypeName(raceType)}
          {raceDate !== race.raceDate && ` · was ${fullDate(race.raceDate)}`}
          {planned && ` · ${planned}`}
        </Text>
      </div>
      <Choices>
        <DayInput
          label={`Day of ${raceName}`}
          value={raceDate}
          disabled={isOut}
          first={today}
          last={lastRaceDay(today)}
          onChange={move}
        />
        <Select
          aria-label={`Priority of ${raceName}`}
          disabled={isOut}
          options={PRIORITIES.map((value) => ({ value, label: `${value} race` }))}
          value={priority}
          onChange={(event) => {
            const value = event.currentTarget.value as Priority;
            onEdit((trial) => ({ ...trial, priorities: { ...trial.priorities, [id]: value } }));
          }}
        />
        <GoalInput
          label={`Goal time of ${raceName}, h:mm:ss`}
          value={goalSec}
          race={race}
          disabled={isOut}
          onChange={(seconds) => onEdit((trial) => ({ ...trial, goals: { ...trial.goals, [id]: seconds } }))}
        />
      </Choices>
      <RaceForm before={before} after={after} band={band} />
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
          <MenuItem
            icon={<IconArrowBackUp size={16} aria-hidden />}
            onSelect={() => onEdit((trial) => asOnFile(trial, id))}
          >
            As in today’s plan
          </MenuItem>
        </Menu>
      </Actions>
    </Line>
  );
});
