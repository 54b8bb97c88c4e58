import { legOf } from '../core/workout/sport.ts';
import { builder } from './builder.ts';
import { Sport, StepKind, TargetMetric, WorkoutType } from './enums.ts';

const StepTargetInput = builder.inputType('StepTargetInput', {
  description: 'The range to stay in.',
  fields: (t) => ({
    metric: t.field({ type: TargetMetric, description: 'What is measured.' }),
    lo: t.float({ description: 'Lower end: a fraction of the threshold, or 1 to 10 for perceived exertion.' }),
    hi: t.float({ description: 'Upper end, in the same measure.' }),
  }),
});

const StepInput = builder.inputType('StepInput', {
  description: 'One stretch of a workout.',
  fields: (t) => ({
    kind: t.field({ type: StepKind, description: 'Part that it plays.' }),
    leg: t.field({
      type: Sport,
      required: false,
      description: 'Leg of a brick: RUNNING, CYCLING or SWIMMING; left out in single-sport workouts.',
    }),
    sport: t.field({
      type: WorkoutType,
      required: false,
      deprecationReason: 'Use `leg`. May go from 2027-06-01.',
      description: 'Leg of a brick: RUN, BIKE or SWIM; left out in single-sport workouts.',
    }),
    durationSec: t.int({ description: 'Seconds, 5 to 36,000.' }),
    distanceM: t.float({ required: false, description: 'Metres; left out: by time.' }),
    target: t.field({ type: StepTargetInput, description: 'The range to stay in.' }),
    note: t.string({ required: false, description: 'A hint, at most 200 characters.' }),
  }),
});

/** Steps as a client writes them. */
export const StepBlockInput = builder.inputType('StepBlockInput', {
  description: 'One or more steps done `repeat` times.',
  fields: (t) => ({
    repeat: t.int({ description: 'How often the steps are done, 1 to 60.' }),
    steps: t.field({ type: [StepInput], description: 'In order.' }),
  }),
});

interface GivenStep {
  leg?: string | null;
  sport?: string | null;
}

/** The steps with each leg by the word that the core has for it; nothing where there are none. */
export const withLegs = <Block extends { steps: readonly GivenStep[] }>({
  steps,
}: {
  steps?: readonly Block[] | null;
}) =>
  steps
    ? {
        steps: steps.map((block) => ({
          ...block,
          steps: block.steps.map(({ leg, ...step }) => (leg ? { ...step, sport: legOf(leg) } : step)),
        })),
      }
    : {};
