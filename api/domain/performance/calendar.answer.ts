import { z } from 'zod';
import { type Compliance, COMPLIANCES } from '../../core/codes/compliance.ts';
import { WORKOUT_STATUSES, WORKOUT_TYPES } from '../../core/codes/workout.ts';
import { ACTIVITY_SPORTS } from '../../core/workout/fit/fitFile.ts';
import { day, id, instant } from '../kernel/answer.ts';
import { race } from '../season/season.answer.ts';

const minutes = z.int().min(0);

const compliance = z.object({
  level: z.enum(Object.keys(COMPLIANCES) as Compliance[]),
  percent: z.int().nullable().describe('Minutes done in percent of those planned; null: nothing to compare.'),
  text: z.string(),
});

const workout = z.object({
  id: id('workout'),
  workoutType: z.enum(WORKOUT_TYPES),
  description: z.string(),
  intensity: z.string(),
  status: z.enum(WORKOUT_STATUSES),
  plannedMinutes: minutes,
  doneMinutes: minutes,
  plannedTss: z.number(),
  doneTss: z.number(),
  compliance: compliance.nullable().describe('Null: it can still be done.'),
});

const activity = z.object({
  id: id('activity'),
  sport: z.enum(ACTIVITY_SPORTS),
  startedAt: instant,
  movingSec: z.int(),
  distanceM: z.number().nullable(),
  tss: z.number(),
  workoutId: id('workout').nullable().describe('The workout that it counts for; null: none.'),
});

const calendarDay = z.object({
  date: day,
  workouts: z.array(workout),
  activities: z.array(activity),
  races: z.array(race),
  blackout: z
    .object({ from: day, to: day, label: z.string().nullable(), mostMinutes: z.int().optional() })
    .nullable()
    .describe('What leaves no or little time that day.'),
});

const week = z
  .object({
    weekStartDate: day,
    weekId: id('week').nullable().describe('Null: no workouts were planned for it, or none are yet.'),
    days: z.array(calendarDay),
    sports: z.array(
      z.object({
        workoutType: z.enum(WORKOUT_TYPES),
        plannedMinutes: minutes,
        doneMinutes: minutes,
        plannedTss: z.number(),
        doneTss: z.number(),
      }),
    ),
    plannedMinutes: minutes,
    doneMinutes: minutes,
    plannedTss: z.number(),
    doneTss: z.number(),
    outline: z
      .object({ phaseType: z.string(), kind: z.string(), targetHours: z.number() })
      .nullable()
      .describe('What the season means the week to be; null: it is in no season.'),
  })
  .meta({ id: 'CalendarWeek' });

export const calendarAnswer = z.object({
  weeks: z.array(week),
  firstDay: day.nullable().describe('First day with a workout or a recording.'),
  lastDay: day.nullable().describe('Last day of the schedule, the season or a recording.'),
});
