import type { Day } from '../calendar/calendar.ts';
import { type Change } from './changes.ts';
import { COACH } from '../messages/reader.ts';
import { messageFor } from '../messages/said.ts';
import { dayName } from '../calendar/dayNames.ts';
import { applyOperations, makeOperation } from './operations.ts';
import { planningContextOf, isOpen, minutesOf, type ScheduledSession, type ScheduleLimits } from '../rules/context.ts';

/** No session becomes shorter than this, minutes; below it a session is not worth the way to it. */
const LEAST_MINUTES = 15;

export interface LighterWeek {
  /** Each holds after those before it. */
  changes: readonly Change[];
  /** Sessions that stay as they are, and why. */
  kept: readonly { workoutId: string; message: string }[];
  /** Minutes still ahead in the week, before and after. */
  minutesBefore: number;
  minutesAfter: number;
}

interface Asked {
  /** Monday and Sunday of the week. */
  firstDay: Day;
  lastDay: Day;
  /** Percent of each session's minutes, 1 to 90. */
  percent: number;
}

/**
 * A coach takes a share off every session that is still ahead in a week; intensity stays. What a person wrote by hand keeps its
 * length, and a session goes only as far down as its kind and the athlete's limits allow.
 */
export function lighterWeek(
  sessions: readonly ScheduledSession[],
  limits: ScheduleLimits,
  { firstDay, lastDay, percent }: Asked,
): LighterWeek {
  const desk = planningContextOf(limits);
  const ahead = sessions.filter(
    (session) => isOpen(session, limits.today) && session.scheduledDate >= firstDay && session.scheduledDate <= lastDay,
  );
  const changes: Change[] = [];
  const kept: { workoutId: string; message: string }[] = [];
  let now = sessions;
  for (const { id, scheduledDate, duration, templateId, description } of [...ahead].sort(inOrder)) {
    const stays = (why: string) =>
      kept.push({ workoutId: id, message: `${description} on ${dayName(scheduledDate)} stays: ${why}` });
    if (templateId === null) {
      stays('a person wrote it by hand.');
      continue;
    }
    const wanted = Math.max(LEAST_MINUTES, Math.floor(duration * (1 - percent / 100)));
    const first = resized(now, id, wanted, percent);
    const tried = applyOperations(now, [first], desk);
    const made = tried.workouts.find((each) => each.id === id)!;
    if (tried.refused[0]) stays(lowered(messageFor(tried.refused[0], COACH)));
    else if (made.duration >= duration) stays(`${duration} min is the least for its kind.`);
    else {
      // the sentence says the length that the session really gets
      const change = made.duration === wanted ? first : resized(now, id, made.duration, percent);
      now = made.duration === wanted ? tried.workouts : applyOperations(now, [change], desk).workouts;
      changes.push(change);
    }
  }
  const ids = new Set(ahead.map(({ id }) => id));
  return {
    changes,
    kept,
    minutesBefore: minutesOf(ahead),
    minutesAfter: minutesOf(now.filter(({ id }) => ids.has(id))),
  };
}

function resized(sessions: readonly ScheduledSession[], workoutId: string, minutes: number, percent: number): Change {
  const cause = {
    reasonCode: 'COACH_LIGHTER',
    source: 'coach',
    inputs: { percent },
  } as const;
  return makeOperation(sessions, { op: 'resize', workoutId, minutes }, cause)!;
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Strength and hard sessions have a share of the week: they go first, so that the share never grows on the way. */
const weight = ({ workoutType, isHard, isLong }: ScheduledSession) =>
  workoutType === 'strength' ? 0 : isHard ? 1 : isLong ? 2 : 3;
const inOrder = (a: ScheduledSession, b: ScheduledSession) =>
  weight(a) - weight(b) || (a.scheduledDate < b.scheduledDate ? -1 : a.scheduledDate > b.scheduledDate ? 1 : 0);
