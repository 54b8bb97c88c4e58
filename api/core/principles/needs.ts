import { ENDURANCE_SPORTS, type Sport } from '../athlete.ts';
import { dayNumber } from '../calendar.ts';
import { BRICK_WEEK_HOURS, DAYS_OFF_FOR_EVERY_SPORT, HOURS_FOR_EVERY_SPORT, MAX_DAYS_BETWEEN_SPORT, MIN_SESSION, TAPER_FREQUENCY } from '../constants/week.ts';
import { baseSportsOf, isTriathlon } from '../raceTypes.ts';
import { isLongWorkoutDay, partsOf } from '../week/dayRules.ts';
import { keptOf, TYPE_OF_SPORT, type WeekContext } from '../week/draft.ts';
import type { PlannedWorkout } from '../workout.ts';

/** Something that a week needs whatever a principle says, and lacks. */
export interface Lack {
  /** The same for the same need. */
  key: string;
  /** Completes "otherwise …". */
  text: string;
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

const NAMES: Readonly<Record<Sport, string>> = { running: 'running', cycling: 'cycling', swimming: 'swimming', strength: 'strength' };

/** What the week lacks of the things that taking away may not take: its sports, its brick, a taper's frequency, the long day. */
export function lacksOf(context: WeekContext, planned: readonly PlannedWorkout[]): readonly Lack[] {
  const { week, raceType, restrictions, races, memory } = context;
  const all = [...planned, ...keptOf(context.days)].filter(({ workoutType }) => workoutType !== 'race');
  const lacks: Lack[] = [];
  const isCounted = isWhole(context);
  const needed = raceType === null || !isCounted ? [] : ENDURANCE_SPORTS.filter((sport) => baseSportsOf(raceType).includes(sport) && !restrictions[TYPE_OF_SPORT[sport]].banned && restrictions[TYPE_OF_SPORT[sport]].volumeFactor === 1);
  for (const sport of needed) {
    const type = TYPE_OF_SPORT[sport];
    const days = all.filter(({ workoutType }) => partsOf(workoutType).includes(type)).map(({ scheduledDate }) => dayNumber(scheduledDate)).sort((a, b) => a - b);
    if (days.length === 0 && week.kind === 'load' && week.plannedHours >= HOURS_FOR_ALL) lacks.push({ key: `SPORT ${sport}`, text: `the week would have no ${NAMES[sport]}, which your race needs` });
    if (week.kind === 'recovery') continue;
    let last = memory.lastDayOfType[type] ?? dayNumber(context.input.season.seasonStart) - 1;
    // a week without it may leave the next too little time
    if (days.length === 0 && context.monday + 6 - last > MOST_REST_AT_WEEKS_END) lacks.push({ key: `REST ${sport}`, text: `${NAMES[sport]} would rest for too long` });
    for (const day of days) {
      if (day - last > MAX_DAYS_BETWEEN_SPORT) {
        lacks.push({ key: `GAP ${sport}`, text: `${NAMES[sport]} would rest for more than ${MAX_DAYS_BETWEEN_SPORT} days` });
        break;
      }
      last = day;
    }
  }
  const hasBrick = all.some(({ workoutType }) => workoutType === 'brick');
  if (raceType !== null && isTriathlon(raceType) && week.phaseType === 'race-specific' && week.plannedHours >= BRICK_WEEK_HOURS && isCounted && !hasBrick)
    lacks.push({ key: 'BRICK', text: 'a race-specific week would have no brick' });
  if (week.kind === 'taper' && memory.lastLoad !== null) {
    const wanted = Math.min(Math.floor(TAPER_FREQUENCY * memory.lastLoad.sessions), Math.floor((60 * week.plannedHours) / MIN_SESSION));
    if (all.length < wanted) lacks.push({ key: 'TAPER', text: 'the taper would lose more than a fifth of its sessions' });
    if (!all.some(({ isHard }) => isHard)) lacks.push({ key: 'SHARP', text: 'the taper would have no sharp session' });
  }
  if (all.length === 0 && races.length === 0) lacks.push({ key: 'EMPTY', text: 'the week would have no session at all' });
  const longDays = context.days.filter((day) => day.status !== 'unavailable' && isLongWorkoutDay(context, day)).map(({ date }) => date);
  if (longDays.length > 0 && all.length > 0 && week.kind !== 'race' && week.kind !== 'recovery') {
    const longest = Math.max(...all.map(({ duration }) => duration));
    if (!all.some(({ duration, scheduledDate }) => duration === longest && longDays.includes(scheduledDate)))
      lacks.push({ key: 'LONG_DAY', text: 'the longest session would leave your long-workout days' });
  }
  return lacks;
}
