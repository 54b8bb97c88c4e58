import { ENDURANCE_SPORTS, type EnduranceSport } from '../../codes/sport.ts';
import { dayNumber } from '../../calendar/calendar.ts';
import { BRICK_RUN, BRICK_WEEK_HOURS } from '../../constants/bricks.ts';
import { MIN_WORKOUT } from '../../constants/lengths.ts';
import {
  DAYS_OFF_FOR_EVERY_SPORT,
  HOURS_FOR_EVERY_SPORT,
  MAX_DAYS_BETWEEN_SPORT,
  TAPER_FREQUENCY,
} from '../../constants/week.ts';
import type { Need, NeedCode } from '../../messages/needs.ts';
import { baseSportsOf, type RaceType } from '../../codes/race.ts';
import { isLongWorkoutDay } from '../dayRules.ts';
import type { WeekContext } from '../draft.ts';
import { partsOf, TYPE_OF_SPORT } from '../../workout/sport.ts';
import type { JudgedWorkout } from '../../principles/judge.ts';

/** Something that a week needs whatever a principle says, and lacks. */
export interface UnmetNeed {
  /** The same for the same need. */
  key: string;
  need: Need;
}

/** Days at the end of a week; with more, the days that the next one has for it may be too few [D]. */
const MAX_REST_AT_WEEKS_END = 7;
/** Weeks of this many hours hold every sport of the race [D]. */
const HOURS_FOR_ALL = 3;

/** A week ahead without a race, of an athlete with days enough: it has to hold what the race needs. */
function isWhole({ week, races, availableDays, input }: WeekContext): boolean {
  if (week.weekStartDate < input.today || week.plannedHours < HOURS_FOR_EVERY_SPORT) return false;
  if (7 - availableDays > DAYS_OFF_FOR_EVERY_SPORT) return false;
  return !races.some(({ raceDate }) => raceDate >= week.weekStartDate && raceDate <= week.weekEndDate);
}

const unmetNeed = (code: NeedCode, sport: EnduranceSport | '' = ''): UnmetNeed => ({
  key: `${code} ${sport}`,
  need: { code, sport },
});

/**
 * What the week lacks of the things that taking away may not take: its sports, its brick, a taper's frequency, the long day.
 * `workouts` are those planned and kept, races apart.
 */
export function unmetNeedsOf(context: WeekContext, workouts: readonly JudgedWorkout[]): readonly UnmetNeed[] {
  const { week, raceType, races } = context;
  const unmet: UnmetNeed[] = [];
  if (raceType !== null && isWhole(context)) {
    for (const sport of ENDURANCE_SPORTS)
      if (isNeeded(context, raceType, sport)) addUnmetNeeds(unmet, context, sport, workouts);
    if (lacksBrick(context, raceType, workouts)) unmet.push(unmetNeed('BRICK'));
  }
  unmet.push(...unmetInTaper(context, workouts));
  if (workouts.length === 0 && races.length === 0) unmet.push(unmetNeed('EMPTY'));
  if (workouts.length > 0 && week.kind !== 'race' && week.kind !== 'recovery' && leavesLongDays(context, workouts))
    unmet.push(unmetNeed('LONG_DAY'));
  return unmet;
}

const lacksBrick = ({ week }: WeekContext, raceType: RaceType, workouts: readonly JudgedWorkout[]): boolean =>
  BRICK_RUN[raceType] !== undefined &&
  week.phaseType === 'race-specific' &&
  week.plannedHours >= BRICK_WEEK_HOURS &&
  !workouts.some(({ workoutType }) => workoutType === 'brick');

/** A taper keeps how often is trained, and something hard. */
function unmetInTaper({ week, memory }: WeekContext, workouts: readonly JudgedWorkout[]): readonly UnmetNeed[] {
  if (week.kind !== 'taper' || memory.lastLoad === null) return [];
  const wanted = Math.min(
    Math.floor(TAPER_FREQUENCY * memory.lastLoad.workouts),
    Math.floor((60 * week.plannedHours) / MIN_WORKOUT),
  );
  return [
    ...(workouts.length < wanted ? [unmetNeed('TAPER')] : []),
    ...(workouts.some(({ isHard }) => isHard) ? [] : [unmetNeed('SHARP')]),
  ];
}

function isNeeded({ restrictions }: WeekContext, raceType: RaceType, sport: EnduranceSport): boolean {
  const { banned, volumeFactor } = restrictions[TYPE_OF_SPORT[sport]];
  return baseSportsOf(raceType).includes(sport) && !banned && volumeFactor === 1;
}

function addUnmetNeeds(
  unmet: UnmetNeed[],
  context: WeekContext,
  sport: EnduranceSport,
  workouts: readonly JudgedWorkout[],
): void {
  const { week, monday, memory } = context;
  const type = TYPE_OF_SPORT[sport];
  let days = 0;
  for (const { workoutType, number } of workouts)
    if (partsOf(workoutType).includes(type)) days |= 1 << (number - monday);
  if (days === 0 && week.kind === 'load' && week.plannedHours >= HOURS_FOR_ALL) unmet.push(unmetNeed('SPORT', sport));
  if (week.kind === 'recovery') return;
  let last = memory.lastDayOfType[type] ?? dayNumber(context.input.season.seasonStart) - 1;
  // a week without it may leave the next too little time
  if (days === 0 && monday + 6 - last > MAX_REST_AT_WEEKS_END) unmet.push(unmetNeed('REST', sport));
  for (let day = 0; day < 7; day += 1) {
    if (((days >> day) & 1) === 0) continue;
    if (monday + day - last > MAX_DAYS_BETWEEN_SPORT) {
      unmet.push(unmetNeed('GAP', sport));
      return;
    }
    last = monday + day;
  }
}

/** There is a long-workout day, and none of the longest workouts lies on one. */
function leavesLongDays(context: WeekContext, workouts: readonly JudgedWorkout[]): boolean {
  let longest = 0;
  for (const { minutes } of workouts) if (minutes > longest) longest = minutes;
  let isAny = false;
  for (const day of context.days) {
    if (day.status === 'unavailable' || !isLongWorkoutDay(context, day)) continue;
    isAny = true;
    for (const { minutes, number } of workouts) if (minutes === longest && number === day.number) return false;
  }
  return isAny;
}
