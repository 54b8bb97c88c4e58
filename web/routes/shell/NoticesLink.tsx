import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveNotices } from '../../relay/useLiveNotices.ts';
import { useKeepPush } from '../../relay/useKeepPush.ts';
import { CountLink } from './CountLink.tsx';

/** Leads to the notices, and says how many are new; a browser that wants them pushed goes on being pushed them. */
export function NoticesLink({ userId }: { userId: string }) {
  const [unread, setUnread] = useState(0);
  useLiveNotices(setUnread);
  useKeepPush(userId);
  return <CountLink to="/notices" label="Notices" icon={<IconBell size={18} aria-hidden />} unread={unread} />;
}
