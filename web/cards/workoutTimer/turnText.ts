import { clockText } from '../../../api/core/units/clock.ts';
import { opening } from '../../../api/core/messages/reader.ts';
import { type DisplayUnits, stretchText, swimSetText } from '../../../api/core/units/displayUnits.ts';
import { legOf } from '../../../api/core/workout/sport.ts';
import { nameOf } from '../../names.ts';
import { stepDuration } from '../durationText.ts';
import { exerciseIn } from '../ExerciseTable.tsx';
import { sportName } from '../sport.tsx';
import { isNamed, stepName } from '../StepTable.tsx';
import { type KnownThresholds, ownTargetText, targetText } from '../workoutProfile.ts';
import type { Turn } from './turns.ts';

export interface Reading {
  workoutType: string;
  thresholds: KnownThresholds | null;
  units: DisplayUnits;
}

interface TurnText {
  /** 'Work', 'At marathon pace', 'Goblet squat'. */
  name: string;
  /** '6 min', '400 m', '8 repetitions'. */
  length: string;
  /** In watts or paces of who does it, and as a share of threshold; null: none. */
  target: string | null;
  share: string | null;
  /** What to mind; null: nothing. */
  note: string | null;
}

/** What a turn is called, how long it is and how hard. */
export function turnText({ step }: Turn, { workoutType, thresholds, units }: Reading): TurnText {
  const { kind, leg, note, distanceM, durationSec, target } = step;
  const isStrength = nameOf(workoutType) === 'STRENGTH';
  const exercise = isStrength && kind === 'WORK' ? exerciseIn(step) : null;
  const isSwim = leg ? leg === 'SWIMMING' : nameOf(workoutType) === 'SWIM';
  const sport = leg ? `${sportName(nameOf(legOf(leg)))}: ` : '';
  const isTold = exercise !== null || note === 'rest' || isNamed(kind, note);
  const own = kind === 'REST' ? null : ownTargetText(target, thresholds, units);
  const share = kind === 'REST' ? null : targetText(target);
  return {
    name: exercise ? opening(exercise.name) : `${sport}${stepName(kind, note)}`,
    length:
      typeof distanceM === 'number'
        ? (isSwim ? swimSetText : stretchText)(distanceM, units)
        : exercise?.repetitions
          ? `${exercise.repetitions} repetitions`
          : stepDuration(durationSec),
    target: own ?? share,
    share: own === null ? null : share,
    note: isTold || !note ? null : note,
  };
}

/** 'Round 2 of 4', of strength 'Set 2 of 4'; null: it is done once. */
export function roundText({ round, rounds }: Turn, workoutType: string): string | null {
  if (rounds === 1) return null;
  return `${nameOf(workoutType) === 'STRENGTH' ? 'Set' : 'Round'} ${round} of ${rounds}`;
}

/** Milliseconds that are left, as a clock that reaches 0:00 when they are over. */
export const leftText = (ms: number) => clockText(Math.ceil(ms / 1000));
/** Milliseconds that have gone by. */
export const goneText = (ms: number) => clockText(Math.floor(ms / 1000));
