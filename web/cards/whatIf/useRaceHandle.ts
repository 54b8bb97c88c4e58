import { type KeyboardEvent, type PointerEvent, startTransition, useEffect, useRef, useState } from 'react';
import { addDays, type Day, daysBetween } from '../../../api/core/calendar/calendar.ts';

interface RaceHandle {
  /** Where the race is in the trial. */
  raceDate: Day;
  /** First day and length of the track that the handle moves on. */
  firstDay: Day;
  span: number;
  /** A day that a race may have, nearest to the one asked for. */
  clamp: (day: Day) => Day;
  onMove: (day: Day) => void;
  /** A drag begins or has ended: the track must hold still in between. */
  onHold: (held: boolean) => void;
}

/** A pointer that has not moved so far only presses. */
const SLOP_PX = 3;
/** Frames from one plan to the next while a race is dragged: the handle takes every frame, the plan is drawn in what they leave. */
const PLAN_EVERY = 2;

interface Drag {
  handle: HTMLElement;
  from: Day;
  startX: number;
  width: number;
  moved: boolean;
  /** Where the pointer is, and whether the plan has been told. */
  clientX: number;
  announced: Day;
  sinceAnnounced: number;
}

/**
 * Moves a race along its track by pointer, finger or arrow keys: a day, with Shift or Page keys a week. Escape during a drag puts the race
 * back to where the drag began. While it is dragged the handle is moved by itself, from where it was (`left`); the plan follows.
 */
export function useRaceHandle({ raceDate, firstDay, span, clamp, onMove, onHold }: RaceHandle) {
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  const [from, setFrom] = useState<Day | null>(null);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const tell = (current: Drag, day: Day) => {
    if (current.announced === day) return;
    current.announced = day;
    current.sinceAnnounced = 0;
    startTransition(() => onMove(day));
  };
  const dayUnder = ({ from, startX, width, clientX }: Drag): Day => {
    const days = width === 0 ? 0 : Math.round(((clientX - startX) / width) * span);
    const inTrack = Math.max(-daysBetween(firstDay, from), Math.min(span - 1 - daysBetween(firstDay, from), days));
    return clamp(addDays(from, inTrack));
  };
  const follow = () => {
    const { current } = drag;
    if (!current) return;
    const day = dayUnder(current);
    current.handle.style.translate = `calc(-50% + ${(daysBetween(current.from, day) / span) * current.width}px) 0`;
    current.sinceAnnounced += 1;
    if (current.sinceAnnounced >= PLAN_EVERY) tell(current, day);
    // the last place is told even if the pointer rests
    frame.current = current.announced === day ? 0 : requestAnimationFrame(follow);
  };
  const end = (day?: Day) => {
    const { current } = drag;
    if (!current) return;
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    drag.current = null;
    if (day) onMove(day);
    setFrom(null);
    onHold(false);
    current.handle.style.translate = '';
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const track = event.currentTarget.parentElement!;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      const { width } = track.getBoundingClientRect();
      const { currentTarget: handle, clientX } = event;
      drag.current = {
        handle,
        from: raceDate,
        startX: clientX,
        width,
        moved: false,
        clientX,
        announced: raceDate,
        sinceAnnounced: PLAN_EVERY,
      };
      setFrom(raceDate);
      onHold(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (!current) return;
      current.clientX = event.clientX;
      current.moved ||= Math.abs(event.clientX - current.startX) >= SLOP_PX;
      if (current.moved && frame.current === 0) frame.current = requestAnimationFrame(follow);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current) end(current.moved ? dayUnder({ ...current, clientX: event.clientX }) : undefined);
    },
    onPointerCancel: () => end(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { current } = drag;
      if (event.key === 'Escape' && current) {
        event.preventDefault();
        return end(current.from);
      }
      const by = event.shiftKey ? 7 : 1;
      const days: Record<string, number> = {
        ArrowRight: by,
        ArrowUp: by,
        ArrowLeft: -by,
        ArrowDown: -by,
        PageUp: 7,
        PageDown: -7,
      };
      const change = days[event.key];
      if (change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onMove(clamp(addDays(raceDate, change)));
    },
  };
  return { handlers, held: from !== null, left: from ?? raceDate } as const;
}
