import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ariaKeys } from '../../cards/keyboard/shortcuts.ts';
import type { ShortcutSheetProps } from '../../cards/keyboard/ShortcutSheet.tsx';
import { dayPlace } from '../../cards/keyboard/shownDay.ts';
import { setSingleKeys, useShortcut } from '../../cards/keyboard/useShortcut.ts';
import type { PaletteProps } from '../../cards/palette/Palette.tsx';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { IconButton } from '../../ui/Button.tsx';
import { showToast } from '../../ui/Toast.tsx';
import type { User } from '../user.ts';
import { COACH_MENU, MENU } from './menu.ts';
import { signOut } from './signOut.ts';
import { useLate } from './useLate.ts';

type Opened = 'palette' | 'shortcuts';

const couldNotLoad = () =>
  showToast({
    title: 'We could not load this',
    description: 'Check your connection and try again.',
    tone: 'destructive',
  });

/** The button of the command palette, the palette itself and the sheet of shortcuts. */
export function Tools({ user }: { user: User }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Palette, readyPalette] = useLate<PaletteProps>(
    async () => (await import('../../cards/palette/Palette.tsx')).Palette,
    couldNotLoad,
  );
  const [Sheet, readySheet] = useLate<ShortcutSheetProps>(
    async () => (await import('../../cards/keyboard/ShortcutSheet.tsx')).ShortcutSheet,
    couldNotLoad,
  );
  const search = () => {
    readyPalette();
    setOpened('palette');
  };
  const showShortcuts = () => {
    readySheet();
    setOpened('shortcuts');
  };
  const opens = (what: Opened) => ({
    open: opened === what,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? what : null),
  });
  useEffect(() => setSingleKeys(user.singleKeyShortcuts), [user.singleKeyShortcuts]);
  const { units, poolLength } = user;
  // the page is drawn after the header: it must not show other units first
  useState(() => setUnits({ units, poolLength }));
  useEffect(() => setUnits({ units, poolLength }), [units, poolLength]);
  useShortcut('palette', search);
  useShortcut('help', showShortcuts);
  // a schedule on the screen answers first
  useShortcut('today', () => void navigate(dayPlace('/training-schedule', 'today')));
  return (
    <>
      <IconButton
        label="Search and commands"
        aria-keyshortcuts={ariaKeys('palette')}
        aria-haspopup="dialog"
        onClick={search}
      >
        <IconSearch size={18} aria-hidden />
      </IconButton>
      {Palette && (
        <Palette
          {...opens('palette')}
          pages={user.isCoach ? [...MENU, ...COACH_MENU] : MENU}
          isCoach={user.isCoach}
          onShortcuts={showShortcuts}
          onSignOut={signOut}
        />
      )}
      {Sheet && <Sheet {...opens('shortcuts')} isCoach={user.isCoach} />}
    </>
  );
}
