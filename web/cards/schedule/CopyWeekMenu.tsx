import { IconCopy, IconUsers } from '@tabler/icons-react';
import { addDays, type Day, eachDay, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/Menu.tsx';
import { dateRange } from '../dateText.ts';
import { useScheduleActions } from '../ScheduleActions.tsx';

interface CopyWeekMenuProps {
  weekId: string;
  /** Its Monday. */
  from: Day;
}

/** Puts the workouts of a week, past or to come, in place of those of another; nothing where this screen copies none. */
export function CopyWeekMenu({ weekId, from }: CopyWeekMenuProps) {
  const { copyWeek, copyElsewhere, firstDay, lastDay } = useScheduleActions();
  if (!copyWeek) return null;
  const mondays = eachDay(firstDay, lastDay).filter((day) => mondayOf(day) === day && day !== from);
  return (
    <Menu
      label={`Copy the week ${dateRange(from, addDays(from, 6))}`}
      trigger={
        <IconButton
          size="small"
          label={`Copy the week ${dateRange(from, addDays(from, 6))}`}
          css={{ '@media print': { display: 'none' } }}
        >
          <IconCopy size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuLabel>Copy in place of…</MenuLabel>
      {mondays.map((monday) => (
        <MenuItem key={monday} onSelect={() => copyWeek(weekId, monday)}>
          {dateRange(monday, addDays(monday, 6))}
          {monday === firstDay && ' (from today)'}
        </MenuItem>
      ))}
      {copyElsewhere && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<IconUsers size={16} aria-hidden />}
            onSelect={() => copyElsewhere({ is: 'week', id: weekId, from })}
          >
            To another athlete…
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
