import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { dateForPeople, monthName } from '../../../api/core/calendar/dayNames.ts';
import type { EarlierWeeksQuery } from '../../__generated__/EarlierWeeksQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { keepDate } from './dateInAddress.ts';
import { piecesBackTo, piecesOf } from './pieces.ts';
import { useReadingPlace, weekAt } from './useReadingPlace.ts';
import { WeekPiece } from './WeekPiece.tsx';

/** So near to the top of what is there, in pixels, older weeks are added. */
const NEAR_TOP = 2000;
/** Milliseconds after the last movement: the page stands still. */
const STILL_MS = 150;

const Bar = styled('div', {
  position: 'sticky',
  top: '$sizes$header',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  paddingY: '$2',
  backgroundColor: '$canvas',
  '@media print': { position: 'static' },
});
const Month = styled('p', { fontSize: '$4', fontWeight: '$semibold' });
const Begins = styled('p', { padding: '$4 0', fontSize: '$2', color: '$textMuted' });

interface EarlierWeeksProps {
  athleteId: string;
  today: Day;
  /** Number of the latest change of the schedule. */
  revision: number;
  /** Another one asks anew. */
  tries: number;
  /** The day that was asked for, which is brought into view. */
  date: Day;
  onClose: () => void;
}

/** Everything that was, upwards from this week: older weeks come as they are scrolled to, and what is read stays where it is. */
export function EarlierWeeks({ athleteId, today, revision, tries, date, onClose }: EarlierWeeksProps) {
  const { node } = useLazyLoadQuery<EarlierWeeksQuery>(
    graphql`
      query EarlierWeeksQuery($athleteId: ID!) {
        node(id: $athleteId) {
          ... on Athlete @alias(as: "athlete") {
            calendarReach {
              firstDay
            }
          }
        }
      }
    `,
    { athleteId },
    { fetchKey: tries, fetchPolicy: 'store-or-network' },
  );
  const firstDay = node?.athlete?.calendarReach?.firstDay ?? today;
  const pieces = useMemo(() => piecesOf(today, firstDay), [today, firstDay]);
  const [asked] = useState(date);
  const [count, setCount] = useState(() => Math.min(pieces.length, piecesBackTo(pieces, asked)));
  const [isThere, setThere] = useState(asked >= mondayOf(today));
  const [month, setMonth] = useState(monthName(asked));
  const top = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const goTo = useReadingPlace(frame);
  const hasMore = count < pieces.length;

  const arrive = useCallback(() => {
    const week = frame.current?.querySelector<HTMLElement>(`[data-week="${mondayOf(asked)}"]`);
    if (week) goTo(week);
    setThere(true);
  }, [asked, goTo]);

  useEffect(() => {
    if (!isThere || !hasMore || !top.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) setCount(count + 1);
      },
      { rootMargin: `${NEAR_TOP}px 0px 0px` },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [isThere, hasMore, count]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const monday = frame.current && weekAt(frame.current)?.dataset['week'];
      if (monday) setMonth(monthName(monday));
      keepDate(monday ?? today);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, STILL_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [today]);

  return (
    <section ref={frame} aria-label="Earlier weeks">
      <Bar>
        <Month>{month}</Month>
        <Button size="small" onClick={onClose}>
          Hide Earlier Weeks
        </Button>
      </Bar>
      <div ref={top} />
      {!hasMore && (
        <Begins>
          {pieces.length === 0
            ? 'There is nothing before this week yet.'
            : `Your calendar begins on ${dateForPeople(firstDay)}.`}
        </Begins>
      )}
      {pieces
        .slice(0, count)
        .toReversed()
        .map((piece) => (
          <WeekPiece
            key={piece.to}
            athleteId={athleteId}
            piece={piece}
            revision={revision}
            isAsked={piece.from <= asked && asked <= piece.to}
            onShown={!isThere && piece.from <= asked && asked <= piece.to ? arrive : undefined}
          />
        ))}
    </section>
  );
}
