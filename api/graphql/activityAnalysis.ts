import type { MatchedStep } from '../core/streams/matchedSteps.ts';
import {
  type ActivityAnalysis as Analysis,
  type ActivityFastest as Fastest,
  type ActivityPeak as Peak,
  readActivityAnalysis,
} from '../domain/activity/activityAnalysis.ts';
import { Activity } from './activity.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW, listOf } from './cost.ts';
import { StepType } from './workoutStep.ts';

const ActivityPeak = builder.objectRef<Peak>('ActivityPeak').implement({
  description: 'The best mean of one length.',
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'How long.' }),
    value: t.exposeFloat('value', {
      description: 'Watts of a ride; metres per second of a swim, and of a run those on the flat for the same effort.',
    }),
    seasonBest: t.exposeFloat('seasonBest', {
      description: 'The best of the season so far, or of the year up to then where it was before the season.',
    }),
  }),
});

const ActivityFastest = builder.objectRef<Fastest>('ActivityFastest').implement({
  description: 'The fastest time over one distance.',
  fields: (t) => ({
    metres: t.exposeInt('metres', { description: 'How far.' }),
    seconds: t.exposeInt('seconds', { description: 'How long it took, pauses included.' }),
    seasonBest: t.exposeInt('seasonBest', { description: 'The fastest of the season, as of `ActivityPeak`.' }),
  }),
});

const ActivityStep = builder.objectRef<MatchedStep>('ActivityStep').implement({
  description: 'What a planned step became.',
  fields: (t) => ({
    number: t.int({ description: 'Which step, from 1, repeats written out.', resolve: ({ index }) => index + 1 }),
    planned: t.field({ type: StepType, description: 'The step.', resolve: ({ step }) => step }),
    startSec: t.exposeInt('startSec', {
      nullable: true,
      description: 'Seconds from the start of the activity; null: not known.',
    }),
    movingSec: t.exposeInt('movingSec', { description: 'Seconds moving.' }),
    power: t.exposeFloat('power', { nullable: true, description: 'Mean watts; null: not recorded.' }),
    speed: t.exposeFloat('speed', { nullable: true, description: 'Mean metres per second; null: not recorded.' }),
    heartRate: t.exposeFloat('heartRate', {
      nullable: true,
      description: 'Mean beats per minute; null: not recorded.',
    }),
    off: t.exposeFloat('off', {
      nullable: true,
      description:
        'Part by which the mean lay below (negative) or above what was asked for; 0: within it; null: there is nothing to compare.',
    }),
  }),
});

const ActivityAnalysis = builder.objectRef<Analysis>('ActivityAnalysis').implement({
  description: 'What a recording says of the training.',
  fields: (t) => ({
    peaks: t.field({
      type: [ActivityPeak],
      description: 'Best means of 5 s, 1, 5 and 20 min, where it lasted as long.',
      complexity: listOf(4),
      resolve: ({ peaks }) => [...peaks],
    }),
    fastest: t.field({
      type: [ActivityFastest],
      description: 'The fastest 1, 5 and 10 km of a run.',
      complexity: listOf(3),
      resolve: ({ fastest }) => [...fastest],
    }),
    efficiency: t.float({
      nullable: true,
      description:
        'Of a long easy ride watts, of a run yards a minute on the flat, for each heartbeat a minute; null: too short, too hard or not recorded.',
      resolve: ({ efficiency }) => efficiency?.factor ?? null,
    }),
    decoupling: t.float({
      nullable: true,
      description: 'Part by which that was less in the second half than in the first; null as there.',
      resolve: ({ efficiency }) => efficiency?.decoupling ?? null,
    }),
    steps: t.field({
      type: [ActivityStep],
      description: 'The planned steps that the recording shows, by the thresholds of today; empty: none.',
      complexity: listOf(20),
      resolve: ({ steps }) => [...steps],
    }),
    stepsText: t.exposeString('stepsText', {
      nullable: true,
      description: '"4 of 5 on target, the fifth 6% under."; null: nothing could be compared.',
    }),
  }),
});

builder.objectField(Activity, 'analysis', (t) =>
  t.field({
    type: ActivityAnalysis,
    nullOnError: true,
    description: 'Best efforts, efficiency and the planned steps.',
    complexity: 3 * ASKS_ANEW,
    resolve: ({ id }, _args, context) => readActivityAnalysis(context.deps, viewerOf(context), id),
  }),
);

builder.prismaObjectField(Activity, 'zoneSec', (t) =>
  t.intList({
    description:
      'Seconds below the first threshold, between the two, and above the second; empty: no threshold is known.',
    select: { zoneSec: true },
    complexity: listOf(1),
    resolve: ({ zoneSec }) => zoneSec,
  }),
);
