import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { addDays, type Day, daysBetween } from '../../../api/core/calendar.ts';

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

/**
 * Moves a race along its track by pointer, finger or arrow keys: a day, with Shift or Page keys a week. At most one move per frame; Escape
 * during a drag puts the race back to where the drag began.
 */
export function useRaceHandle({ raceDate, firstDay, span, clamp, onMove, onHold }: RaceHandle) {
  const drag = useRef<{ from: Day; startX: number; width: number; moved: boolean } | null>(null);
  const frame = useRef(0);
  const [held, setHeld] = useState(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const end = () => {
    if (!drag.current) return;
    drag.current = null;
    setHeld(false);
    onHold(false);
  };
  const moveTo = (clientX: number) => {
    const { current } = drag;
    if (!current || current.width === 0) return;
    const days = Math.round(((clientX - current.startX) / current.width) * span);
    const inTrack = Math.max(-daysBetween(firstDay, current.from), Math.min(span - 1 - daysBetween(firstDay, current.from), days));
    onMove(clamp(addDays(current.from, inTrack)));
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const track = event.currentTarget.parentElement!;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      drag.current = { from: raceDate, startX: event.clientX, width: track.getBoundingClientRect().width, moved: false };
      setHeld(true);
      onHold(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (!current) return;
      const { clientX } = event;
      current.moved ||= Math.abs(clientX - current.startX) >= SLOP_PX;
      if (!current.moved) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => moveTo(clientX));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      cancelAnimationFrame(frame.current);
      if (drag.current?.moved) moveTo(event.clientX);
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { current } = drag;
      if (event.key === 'Escape' && current) {
        event.preventDefault();
        onMove(current.from);
        return end();
      }
      const by = event.shiftKey ? 7 : 1;
      const days: Record<string, number> = { ArrowRight: by, ArrowUp: by, ArrowLeft: -by, ArrowDown: -by, PageUp: 7, PageDown: -7 };
      const change = days[event.key];
      if (change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onMove(clamp(addDays(raceDate, change)));
    },
  };
  return { handlers, held } as const;
}
