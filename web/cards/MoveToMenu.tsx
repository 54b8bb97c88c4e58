import { IconArrowsMove, IconCalendar, IconCheck, IconDots, IconSelectAll } from '@tabler/icons-react';
import { useRef } from 'react';
import { type Day, eachDay, weekdayIndex, weekdayOf } from '../../api/core/calendar/calendar.ts';
import { liftByKeyboard } from '../dnd/manager.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { nameOf } from '../names.ts';
import { shortDay } from './dateText.ts';
import { useDateNote, useScheduleActions } from './ScheduleActions.tsx';
import { SKIP_REASONS, type SkipReason } from './skipReasons.ts';

interface MoveToMenuProps {
  workoutId: string;
  title: string;
  from: Day;
  completed: boolean;
  /** Nobody has said yet how it went, and it can be said. */
  untold: boolean;
  /** Chooses it, to act on several; undefined: it stays where it is, or nothing is done to several here. */
  onChoose: (() => void) | undefined;
}

/** What can be done with a workout without dragging it: how it went, and every day to come that it may move to, by name. */
export function MoveToMenu({ workoutId, title, from, completed, untold, onChoose }: MoveToMenuProps) {
  const { openWorkout, refuseMove, tellDone, tellSkipped } = useScheduleActions();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      trigger={
        <IconButton
          ref={button}
          size="small"
          label={`Actions for ${title}`}
          css={{ square: '1.75rem', margin: '-$1', '@touch': { square: '$touch', margin: '-$2' } }}
        >
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<IconCalendar size={16} aria-hidden />} onSelect={() => openWorkout(workoutId)}>
        Open workout
      </MenuItem>
      {onChoose && (
        <MenuItem icon={<IconSelectAll size={16} aria-hidden />} onSelect={onChoose}>
          Choose several
        </MenuItem>
      )}
      {untold && tellDone && tellSkipped && (
        <>
          <MenuItem icon={<IconCheck size={16} aria-hidden />} onSelect={() => tellDone(workoutId)}>
            Done as planned
          </MenuItem>
          <MenuSeparator />
          <MenuLabel>Skip because of…</MenuLabel>
          <SkipEntries onSkip={(reason) => tellSkipped(workoutId, reason)} />
          <MenuSeparator />
        </>
      )}
      {completed ? (
        <MenuItem icon={<IconArrowsMove size={16} aria-hidden />} onSelect={refuseMove}>
          Move to…
        </MenuItem>
      ) : (
        <>
          <LiftEntry
            // after the menu has closed and given the focus back
            onSelect={() => setTimeout(() => button.current && liftByKeyboard(button.current), 0)}
          />
          <MenuSeparator />
          <MenuLabel>Move to…</MenuLabel>
          <MoveEntries workoutId={workoutId} from={from} />
        </>
      )}
    </Menu>
  );
}

/** Each reason for which a workout is skipped. */
export function SkipEntries({ onSkip }: { onSkip: (reason: SkipReason) => void }) {
  return SKIP_REASONS.map(({ value, label }) => (
    <MenuItem key={value} onSelect={() => onSkip(value)}>
      {label}
    </MenuItem>
  ));
}

interface MoveEntriesProps {
  workoutId: string;
  from: Day;
  onMoved?: () => void;
}

/** Every day to come that a workout may move to. */
export function MoveEntries({ workoutId, from, onMoved }: MoveEntriesProps) {
  const { moveWorkout } = useScheduleActions();
  return (
    <DayEntries
      without={from}
      onDay={(day) => {
        moveWorkout(workoutId, day);
        onMoved?.();
      }}
    />
  );
}

interface DayEntriesProps {
  without: Day;
  onDay: (day: Day) => void;
}

/** Every day to come of the schedule but one, with what is known of it. */
export function DayEntries({ without, onDay }: DayEntriesProps) {
  const { today, firstDay, lastDay, preferences } = useScheduleActions();
  const dateNote = useDateNote();
  const noteOf = (day: Day) =>
    dateNote(day)?.text ?? (preferences?.unavailableDays.includes(nameOf(weekdayOf(day))) ? 'unavailable' : null);
  const days = eachDay(today > firstDay ? today : firstDay, lastDay).filter((day) => day !== without);
  return days.map((day, index) => (
    <DayEntry
      key={day}
      day={day}
      note={noteOf(day)}
      startsWeek={index > 0 && weekdayIndex(day) === 0}
      onSelect={() => onDay(day)}
    />
  ));
}

/** Only where there may be a keyboard: a phone or a tablet alone has no arrow keys. */
function LiftEntry({ onSelect }: { onSelect: () => void }) {
  const isTouchOnly = useMediaQuery('(hover: none)');
  if (isTouchOnly) return null;
  return (
    <MenuItem icon={<IconArrowsMove size={16} aria-hidden />} onSelect={onSelect}>
      Move with the arrow keys (M)
    </MenuItem>
  );
}

function DayEntry({
  day,
  note,
  startsWeek,
  onSelect,
}: {
  day: Day;
  note: string | null;
  startsWeek: boolean;
  onSelect: () => void;
}) {
  return (
    <>
      {startsWeek && <MenuSeparator />}
      <MenuItem onSelect={onSelect}>{note ? `${shortDay(day)}, ${note}` : shortDay(day)}</MenuItem>
    </>
  );
}
