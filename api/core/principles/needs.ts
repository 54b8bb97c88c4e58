import { ENDURANCE_SPORTS, type Sport } from '../athlete.ts';
import { dayNumber } from '../calendar.ts';
import { BRICK_WEEK_HOURS, MAX_DAYS_BETWEEN_SPORT, MIN_SESSION, TAPER_FREQUENCY } from '../constants/week.ts';
import { baseSportsOf, isTriathlon } from '../raceTypes.ts';
import { partsOf } from '../week/dayRules.ts';
import { isLongWorkoutDay } from '../week/dayRules.ts';
import { keptOf, TYPE_OF_SPORT, type WeekContext } from '../week/draft.ts';
import type { PlannedWorkout } from '../workout.ts';

/** Something that a week needs whatever a principle says, and lacks. */
export interface Lack {
  /** The same for the same need. */
  key: string;
  /** Completes "otherwise …". */
  text: string;
}

const NAMES: Readonly<Record<Sport, string>> = { running: 'running', cycling: 'cycling', swimming: 'swimming', strength: 'strength' };

/** What the week lacks of the things that taking away may not take: its sports, its brick, a taper's frequency, the long day. */
export function lacksOf(context: WeekContext, planned: readonly PlannedWorkout[]): readonly Lack[] {
  const { week, raceType, restrictions, races, memory } = context;
  const all = [...planned, ...keptOf(context.days)].filter(({ workoutType }) => workoutType !== 'race');
  const lacks: Lack[] = [];
  const needed = raceType === null ? [] : ENDURANCE_SPORTS.filter((sport) => baseSportsOf(raceType).includes(sport) && !restrictions[TYPE_OF_SPORT[sport]].banned);
  for (const sport of needed) {
    const type = TYPE_OF_SPORT[sport];
    const days = all.filter(({ workoutType }) => partsOf(workoutType).includes(type)).map(({ scheduledDate }) => dayNumber(scheduledDate)).sort((a, b) => a - b);
    if (days.length === 0 && week.kind === 'load') lacks.push({ key: `SPORT ${sport}`, text: `the week would have no ${NAMES[sport]}, which your race needs` });
    let last = memory.lastDayOfType[type];
    if (week.kind === 'recovery' || last === undefined) continue;
    for (const day of [...days, context.monday + 6]) {
      if (day - last > MAX_DAYS_BETWEEN_SPORT) {
        lacks.push({ key: `GAP ${sport}`, text: `${NAMES[sport]} would rest for more than ${MAX_DAYS_BETWEEN_SPORT} days` });
        break;
      }
      last = Math.max(last, day);
    }
  }
  const hasBrick = all.some(({ workoutType }) => workoutType === 'brick');
  if (raceType !== null && isTriathlon(raceType) && week.phaseType === 'race-specific' && week.plannedHours >= BRICK_WEEK_HOURS && !hasBrick)
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
