import { IconArrowsMove, IconCalendar, IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { addDays, type Day, daysBetween, weekdayIndex, weekdayOf } from '../../api/core/calendar/calendar.ts';
import { liftByKeyboard } from '../dnd/manager.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { nameOf } from '../names.ts';
import { shortDay } from './dateText.ts';
import { useDateNote, useScheduleActions } from './ScheduleActions.tsx';

interface MoveToMenuProps {
  workoutId: string;
  title: string;
  from: Day;
  completed: boolean;
}

/** The way to move a workout without dragging it: every day that is still to come, by name. */
export function MoveToMenu({ workoutId, title, from, completed }: MoveToMenuProps) {
  const { today, firstDay, lastDay, preferences, moveWorkout, openWorkout, refuseMove } = useScheduleActions();
  const dateNote = useDateNote();
  const noteOf = (day: Day) =>
    dateNote(day)?.text ?? (preferences?.unavailableDays.includes(nameOf(weekdayOf(day))) ? 'unavailable' : null);
  const button = useRef<HTMLButtonElement>(null);
  const start = today > firstDay ? today : firstDay;
  const count = Math.max(0, daysBetween(start, lastDay) + 1);
  const days = Array.from({ length: count }, (_, index) => addDays(start, index)).filter((day) => day !== from);
  return (
    <Menu
      trigger={
        <IconButton
          ref={button}
          size="small"
          label={`Actions for ${title}`}
          css={{ square: '1.75rem', margin: '-$1', '@touch': { square: '$touch', margin: '-$2' } }}
        >
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<IconCalendar size={16} aria-hidden />} onSelect={() => openWorkout(workoutId)}>
        Open workout
      </MenuItem>
      {completed ? (
        <MenuItem icon={<IconArrowsMove size={16} aria-hidden />} onSelect={refuseMove}>
          Move to…
        </MenuItem>
      ) : (
        <>
          <LiftEntry
            // after the menu has closed and given the focus back
            onSelect={() => setTimeout(() => button.current && liftByKeyboard(button.current), 0)}
          />
          <MenuSeparator />
          <MenuLabel>Move to…</MenuLabel>
          {days.map((day, index) => (
            <DayEntry
              key={day}
              day={day}
              note={noteOf(day)}
              startsWeek={index > 0 && weekdayIndex(day) === 0}
              onSelect={() => moveWorkout(workoutId, day)}
            />
          ))}
        </>
      )}
    </Menu>
  );
}

/** Only where there may be a keyboard: a phone or a tablet alone has no arrow keys. */
function LiftEntry({ onSelect }: { onSelect: () => void }) {
  const isTouchOnly = useMediaQuery('(hover: none)');
  if (isTouchOnly) return null;
  return (
    <MenuItem icon={<IconArrowsMove size={16} aria-hidden />} onSelect={onSelect}>
      Move with the arrow keys (M)
    </MenuItem>
  );
}

function DayEntry({
  day,
  note,
  startsWeek,
  onSelect,
}: {
  day: Day;
  note: string | null;
  startsWeek: boolean;
  onSelect: () => void;
}) {
  return (
    <>
      {startsWeek && <MenuSeparator />}
      <MenuItem onSelect={onSelect}>{note ? `${shortDay(day)}, ${note}` : shortDay(day)}</MenuItem>
    </>
  );
}
