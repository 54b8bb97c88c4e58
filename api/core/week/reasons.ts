import type { RunSource } from '../messages/grownFrom.ts';
import { type Day, daysBetween, type Weekday } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import type { Reason, ReasonCode } from '../codes/reason.ts';
import type { LengthCap } from '../codes/lengthCap.ts';
import type { ToldRole } from '../messages/roleText.ts';
import { reasonOf } from '../messages/reason.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';
import type { Intensity } from '../codes/workout.ts';
import type { RacePaceTarget } from '../rules/racePace.ts';
import type { AthleteRung } from '../workout/rungs.ts';

const PHASE_CODES = {
  key: 'PHASE_KEY',
  long: 'PHASE_LONG',
  brick: 'PHASE_BRICK',
  easy: 'PHASE_EASY',
  steady: 'PHASE_STEADY',
  recovery: 'PHASE_RECOVERY',
  opener: 'PHASE_OPENER',
  strength: 'PHASE_STRENGTH',
  race: 'PHASE_RACE',
} as const satisfies Readonly<Record<ToldRole, ReasonCode>>;

/** Nothing of it is more than easy: no key workout, and no opener. */
export const isEasyThroughout = ({ isHard, intensity }: { isHard: boolean; intensity: Intensity }): boolean =>
  !isHard && (intensity === 'easy' || intensity === 'recovery');

/** The phase after a race lasts at most so many days. */
const RECOVERY_DAYS = 35;

/** The day follows a race, and no race is on the next. */
export function isRecoveryDay(races: readonly Pick<Race, 'raceDate'>[], day: Day): boolean {
  const distances = races.map(({ raceDate }) => daysBetween(day, raceDate));
  return distances.some((days) => days < 0 && days >= -RECOVERY_DAYS) && !distances.includes(1);
}

/** Why there is such a workout: the phase, its week counted from one, and what the workout does in it. */
export const phaseReason = (inputs: {
  phaseName: string;
  phaseType: PhaseType;
  kind: WeekKind;
  role: ToldRole;
  week: number;
}): Reason => reasonOf(inputs.kind === 'step' ? 'STEP_BACK_WEEK' : PHASE_CODES[inputs.role], 'phase', inputs);

export const raceReason = (inputs: { raceName: string; priority: string; raceDate: Day }): Reason =>
  reasonOf('RACE_DAY', 'athlete', inputs);

export const raceNearReason = (inputs: { raceName: string; daysBefore: number }): Reason =>
  reasonOf('RACE_NEAR', 'rule', inputs);

export const afterRaceReason = (inputs: { raceName: string; daysAfter: number }): Reason =>
  reasonOf('AFTER_RACE', 'rule', inputs);

export const longDayReason = (weekday: Weekday): Reason => reasonOf('LONG_DAY', 'athlete', { weekday });

export const latestDayReason = (weekday: Weekday): Reason => reasonOf('LONG_DAY_CHOSEN', 'rule', { weekday });

/** `what` says which long-workout day of the week is blocked: "Sunday 13 December is blocked: Wedding". */
export const longDayBlockedReason = (inputs: { weekday: Weekday; blocked: Day; what: string }): Reason =>
  reasonOf('LONG_DAY_BLOCKED', 'athlete', inputs);

/** Why this day: null stands for no neighbour in sight. */
export const hardSpacingReason = (inputs: {
  date: Day;
  daysSinceHard: number | null;
  daysUntilHard: number | null;
}): Reason => reasonOf('HARD_SPACING', 'rule', inputs);

export const dayReason = (inputs: { weekday: Weekday; sessionsThatDay: number; sameAsLastWeek: boolean }): Reason =>
  reasonOf(inputs.sameAsLastWeek ? 'SAME_DAY_AS_LAST_WEEK' : 'DAY_WITH_ROOM', 'rule', inputs);

export const strengthDayReason = (inputs: { weekday: Weekday }): Reason => reasonOf('STRENGTH_DAY', 'rule', inputs);

export const longRunGrowthReason = (inputs: {
  minutes: number;
  longestRecent: number;
  limit: number;
  from: RunSource;
}): Reason => reasonOf('LONG_RUN_GROWTH', 'rule', inputs);

/** The part of a week's minutes that goes into a workout. */
export const shareOf = (minutes: number, weekMinutes: number) => ({
  minutes,
  weekMinutes,
  percent: weekMinutes > 0 ? Math.round((100 * minutes) / weekMinutes) : 0,
});

/** Why this length: the part of the week's hours that goes into the workout. */
export const shareReason = ({ minutes, weekMinutes }: { minutes: number; weekMinutes: number }): Reason =>
  reasonOf('LENGTH_SHARE', 'rule', shareOf(minutes, weekMinutes));

/** Why the effort of the race: `minutes` of the whole week. */
export const racePaceReason = (inputs: RacePaceTarget & { minutes: number }): Reason =>
  reasonOf('RACE_PACE', 'phase', inputs);

const CAP_CODES = {
  'long-share': 'LENGTH_LONG_SHARE',
  'below-long': 'LENGTH_BELOW_LONG',
  'race-type-cap': 'LENGTH_RACE_TYPE_CAP',
  'ordinary-cap': 'LENGTH_ORDINARY_CAP',
  'injury-cap': 'LENGTH_INJURY_CAP',
  'step-back': 'LENGTH_STEP_BACK',
  'easier-week': 'LENGTH_EASIER_WEEK',
  'recovery-cap': 'LENGTH_RECOVERY_CAP',
  'age-cap': 'LENGTH_AGE_CAP',
  'day-cap': 'LENGTH_DAY_CAP',
  'race-near': 'LENGTH_RACE_NEAR',
  'principle-cap': 'LENGTH_PRINCIPLE_CAP',
} as const satisfies Readonly<Record<LengthCap, ReasonCode>>;

export const capReason = (inputs: { minutes: number; limitedBy: LengthCap }): Reason =>
  reasonOf(CAP_CODES[inputs.limitedBy], inputs.limitedBy === 'day-cap' ? 'athlete' : 'rule', inputs);

export const injurySubstitutionReason = (inputs: { from: string; to: string; areas: string }): Reason =>
  reasonOf('INJURY_SUBSTITUTION', 'rule', inputs);

export const injuryNoteReason = (inputs: { note: string; care: string; areas: string }): Reason =>
  reasonOf('INJURY_CARE', 'rule', inputs);

export const thresholdTestReason = (inputs: { sport: string }): Reason => reasonOf('THRESHOLD_TEST', 'rule', inputs);

/** Why the workout is of this rung, where the last one of its family moved it; nothing where it did not. */
export function rungReasons({ rung, last, moved }: AthleteRung): Reason[] {
  if (moved === 0) return [];
  const { family, date, what, outcome, felt, expected } = last;
  const inputs = { family, rung: rung + 1, by: Math.abs(moved), what, date, outcome, felt, expected };
  return [reasonOf(moved > 0 ? 'RUNG_UP' : 'RUNG_DOWN', 'feedback', inputs)];
}

export const complementaryReason = (inputs: { sport: string }): Reason =>
  reasonOf('COMPLEMENTARY_SPORT', 'athlete', inputs);
