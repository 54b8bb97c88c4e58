import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { dateRange } from '../../cards/dateText.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';

const WeekSheets = lazy(async () => ({ default: (await import('../../cards/print/WeekSheets.tsx')).WeekSheets }));

interface PrintWeeksProps {
  weeks: readonly { readonly id: string; readonly weekStartDate: Day; readonly weekEndDate: Day }[];
  today: Day;
}

/** Puts weeks on paper, one to a page, with their steps. */
export function PrintWeeks({ weeks, today }: PrintWeeksProps) {
  const [printed, setPrinted] = useState<readonly string[] | null>(null);
  const onDone = useCallback(() => setPrinted(null), []);
  const holds = (day: Day) => (week: PrintWeeksProps['weeks'][number]) =>
    week.weekStartDate <= day && day <= week.weekEndDate;
  const nameOf = (week: PrintWeeksProps['weeks'][number]) => {
    if (holds(today)(week)) return 'Print this week';
    return holds(addDays(today, 7))(week)
      ? 'Print next week'
      : `Print ${dateRange(week.weekStartDate, week.weekEndDate)}`;
  };
  return (
    <>
      <Menu
        label="Print"
        trigger={
          <IconButton label="Print" outlined aria-busy={printed !== null || undefined}>
            <IconPrinter size={18} aria-hidden />
          </IconButton>
        }
      >
        {weeks.map((week) => (
          <MenuItem key={week.id} onSelect={() => setPrinted([week.id])}>
            {nameOf(week)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setPrinted(weeks.map(({ id }) => id))}>Print all weeks</MenuItem>
      </Menu>
      {printed && (
        <Suspense>
          <WeekSheets weekIds={printed} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
