import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { PRODUCT } from '../../copy.ts';
import { useOutage, useSeenAt } from '../../offline/connection.ts';
import { styled } from '../../ui/theme.ts';

const Bar = styled('div', {
  display: 'flex',
  gap: '$3',
  padding: '$3 $4',
  backgroundColor: '$infoSoft',
  color: '$onInfoSoft',
  fontSize: '$3',
  lineHeight: '$normal',
  '@medium': { paddingX: '$8' },
  '@media print': { display: 'none' },
  '& svg': { marginTop: '0.15em' },
});

const LONG_AGO_MS = 6 * 24 * 60 * 60_000;

/** 'Tue 14:05', or with its date when that week is over; in the browser's own time. */
function momentText(instant: string): string {
  const at = new Date(instant);
  const day =
    Date.now() - at.getTime() > LONG_AGO_MS
      ? ({ day: 'numeric', month: 'short' } as const)
      : ({ weekday: 'short' } as const);
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleString('en-GB', options);
  return `${part(day)} ${part({ hour: '2-digit', minute: '2-digit' })}`;
}

/** Asks for everything anew when the connection is back, or as soon as it is plain that what was kept must do. */
function useAfresh(offline: boolean): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  // the screen was asked for before it was known that no server answers
  const was = useRef(!navigator.onLine);
  useEffect(() => {
    const changed = was.current !== offline;
    was.current = offline;
    if (changed && (navigator.onLine || !offline)) void latest.current();
  }, [offline]);
  useEffect(() => {
    const again = () => void latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}

/** Says that there is no connection, or no server, and of when the page is. */
export function OfflineBanner() {
  const outage = useOutage();
  const offline = outage !== null;
  const seenAt = useSeenAt();
  const page = useLocation().pathname.includes('/season-plan/race/') ? 'race day' : 'week';
  useAfresh(offline);
  return (
    <div role="status">
      {offline && (
        <Bar>
          <IconCloudOff size={18} aria-hidden />
          <span>
            <strong>{outage === 'server' ? `${PRODUCT} cannot be reached.` : 'You are offline.'}</strong>{' '}
            {seenAt
              ? `This is the ${page} as last seen ${momentText(seenAt)}.`
              : 'Your schedule and your dashboard can be read as last seen.'}{' '}
            Changes need a connection.
          </span>
        </Bar>
      )}
    </div>
  );
}
