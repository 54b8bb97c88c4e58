import {
  IconBooks,
  IconCalendarWeek,
  IconChartLine,
  IconDots,
  IconHome,
  IconTimeline,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { styled } from '../../ui/theme.ts';
import { homeOf } from '../session.ts';
import type { User } from '../user.ts';

const TODAY = { to: '/dashboard', label: 'Today', icon: IconHome };
const CALENDAR = { to: '/training-schedule', label: 'Calendar', icon: IconCalendarWeek };

/** What is a thumb away on a phone; everything else is behind More. */
const TABS: readonly Tab[] = [
  TODAY,
  CALENDAR,
  { to: '/season-plan', label: 'Season', icon: IconTimeline },
  { to: '/performance', label: 'Progress', icon: IconChartLine },
];

/** The same for whoever begins at the coach's desk. */
const COACH_TABS: readonly Tab[] = [
  { to: '/coach/dashboard', label: 'Athletes', icon: IconUsers },
  { to: '/workouts', label: 'Library', icon: IconBooks },
  TODAY,
  CALENDAR,
];

interface Tab {
  to: string;
  label: string;
  icon: TablerIcon;
}

const List = styled('ul', { display: 'flex', height: '$header' });
const Place = styled('li', { flex: '1 1 0', minWidth: 0 });
const tab = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$textMuted',
  fontSize: '$1',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: 'color $transitions$fast',
  outline: 'none',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-4px', borderRadius: '$medium' },
  '&:active': { color: '$text' },
} as const;
const Link = styled(NavLink, {
  ...tab,
  '&[aria-current="page"]': { color: '$accent', fontWeight: '$semibold', '@forced': { borderTop: '2px solid' } },
});
const More = styled('button', { ...tab, '&[aria-expanded="true"]': { color: '$accent' } });

export interface TabsProps {
  user: User;
  isMoreOpen: boolean;
  onMore: () => void;
}

/** The tabs of a phone. */
export function Tabs({ user, isMoreOpen, onMore }: TabsProps) {
  const tabs = homeOf(user).startsWith('/coach') ? COACH_TABS : TABS;
  return (
    <nav aria-label="Tabs">
      <List>
        {tabs.map(({ to, label, icon: Icon }) => (
          <Place key={to}>
            <Link to={to}>
              <Icon size={22} stroke={1.75} aria-hidden />
              {label}
            </Link>
          </Place>
        ))}
        <Place>
          <More type="button" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
            <IconDots size={22} stroke={1.75} aria-hidden />
            More
          </More>
        </Place>
      </List>
    </nav>
  );
}
