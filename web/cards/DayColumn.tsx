import { IconCalendarX, IconClock, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import type { Day } from '../../api/core/calendar/calendar.ts';
import { dayName } from '../../api/core/calendar/dayNames.ts';
import { useDroppable } from '../dnd/useDroppable.ts';
import { IconButton } from '../ui/Button.tsx';
import { styled } from '../ui/theme.ts';
import { dayOfMonth, shortWeekday } from './dateText.ts';
import { useDateNote, useScheduleActions } from './ScheduleActions.tsx';
import { WORKOUT_ITEM, type WorkoutItem } from './WorkoutCard.tsx';

/** Seven days fit side by side; below, they stand one under the other. */
export const WIDE_WEEK = '@container (min-width: 52rem)';

const Frame = styled('section', {
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '$2',
  minWidth: 0,
  padding: '$2',
  borderRadius: '$medium',
  transition: 'background-color $transitions$fast, box-shadow $transitions$fast',
  [WIDE_WEEK]: { display: 'flex', flexDirection: 'column', gap: '$2', minHeight: '9.5rem', padding: '$2 $1' },
  variants: {
    today: { true: { backgroundColor: '$accentSoft', '@forced': { outline: '1px solid' } } },
    blocked: { true: { backgroundColor: '$sunken', '@forced': { outline: '1px dashed' } } },
    over: {
      true: {
        backgroundColor: '$accentSoft',
        boxShadow: 'inset 0 0 0 2px $colors$accent',
        '@forced': { outline: '3px solid Highlight' },
      },
    },
  },
});

const Head = styled('h3', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingX: '$1',
  paddingTop: '$1',
  fontSize: '$2',
  fontWeight: '$medium',
  lineHeight: '$snug',
  color: '$textMuted',
  '& strong': { fontWeight: '$semibold', color: '$text' },
  [WIDE_WEEK]: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  variants: {
    moment: {
      past: { color: '$textSubtle', '& strong': { color: '$textSubtle' } },
      today: { color: '$onAccentSoft', '& strong': { color: '$onAccentSoft' } },
      upcoming: {},
    },
  },
});

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });
const Workouts = styled('div', {
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  [WIDE_WEEK]: { flexGrow: 1 },
});
// below the date where days stand one under the other: a row of its own would make each day taller
const Add = styled('div', {
  gridColumn: 1,
  [WIDE_WEEK]: { marginTop: 'auto' },
  '@media print': { display: 'none' },
});
const Rest = styled('p', { padding: '$2 $1', fontSize: '$3', color: '$textMuted' });

const Blocked = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  padding: '$2 $1',
  fontSize: '$2',
  color: '$textMuted',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, marginTop: '0.125rem' },
});

interface DayColumnProps {
  day: Day;
  isRest: boolean;
  /** List items with workout cards. */
  children: ReactNode;
}

/** One day of a week, and the place where workouts are dropped. */
export function DayColumn({ day, isRest, children }: DayColumnProps) {
  const { today, moveWorkout, addWorkout } = useScheduleActions();
  const onDrop = useCallback(
    (item: WorkoutItem) => {
      if (item.scheduledDate !== day) moveWorkout(item.id, day);
    },
    [day, moveWorkout],
  );
  const note = useDateNote()(day);
  const name = note ? `${dayName(day)}, ${note.text}` : dayName(day);
  const { ref, isOver } = useDroppable<WorkoutItem>({ type: WORKOUT_ITEM, label: name, onDrop });
  const Icon = note?.isBlocked ? IconCalendarX : IconClock;
  const moment = day === today ? 'today' : day < today ? 'past' : 'upcoming';
  return (
    <Frame
      ref={ref}
      today={moment === 'today'}
      blocked={note?.isBlocked === true && moment !== 'today'}
      over={isOver}
      aria-label={day === today ? `${name}, today` : name}
      data-day={day}
    >
      <Head moment={moment}>
        <span>{shortWeekday(day)}</span>
        <strong>{dayOfMonth(day)}</strong>
      </Head>
      <Workouts>
        {note && (
          <Blocked>
            <Icon size={16} aria-hidden />
            <span>{note.text[0]!.toUpperCase() + note.text.slice(1)}</span>
          </Blocked>
        )}
        {isRest ? !note && <Rest>Rest</Rest> : <List>{children}</List>}
      </Workouts>
      {addWorkout && day >= today && (
        <Add>
          <IconButton label={`Add workout on ${dayName(day)}`} size="small" onClick={() => addWorkout(day)}>
            <IconPlus size={16} aria-hidden />
          </IconButton>
        </Add>
      )}
    </Frame>
  );
}
