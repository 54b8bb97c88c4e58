import { type Day, weeksBetween } from '../../api/core/calendar/calendar.ts';

/** Where a day lies in a phase that holds it, counted in Monday-weeks. */
export interface PhaseProgress {
  /** From 1. */
  week: number;
  weeks: number;
  /** Weeks after this one. */
  left: number;
}

export const phaseWeeks = (startDate: Day, endDate: Day) => weeksBetween(startDate, endDate) + 1;

/** Null: the day lies outside the phase. */
export function phaseProgress(startDate: Day, endDate: Day, today: Day): PhaseProgress | null {
  if (today < startDate || today > endDate) return null;
  const weeks = phaseWeeks(startDate, endDate);
  const week = weeksBetween(startDate, today) + 1;
  return { week, weeks, left: weeks - week };
}

const weekCount = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** '6 weeks'. */
export const phaseLength = (startDate: Day, endDate: Day) => weekCount(phaseWeeks(startDate, endDate));

/** 'week 3 of 11, 8 weeks left'; in its last week 'last of 11 weeks'; 'its only week'. */
export function progressText({ week, weeks, left }: PhaseProgress): string {
  if (weeks === 1) return 'its only week';
  if (left === 0) return `last of ${weekCount(weeks)}`;
  return `week ${week} of ${weeks}, ${weekCount(left)} left`;
}
