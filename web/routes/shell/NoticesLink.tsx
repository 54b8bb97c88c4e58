import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveNotices } from '../../relay/useLiveNotices.ts';
import { useKeepPush } from '../../relay/useKeepPush.ts';
import { CountLink } from './CountLink.tsx';

/** Goes where a notice leads that was pressed outside the application. */
function useOpenedByWorker(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<{ type?: string; to?: string } | null>) => {
      if (data?.type === 'OPEN' && data.to?.startsWith('/')) void latest.current(data.to);
    };
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);
}

/** Leads to the notices, and says how many are new; a browser that wants them pushed goes on being pushed them. */
export function NoticesLink({ userId }: { userId: string }) {
  const [unread, setUnread] = useState(0);
  useLiveNotices(setUnread);
  useKeepPush(userId);
  useOpenedByWorker();
  return <CountLink to="/notices" label="Notices" icon={<IconBell size={18} aria-hidden />} unread={unread} />;
}
