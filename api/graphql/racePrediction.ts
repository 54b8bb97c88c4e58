import { PREDICTION_METHODS } from '../core/codes/prediction.ts';
import type { Forecast, ForecastMethod } from '../core/prediction/forecast.ts';
import type { Known } from '../core/prediction/predictRace.ts';
import { forecastIn, knownOfSeason } from '../domain/season/raceForecast.ts';
import type { SeasonState } from '../domain/season/seasonState.ts';
import { builder, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { enumOf } from './enumOf.ts';

const PredictionMethod = enumOf('PredictionMethod', 'How a finish time is predicted.', PREDICTION_METHODS);

const MethodPrediction = builder.objectRef<ForecastMethod>('MethodPrediction').implement({
  description: 'What one method says of a race.',
  fields: (t) => ({
    method: t.expose('method', { type: PredictionMethod, description: 'Which one.' }),
    label: t.exposeString('label', { description: 'Its name for people.' }),
    seconds: t.exposeInt('seconds', { description: 'Seconds from start to finish.' }),
    evidence: t.exposeString('evidence', { description: 'What it rests on: "from your threshold pace".' }),
  }),
});

const ofRange = 'null: nothing is known that would tell.';

export const RacePrediction = builder.objectRef<Forecast>('RacePrediction').implement({
  description: 'The finish time that is to be expected of a race, as things stand today; seconds from start to finish.',
  fields: (t) => ({
    lowSec: t.exposeInt('lowSec', { nullable: true, description: `Fast end of the range; ${ofRange}` }),
    highSec: t.exposeInt('highSec', { nullable: true, description: `Slow end of the range; ${ofRange}` }),
    likelySec: t.exposeInt('likelySec', { nullable: true, description: `Mean of the methods; ${ofRange}` }),
    plannedSec: t.exposeInt('plannedSec', {
      nullable: true,
      description:
        'What training and race day are paced for: the goal, as far as thresholds and results allow it, else what they predict; null: there is neither.',
    }),
    fastestSec: t.exposeInt('fastestSec', {
      nullable: true,
      description:
        'The fastest goal that training and race day are paced for; null: thresholds and results tell nothing.',
    }),
    usualSec: t.exposeInt('usualSec', {
      nullable: true,
      description: 'What they are paced for without a goal; null: thresholds and results tell nothing.',
    }),
    methods: t.field({
      type: [MethodPrediction],
      description: 'Every method that has what it rests on.',
      resolve: ({ methods }) => [...methods],
    }),
    goalGapSec: t.exposeInt('goalGapSec', {
      nullable: true,
      description: 'Seconds by which the goal is faster than the range; null: it is not, or there is none.',
    }),
    summary: t.exposeString('summary', {
      description: 'For people: the range, its methods, the goal and what is paced for, or what a prediction takes.',
    }),
    support: t.exposeString('support', {
      nullable: true,
      description: 'What would support a goal that is faster than the range; null: nothing has to.',
    }),
  }),
});

const knowns = new WeakMap<SeasonState, Promise<Known>>();

/** What is known of the athlete is read once for all races of one answer. */
export function knownFor(context: Context, state: SeasonState): Promise<Known> {
  const known = knowns.get(state) ?? knownOfSeason(context.deps.db, state);
  knowns.set(state, known);
  return known;
}

export async function predictionFor(context: Context, state: SeasonState, raceId: string): Promise<Forecast | null> {
  return forecastIn(state, await knownFor(context, state), viewerOf(context), raceId);
}
