import { SPORT_OF } from '../core/workout/sport.ts';
import type { Block, Step, StepTarget } from '../core/workout/workout.ts';
import { builder } from './builder.ts';
import { listOf } from './cost.ts';
import { Sport, StepKind, TargetMetric, WorkoutType } from './enums.ts';

const StepTargetType = builder.objectRef<StepTarget>('StepTarget').implement({
  description: 'The range to stay in.',
  fields: (t) => ({
    metric: t.expose('metric', { type: TargetMetric, description: 'What is measured.' }),
    lo: t.exposeFloat('lo', {
      description: 'Lower end: a fraction of the threshold, or 1 to 10 for perceived exertion.',
    }),
    hi: t.exposeFloat('hi', { description: 'Upper end, in the same measure.' }),
  }),
});

export const StepType = builder.objectRef<Step>('Step').implement({
  description: 'One stretch of a workout.',
  fields: (t) => ({
    kind: t.expose('kind', { type: StepKind, description: 'Part that it plays.' }),
    leg: t.field({
      type: Sport,
      nullable: true,
      description: 'Leg of a brick; null in single-sport workouts.',
      resolve: ({ sport }) => (sport ? SPORT_OF[sport] : null),
    }),
    sport: t.expose('sport', {
      type: WorkoutType,
      nullable: true,
      description: 'Leg of a brick; null in single-sport workouts.',
      deprecationReason: 'Use `leg`. May go from 2027-06-01.',
    }),
    durationSec: t.exposeInt('durationSec', { description: 'Seconds.' }),
    distanceM: t.exposeFloat('distanceM', { nullable: true, description: 'Metres; null: by time.' }),
    effort: t.exposeFloat('effort', { description: 'Intended effort as a fraction of threshold.' }),
    target: t.expose('target', { type: StepTargetType, description: 'The range to stay in.' }),
    note: t.exposeString('note', { nullable: true, description: 'A hint; null: none.' }),
  }),
});

export const StepBlock = builder.objectRef<Block>('StepBlock').implement({
  description: 'One or more steps done `repeat` times.',
  fields: (t) => ({
    repeat: t.exposeInt('repeat', { description: 'How often the steps are done.' }),
    steps: t.field({
      type: [StepType],
      description: 'In order.',
      complexity: listOf(4),
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

export function asBlock(part: Step | Block): Block {
  return 'repeat' in part ? part : { repeat: 1, steps: [part] };
}
