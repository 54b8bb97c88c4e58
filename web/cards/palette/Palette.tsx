import {
  IconArrowBackUp,
  IconCalendarEvent,
  IconCalendarWeek,
  IconClipboardHeart,
  IconDownload,
  IconFlag,
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconMoodSick,
  IconMoon,
  IconRefresh,
  IconSun,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CommandDialog, CommandGroup, CommandItem } from '../../ui/CommandDialog.tsx';
import { Key } from '../../ui/Key.tsx';
import { useTheme } from '../../ui/themePreference.ts';
import { keyCaps } from '../keyboard/keyCaps.ts';
import { isSingleKey, type ShortcutId } from '../keyboard/shortcuts.ts';
import { dayPlace } from '../keyboard/shownDay.ts';
import { placeOf } from '../keyboard/useAskedFor.ts';
import { runShortcut, useSingleKeys } from '../keyboard/useShortcut.ts';
import { PaletteAthletes, PaletteWeeks } from './PaletteFound.tsx';
import { rank } from './rank.ts';
import { usePaletteData } from './usePaletteData.ts';

const SCHEDULE = '/training-schedule';

interface Action {
  label: string;
  icon: TablerIcon;
  /** The shortcut that does the same. */
  shortcut?: ShortcutId;
  words?: readonly string[];
  run: () => void;
}

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The screens of the menu. */
  pages: readonly { to: string; label: string; icon: TablerIcon }[];
  isCoach: boolean;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** Goes to any screen, day, workout or athlete, and does what can be done from anywhere: each at the place where it is done anyway. */
export function Palette({ open, onOpenChange, pages, isCoach, onShortcuts, onSignOut }: PaletteProps) {
  const navigate = useNavigate();
  const [theme, setTheme] = useTheme();
  const found = usePaletteData(open, isCoach);
  const singleKeys = useSingleKeys();
  /** The keys that do the same, where they do. */
  const hint = (id: ShortcutId) => (singleKeys || !isSingleKey(id)) && <Key caps={keyCaps(id)} />;
  const [chosen, setChosen] = useState<(() => void) | null>(null);
  // once the dialog has given the focus back, so that the next one gives it to the same place
  useEffect(() => {
    if (open || !chosen) return;
    const timer = setTimeout(() => {
      setChosen(null);
      chosen();
    }, 0);
    return () => clearTimeout(timer);
  }, [open, chosen]);
  const choose = (act: () => void) => {
    setChosen(() => act);
    onOpenChange(false);
  };
  const go = (place: string) => choose(() => void navigate(place));

  const other = theme === 'dark' ? 'light' : 'dark';
  const actions: readonly Action[] = [
    {
      label: 'Undo last change',
      icon: IconArrowBackUp,
      shortcut: 'undo',
      words: ['take back'],
      run: () => choose(() => runShortcut('undo') || void navigate(placeOf(SCHEDULE, 'history'))),
    },
    { label: 'Weekly check-in', icon: IconClipboardHeart, words: ['stress mood sleep'], run: () => go('/checkin') },
    {
      label: 'Not feeling 100%',
      icon: IconMoodSick,
      words: ['report illness sick ill'],
      run: () => go(placeOf(SCHEDULE, 'illness')),
    },
    {
      label: 'Add race',
      icon: IconFlag,
      words: ['season event new'],
      run: () => go(placeOf('/season-plan', 'add-race')),
    },
    {
      label: 'Regenerate schedule',
      icon: IconRefresh,
      words: ['plan anew generate weeks'],
      run: () => go(placeOf(SCHEDULE, 'regenerate')),
    },
    {
      label: 'History of changes',
      icon: IconHistory,
      words: ['revisions restore'],
      run: () => go(placeOf(SCHEDULE, 'history')),
    },
    {
      label: 'Export your data',
      icon: IconDownload,
      words: ['download zip account calendar'],
      run: () => go('/settings/data#export'),
    },
    {
      label: `Switch to ${other} theme`,
      icon: other === 'dark' ? IconMoon : IconSun,
      words: ['appearance colours'],
      run: () => choose(() => setTheme(other)),
    },
    {
      label: 'Keyboard shortcuts',
      icon: IconKeyboard,
      shortcut: 'help',
      words: ['keys help'],
      run: () => choose(onShortcuts),
    },
    { label: 'Sign out', icon: IconLogout, words: ['log out logout leave'], run: () => choose(onSignOut) },
  ];
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search and commands"
      placeholder="Go to, find, do…"
      empty="Nothing is called that here."
      rank={rank}
    >
      <CommandGroup title="Go to">
        <CommandItem
          id="today"
          label="Today"
          icon={<IconCalendarEvent size={18} aria-hidden />}
          note={hint('today')}
          words={['now']}
          onChoose={() => go(dayPlace(SCHEDULE, 'today'))}
        />
        {pages.map(({ to, label, icon: Icon }) => (
          <CommandItem
            key={to}
            id={to}
            label={label}
            icon={<Icon size={18} aria-hidden />}
            words={['page screen']}
            onChoose={() => go(to)}
          />
        ))}
      </CommandGroup>
      <CommandGroup title="Do">
        {actions.map(({ label, icon: Icon, shortcut, words, run }) => (
          <CommandItem
            key={label}
            id={label}
            label={label}
            icon={<Icon size={18} aria-hidden />}
            note={shortcut && hint(shortcut)}
            words={words}
            onChoose={run}
          />
        ))}
      </CommandGroup>
      {found?.athlete?.schedule && (
        <PaletteWeeks
          today={found.athlete.today}
          weeks={found.athlete.schedule.weeks}
          icons={{ week: <IconCalendarWeek size={18} aria-hidden /> }}
          onDay={(day) => go(dayPlace(SCHEDULE, day))}
          onWorkout={(id) => go(`${SCHEDULE}?workout=${encodeURIComponent(id)}`)}
        />
      )}
      {found?.coach && (
        <PaletteAthletes
          athletes={found.coach.athletes.edges.map(({ node }) => node)}
          icon={<IconUser size={18} aria-hidden />}
          onAthlete={(id) => go(`/coach/athlete/${id}`)}
        />
      )}
    </CommandDialog>
  );
}
