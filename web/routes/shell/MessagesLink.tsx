import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useLiveMessages } from '../../relay/useLiveMessages.ts';
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

/** Leads to the messages, and says how many wait. */
export function MessagesLink() {
  const [unread, setUnread] = useState(0);
  useLiveMessages(setUnread);
  return (
    <Place to="/messages" aria-label={unread === 0 ? 'Messages' : `Messages, ${unread} unread`}>
      <IconMessage size={18} aria-hidden />
      {unread > 0 && <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count>}
    </Place>
  );
}
