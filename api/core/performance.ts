import { addDays, type Day, dayNumber, mondayOf, weeksBetween } from './calendar.ts';
import { consistencyScore, type JudgedSession } from './consistency.ts';
import { type Fitness, loadSeries } from './loadSeries.ts';
import { zoneSecondsOf } from './sessions/steps.ts';
import type { ZoneSeconds } from './session.ts';
import type { Steps, WorkoutType } from './workout.ts';

/** A session of any time, as far as the charts need it. */
export interface ChartedSession extends JudgedSession {
  scheduledDate: Day;
  workoutType: WorkoutType;
  plannedTss: number;
  /** 0 when not done. */
  actualTss: number;
  steps: Steps;
}

export interface FitnessDay extends Fitness {
  day: Day;
  tss: number;
  tsb: number;
  /** From plans, not from what was done. */
  projected: boolean;
}

export interface SportWeek {
  plannedMinutes: number;
  doneMinutes: number;
  plannedTss: number;
  doneTss: number;
}

export interface PerformanceWeek {
  /** Monday. */
  weekStartDate: Day;
  bySport: Readonly<Partial<Record<WorkoutType, SportWeek>>>;
  /** Done sessions by the steps that they were planned with, seconds. */
  zones: ZoneSeconds;
  /** 0 to 100 for the week's sessions before today; null without one. */
  consistency: number | null;
}

export interface Performance {
  days: readonly FitnessDay[];
  weeks: readonly PerformanceWeek[];
}

/**
 * The series of the performance page: fitness, fatigue and form by day, hours, load, zones and consistency by week. Days to
 * come count what is planned; today counts what was done or, before that, what is planned.
 */
export function performanceSeries(input: {
  sessions: readonly ChartedSession[];
  today: Day;
  firstDay: Day;
  lastDay: Day;
  /** State on the eve of the first day. */
  start: Fitness;
}): Performance {
  const { sessions, today, firstDay, lastDay, start } = input;
  const first = dayNumber(firstDay);
  const count = Math.max(0, dayNumber(lastDay) - first + 1);
  const done = new Array<number>(count).fill(0);
  const planned = new Array<number>(count).fill(0);
  const byWeek = new Map<Day, ChartedSession[]>();
  for (const session of sessions) {
    const at = dayNumber(session.scheduledDate) - first;
    if (at < 0 || at >= count) continue;
    done[at]! += session.actualTss;
    if (session.status === 'scheduled') planned[at]! += session.plannedTss;
    const monday = mondayOf(session.scheduledDate);
    const there = byWeek.get(monday);
    if (there === undefined) byWeek.set(monday, [session]);
    else there.push(session);
  }
  const now = dayNumber(today) - first;
  const tss = done.map((actual, at) => (at < now || (at === now && actual > 0) ? actual : actual + planned[at]!));
  const series = loadSeries(start, tss);
  const days = series.map((load, at) => ({
    ...load,
    day: addDays(firstDay, at),
    projected: at > now || (at === now && done[at] === 0),
  }));
  const weekCount = count === 0 ? 0 : weeksBetween(firstDay, lastDay) + 1;
  const weeks = Array.from({ length: weekCount }, (_, i) => {
    const monday = addDays(mondayOf(firstDay), 7 * i);
    return weekOf(monday, byWeek.get(monday) ?? [], today);
  });
  return { days, weeks };
}

const isDone = ({ status }: ChartedSession) => status === 'completed' || status === 'partially_completed';

function weekOf(weekStartDate: Day, sessions: readonly ChartedSession[], today: Day): PerformanceWeek {
  const bySport: Partial<Record<WorkoutType, SportWeek>> = {};
  const zones: ZoneSeconds = { z1: 0, z2: 0, z3: 0 };
  for (const session of sessions) {
    const { workoutType, plannedMinutes, actualMinutes, plannedTss, actualTss } = session;
    const sport = (bySport[workoutType] ??= { plannedMinutes: 0, doneMinutes: 0, plannedTss: 0, doneTss: 0 });
    sport.plannedMinutes += plannedMinutes;
    sport.plannedTss += plannedTss;
    if (!isDone(session)) continue;
    sport.doneMinutes += actualMinutes;
    sport.doneTss += actualTss;
    const part = plannedMinutes > 0 ? actualMinutes / plannedMinutes : 0;
    const own = zoneSecondsOf(session.steps, workoutType);
    for (const zone of ['z1', 'z2', 'z3'] as const) zones[zone] += Math.round(part * own[zone]);
  }
  const judged = sessions.filter(({ scheduledDate }) => scheduledDate < today);
  return { weekStartDate, bySport, zones, consistency: consistencyScore(judged) };
}
