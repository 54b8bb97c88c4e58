import { IconArrowDown, IconArrowUp, IconChevronUp } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { styled } from '../../ui/theme.ts';
import { useNear } from '../../ui/useNear.ts';
import { DAY_PARAM, goToDay } from '../keyboard/shownDay.ts';
import { DATE_PARAM, dateIn } from './dateInAddress.ts';
import { Retrying } from './Retrying.tsx';

const EarlierWeeks = lazy(async () => ({ default: (await import('./EarlierWeeks.tsx')).EarlierWeeks }));
const MonthView = lazy(async () => ({ default: (await import('./MonthView.tsx')).MonthView }));
const YearView = lazy(async () => ({ default: (await import('./YearView.tsx')).YearView }));
const SeasonAhead = lazy(async () => ({ default: (await import('./SeasonAhead.tsx')).SeasonAhead }));

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });
const OnScreen = styled('div', { display: 'contents', '@media print': { display: 'none' } });
const Ways = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
const Views = styled('div', { display: 'flex', gap: '$1', marginLeft: 'auto' });
// over the end of the window while there is more of the calendar below
const Pill = styled('div', {
  position: 'sticky',
  bottom: 'calc($space$4 + var(--tabs-room, 0px) + var(--toast-room, 0px))',
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  marginTop: '$8',
  '& > button': { transform: 'translateY(-100%)', borderRadius: '$pill', boxShadow: '$large' },
  '@media print': { display: 'none' },
});

/** How the calendar is looked at; left out: week by week. */
const VIEW_PARAM = 'view';
const MONTH = 'month';
const YEAR = 'year';

interface AroundWeeksProps {
  athleteId: string;
  today: Day;
  /** Of the weeks that are planned. */
  lastDay: Day;
  /** Number of the latest change of the schedule. */
  revision: number;
  /** The weeks that are planned. */
  children: ReactNode;
}

/** The calendar around the planned weeks: what was, above them and on demand, and below them what the season means to come. */
export function AroundWeeks({ athleteId, today, lastDay, revision, children }: AroundWeeksProps) {
  const [search, setSearch] = useSearchParams();
  const date = dateIn(search);
  // this week and those to come stand below, open already
  const past = date !== null && date < mondayOf(today) ? date : null;
  const shown = search.get(VIEW_PARAM);
  const isOverview = shown === MONTH || shown === YEAR;
  /** What is undefined goes out of the address. */
  const show = (named: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(named)) {
          if (value === undefined) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const view = (name: string, isShown: boolean, named: Parameters<typeof show>[0]) => (
    <Button size="small" tone={isShown ? 'secondary' : 'ghost'} aria-pressed={isShown} onClick={() => show(named)}>
      {name}
    </Button>
  );
  const views = (
    <Views role="group" aria-label="View">
      {view('Weeks', !isOverview, { [VIEW_PARAM]: undefined, [DATE_PARAM]: undefined })}
      {view('Month', shown === MONTH, { [VIEW_PARAM]: MONTH })}
      {view('Year', shown === YEAR, { [VIEW_PARAM]: YEAR })}
    </Views>
  );
  const end = useRef<HTMLDivElement>(null);
  const isEndNear = useNear(end, { within: 800 });
  const [isAheadShown, setAheadShown] = useState(false);
  if (isEndNear && !isAheadShown) setAheadShown(true);
  if (isOverview) {
    const View = shown === MONTH ? MonthView : YearView;
    return (
      <Frame>
        <Ways>{views}</Ways>
        <Suspense fallback={<Skeleton role="status" aria-label={`Loading the ${shown}`} css={{ height: '36rem' }} />}>
          <View
            athleteId={athleteId}
            today={today}
            lastDay={lastDay}
            revision={revision}
            date={date ?? today}
            onDate={(day) => show({ [DATE_PARAM]: day })}
            onDay={(day) =>
              show(
                day < mondayOf(today)
                  ? { [VIEW_PARAM]: undefined, [DATE_PARAM]: day }
                  : { [VIEW_PARAM]: undefined, [DATE_PARAM]: undefined, [DAY_PARAM]: day },
              )
            }
          />
        </Suspense>
      </Frame>
    );
  }
  return (
    <Frame>
      <OnScreen>
        {past === null ? (
          <Ways>
            <Button
              size="small"
              tone="ghost"
              icon={<IconChevronUp size={16} aria-hidden />}
              onClick={() => show({ [DATE_PARAM]: addDays(mondayOf(today), -7) })}
            >
              Earlier Weeks
            </Button>
            {views}
          </Ways>
        ) : (
          <Retrying>
            {(tries) => (
              <Suspense
                fallback={<Skeleton role="status" aria-label="Loading earlier weeks" css={{ height: '24rem' }} />}
              >
                <EarlierWeeks
                  athleteId={athleteId}
                  today={today}
                  tries={tries}
                  revision={revision}
                  date={past}
                  onClose={() => {
                    show({ [DATE_PARAM]: undefined });
                    goToDay(today);
                  }}
                />
              </Suspense>
            )}
          </Retrying>
        )}
      </OnScreen>
      {children}
      <OnScreen>
        <div ref={end} />
        {isAheadShown && (
          <Suspense fallback={null}>
            <SeasonAhead athleteId={athleteId} from={addDays(lastDay, 1)} revision={revision} />
          </Suspense>
        )}
      </OnScreen>
      <BackToToday today={today} />
    </Frame>
  );
}

/** The way back, while today is out of the window; its arrow tells where it lies. */
function BackToToday({ today }: { today: Day }) {
  const [where, setWhere] = useState<'here' | 'above' | 'below'>('here');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setWhere(isIntersecting ? 'here' : boundingClientRect.top < 0 ? 'above' : 'below');
    });
    const look = () => {
      observer.disconnect();
      const day = document.querySelector(`[data-day="${today}"]`);
      if (day) observer.observe(day);
    };
    look();
    // the day may be drawn anew, or later
    const drawn = new MutationObserver(look);
    const main = document.querySelector('main');
    if (main) drawn.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      drawn.disconnect();
    };
  }, [today]);
  if (where === 'here') return <Pill />;
  const Icon = where === 'above' ? IconArrowUp : IconArrowDown;
  return (
    <Pill>
      <Button icon={<Icon size={16} aria-hidden />} onClick={() => void goToDay(today)}>
        Today
      </Button>
    </Pill>
  );
}
