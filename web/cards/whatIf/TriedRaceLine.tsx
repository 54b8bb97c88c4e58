import { IconDots, IconFlagPlus, IconTrash } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { type PlanRace, type Race, RACE_TYPE_LABELS } from '../../../api/core/race/race.ts';
import { PRIORITIES, type Priority, RACE_TYPES, type RaceType } from '../../../api/core/codes/race.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Actions, Choices, DayInput, GoalInput, Line, RaceForm, WeekItems } from './raceLine.tsx';
import { clampRaceDay, type EditTrial, lastRaceDay, withAdded, withoutAdded } from './trial.ts';

const TYPES = RACE_TYPES.map((type) => ({ value: type, label: RACE_TYPE_LABELS[type] }));

interface TriedRaceLineProps {
  race: PlanRace;
  today: Day;
  /** Form on race day; null: none is planned. */
  form: number | null;
  band: string | null;
  onEdit: EditTrial;
  /** Opens the form that adds the race, filled in. */
  onAddRace: (race: PlanRace) => void;
}

/** A race that is only tried: its name, type, day and priority, and the form that the plan would lead to. */
export const TriedRaceLine = memo(function TriedRaceLine({
  race,
  today,
  form,
  band,
  onEdit,
  onAddRace,
}: TriedRaceLineProps) {
  const { id, raceName, raceType, raceDate, priority } = race;
  const onChange = (change: Partial<Race>) => onEdit((trial) => withAdded(trial, id, change));
  const move = (day: Day) => onChange({ raceDate: clampRaceDay(day, today) });
  return (
    <Line>
      <Stack gap={2}>
        <NameInput name={raceName} onChange={(name) => onChange({ raceName: name })} />
        <Select
          aria-label={`Type of ${raceName}`}
          options={TYPES}
          value={raceType}
          // a goal is that of a type
          onChange={(event) => onChange({ raceType: event.currentTarget.value as RaceType, goalTimeSec: null })}
        />
      </Stack>
      <Choices>
        <DayInput
          label={`Day of ${raceName}`}
          value={raceDate}
          disabled={false}
          first={today}
          last={lastRaceDay(today)}
          onChange={move}
        />
        <Select
          aria-label={`Priority of ${raceName}`}
          options={PRIORITIES.map((value) => ({ value, label: `${value} race` }))}
          value={priority}
          onChange={(event) => onChange({ priority: event.currentTarget.value as Priority })}
        />
        <GoalInput
          label={`Goal time of ${raceName}, h:mm:ss`}
          value={race.goalTimeSec ?? null}
          race={race}
          onChange={(goalTimeSec) => onChange({ goalTimeSec })}
        />
      </Choices>
      <RaceForm before={null} after={form} band={band} />
      <Actions>
        <Menu
          trigger={
            <IconButton size="small" label={`Actions for ${raceName}`}>
              <IconDots size={18} aria-hidden />
            </IconButton>
          }
        >
          <WeekItems raceDate={raceDate} onMove={move} />
          <MenuSeparator />
          <MenuItem icon={<IconFlagPlus size={16} aria-hidden />} onSelect={() => onAddRace(race)}>
            Add this race…
          </MenuItem>
          <MenuItem
            icon={<IconTrash size={16} aria-hidden />}
            onSelect={() => onEdit((trial) => withoutAdded(trial, id))}
          >
            Stop trying this race
          </MenuItem>
        </Menu>
      </Actions>
    </Line>
  );
});

/** A name that may stand empty while it is typed. */
function NameInput({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label="Name of the race to try"
      maxLength={100}
      autoComplete="off"
      value={typed ?? name}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (next.trim() !== '') onChange(next.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
