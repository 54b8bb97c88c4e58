import { FUEL_BOUNDS, FUEL_KINDS, HEAT_LEVELS, RACE_LEGS } from '../core/codes/raceDay.ts';
import type { Trouble } from '../core/messages/raceDay.ts';
import { type Course, drawnHeights } from '../core/raceDay/course.ts';
import type { DayHeat, DayLeg, DayPlan, RaceDayGiven } from '../core/raceDay/dayPlan.ts';
import type { Intake } from '../core/raceDay/fuel.ts';
import type { Split } from '../core/raceDay/pacing.ts';
import { decodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { type RaceDay, raceDayIn, updateRaceDay } from '../domain/season/raceDay.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { builder, viewerOf } from './builder.ts';
import { enumOf } from './enumOf.ts';
import { ActorRole } from './enums.ts';
import { Race } from './race.ts';
import { knownFor } from './racePrediction.ts';

import { seasonStateFor } from './seasonState.ts';

const RaceLegKind = enumOf('RaceLegKind', 'A part of a race.', RACE_LEGS);
const FuelKind = enumOf('FuelKind', 'What carbohydrates come in.', FUEL_KINDS);
const FuelBound = enumOf('FuelBound', 'What the carbohydrates of an hour are bounded by.', FUEL_BOUNDS);
const HeatLevel = enumOf('HeatLevel', 'How the weather is for racing.', HEAT_LEVELS);

const RaceCourse = builder.objectRef<Course>('RaceCourse').implement({
  description: 'The profile of a course, evened out.',
  fields: (t) => ({
    distanceM: t.exposeFloat('distanceM', { description: 'Metres.' }),
    gainM: t.exposeInt('gainM', { description: 'Metres climbed.' }),
    heights: t.field({
      type: ['Float'],
      description: 'Metres above the sea at equal distances from start to finish, at most 160.',
      resolve: drawnHeights,
    }),
  }),
});

const RaceSplit = builder.objectRef<Split>('RaceSplit').implement({
  description: 'A leg up to one of its marks.',
  fields: (t) => ({
    toM: t.exposeFloat('toM', { description: 'Metres from the start of the leg.' }),
    seconds: t.exposeInt('seconds', { description: 'Seconds from the mark before.' }),
    clockSec: t.exposeInt('clockSec', { description: 'Seconds from the start of the race.' }),
    gainM: t.exposeInt('gainM', { description: 'Metres climbed from the mark before.' }),
    watts: t.exposeInt('watts', { nullable: true, description: 'Mean watts; null: no ride.' }),
  }),
});

const RaceDayLeg = builder.objectRef<DayLeg>('RaceDayLeg').implement({
  description: 'One part of a race, in their order.',
  fields: (t) => ({
    kind: t.expose('kind', { type: RaceLegKind, description: 'Which.' }),
    name: t.exposeString('name', { description: 'For people: "Bike", "T1", of a duathlon "Run 2".' }),
    distanceM: t.exposeFloat('distanceM', { nullable: true, description: 'Metres; null: a change of sport.' }),
    seconds: t.exposeInt('seconds', {
      nullable: true,
      description: 'Seconds that it takes; null: not known how the time divides.',
    }),
    clockSec: t.exposeInt('clockSec', {
      nullable: true,
      description: 'Seconds from the start of the race to its end; null as there.',
    }),
    watts: t.exposeInt('watts', { nullable: true, description: 'Normalised power; null: no ride, or as there.' }),
    mostWatts: t.exposeInt('mostWatts', {
      nullable: true,
      description: 'Watts of the steepest climbs; null: no ride over a course.',
    }),
    effort: t.exposeString('effort', { description: 'How hard: "RPE 6–7 of 10".' }),
    advice: t.exposeString('advice', { nullable: true, description: 'How to pace it; null: a change of sport.' }),
    splits: t.field({
      type: [RaceSplit],
      description: 'Its marks: every kilometre up to 10 km, every 5 km above; fewer of long rides.',
      resolve: ({ splits }) => [...splits],
    }),
    course: t.field({
      type: RaceCourse,
      nullable: true,
      description: 'Its profile as given; null: paced as flat.',
      resolve: ({ course }) => course,
    }),
  }),
});

const RaceIntake = builder.objectRef<Intake>('RaceIntake').implement({
  description: 'One gel or bottle.',
  fields: (t) => ({
    fromSec: t.exposeInt('fromSec', { description: 'Seconds from the start of the race.' }),
    untilSec: t.exposeInt('untilSec', { description: 'When it is empty; the same for a gel.' }),
    kind: t.expose('kind', { type: FuelKind, description: 'Which.' }),
    grams: t.exposeInt('grams', { description: 'Grams of carbohydrate.' }),
  }),
});

const RaceFuel = builder.objectRef<DayPlan['fuel']>('RaceFuel').implement({
  description: 'What to eat and drink in a race.',
  fields: (t) => ({
    gramsPerHour: t.exposeInt('gramsPerHour', {
      description: 'Grams of carbohydrate an hour, within what was practised.',
    }),
    bestGramsPerHour: t.exposeInt('bestGramsPerHour', { description: 'What is best for a race of this length.' }),
    boundBy: t.expose('boundBy', { type: FuelBound, description: 'Why no more.' }),
    rehearsals: t.exposeInt('rehearsals', {
      description: 'Long workouts with 10 g an hour more each until the best is practised.',
    }),
    text: t.exposeString('text', { description: 'The same in a sentence for people.' }),
    intake: t.field({
      type: [RaceIntake],
      description: 'Gels and bottles by time; empty where the time is not known.',
      resolve: ({ intake }) => [...intake],
    }),
    fluidLowMl: t.int({ description: 'Least millilitres an hour.', resolve: ({ fluid }) => fluid.lowMl }),
    fluidHighMl: t.int({ description: 'Most millilitres an hour.', resolve: ({ fluid }) => fluid.highMl }),
    fluidText: t.string({ description: 'What to drink, for people.', resolve: ({ fluid }) => fluid.text }),
    sodium: t.exposeString('sodium', { description: 'A note on sodium.' }),
  }),
});

const RaceHeat = builder.objectRef<DayHeat>('RaceHeat').implement({
  description: 'What the expected weather makes of a race.',
  fields: (t) => ({
    level: t.expose('level', { type: HeatLevel, description: 'How it is for racing.' }),
    wbgt: t.exposeFloat('wbgt', {
      description: 'Wet bulb globe temperature in the sun, °C; at 60% humidity where none is told.',
    }),
    slowerLow: t.exposeFloat('slowerLow', { description: 'Percent slower than in cool weather, the leaders.' }),
    slowerHigh: t.exposeFloat('slowerHigh', { description: 'Percent slower, all finishers.' }),
    slowerLowSec: t.exposeInt('slowerLowSec', {
      nullable: true,
      description: 'The same in seconds; null: no time is known.',
    }),
    slowerHighSec: t.exposeInt('slowerHighSec', { nullable: true, description: 'The same in seconds; null as there.' }),
    dropout: t.exposeFloat('dropout', { description: 'Percent of the starters of a marathon who do not finish well.' }),
    advice: t.exposeString('advice', { description: 'What to do about it.' }),
  }),
});

const RaceTrouble = builder.objectRef<Trouble>('RaceTrouble').implement({
  description: 'What may go wrong.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What.' }),
    line: t.exposeString('line', { description: 'What to do then.' }),
  }),
});

const Given = builder.objectRef<RaceDayGiven>('RaceDayGiven').implement({
  description: 'What was given for a race day; null: not told.',
  fields: (t) => ({
    hasBikeCourse: t.boolean({
      description: 'A course of the ride.',
      resolve: ({ bikeCourse }) => bikeCourse !== null,
    }),
    hasRunCourse: t.boolean({ description: 'A course of the run.', resolve: ({ runCourse }) => runCourse !== null }),
    temperatureC: t.exposeFloat('temperatureC', { nullable: true, description: 'Expected temperature, °C.' }),
    humidity: t.exposeInt('humidity', { nullable: true, description: 'Expected relative humidity, percent.' }),
    practisedCarbsPerHour: t.exposeInt('practisedCarbsPerHour', {
      nullable: true,
      description: 'Grams of carbohydrate an hour that were taken in training.',
    }),
    gelCarbsG: t.exposeInt('gelCarbsG', { nullable: true, description: 'Grams of carbohydrate of a gel.' }),
    bottleCarbsG: t.exposeInt('bottleCarbsG', { nullable: true, description: 'Grams of carbohydrate of a bottle.' }),
    bottleMl: t.exposeInt('bottleMl', { nullable: true, description: 'Millilitres of a bottle.' }),
  }),
});

const RaceDayPlan = builder.objectRef<RaceDay>('RaceDayPlan').implement({
  description:
    'The plan of a race day: how fast, what to eat and drink, the weather, and what to think of. Not medical advice.',
  fields: (t) => ({
    targetSec: t.int({
      nullable: true,
      description:
        'Seconds from start to finish that the legs add up to: what is planned, with what the climbs of a ride take more; null: nothing predicts it and there is no goal.',
      resolve: ({ plan }) => plan.targetSec,
    }),
    isGoal: t.boolean({ description: 'It is the goal.', resolve: ({ plan }) => plan.isGoal }),
    lowSec: t.int({
      nullable: true,
      description: 'Fast end of the range over this course; null: nothing predicts it.',
      resolve: ({ plan }) => plan.lowSec,
    }),
    highSec: t.int({
      nullable: true,
      description: 'Slow end of it; null as there.',
      resolve: ({ plan }) => plan.highSec,
    }),
    summary: t.string({
      description: 'One sentence for people: the range, its methods and the goal, or what a prediction takes.',
      resolve: ({ plan }) => plan.summary,
    }),
    support: t.string({
      nullable: true,
      description: 'What would support a goal that is faster than the range; null: nothing has to.',
      resolve: ({ plan }) => plan.support,
    }),
    legs: t.field({ type: [RaceDayLeg], description: 'Its parts, in order.', resolve: ({ plan }) => [...plan.legs] }),
    notes: t.stringList({
      description: 'What is to be said of the time and the course.',
      resolve: ({ plan }) => [...plan.notes],
    }),
    fuel: t.field({ type: RaceFuel, description: 'What to eat and drink.', resolve: ({ plan }) => plan.fuel }),
    heat: t.field({
      type: RaceHeat,
      nullable: true,
      description: 'What the weather does; null: no temperature was given.',
      resolve: ({ plan }) => plan.heat,
    }),
    warmUp: t.stringList({ description: 'The warm-up, in order.', resolve: ({ plan }) => [...plan.warmUp] }),
    checklist: t.stringList({ description: 'What to think of.', resolve: ({ plan }) => [...plan.checklist] }),
    troubles: t.field({
      type: [RaceTrouble],
      description: 'When it goes wrong.',
      resolve: ({ plan }) => [...plan.troubles],
    }),
    disclaimer: t.string({ description: 'To be said once beside it.', resolve: ({ plan }) => plan.disclaimer }),
    given: t.field({ type: Given, description: 'What was given for it.', resolve: ({ given }) => given }),
    changedByRole: t.field({
      type: ActorRole,
      nullable: true,
      description: 'Who gave it last; null: nothing was given yet.',
      resolve: ({ changed }) => changed?.byRole ?? null,
    }),
    changedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When; null as there.',
      resolve: ({ changed }) => changed?.at ?? null,
    }),
  }),
});

builder.prismaObjectField(Race, 'dayPlan', (t) =>
  t.field({
    type: RaceDayPlan,
    nullable: true,
    description: 'The plan of its day, as things stand today; null once the day has passed.',
    complexity: { field: 20 },
    resolve: async ({ id, athleteId }, _args, context, info) => {
      const state = await seasonStateFor(context, athleteId, info);
      return raceDayIn(context.deps.db, state, await knownFor(context, state), viewerOf(context), id);
    },
  }),
);

const CoursePointInput = builder.inputType('CoursePointInput', {
  description: 'A point of the profile of a course. It says nothing of where on earth.',
  fields: (t) => ({
    d: t.float({ description: 'Metres from the start, more than those of the point before.' }),
    ele: t.float({ description: 'Metres above the sea.' }),
  }),
});

const UpdateRaceDayPlanInput = builder.inputType('UpdateRaceDayPlanInput', {
  description: 'What is given for a race day; what is left out stays, null takes it away.',
  fields: (t) => ({
    raceId: t.id({ description: 'The race, today or ahead.' }),
    bikeCourse: t.field({
      type: [CoursePointInput],
      required: false,
      description: 'Profile of the ride, 2 to 2,000 points; null: flat.',
    }),
    runCourse: t.field({
      type: [CoursePointInput],
      required: false,
      description: 'Profile of the run, 2 to 2,000 points; null: flat.',
    }),
    temperatureC: t.float({ required: false, description: 'Expected temperature, -20 to 50 °C.' }),
    humidity: t.int({ required: false, description: 'Expected relative humidity, percent.' }),
    practisedCarbsPerHour: t.int({
      required: false,
      description: 'Grams of carbohydrate an hour that were taken in training, at most 150.',
    }),
    gelCarbsG: t.int({ required: false, description: 'Grams of carbohydrate of a gel, 5 to 100.' }),
    bottleCarbsG: t.int({ required: false, description: 'Grams of carbohydrate of a bottle, 5 to 200.' }),
    bottleMl: t.int({ required: false, description: 'Millilitres of a bottle, 100 to 2,000.' }),
  }),
});

const UpdateRaceDayPlanPayload = builder.objectRef<{ raceId: string }>('UpdateRaceDayPlanPayload').implement({
  description: 'It is kept; no workout has changed.',
  fields: (t) => ({
    race: t.prismaField({
      type: Race,
      description: 'The race, with its day as planned now.',
      resolve: (query, { raceId }, _args, { deps, viewer }) =>
        deps.db.race.findFirstOrThrow({ ...query, where: { AND: [{ id: raceId }, visibleTo(viewer).race] } }),
    }),
  }),
});

builder.mutationField('updateRaceDayPlan', (t) =>
  t.field({
    type: UpdateRaceDayPlanPayload,
    description: 'Keeps what is given for a race day: course, weather, and what was practised.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'UpdateRaceDayPlanResult', description: 'The race, or why nothing is kept.' },
    },
    args: { input: t.arg({ type: UpdateRaceDayPlanInput, description: 'What is given.' }) },
    resolve: (_root, { input: { raceId, ...input } }, context) =>
      updateRaceDay(context.deps, viewerOf(context), decodeId('race', raceId), input),
  }),
);
