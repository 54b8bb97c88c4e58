import { addDays, daysBetween } from '../core/calendar/calendar.ts';
import { COMPLIANCES } from '../core/codes/compliance.ts';
import type { Compared } from '../core/load/compliance.ts';
import { complianceText } from '../core/messages/compliance.ts';
import { encodeId } from '../core/units/ids.ts';
import { tenth } from '../core/units/tenth.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import {
  type CalendarActivity as DomainActivity,
  type CalendarDay as DomainDay,
  type CalendarReach as DomainReach,
  type CalendarWeek as DomainWeek,
  type CalendarWorkout as DomainWorkout,
  readCalendar,
  readCalendarReach,
} from '../domain/performance/calendar.ts';
import { MAX_CALENDAR_DAYS } from '../domain/performance/calendar.schema.ts';
import { readWholePerformance } from '../domain/performance/performance.ts';
import { Athlete, BlackoutDate } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { ASKS_ANEW, listOf } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { PhaseType, Sport, WeekKind } from './enums.ts';
import { SportVolume } from './performance.ts';
import { Race } from './race.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';
import { workedOut } from './workedOut.ts';

const ComplianceLevel = enumOf('ComplianceLevel', 'How near to its plan a workout came that is over.', COMPLIANCES);

const Compliance = builder.objectRef<Compared>('Compliance').implement({
  description: 'A workout that is over, against its plan, by its minutes.',
  fields: (t) => ({
    level: t.expose('level', { type: ComplianceLevel, description: 'How near it came.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'Minutes done in percent of those planned; null: nothing to compare.',
    }),
    text: t.string({ description: 'The same in a few words.', resolve: (compared) => complianceText(compared) }),
  }),
});

const CalendarWorkout = builder.objectRef<DomainWorkout>('CalendarWorkout').implement({
  description: 'A planned workout, and how near to it what was done came.',
  fields: (t) => ({
    workout: t.expose('workout', { type: Workout, description: 'The workout.' }),
    compliance: t.expose('compared', {
      type: Compliance,
      nullable: true,
      description: 'Null: it can still be done.',
    }),
  }),
});

const CalendarActivity = builder.objectRef<DomainActivity>('CalendarActivity').implement({
  description: 'What a device recorded, in the numbers of a calendar.',
  fields: (t) => ({
    activityId: t.id({ description: 'Of the activity.', resolve: ({ id }) => encodeId('activity', id) }),
    recordedSport: t.field({ type: Sport, description: 'The sport.', resolve: ({ sport }) => SPORT_OF[sport] }),
    startedAt: t.field({ type: 'DateTime', description: 'When it began.', resolve: ({ startedAt }) => startedAt }),
    movingSec: t.exposeInt('movingSec', { description: 'Seconds moving.' }),
    distanceM: t.exposeFloat('distanceM', { nullable: true, description: 'Metres; null: not measured.' }),
    tss: t.exposeFloat('tss', { description: 'Training stress; 100 is one hour at threshold.' }),
    workoutId: t.id({
      nullable: true,
      description: 'The workout that it counts for; null: none.',
      resolve: ({ workoutId }) => workoutId && encodeId('workout', workoutId),
    }),
  }),
});

const CalendarDay = builder.objectRef<DomainDay>('CalendarDay').implement({
  description: 'One day: what was planned beside what was done.',
  fields: (t) => ({
    date: t.expose('day', { type: 'Date', description: 'The day.' }),
    workouts: t.field({
      type: [CalendarWorkout],
      description: 'Planned, by time of day.',
      complexity: listOf(1),
      resolve: ({ workouts }) => [...workouts],
    }),
    activities: t.field({
      type: [CalendarActivity],
      description: 'Recorded, by time; those that count for a workout among them.',
      complexity: listOf(1),
      resolve: ({ activities }) => [...activities],
    }),
    races: t.field({
      type: [Race],
      description: 'Races of the season on that day.',
      complexity: listOf(0.1),
      resolve: ({ races }) => [...races],
    }),
    blackout: t.expose('blackout', {
      type: BlackoutDate,
      nullable: true,
      description: 'What leaves no or little time for training; null: nothing was said.',
    }),
  }),
});

const CalendarOutline = builder.objectRef<NonNullable<DomainWeek['outline']>>('CalendarOutline').implement({
  description: 'What the season means a week to be, before its workouts are placed.',
  fields: (t) => ({
    phaseType: t.expose('phaseType', { type: PhaseType, description: 'Purpose of its phase.' }),
    kind: t.expose('kind', { type: WeekKind, description: 'Its part in the phase.' }),
    targetHours: t.exposeFloat('targetHours', { description: 'Hours, races not counted.' }),
  }),
});

/** Fitness and form of each evening, worked out once for a question. */
const evenings = (context: Context, info: Parameters<typeof workedOut>[1]['info'], athleteId: string) =>
  workedOut(`evenings ${athleteId}`, { context, info }, async () => {
    const { days } = await readWholePerformance(context.deps, viewerOf(context), athleteId);
    return new Map(days.map((each) => [each.day, each]));
  });

const CalendarForm = builder.objectRef<{ fitness: number; fatigue: number; form: number }>('CalendarForm').implement({
  description: 'How the athlete stands at the end of a week.',
  fields: (t) => ({
    fitness: t.float({ description: 'Load of about six weeks, a day.', resolve: ({ fitness }) => tenth(fitness) }),
    fatigue: t.float({ description: 'Load of about one week, a day.', resolve: ({ fatigue }) => tenth(fatigue) }),
    form: t.float({ description: 'Fresh above 0, tired below.', resolve: ({ form }) => tenth(form) }),
  }),
});

const CalendarWeek = builder.objectRef<DomainWeek>('CalendarWeek').implement({
  description: 'One Monday-to-Sunday week of a calendar, whether or not it was planned.',
  fields: (t) => ({
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Monday.' }),
    weekEndDate: t.field({
      type: 'Date',
      description: 'Sunday.',
      resolve: ({ weekStartDate }) => addDays(weekStartDate, 6),
    }),
    week: t.expose('week', {
      type: TrainingWeek,
      nullable: true,
      description: 'Its schedule; null: none was made, or none is yet.',
    }),
    days: t.field({
      type: [CalendarDay],
      description: 'Monday to Sunday.',
      complexity: listOf(7),
      resolve: ({ days }) => [...days],
    }),
    sports: t.field({
      type: [SportVolume],
      description: 'By sport, most planned first.',
      complexity: listOf(3),
      resolve: ({ sports }) => [...sports],
    }),
    plannedMinutes: t.exposeInt('plannedMinutes', { description: 'Minutes of its workouts; races not counted.' }),
    doneMinutes: t.exposeInt('doneMinutes', { description: 'Minutes done, in its workouts and beside them.' }),
    plannedTss: t.exposeFloat('plannedTss', { description: 'Training stress planned.' }),
    doneTss: t.exposeFloat('doneTss', { description: 'Training stress done, in its workouts and beside them.' }),
    outline: t.expose('outline', {
      type: CalendarOutline,
      nullable: true,
      description: 'What the season means it to be; null: it is in no season.',
    }),
    atEnd: t.field({
      type: CalendarForm,
      nullable: true,
      description:
        'Form on its Sunday, as done or else as planned; null: before the first workout on record, after the last planned one, or more than three years ago.',
      // a page of ten weeks pays for what is worked out once
      complexity: { field: 100 },
      resolve: async ({ athleteId, weekStartDate }, _args, context, info) =>
        (await evenings(context, info, athleteId)).get(addDays(weekStartDate, 6)) ?? null,
    }),
  }),
});

const CalendarReach = builder.objectRef<DomainReach>('CalendarReach').implement({
  description: 'How far a calendar goes.',
  fields: (t) => ({
    firstDay: t.expose('firstDay', {
      type: 'Date',
      nullable: true,
      description: 'First day with a workout or a recording; null: there is none.',
    }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description: 'Last day of the schedule, the season or a recording; null: there is none.',
    }),
  }),
});

/** Weeks that a span may touch; what is no span is refused later. */
function weeksAsked({ from, to }: { from: string; to: string }): number {
  const days = Math.min(MAX_CALENDAR_DAYS, Math.max(1, daysBetween(from, to) + 1));
  return Math.ceil(days / 7) + 1;
}

builder.prismaObjectFields(Athlete, (t) => ({
  calendar: t.field({
    type: [CalendarWeek],
    nullOnError: true,
    description: `The weeks that hold the days from \`from\` to \`to\`, past and to come, with what was planned beside what was done; at most ${MAX_CALENDAR_DAYS} days.`,
    select: { id: true },
    args: {
      from: t.arg({ type: 'Date', description: 'First day.' }),
      to: t.arg({ type: 'Date', description: 'Last day.' }),
    },
    complexity: (args) => ({ field: ASKS_ANEW, multiplier: weeksAsked(args) }),
    resolve: ({ id }, span, context) => readCalendar(context.deps, viewerOf(context), id, span),
  }),
  calendarReach: t.field({
    type: CalendarReach,
    nullOnError: true,
    description: 'How far the calendar goes back and ahead.',
    select: { id: true },
    complexity: { field: ASKS_ANEW },
    resolve: ({ id }, _args, context) => readCalendarReach(context.deps, viewerOf(context), id),
  }),
}));
