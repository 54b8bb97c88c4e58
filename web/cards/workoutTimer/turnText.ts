import { clockText } from '../../../api/core/units/clock.ts';
import { opening } from '../../../api/core/messages/reader.ts';
import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import { nameOf } from '../../names.ts';
import { stepDuration } from '../durationText.ts';
import { exerciseIn } from '../exercises/ExerciseTable.tsx';
import { stepLength, stepName, stepNote } from '../stepText.ts';
import { type KnownThresholds, stepTarget } from '../workoutProfile.ts';
import { sidesChangeMs, type Turn } from './turns.ts';

export interface Reading {
  workoutType: string;
  thresholds: KnownThresholds | null;
  units: DisplayUnits;
}

interface TurnText {
  /** 'Work', 'At marathon pace', 'Goblet squat'. */
  name: string;
  /** '6 min', '400 m', '8 repetitions', '10 each side'. */
  length: string;
  /** In watts or paces of who does it, and as a share of threshold; null: none. */
  target: string | null;
  share: string | null;
  /** What to mind; null: nothing. */
  note: string | null;
  /** By the name it is drawn by; null: no exercise. */
  exercise: string | null;
}

/** What a turn is called, how long it is and how hard. */
export function turnText(turn: Turn, { workoutType, thresholds, units }: Reading): TurnText {
  const { step } = turn;
  const targets = stepTarget(step, thresholds, units);
  if (nameOf(workoutType) !== 'STRENGTH' || step.kind !== 'WORK')
    return {
      name: stepName(step),
      length: stepLength(step, workoutType, units),
      note: stepNote(step),
      exercise: null,
      ...targets,
    };
  const { name, repetitions, isPerSide } = exerciseIn(step);
  const count = isPerSide ? 'each side' : 'repetitions';
  const length = repetitions === null ? stepDuration(step.durationSec) : `${repetitions} ${count}`;
  const note = sidesChangeMs(turn, workoutType) === null ? null : 'Change sides half way';
  return { name: opening(name), length, note, exercise: name, ...targets };
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
