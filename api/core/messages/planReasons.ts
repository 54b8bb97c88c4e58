import { type Day, type Weekday, weekdayOf } from '../calendar/calendar.ts';
import { dayName, weekdayName } from '../calendar/dayNames.ts';
import { LENGTH_REASONS, PHASE_REASONS, type ReasonCode } from '../codes/reason.ts';
import type { RaceType } from '../codes/race.ts';
import { RACE_PACE_WEEKS } from '../constants/racePace.ts';
import { grownFrom, type RunSource } from './grownFrom.ts';
import { alike } from './keptInputs.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import { careText } from './care.ts';
import { CAP_TEXTS } from './lengthCap.ts';
import type { LengthCap } from '../codes/lengthCap.ts';
import { opening, type Reader } from './reader.ts';
import { type RungMove, rungMoved } from './rung.ts';
import { type RacedSport, racePaceName } from './racePace.ts';
import { roleText, type ToldRole } from './roleText.ts';
import { timeText } from '../units/timeText.ts';

type PhaseInputs = { phaseName: string; phaseType: PhaseType; kind: WeekKind; role: ToldRole; week: number };
type LengthInputs = { minutes: number; limitedBy: LengthCap };
/** `sessionsThatDay`: the workouts of the day, by the name that rows keep. */
type DayInputs = { weekday: Weekday; sessionsThatDay: number; sameAsLastWeek: boolean };

/** `rung`: that of the workout, 1 the first. */
type RungInputs = RungMove & { family: string; rung: number };

/** Minutes of the week at the effort of the race, of its share of the total. */
type RacePaceTold = { raceType: RaceType; sport: RacedSport; minutes: number; wanted: number; total: number };

type OfWeekday = { weekday: Weekday };

const ofPhase = ({ phaseName, phaseType, role, week }: PhaseInputs, reader: Reader) =>
  `${phaseName}, week ${week}: ${roleText(role, phaseType, reader)}.`;
const ofLength = ({ minutes, limitedBy }: LengthInputs, reader: Reader) =>
  `${timeText(minutes)}: ${CAP_TEXTS[limitedBy](reader)}.`;

/**
 * What the planner tells of a workout as it makes it. Of a day without a hard neighbour in sight, its distance is null. `note` as
 * it is read to the athlete, `care` with a place for whose it is.
 */
export const PLAN_REASONS = {
  ...alike(PHASE_REASONS, ofPhase),
  STEP_BACK_WEEK: ({ phaseName, week }: PhaseInputs, { possessive }) =>
    `${phaseName}, week ${week}, a step-back week: less volume, so that ${possessive} body catches up.`,
  RACE_DAY: ({ raceName, priority, raceDate }: { raceName: string; priority: string; raceDate: Day }, { possessive }) =>
    `${raceName}, ${possessive} ${priority} race, is on ${dayName(raceDate)}.`,
  RACE_NEAR: ({ raceName, daysBefore }: { raceName: string; daysBefore: number }) =>
    `${raceName} is ${countOf(daysBefore, 'day')} away: workouts stay short and easy, apart from an opener.`,
  AFTER_RACE: ({ raceName, daysAfter }: { raceName: string; daysAfter: number }, { subject }) =>
    `${raceName} was ${countOf(daysAfter, 'day')} ago: easy only until ${subject} have recovered.`,
  LONG_DAY: ({ weekday }: OfWeekday, { possessive }) =>
    `${weekdayName(weekday)} is one of ${possessive} long-workout days.`,
  LONG_DAY_CHOSEN: ({ weekday }: OfWeekday) => `${weekdayName(weekday)} has the room for a long workout.`,
  LONG_DAY_BLOCKED: ({ weekday, what }: OfWeekday & { blocked: Day; what: string }) =>
    `${weekdayName(weekday)} takes a long workout because ${what}.`,
  HARD_SPACING: (
    { date, daysSinceHard, daysUntilHard }: { date: Day; daysSinceHard: number | null; daysUntilHard: number | null },
    { subject },
  ) => {
    const name = weekdayName(weekdayOf(date));
    const near = [daysSinceHard, daysUntilHard].filter((days) => days !== null);
    return near.length === 0
      ? `${name} is free of other hard work on both sides.`
      : `${name} lies ${countOf(Math.min(...near), 'day')} from the nearest hard workout, so that ${subject} recover in between.`;
  },
  SAME_DAY_AS_LAST_WEEK: ({ weekday }: DayInputs) => `${weekdayName(weekday)} again, as in the week before.`,
  DAY_WITH_ROOM: ({ weekday, sessionsThatDay }: DayInputs, { possessive }) =>
    sessionsThatDay > 1
      ? `${weekdayName(weekday)} takes two short workouts, so that other days stay free.`
      : `${weekdayName(weekday)} had the most room next to ${possessive} other workouts.`,
  STRENGTH_DAY: ({ weekday }: OfWeekday) =>
    `${weekdayName(weekday)} keeps strength away from the eve of hard and long workouts.`,
  LONG_RUN_GROWTH: (inputs: { minutes: number; longestRecent: number; limit: number; from?: RunSource }) =>
    `${timeText(inputs.minutes)}: ${timeText(inputs.limit)} is the most that safely follows ${grownFrom(inputs.longestRecent, inputs.from)}.`,
  RACE_PACE: ({ raceType, sport, minutes, wanted, total }: RacePaceTold, { possessive }) =>
    `${timeText(minutes)} at ${racePaceName(raceType, sport)} this week: the last ${RACE_PACE_WEEKS} weeks before ${possessive} race want ${timeText(total)}, about ${timeText(wanted)} a week.`,
  LENGTH_SHARE: ({ minutes, weekMinutes, percent }: { minutes: number; weekMinutes: number; percent: number }) =>
    `${timeText(minutes)}, ${percentText(percent)} of this week's ${timeText(weekMinutes)} of training.`,
  ...alike(LENGTH_REASONS, ofLength),
  INJURY_SUBSTITUTION: ({ from, to, areas }: { from: string; to: string; areas: string }, { possessive }) =>
    `More ${to} instead of ${from} while ${possessive} injury (${areas}) heals. This is not medical advice.`,
  INJURY_CARE: ({ care }: { note: string; care: string; areas: string }, reader) =>
    `${careText(care, reader)} This is not medical advice.`,
  THRESHOLD_TEST: ({ sport }: { sport: string }, { possessive }) =>
    `A test of ${possessive} threshold in ${sport}, so that the paces and watts of the weeks to come are true.`,
  RUNG_UP: (move: RungInputs, reader) => rungMoved('up', move, reader),
  RUNG_DOWN: (move: RungInputs, reader) => rungMoved('down', move, reader),
  COMPLEMENTARY_SPORT: ({ sport }: { sport: string }, { subject, possessive }) =>
    `${opening(subject)} chose ${sport} besides ${possessive} race's sport; it takes over part of the hours.`,
} as const satisfies Partial<Record<ReasonCode, (inputs: never, reader: Reader) => string>>;

export type PlanReasonInputs = {
  [Code in keyof typeof PLAN_REASONS]: Parameters<(typeof PLAN_REASONS)[Code]>[0];
};
