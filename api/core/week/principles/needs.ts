import { ENDURANCE_SPORTS, type EnduranceSport } from '../../codes/sport.ts';
import { dayNumber } from '../../calendar/calendar.ts';
import {
  BRICK_WEEK_HOURS,
  DAYS_OFF_FOR_EVERY_SPORT,
  HOURS_FOR_EVERY_SPORT,
  MAX_DAYS_BETWEEN_SPORT,
  MIN_SESSION,
  TAPER_FREQUENCY,
} from '../../constants/week.ts';
import type { Need, NeedCode } from '../../messages/needs.ts';
import { baseSportsOf, isTriathlon, type RaceType } from '../../codes/race.ts';
import { isLongWorkoutDay, partsOf } from '../dayRules.ts';
import type { WeekContext } from '../draft.ts';
import { TYPE_OF_SPORT } from '../../workout/sport.ts';
import type { SeenSession } from '../../principles/judge.ts';

/** Something that a week needs whatever a principle says, and lacks. */
export interface Lack {
  /** The same for the same need. */
  key: string;
  need: Need;
}

/** Days at the end of a week; with more, the days that the next one has for it may be too few [D]. */
const MOST_REST_AT_WEEKS_END = 7;
/** Weeks of this many hours hold every sport of the race [D]. */
const HOURS_FOR_ALL = 3;

/** A week ahead without a race, of an athlete with days enough: it has to hold what the race needs. */
function isWhole({ week, races, availableDays, input }: WeekContext): boolean {
  if (week.weekStartDate < input.today || week.plannedHours < HOURS_FOR_EVERY_SPORT) return false;
  if (7 - availableDays > DAYS_OFF_FOR_EVERY_SPORT) return false;
  return !races.some(({ raceDate }) => raceDate >= week.weekStartDate && raceDate <= week.weekEndDate);
}

const lackOf = (code: NeedCode, sport: EnduranceSport | '' = ''): Lack => ({
  key: `${code} ${sport}`,
  need: { code, sport },
});

/**
 * What the week lacks of the things that taking away may not take: its sports, its brick, a taper's frequency, the long day.
 * `sessions` are those planned and kept, races apart.
 */
export function lacksOf(context: WeekContext, sessions: readonly SeenSession[]): readonly Lack[] {
  const { week, raceType, races, memory } = context;
  const lacks: Lack[] = [];
  const isCounted = isWhole(context);
  if (raceType !== null && isCounted)
    for (const sport of ENDURANCE_SPORTS)
      if (isNeeded(context, raceType, sport)) addLacksOf(lacks, context, sport, sessions);
  if (
    raceType !== null &&
    isTriathlon(raceType) &&
    week.phaseType === 'race-specific' &&
    week.plannedHours >= BRICK_WEEK_HOURS &&
    isCounted &&
    !sessions.some(({ workoutType }) => workoutType === 'brick')
  )
    lacks.push(lackOf('BRICK'));
  if (week.kind === 'taper' && memory.lastLoad !== null) {
    const wanted = Math.min(
      Math.floor(TAPER_FREQUENCY * memory.lastLoad.sessions),
      Math.floor((60 * week.plannedHours) / MIN_SESSION),
    );
    if (sessions.length < wanted) lacks.push(lackOf('TAPER'));
    if (!sessions.some(({ isHard }) => isHard)) lacks.push(lackOf('SHARP'));
  }
  if (sessions.length === 0 && races.length === 0) lacks.push(lackOf('EMPTY'));
  if (sessions.length > 0 && week.kind !== 'race' && week.kind !== 'recovery' && leavesLongDays(context, sessions))
    lacks.push(lackOf('LONG_DAY'));
  return lacks;
}

function isNeeded({ restrictions }: WeekContext, raceType: RaceType, sport: EnduranceSport): boolean {
  const { banned, volumeFactor } = restrictions[TYPE_OF_SPORT[sport]];
  return baseSportsOf(raceType).includes(sport) && !banned && volumeFactor === 1;
}

function addLacksOf(
  lacks: Lack[],
  context: WeekContext,
  sport: EnduranceSport,
  sessions: readonly SeenSession[],
): void {
  const { week, monday, memory } = context;
  const type = TYPE_OF_SPORT[sport];
  let days = 0;
  for (const { workoutType, number } of sessions)
    if (partsOf(workoutType).includes(type)) days |= 1 << (number - monday);
  if (days === 0 && week.kind === 'load' && week.plannedHours >= HOURS_FOR_ALL) lacks.push(lackOf('SPORT', sport));
  if (week.kind === 'recovery') return;
  let last = memory.lastDayOfType[type] ?? dayNumber(context.input.season.seasonStart) - 1;
  // a week without it may leave the next too little time
  if (days === 0 && monday + 6 - last > MOST_REST_AT_WEEKS_END) lacks.push(lackOf('REST', sport));
  for (let day = 0; day < 7; day += 1) {
    if (((days >> day) & 1) === 0) continue;
    if (monday + day - last > MAX_DAYS_BETWEEN_SPORT) {
      lacks.push(lackOf('GAP', sport));
      return;
    }
    last = monday + day;
  }
}

/** There is a long-workout day, and none of the longest sessions lies on one. */
function leavesLongDays(context: WeekContext, sessions: readonly SeenSession[]): boolean {
  let longest = 0;
  for (const { minutes } of sessions) if (minutes > longest) longest = minutes;
  let isAny = false;
  for (const day of context.days) {
    if (day.status === 'unavailable' || !isLongWorkoutDay(context, day)) continue;
    isAny = true;
    for (const { minutes, number } of sessions) if (minutes === longest && number === day.number) return false;
  }
  return isAny;
}
