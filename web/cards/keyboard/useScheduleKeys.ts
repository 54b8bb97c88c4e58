import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import type { ScheduleActions } from '../ScheduleActions.tsx';
import { TELL_DONE } from './tellDone.ts';
import { dayWithFocus, goToDay } from './shownDay.ts';
import { useShortcut } from './useShortcut.ts';

const WEEK = 7;

/** The keyboard's ways through a schedule: by day, by week, to today; a new workout, and how one went. */
export function useScheduleKeys({
  today,
  firstDay,
  lastDay,
  openWorkout,
  addWorkout,
}: Pick<ScheduleActions, 'today' | 'firstDay' | 'lastDay' | 'openWorkout' | 'addWorkout'>): void {
  const at = (): Day => dayWithFocus() ?? today;
  /** From the day with the focus, or to today where there is none, to the nearest day in view. */
  const go = (step: number) => () => {
    if (!dayWithFocus() && Math.abs(step) === 1) return goToDay(today);
    for (let day = addDays(at(), step); firstDay <= day && day <= lastDay; day = addDays(day, step))
      if (goToDay(day)) return true;
    return false;
  };
  useShortcut('today', () => goToDay(today));
  useShortcut('nextDay', go(1));
  useShortcut('previousDay', go(-1));
  useShortcut('nextWeek', go(WEEK));
  useShortcut('previousWeek', go(-WEEK));
  useShortcut('newWorkout', () => addWorkout?.(at() < today ? today : at()), addWorkout !== undefined);
  /** The workout with the focus, else one of its day. */
  const cardOf = (which: string) =>
    document.activeElement?.closest<HTMLElement>('[data-drag-id]') ??
    document.querySelector<HTMLElement>(`[data-day="${at()}"] [data-drag-id]${which}`);
  useShortcut('done', () => {
    const button = cardOf(`:has([${TELL_DONE}])`)?.querySelector<HTMLElement>(`[${TELL_DONE}]`);
    if (!button) return false;
    button.click();
  });
  useShortcut('feedback', () => {
    const id = cardOf('')?.dataset['dragId'];
    if (!id) return false;
    openWorkout(id);
  });
}
