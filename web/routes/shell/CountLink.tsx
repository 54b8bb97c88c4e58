import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { focusRing, styled } from '../../ui/theme.ts';

const Place = styled(NavLink, {
  ...focusRing,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  square: '$control',
  borderRadius: '$medium',
  color: '$textMuted',
  transition: 'background-color $transitions$fast, color $transitions$fast',
  '@touch': { square: '$touch' },
  '&:hover': { backgroundColor: '$hover', color: '$text' },
  '&[aria-current="page"]': { color: '$accent' },
});
const Count = styled('span', {
  position: 'absolute',
  top: '3px',
  left: '50%',
  minWidth: '1.375rem',
  height: '1.375rem',
  paddingX: '0.25rem',
  borderRadius: '$pill',
  border: '2px solid $colors$canvas',
  boxSizing: 'border-box',
  backgroundColor: '$accent',
  color: '$onAccent',
  fontSize: '0.6875rem',
  fontWeight: '$semibold',
  lineHeight: '1.125rem',
  textAlign: 'center',
});

interface CountLinkProps {
  to: string;
  /** What it leads to. */
  label: string;
  icon: ReactNode;
  /** How many there are that its reader has not seen. */
  unread: number;
}

/** A sign of the header that leads somewhere, and says how many wait there. */
export function CountLink({ to, label, icon, unread }: CountLinkProps) {
  return (
    <Place to={to} aria-label={unread === 0 ? label : `${label}, ${unread} unread`}>
      {icon}
      {unread > 0 && <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count>}
    </Place>
  );
}
