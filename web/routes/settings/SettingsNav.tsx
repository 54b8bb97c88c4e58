import type { MouseEvent } from 'react';
import { focusRing, styled } from '../../ui/theme.ts';
import { PLACES, showCard } from './places.ts';

// a list beside the cards where there is room, else a line that goes on to the right
const Nav = styled('nav', {
  minWidth: 0,
  margin: '0 -$4',
  '@medium': { margin: '0 -$8' },
  '@xlarge': { position: 'sticky', top: 'calc($sizes$header + $space$6)', alignSelf: 'start', order: 1, margin: 0 },
  '@media print': { display: 'none' },
});
const List = styled('ul', {
  display: 'flex',
  gap: '$1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '2px $3',
  maskImage: 'linear-gradient(to right, transparent, black 1rem, black calc(100% - 2.5rem), transparent)',
  '@medium': { paddingX: '$6' },
  '@xlarge': {
    flexDirection: 'column',
    gap: 0,
    padding: 0,
    overflow: 'visible',
    maskImage: 'none',
    borderLeft: '1px solid $colors$line',
  },
});
const Jump = styled('a', {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  minHeight: '$controlSmall',
  paddingX: '$2',
  borderRadius: '$small',
  fontSize: '$2',
  color: '$textMuted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'color $transitions$fast',
  '@touch': { minHeight: '$touch' },
  '&:hover': { color: '$accent' },
  // the line that scrolls would cut a ring around it
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  '@xlarge': { paddingX: '$4' },
});

/** Back still leads to the screen before. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget;
  if (event.metaKey || event.ctrlKey || event.shiftKey || !showCard(hash)) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
}

/** What the settings hold, each a jump away. */
export function SettingsNav() {
  return (
    <Nav aria-label="On this page">
      <List>
        {Object.entries(PLACES).map(([place, title]) => (
          <li key={place}>
            <Jump href={`#${place}`} onClick={jump}>
              {title}
            </Jump>
          </li>
        ))}
      </List>
    </Nav>
  );
}
