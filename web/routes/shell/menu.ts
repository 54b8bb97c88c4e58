import {
  IconBulb,
  IconBooks,
  IconCalendarWeek,
  IconChartLine,
  IconClipboardHeart,
  IconLayoutDashboard,
  IconSettings,
  IconTimeline,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

interface MenuEntry {
  to: string;
  label: string;
  icon: TablerIcon;
}

/** The sidebar's entries, in their order; one for each screen that exists. */
export const MENU: readonly MenuEntry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
  { to: '/training-schedule', label: 'Training', icon: IconCalendarWeek },
  { to: '/season-plan', label: 'Season Plan', icon: IconTimeline },
  { to: '/checkin', label: 'Check-in', icon: IconClipboardHeart },
  { to: '/performance', label: 'Performance', icon: IconChartLine },
  { to: '/profile', label: 'Profile', icon: IconUser },
  { to: '/settings', label: 'Settings', icon: IconSettings },
];

/** The same for coaches, below their own training. */
export const COACH_MENU: readonly MenuEntry[] = [
  { to: '/coach/dashboard', label: 'Athletes', icon: IconUsers },
  { to: '/coach/principles', label: 'Principles', icon: IconBulb },
  { to: '/workouts', label: 'Workout Library', icon: IconBooks },
];
