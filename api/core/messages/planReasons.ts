import { type Day, type Weekday, weekdayOf } from '../calendar/calendar.ts';
import { dayName, weekdayName } from '../calendar/dayNames.ts';
import { LENGTH_REASONS, PHASE_REASONS, type ReasonCode } from '../codes/reason.ts';
import { alike } from './message.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import type { WorkoutRole } from '../codes/workout.ts';
import { careText } from './care.ts';
import { CAP_TEXTS } from './lengthCap.ts';
import type { LengthCap } from '../codes/lengthCap.ts';
import { opening, type Reader } from './reader.ts';
import { roleText } from './roleText.ts';

type PhaseInputs = { phaseName: string; phaseType: PhaseType; kind: WeekKind; role: WorkoutRole; week: number };
type LengthInputs = { minutes: number; limitedBy: LengthCap };
/** `sessionsThatDay`: the workouts of the day, by the name that rows keep. */
type DayInputs = { weekday: Weekday; sessionsThatDay: number; sameAsLastWeek: boolean };

/** What the planner tells of a workout as it makes it. Of a day without a hard neighbour in sight, its distance is null. */
export type PlanReasonInputs = Record<Extract<ReasonCode, `PHASE_${string}` | 'STEP_BACK_WEEK'>, PhaseInputs> &
  Record<Exclude<Extract<ReasonCode, `LENGTH_${string}`>, 'LENGTH_SHARE'>, LengthInputs> &
  Record<'SAME_DAY_AS_LAST_WEEK' | 'DAY_WITH_ROOM', DayInputs> &
  Record<'LONG_DAY' | 'LONG_DAY_CHOSEN' | 'STRENGTH_DAY', { weekday: Weekday }> & {
    RACE_DAY: { raceName: string; priority: string; raceDate: Day };
    RACE_NEAR: { raceName: string; daysBefore: number };
    AFTER_RACE: { raceName: string; daysAfter: number };
    LONG_DAY_BLOCKED: { weekday: Weekday; blocked: Day; what: string };
    HARD_SPACING: { date: Day; daysSinceHard: number | null; daysUntilHard: number | null };
    LONG_RUN_GROWTH: { minutes: number; longestRecent: number; limit: number };
    LENGTH_SHARE: { minutes: number; weekMinutes: number; percent: number };
    INJURY_SUBSTITUTION: { from: string; to: string; areas: string };
    /** `note` as it is read to the athlete, `care` with a place for whose it is. */
    INJURY_CARE: { note: string; care: string; areas: string };
    COMPLEMENTARY_SPORT: { sport: string };
  };

type PlanReasons = { [Code in keyof PlanReasonInputs]: (inputs: PlanReasonInputs[Code], reader: Reader) => string };

const ofPhase = ({ phaseName, phaseType, role, week }: PhaseInputs, reader: Reader) =>
  `${phaseName}, week ${week}: ${roleText(role, phaseType, reader)}.`;
const ofLength = ({ minutes, limitedBy }: LengthInputs, reader: Reader) =>
  `${minutes} min: ${CAP_TEXTS[limitedBy](reader)}.`;

export const PLAN_REASONS: PlanReasons = {
  ...alike(PHASE_REASONS, ofPhase),
  STEP_BACK_WEEK: ({ phaseName, week }, { possessive }) =>
    `${phaseName}, week ${week}, a step-back week: less volume, so that ${possessive} body catches up.`,
  RACE_DAY: ({ raceName, priority, raceDate }, { possessive }) =>
    `${raceName}, ${possessive} ${priority} race, is on ${dayName(raceDate)}.`,
  RACE_NEAR: ({ raceName, daysBefore }) =>
    `${raceName} is ${countOf(daysBefore, 'day')} away: workouts stay short and easy, apart from an opener.`,
  AFTER_RACE: ({ raceName, daysAfter }, { subject }) =>
    `${raceName} was ${countOf(daysAfter, 'day')} ago: easy only until ${subject} have recovered.`,
  LONG_DAY: ({ weekday }, { possessive }) => `${weekdayName(weekday)} is one of ${possessive} long-workout days.`,
  LONG_DAY_CHOSEN: ({ weekday }) => `${weekdayName(weekday)} has the room for a long workout.`,
  LONG_DAY_BLOCKED: ({ weekday, what }) => `${weekdayName(weekday)} takes a long workout because ${what}.`,
  HARD_SPACING: ({ date, daysSinceHard, daysUntilHard }, { subject }) => {
    const name = weekdayName(weekdayOf(date));
    const near = [daysSinceHard, daysUntilHard].filter((days) => days !== null);
    return near.length === 0
      ? `${name} is free of other hard work on both sides.`
      : `${name} lies ${countOf(Math.min(...near), 'day')} from the nearest hard workout, so that ${subject} recover in between.`;
  },
  SAME_DAY_AS_LAST_WEEK: ({ weekday }) => `${weekdayName(weekday)} again, as in the week before.`,
  DAY_WITH_ROOM: ({ weekday, sessionsThatDay }, { possessive }) =>
    sessionsThatDay > 1
      ? `${weekdayName(weekday)} takes two short workouts, so that other days stay free.`
      : `${weekdayName(weekday)} had the most room next to ${possessive} other workouts.`,
  STRENGTH_DAY: ({ weekday }) => `${weekdayName(weekday)} keeps strength away from the eve of hard and long workouts.`,
  LONG_RUN_GROWTH: ({ minutes, longestRecent, limit }, { possessive }) =>
    `${minutes} min: ${possessive} longest run of the last 30 days was ${longestRecent} min, and ${limit} min is the most that follows it safely.`,
  LENGTH_SHARE: ({ minutes, weekMinutes, percent }) =>
    `${minutes} min, ${percentText(percent)} of this week's ${weekMinutes} min of training.`,
  ...alike(LENGTH_REASONS, ofLength),
  INJURY_SUBSTITUTION: ({ from, to, areas }, { possessive }) =>
    `More ${to} instead of ${from} while ${possessive} injury (${areas}) heals. This is not medical advice.`,
  INJURY_CARE: ({ care }, reader) => `${careText(care, reader)} This is not medical advice.`,
  COMPLEMENTARY_SPORT: ({ sport }, { subject, possessive }) =>
    `${opening(subject)} chose ${sport} besides ${possessive} race's sport; it takes over part of the hours.`,
};
