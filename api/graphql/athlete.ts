import type { WorkoutTime as CoreTime, Blackout } from '../core/athlete/athlete.ts';
import type {
  ExperienceLevel as CoreExperience,
  FitnessLevel as CoreFitness,
  Gender as CoreGender,
} from '../core/codes/athlete.ts';
import type { Sport as CoreSport } from '../core/codes/sport.ts';
import { type Weekday as CoreWeekday, WEEKDAYS } from '../core/calendar/calendar.ts';
import { decodeId } from '../core/units/ids.ts';
import type { RaceType as CoreRaceType } from '../core/codes/race.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { dayIn, dayOf, todayOf } from '../domain/kernel/day.ts';
import { ageOn } from '../domain/planning/plannerInput.ts';
import { type ToldConstraint, toldConstraints } from '../domain/revision/constraints.ts';
import { blackoutsOf, caps } from '../domain/revision/recurringPreferences.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { builder, type FieldsOf } from './builder.ts';
import type { Context } from './context.ts';
import { ExperienceLevel, FitnessLevel, Gender, RaceType, Sport, Weekday, WorkoutTime } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';

const DayCap = builder.objectRef<{ day: CoreWeekday; minutes: number }>('DayCap').implement({
  description: 'The most minutes of one weekday, all workouts together.',
  fields: (t) => ({
    day: t.expose('day', { type: Weekday, description: 'The weekday.' }),
    minutes: t.exposeInt('minutes', { description: 'Minutes.' }),
  }),
});

export const BlackoutDate = builder.objectRef<Blackout>('BlackoutDate').implement({
  description: 'Days in a row with no or little time for training, both ends included.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'First day.' }),
    to: t.expose('to', { type: 'Date', description: 'Last day.' }),
    label: t.string({
      nullable: true,
      description: "What it is, in the athlete's words; null: not told.",
      resolve: ({ label }) => label ?? null,
    }),
    mostMinutes: t.int({
      nullable: true,
      description: 'Most minutes of training on each of the days; null: none.',
      resolve: ({ mostMinutes }) => mostMinutes ?? null,
    }),
  }),
});

const ReadConstraint = builder.objectRef<ToldConstraint>('ReadConstraint').implement({
  description: 'A sentence of the scheduling constraints.',
  fields: (t) => ({
    text: t.exposeString('text', { description: "In the athlete's words." }),
    understood: t.exposeString('understood', {
      nullable: true,
      description:
        'What the plan keeps because of it, such as "No swim on Friday"; null: nothing follows from it, since it could not be read or for what `note` says.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description:
        'Why nothing follows from the sentence, where it is known: its dates are blocked no more, it contradicts one before it, or it may mean two things.',
    }),
  }),
});

const TrainingPreferences = builder.prismaObject('TrainingPreferences', {
  description: 'When and how much an athlete can train.',
  fields: (t) => ({
    weeklyHoursAvailable: t.exposeInt('weeklyHoursAvailable', { description: 'Whole hours a week, 0 to 40.' }),
    longWorkoutDays: t.field({
      type: [Weekday],
      description: 'Days for long workouts.',
      resolve: (row) => row.longWorkoutDays as CoreWeekday[],
    }),
    unavailableDays: t.field({
      type: [Weekday],
      description: 'Days without training.',
      resolve: (row) => row.unavailableDays as CoreWeekday[],
    }),
    preferredWorkoutTimes: t.field({
      type: WorkoutTime,
      description: 'Preferred part of the day.',
      resolve: (row) => row.preferredWorkoutTimes as CoreTime,
    }),
    schedulingConstraints: t.exposeString('schedulingConstraints', {
      nullable: true,
      description: "In the athlete's words; null: none.",
    }),
    constraints: t.field({
      type: [ReadConstraint],
      description: 'The scheduling constraints, sentence by sentence, with what the plan makes of each.',
      resolve: (row) => toldConstraints(row),
    }),
    maxMinutesByDay: t.field({
      type: [DayCap],
      description: 'Caps by weekday; days without one are not listed.',
      resolve: (row) => dayCaps(row),
    }),
    blackoutDates: t.field({
      type: [BlackoutDate],
      description: 'Dates without training, past ones among them, by their first day.',
      resolve: (row) => blackoutsOf(row),
    }),
  }),
});

function dayCaps(row: Parameters<typeof caps>[0]): { day: CoreWeekday; minutes: number }[] {
  const byDay = caps(row);
  return WEEKDAYS.flatMap((day) => (byDay[day] === undefined ? [] : [{ day, minutes: byDay[day] }]));
}

const FitnessAssessment = builder.prismaObject('FitnessAssessment', {
  description: 'How fit an athlete is in one sport, in their own words and levels.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('assessment') }),
    sport: t.field({ type: Sport, description: 'The sport.', resolve: ({ sport }) => sport as CoreSport }),
    experienceLevel: t.field({
      type: ExperienceLevel,
      description: 'Years of training.',
      resolve: (row) => row.experienceLevel as CoreExperience,
    }),
    currentFitnessLevel: t.field({
      type: FitnessLevel,
      description: 'Present fitness.',
      resolve: (row) => row.currentFitnessLevel as CoreFitness,
    }),
    weeklyVolume: t.exposeString('weeklyVolume', {
      description: 'As the athlete wrote it, such as "4 hours" or "30 km".',
    }),
    notes: t.exposeString('notes', { nullable: true, description: "In the athlete's words; null: none." }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was given.', resolve: ({ createdAt }) => createdAt }),
  }),
});
nodeKind('assessment', 'FitnessAssessment', (id, { deps, viewer }) =>
  deps.db.fitnessAssessment.findFirst({ where: { AND: [{ id }, visibleTo(viewer).assessment] } }),
);

const Injury = builder.prismaObject('Injury', {
  description: 'An injury, present or past.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('injury') }),
    injuryType: t.exposeString('injuryType', { description: 'What it is.' }),
    affectedArea: t.exposeString('affectedArea', { description: 'Where it is.' }),
    dateOccurred: t.field({
      type: 'Date',
      nullable: true,
      description: 'Since when; null: not told.',
      resolve: (row) => row.dateOccurred && dayOf(row.dateOccurred),
    }),
    isRecovered: t.exposeBoolean('isRecovered', { description: 'It is past.' }),
    notes: t.exposeString('notes', { nullable: true, description: "In the athlete's words; null: none." }),
  }),
});
nodeKind('injury', 'Injury', (id, { deps, viewer }) =>
  deps.db.injury.findFirst({ where: { AND: [{ id }, visibleTo(viewer).injury] } }),
);

const RaceGoal = builder.prismaObject('RaceGoal', {
  description: 'The race that an athlete named at onboarding.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('goal') }),
    raceType: t.field({ type: RaceType, description: 'Kind of race.', resolve: (row) => row.raceType as CoreRaceType }),
    raceName: t.exposeString('raceName', { nullable: true, description: 'Name of the race; null: not told.' }),
    targetDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day of the race; null: none yet.',
      resolve: (row) => row.targetDate && dayOf(row.targetDate),
    }),
    goalTimeSec: t.exposeInt('goalTimeSec', {
      nullable: true,
      description: 'Seconds from start to finish to aim for; null: no goal.',
    }),
  }),
});
nodeKind('goal', 'RaceGoal', (id, { deps, viewer }) =>
  deps.db.raceGoal.findFirst({ where: { AND: [{ id }, visibleTo(viewer).raceGoal] } }),
);

export const Athlete = builder.prismaObject('Athlete', {
  description: 'Someone who trains. Made with the account, filled by onboarding.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('athlete') }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    age: t.int({
      nullable: true,
      description: 'Whole years today; null until onboarding.',
      select: { user: { select: { timeZone: true } } },
      resolve: ({ age, ageEnteredOn, user }, _args, { deps }) =>
        age === null || !ageEnteredOn ? age : ageOn(dayIn(user.timeZone, deps.clock()), age, dayOf(ageEnteredOn)),
    }),
    gender: t.field({
      type: Gender,
      nullable: true,
      description: 'Null until onboarding.',
      resolve: ({ gender }) => gender as CoreGender | null,
    }),
    today: t.field({
      type: 'Date',
      description:
        "The athlete's own day, in their time zone. It never goes back: after a move westwards over midnight the day that had begun stays until the zone has reached it.",
      select: { user: { select: { timeZone: true, latestDay: true } } },
      resolve: ({ user }, _args, { deps }) => todayOf(user, deps.clock()),
    }),
    timeZone: t.string({
      description: 'The zone of their days, an IANA name.',
      select: { user: { select: { timeZone: true } } },
      resolve: ({ user }) => user.timeZone,
    }),
    preferences: t.relation('preferences', {
      nullable: true,
      description: 'When and how much they can train; null until onboarding.',
      type: TrainingPreferences,
    }),
    assessments: t.relation('assessments', {
      description: 'Fitness by sport.',
      type: FitnessAssessment,
      query: { orderBy: { sport: 'asc' } },
    }),
    injuries: t.relation('injuries', {
      description: 'Injuries, present and past.',
      type: Injury,
      query: { orderBy: { createdAt: 'asc' } },
    }),
    raceGoal: t.relation('raceGoal', {
      nullable: true,
      description: 'The race named at onboarding; null until then.',
      type: RaceGoal,
    }),
    seasonPlan: t.relation('seasonPlan', { nullable: true, description: 'Null: none yet.' }),
    scheduleRevision: t.exposeInt('scheduleRevision', {
      description: 'Number of the latest schedule revision; 0: none.',
    }),
  }),
});
nodeKind('athlete', 'Athlete', (id, { deps, viewer }) =>
  deps.db.athlete.findFirst({ where: { AND: [{ id }, visibleTo(viewer).athlete] } }),
);

/** The athlete for a field that must have one; throws where the viewer may not see them. */
export function athleteBy(query: object, athleteId: string, { deps, viewer }: Context) {
  return deps.db.athlete.findFirstOrThrow({
    ...(query as Prisma.AthleteFindFirstOrThrowArgs),
    where: { AND: [{ id: athleteId }, visibleTo(viewer).athlete] },
  });
}

/** The field `athlete` of an answer that names one: as of now, read under the viewer's own rights. */
export const athleteOf = <Shape>(t: FieldsOf<Shape>, athleteIdOf: (shape: Shape) => string) =>
  t.prismaField({
    type: Athlete,
    description: 'The athlete with the schedule.',
    resolve: (query, shape, _args, context) => athleteBy(query, athleteIdOf(shape), context),
  });

/** The field `athlete` of an answer that names them itself. */
export const athleteField = <Shape extends { athleteId: string }>(t: FieldsOf<Shape>, description: string) =>
  t.prismaField({
    type: Athlete,
    description,
    resolve: (query, { athleteId }, _args, context) => athleteBy(query, athleteId, context),
  });

builder.queryField('athlete', (t) =>
  t.prismaField({
    type: Athlete,
    nullable: true,
    description: 'An athlete by id, for their coach; null: no such athlete, or not one you may see.',
    authScopes: { public: true },
    args: { id: t.arg.id({ description: 'Id of the athlete.' }) },
    // what is no id finds nobody
    resolve: (query, _root, { id }, { deps, viewer }) =>
      deps.db.athlete.findFirst({
        ...query,
        where: { AND: [{ id: decodeId('athlete', id) ?? { in: [] } }, visibleTo(viewer).athlete] },
      }),
  }),
);
