import { IconCalendarWeek, IconTimeline, type TablerIcon } from '@tabler/icons-react';

interface MenuEntry {
  to: string;
  label: string;
  icon: TablerIcon;
}

/** The sidebar's entries, in the specification's order; one for each screen that exists. */
export const MENU: readonly MenuEntry[] = [
  { to: '/training-schedule', label: 'Training', icon: IconCalendarWeek },
  { to: '/season-plan', label: 'Season Plan', icon: IconTimeline },
];
