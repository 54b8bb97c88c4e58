import { useCallback, useState } from 'react';
import { useShortcut } from '../../cards/keyboard/useShortcut.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

function rememberedOpen(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}

interface SidebarState {
  /** 768 px and wider: the sidebar stands beside the page; below it is a panel over it. */
  wide: boolean;
  /** With labels, not icons only. */
  expanded: boolean;
  /** The panel of a narrow window. */
  panelOpen: boolean;
  setPanelOpen: (open: boolean) => void;
  toggle: () => void;
}

/** Expanded or icons (kept in a cookie for seven days), or on a phone open or closed. Ctrl or Cmd with B toggles. */
export function useSidebar(): SidebarState {
  const wide = useMediaQuery('(min-width: 768px)');
  const [expanded, setExpanded] = useState(rememberedOpen);
  const [panel, setPanelOpen] = useState(false);

  const toggle = useCallback(() => {
    if (!wide) {
      setPanelOpen((open) => !open);
      return;
    }
    document.cookie = `${COOKIE}=${!expanded}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
    setExpanded(!expanded);
  }, [wide, expanded]);

  useShortcut('sidebar', toggle);

  return { wide, expanded, panelOpen: panel && !wide, setPanelOpen, toggle };
}
