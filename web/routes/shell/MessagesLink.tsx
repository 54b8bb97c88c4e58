import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveMessages } from '../../relay/useLiveMessages.ts';
import { CountLink } from './CountLink.tsx';

/** Leads to the messages, and says how many wait. */
export function MessagesLink() {
  const [unread, setUnread] = useState(0);
  useLiveMessages(setUnread);
  return <CountLink to="/messages" label="Messages" icon={<IconMessage size={18} aria-hidden />} unread={unread} />;
}
