import { countOf } from '../units/countOf.ts';
import { type Day, type Weekday, weekdayOf } from '../calendar/calendar.ts';
import { dayName, weekdayName } from '../calendar/dayNames.ts';
import type { Capitals, ReasonCode } from '../codes/reason.ts';
import { percentText } from '../units/percentText.ts';
import type { PhaseType, WeekKind } from '../season/season.ts';
import type { SessionRole } from '../workout/session.ts';
import type { Reason, ReasonSource } from '../workout/workout.ts';

type Inputs = Reason['inputs'];

function reason(code: ReasonCode, source: ReasonSource, inputs: Inputs, text: string): Reason {
  return { code, text, source, inputs };
}

/** `long-share` as LONG_SHARE. */
const capitals = <Word extends string>(word: Word) => word.toUpperCase().replaceAll('-', '_') as Capitals<Word>;

/** What the harder work of a phase is for; completes "a key session that …". */
const KEY_AIM: Readonly<Record<PhaseType, string>> = {
  base: 'adds a little quality to the aerobic base',
  build: 'builds threshold and speed',
  'race-specific': 'prepares the demands of your race',
  peak: 'sharpens race fitness',
  taper: 'keeps your edge while the volume falls',
  race: 'keeps you sharp for the race',
  recovery: 'keeps you moving while you recover',
};

const LONG_AIM: Readonly<Record<PhaseType, string>> = {
  base: 'builds endurance',
  build: 'keeps endurance growing',
  'race-specific': 'prepares you for the length of your race',
  peak: 'holds your endurance',
  taper: 'holds your endurance at less volume',
  race: 'holds your endurance at less volume',
  recovery: 'brings endurance back gently',
};

const EASY_AIM: Readonly<Record<PhaseType, string>> = {
  base: 'easy minutes build your aerobic base',
  build: 'easy minutes carry the volume between the harder days',
  'race-specific': 'easy minutes carry the volume between the harder days',
  peak: 'easy minutes carry the volume between the harder days',
  taper: 'short and easy keeps the rhythm while you rest for the race',
  race: 'short and easy keeps you loose for the race',
  recovery: 'easy movement helps you recover from the race',
};

/** What a session does in its phase. */
export function roleText(role: SessionRole, phaseType: PhaseType): string {
  switch (role) {
    case 'long':
      return `the long session ${LONG_AIM[phaseType]}`;
    case 'key':
      return `a key session that ${KEY_AIM[phaseType]}`;
    case 'easy':
      return EASY_AIM[phaseType];
    case 'recovery':
      return 'very easy movement while you recover from the race';
    case 'strength':
      return phaseType === 'base' || phaseType === 'build'
        ? 'strength makes you more economical and robust'
        : 'a little strength keeps what you have built';
    case 'brick':
      return 'running straight off the bike prepares you for the change in the race';
    case 'opener':
      return 'a few short efforts at race pace keep you sharp without tiring you';
    case 'race':
      return 'the race';
  }
}

/** Why there is such a session: the phase, its week counted from one, and what the session does in it. */
export function phaseReason(inputs: {
  phaseName: string;
  phaseType: PhaseType;
  kind: WeekKind;
  role: SessionRole;
  week: number;
}): Reason {
  const { phaseName, phaseType, kind, role, week } = inputs;
  const place = `${phaseName}, week ${week}`;
  const text =
    kind === 'step'
      ? `${place}, a step-back week: less volume, so that your body catches up.`
      : `${place}: ${roleText(role, phaseType)}.`;
  return reason(kind === 'step' ? 'STEP_BACK_WEEK' : `PHASE_${capitals(role)}`, 'phase', inputs, text);
}

export function raceReason(inputs: { raceName: string; priority: string; raceDate: Day }): Reason {
  return reason(
    'RACE_DAY',
    'athlete',
    inputs,
    `${inputs.raceName}, your ${inputs.priority} race, is on ${dayName(inputs.raceDate)}.`,
  );
}

export function raceNearReason(inputs: { raceName: string; daysBefore: number }): Reason {
  const days = countOf(inputs.daysBefore, 'day');
  return reason(
    'RACE_NEAR',
    'rule',
    inputs,
    `${inputs.raceName} is ${days} away: sessions stay short and easy, apart from an opener.`,
  );
}

export function afterRaceReason(inputs: { raceName: string; daysAfter: number }): Reason {
  const days = countOf(inputs.daysAfter, 'day');
  return reason(
    'AFTER_RACE',
    'rule',
    inputs,
    `${inputs.raceName} was ${days} ago: easy only until you have recovered.`,
  );
}

export function longDayReason(weekday: Weekday): Reason {
  return reason('LONG_DAY', 'athlete', { weekday }, `${weekdayName(weekday)} is one of your long-workout days.`);
}

export function latestDayReason(weekday: Weekday): Reason {
  return reason('LONG_DAY_CHOSEN', 'rule', { weekday }, `${weekdayName(weekday)} has the room for a long session.`);
}

/** `what` says which long-workout day of the week is blocked: "Sunday 13 December is blocked: Wedding". */
export function longDayBlockedReason(inputs: { weekday: Weekday; blocked: Day; what: string }): Reason {
  return reason(
    'LONG_DAY_BLOCKED',
    'athlete',
    inputs,
    `${weekdayName(inputs.weekday)} takes a long session because ${inputs.what}.`,
  );
}

/** Why this day: null stands for no neighbour in sight. */
export function hardSpacingReason(inputs: {
  date: Day;
  daysSinceHard: number | null;
  daysUntilHard: number | null;
}): Reason {
  const name = weekdayName(weekdayOf(inputs.date));
  const near = [inputs.daysSinceHard, inputs.daysUntilHard].filter((days) => days !== null);
  const text =
    near.length === 0
      ? `${name} is free of other hard work on both sides.`
      : `${name} lies ${countOf(Math.min(...near), 'day')} from the nearest hard session, so that you recover in between.`;
  return reason('HARD_SPACING', 'rule', inputs, text);
}

export function dayReason(inputs: { weekday: Weekday; sessionsThatDay: number; sameAsLastWeek: boolean }): Reason {
  const name = weekdayName(inputs.weekday);
  const text = inputs.sameAsLastWeek
    ? `${name} again, as in the week before.`
    : inputs.sessionsThatDay > 1
      ? `${name} takes two short sessions, so that other days stay free.`
      : `${name} had the most room next to your other sessions.`;
  return reason(inputs.sameAsLastWeek ? 'SAME_DAY_AS_LAST_WEEK' : 'DAY_WITH_ROOM', 'rule', inputs, text);
}

export function strengthDayReason(inputs: { weekday: Weekday }): Reason {
  return reason(
    'STRENGTH_DAY',
    'rule',
    inputs,
    `${weekdayName(inputs.weekday)} keeps strength away from the eve of hard and long sessions.`,
  );
}

export function longRunGrowthReason(inputs: { minutes: number; longestRecent: number; limit: number }): Reason {
  const { minutes, longestRecent, limit } = inputs;
  return reason(
    'LONG_RUN_GROWTH',
    'rule',
    inputs,
    `${minutes} min: your longest run of the last 30 days was ${longestRecent} min, and ${limit} min is the most that follows it safely.`,
  );
}

/** Why this length: the part of the week's hours that goes into the session. */
export function shareReason(inputs: { minutes: number; weekMinutes: number }): Reason {
  const { minutes, weekMinutes } = inputs;
  const percent = weekMinutes > 0 ? Math.round((100 * minutes) / weekMinutes) : 0;
  const text = `${minutes} min, ${percentText(percent)} of this week's ${weekMinutes} min of training.`;
  return reason('LENGTH_SHARE', 'rule', { minutes, weekMinutes, percent }, text);
}

const CAP_TEXT = {
  'long-share': 'one session should not hold more of the sport than this',
  'below-long': 'the longest session of the week stays on your long-workout day',
  'race-type-cap': 'that is as long as this session gets for your race',
  'ordinary-cap': 'sessions besides the long one stay at this length',
  'injury-cap': 'your injury sets this limit',
  'step-back': 'in a step-back week the long session is at most 70% of the last one',
  'recovery-cap': 'sessions stay short while you recover from the race',
  'day-cap': 'that is what your limit leaves on this day',
  'race-near': 'the race is near',
  'principle-cap': 'your coach sets this length',
} as const;

export type LengthCap = keyof typeof CAP_TEXT;

export function capReason(inputs: { minutes: number; limitedBy: LengthCap }): Reason {
  const code = `LENGTH_${capitals(inputs.limitedBy)}` as const;
  const source = inputs.limitedBy === 'day-cap' ? 'athlete' : 'rule';
  return reason(code, source, inputs, `${inputs.minutes} min: ${CAP_TEXT[inputs.limitedBy]}.`);
}

export function injurySubstitutionReason(inputs: { from: string; to: string; areas: string }): Reason {
  return reason(
    'INJURY_SUBSTITUTION',
    'rule',
    inputs,
    `More ${inputs.to} instead of ${inputs.from} while your injury (${inputs.areas}) heals. This is not medical advice.`,
  );
}

export function injuryNoteReason(inputs: { note: string; areas: string }): Reason {
  return reason('INJURY_CARE', 'rule', inputs, `${inputs.note} This is not medical advice.`);
}

export function complementaryReason(inputs: { sport: string }): Reason {
  return reason(
    'COMPLEMENTARY_SPORT',
    'athlete',
    inputs,
    `You chose ${inputs.sport} besides your race's sport; it takes over part of the hours.`,
  );
}
