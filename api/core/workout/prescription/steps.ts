import type { Thresholds } from '../../athlete/athlete.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { Block, Step, Steps } from '../workout.ts';
import { targetOf } from './targets.ts';
import { isSet, type Part, type Piece } from './template.ts';

function stepOf(sport: ZonedSport, piece: Piece, thresholds: Thresholds | null, named: boolean): Step {
  const { kind, sec: durationSec, distanceM, effort, note, racePace = false } = piece;
  const target = targetOf(sport, piece, thresholds, durationSec);
  const step: Step = named
    ? { kind, sport, durationSec, effort, target, note }
    : { kind, durationSec, effort, target, note };
  if (distanceM !== undefined) step.distanceM = distanceM;
  if (racePace) step.raceEffort = true;
  return step;
}

/** The steps of a part; `named` writes its sport on each of them, as bricks and races need. */
export function stepsOfPart({ sport, elements }: Part, thresholds: Thresholds | null, named: boolean): Steps {
  const steps: (Step | Block)[] = [];
  for (const element of elements) {
    if (!isSet(element)) {
      if (element.piece.sec > 0) steps.push(stepOf(sport, element.piece, thresholds, named));
      continue;
    }
    const { reps, rest } = element;
    const work = stepOf(sport, element.work, thresholds, named);
    const between = rest === null ? [] : [stepOf(sport, rest, thresholds, named)];
    if (reps === 1) steps.push(work, ...between);
    else steps.push({ repeat: reps, steps: [work, ...between] });
  }
  return steps;
}
