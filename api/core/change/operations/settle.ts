import type { Change } from '../changes.ts';
import { MIN_SESSION, STRENGTH_MIN, STRENGTH_PERCENT, STRENGTH_SHARE } from '../../constants/week.ts';
import { makeOperation, type Operation } from '../operations.ts';
import { applyOne } from './applyOne.ts';
import { checkSchedule } from '../../rules/rules.ts';
import type { Finding } from '../../rules/finding.ts';
import {
  type PlanningContext,
  planningContextOf,
  isOpen,
  minutesOf,
  type ScheduledSession,
  type ScheduleLimits,
} from '../../rules/context.ts';

/** Rounds of putting right; each takes load away, so that it ends. */
const MOST_STEPS = 60;

/**
 * The changes that take load away until the limits hold again after other changes: later long runs grow from what is left,
 * strength keeps its share, hard days keep apart. Sessions of people and finished ones stay; what they break stays broken,
 * and so does what is in `standing`.
 */
export function settle(
  workouts: readonly ScheduledSession[],
  limits: ScheduleLimits | PlanningContext,
  standing: readonly Finding[] = [],
): Change[] {
  const desk = 'week' in limits ? limits : planningContextOf(limits);
  const changes: Change[] = [];
  let now = workouts;
  const stuck = new Set<string>(standing.map(keyOf));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const broken = checkSchedule(now, desk).find((each) => !stuck.has(keyOf(each)));
    if (broken === undefined) break;
    const change = remedy(now, broken, desk);
    const result = change === null ? null : applyOne(now, change, desk);
    if (change === null || result === null || 'code' in result || result.workouts === now) {
      stuck.add(keyOf(broken));
      continue;
    }
    now = result.workouts;
    changes.push(change);
  }
  return changes;
}

const keyOf = ({ code, week, day, workoutId = '' }: Finding) => `${code} ${day ?? week} ${workoutId}`;

function remedy(workouts: readonly ScheduledSession[], broken: Finding, desk: PlanningContext): Change | null {
  const { code, week, day, excess } = broken;
  const counted = workouts.filter(({ status }) => status !== 'skipped');
  const here = counted.filter(({ scheduledDate }) =>
    day === null ? desk.week(scheduledDate).monday === week : scheduledDate === day,
  );
  const free = here.filter((each) => isOpen(each, desk.limits.today) && !each.locked);
  const own = broken.workoutId === undefined ? free : free.filter(({ id }) => id === broken.workoutId);
  const operation = operationFor(code, own, here, excess, broken);
  if (operation === null) return null;
  const cause = {
    reasonCode: `LIMIT_${code}` as const,
    source: 'rule' as const,
    inputs: { limit: broken.limit, value: broken.value },
  };
  return makeOperation(workouts, operation, { ...cause, because: becauseOf(broken) });
}

const becauseOf = ({ code, day, limit, value }: Finding): string =>
  code === 'LONG_RUN'
    ? `runs grow by 10% or 10 min over the last 30 days: at most ${limit}`
    : code === 'STRENGTH'
      ? day === null
        ? `strength takes at most ${STRENGTH_PERCENT} of the week's training`
        : 'no strength on the eve of a hard or long session'
      : `${value}, the limit is ${limit}`;

function operationFor(
  code: Finding['code'],
  free: readonly ScheduledSession[],
  here: readonly ScheduledSession[],
  excess: number,
  broken: Finding,
): Operation | null {
  const longest = [...free].sort((a, b) => b.duration - a.duration || (a.id < b.id ? -1 : 1))[0];
  const shortened = (workout: ScheduledSession | undefined, minutes: number): Operation | null => {
    if (workout === undefined) return null;
    return minutes >= MIN_SESSION
      ? { op: 'resize', workoutId: workout.id, minutes }
      : { op: 'remove', workoutId: workout.id };
  };
  switch (code) {
    case 'LONG_RUN': {
      const run = free.filter(({ workoutType }) => workoutType === 'run').sort((a, b) => b.duration - a.duration)[0];
      return run === undefined ? null : shortened(run, run.duration - excess);
    }
    case 'STRENGTH': {
      const lifted = free.filter(({ workoutType }) => workoutType === 'strength').at(-1);
      if (lifted === undefined || broken.day !== null) return lifted ? { op: 'remove', workoutId: lifted.id } : null;
      const others = minutesOf(here.filter(({ workoutType }) => workoutType !== 'race')) - lifted.duration;
      const rest = minutesOf(here.filter(({ id, workoutType }) => workoutType === 'strength' && id !== lifted.id));
      const minutes = Math.min(
        lifted.duration - 1,
        Math.floor((STRENGTH_SHARE * others - rest) / (1 - STRENGTH_SHARE)),
      );
      return minutes >= STRENGTH_MIN ? shortened(lifted, minutes) : { op: 'remove', workoutId: lifted.id };
    }
    case 'HARD_DAYS': {
      const hard = free.filter(({ isHard }) => isHard).at(-1);
      return hard === undefined ? null : { op: 'ease', workoutId: hard.id, intensity: 'easy' };
    }
    case 'RACE':
      return longest === undefined ? null : { op: 'remove', workoutId: longest.id };
    case 'INJURY': {
      const last = free.at(-1);
      return last === undefined ? null : { op: 'remove', workoutId: last.id };
    }
    case 'LOAD':
    case 'DAY_CAP':
      return longest === undefined ? null : shortened(longest, longest.duration - Math.ceil(excess));
    // what a plan could not keep stays; changes that would break a principle are refused before they get here
    case 'PRINCIPLE':
      return null;
    case 'UNAVAILABLE':
    case 'SESSIONS':
    case 'REST_DAYS': {
      const least = [...free].sort((a, b) => a.duration - b.duration)[0];
      return least === undefined ? null : { op: 'remove', workoutId: least.id };
    }
  }
}
