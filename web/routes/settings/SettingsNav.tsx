import { useEffect, useRef } from 'react';
import { Link, useInRouterContext } from 'react-router';
import { focusRing, styled } from '../../ui/theme.ts';
import { groups, type SettingsGroup } from './groups.ts';
import { PLACES } from './places.ts';

// a list beside the cards where there is room, else a line that goes on to the right
const Nav = styled('nav', {
  minWidth: 0,
  margin: '0 -$4',
  '@medium': { margin: '0 -$8' },
  '@xlarge': { position: 'sticky', top: 'calc($sizes$header + $space$6)', alignSelf: 'start', margin: 0 },
  '@media print': { display: 'none' },
});
const List = styled('ul', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '2px $4',
  position: 'relative',
  '@medium': { paddingX: '$8' },
  '@xlarge': { flexDirection: 'column', gap: '2px', padding: 0, overflow: 'visible' },
});
const Entry = styled('a', {
  ...focusRing,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '$controlSmall',
  paddingX: '$3',
  borderRadius: '$pill',
  border: '1px solid $colors$line',
  fontSize: '$2',
  fontWeight: '$medium',
  lineHeight: '$snug',
  color: '$textMuted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'background-color $transitions$fast, color $transitions$fast',
  '@touch': { minHeight: '$touch' },
  '&:hover': { backgroundColor: '$hover', color: '$text' },
  // the line that scrolls would cut a ring around it
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  '&[aria-current]': {
    backgroundColor: '$accentSoft',
    borderColor: 'transparent',
    color: '$onAccentSoft',
    '@forced': { border: '2px solid' },
  },
  '@xlarge': {
    padding: '$2 $3',
    border: '1px solid transparent',
    borderRadius: '$medium',
    fontSize: '$3',
    whiteSpace: 'normal',
  },
});
const Inside = styled('span', {
  display: 'none',
  marginTop: '2px',
  fontSize: '$1',
  fontWeight: '$regular',
  color: '$textSubtle',
  '[aria-current] > &': { color: 'inherit' },
  '@xlarge': { display: 'block' },
});

/** The parts of the settings, each a place of its own. */
export function SettingsNav({ current }: { current: SettingsGroup }) {
  // the document is drawn before there is a router
  const isRouted = useInRouterContext();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry) list.current!.scrollLeft = entry.offsetLeft - (list.current!.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return (
    <Nav aria-label="Settings">
      <List ref={list}>
        {groups.map(([group, { title, cards }]) => {
          const place = `/settings/${group}`;
          return (
            <li key={group}>
              <Entry
                aria-current={group === current ? 'page' : undefined}
                {...(isRouted ? { as: Link, to: place } : { href: place })}
              >
                {title} <Inside>{cards.map((card) => PLACES[card]).join(', ')}</Inside>
              </Entry>
            </li>
          );
        })}
      </List>
    </Nav>
  );
}
