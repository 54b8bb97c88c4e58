import { reasonOf } from '../messages/reason.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import { encodeId } from '../units/ids.ts';
import { type InjuryRestrictions, restrictionsByWeek } from '../athlete/injuries.ts';
import { isTest } from '../workout/thresholdTest.ts';
import { stepsTss } from '../workout/tss.ts';
import type { PlannedWeek } from './schedule.ts';
import { PHASE_TYPES, type PhaseType } from '../codes/phase.ts';
import type { Block, PlannedWorkout, Step, Steps } from '../workout/workout.ts';
import { describeSteps } from '../workout/prescription/describe.ts';
import { type LibraryEntry, workoutFromLibrary } from '../workout/prescription/workoutFromLibrary.ts';
import { flattenSteps, isBlock, mainSetMinutes, stepSeconds, zoneSecondsOf } from '../workout/prescription/stepSums.ts';

/** A workout of the library of the athlete's coach. */
export interface LibraryCandidate extends LibraryEntry {
  /** Plain uuid. */
  id: string;
  tags: readonly string[];
}

/** Most minutes by which easy time of a library workout grows or shrinks to the length that was planned [D]. */
const MAX_FITTING_MINUTES = 15;
/** Least seconds that are left of an easy step [D]. */
const MIN_EASY_SEC = 300;
/** A library workout holds at least this part of the planned main set: less would train something else [D]. */
const MIN_WORK_SHARE = 0.6;
/** Rounding of steps. */
const SLACK = { minutes: 0.05, seconds: 3, tss: 0.5, effort: 0.02 };

const SPARE_KINDS: readonly Step['kind'][] = ['warmup', 'cooldown', 'recovery'];

/** The steps in exactly these minutes, the difference taken by easy time outside the blocks; null where it cannot be. */
function fittedTo(steps: Steps, minutes: number): Steps | null {
  let left = minutes * 60 - stepSeconds(steps);
  if (Math.abs(left) > MAX_FITTING_MINUTES * 60) return null;
  if (left === 0) return steps;
  const isSpare = (entry: Step | Block): entry is Step =>
    !isBlock(entry) && entry.distanceM === undefined && (SPARE_KINDS.includes(entry.kind) || steps.length === 1);
  const spare = steps.flatMap((entry, i) => (isSpare(entry) ? [i] : []));
  if (spare.length === 0) return null;
  const seconds = new Map(spare.map((i) => [i, (steps[i] as Step).durationSec]));
  // the longest first, so that a short cool-down stays one
  const order = [...spare].sort((a, b) => seconds.get(b)! - seconds.get(a)! || a - b);
  for (const i of order) {
    const now = seconds.get(i)!;
    const next = left > 0 ? now + left : Math.max(Math.min(now, MIN_EASY_SEC), now + left);
    seconds.set(i, next);
    left -= next - now;
  }
  if (left !== 0) return null;
  return steps.map((entry, i) => (seconds.has(i) ? { ...(entry as Step), durationSec: seconds.get(i)! } : entry));
}

/** True when it asks for no more than what was planned in its place, and for most of it. */
function asksAsMuch(planned: PlannedWorkout, steps: Steps): boolean {
  const own = { ...planned, steps };
  const [was, is] = [zoneSecondsOf(planned.steps, planned.workoutType), zoneSecondsOf(steps, planned.workoutType)];
  const [before, after] = [mainSetMinutes(planned), mainSetMinutes(own)];
  const hardest = (each: Steps) => Math.max(...flattenSteps(each).map(({ effort }) => effort));
  return (
    is.z3 <= was.z3 + SLACK.seconds &&
    is.z2 + is.z3 <= was.z2 + was.z3 + SLACK.seconds &&
    after <= before + SLACK.minutes &&
    after >= MIN_WORK_SHARE * before - SLACK.minutes &&
    hardest(steps) <= hardest(planned.steps) + SLACK.effort &&
    stepsTss(steps, planned.workoutType) <= planned.tss + SLACK.tss
  );
}

/** Its tags name the phase, or none at all. */
function suitsPhase({ tags }: LibraryCandidate, phaseType: PhaseType): boolean {
  const words = tags.map((tag) => tag.toLowerCase());
  const phases = PHASE_TYPES.filter((phase) => words.includes(phase));
  return phases.length === 0 || phases.includes(phaseType);
}

/** What an injury or a principle has shaped, a race, a test, and a beginner's run and walk stay as the planner made them. */
function isOpenToLibrary(
  { workoutType, templateId, reasons }: PlannedWorkout,
  restrictions: InjuryRestrictions,
): boolean {
  if (
    workoutType === 'race' ||
    templateId === null ||
    isTest(templateId) ||
    reasons.some(({ source }) => source === 'principle')
  )
    return false;
  const types = workoutType === 'brick' ? (['bike', 'run'] as const) : [workoutType];
  return types.every((type) => restrictions[type].note === '');
}

function filledWith(planned: PlannedWorkout, candidate: LibraryCandidate, athlete: Athlete): PlannedWorkout | null {
  const workout = workoutFromLibrary(candidate, athlete.thresholds ?? null);
  if (workout === null || workout.steps.length === 0) return null;
  const steps = fittedTo(workout.steps, planned.duration);
  if (steps === null || !asksAsMuch(planned, steps)) return null;
  const lines = describeSteps(steps, planned.workoutType, athlete.thresholds ?? null);
  return {
    ...planned,
    tss: Math.round(stepsTss(steps, planned.workoutType) * 10) / 10,
    description: candidate.name,
    instructions: [...lines, candidate.instructions].join('\n').trim(),
    templateId: encodeId('library', candidate.id),
    steps,
    reasons: [...planned.reasons, reasonOf('LIBRARY', 'coach', { name: candidate.name })],
  };
}

/**
 * The same weeks with workouts of the coach's library in place of the planner's own workouts where type, intensity, phase
 * and length fit. Days, lengths and hard days stay; none asks for more than the workout that it replaces. The one used
 * least so far goes first, so that a library of several turns round.
 */
export function withLibrary(
  weeks: readonly PlannedWeek[],
  library: readonly LibraryCandidate[],
  { athlete, today }: { athlete: Athlete; today: Day },
): readonly PlannedWeek[] {
  if (library.length === 0) return weeks;
  const restrictionsOf = restrictionsByWeek(athlete.injuries, today, []);
  const used = new Map<string, number>();
  const timesUsed = ({ id }: LibraryCandidate) => used.get(id) ?? 0;
  return weeks.map((week) => {
    const restrictions = restrictionsOf(week.weekStartDate);
    const workouts = week.workouts.map((planned) => {
      if (!isOpenToLibrary(planned, restrictions)) return planned;
      const fitting = library
        .filter(
          (each) =>
            each.workoutType === planned.workoutType &&
            each.intensity === planned.intensity &&
            suitsPhase(each, week.phaseType),
        )
        .sort((a, b) => timesUsed(a) - timesUsed(b) || gap(a, planned) - gap(b, planned) || (a.id < b.id ? -1 : 1));
      for (const candidate of fitting) {
        const filled = filledWith(planned, candidate, athlete);
        if (filled === null) continue;
        used.set(candidate.id, timesUsed(candidate) + 1);
        return filled;
      }
      return planned;
    });
    return { ...week, workouts };
  });
}

const gap = ({ duration }: LibraryCandidate, planned: PlannedWorkout): number =>
  Math.abs((duration ?? 0) - planned.duration);
