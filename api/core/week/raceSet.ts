import { dayNumber } from '../calendar/calendar.ts';
import { baseSportsOf } from '../codes/race.ts';
import type { Sport } from '../codes/sport.ts';
import { MIN_RACE_SET, RACE_SET_DAYS } from '../constants/raceWeek.ts';
import { BEGINNER_STRIDES_WEEKS } from '../constants/workouts.ts';
import type { Race } from '../race/race.ts';
import type { DayPlan, Draft, WeekContext } from './draft.ts';
import { hardIsForbidden } from './hardForbidden.ts';

/** An easy workout before each A or B race of the week takes a few repetitions at the effort of that race, and stays no hard day. */
export function markRaceSet(context: WeekContext): void {
  if (context.limits.level === 'beginner' && context.weekInPlan < BEGINNER_STRIDES_WEEKS) return;
  for (const race of context.races) {
    const days = dayNumber(race.raceDate) - context.monday;
    if (race.priority === 'C' || days < 0 || days >= 7) continue;
    const draft = raceSetDraft(context, race, RACE_SET_DAYS[race.priority]);
    if (draft !== undefined) draft.raceSetFor = race;
  }
}

const SPORT_ORDER: readonly Sport[] = ['running', 'cycling', 'swimming'];

/** The easy workout in a sport of the race on the first of these days before it that has one: a run before a ride before a swim. */
function raceSetDraft(context: WeekContext, race: Race, daysBefore: readonly number[]): Draft | undefined {
  for (const before of daysBefore) {
    const day = context.days[dayNumber(race.raceDate) - before - context.monday];
    if (day === undefined || isAfterRace(context, day)) continue;
    const [first] = day.drafts
      .filter((draft) => mayHold(context, race, draft))
      .sort((a, b) => SPORT_ORDER.indexOf(a.sport) - SPORT_ORDER.indexOf(b.sport) || b.minutes - a.minutes);
    if (first !== undefined) return first;
  }
  return undefined;
}

const mayHold = (context: WeekContext, race: Race, { role, sport, isLong, minutes }: Draft): boolean =>
  role === 'easy' &&
  sport !== 'strength' &&
  !isLong &&
  minutes >= MIN_RACE_SET &&
  baseSportsOf(race.raceType).includes(sport) &&
  !hardIsForbidden(context, sport);

/** Is another race so near behind that the day stays easy for it? */
const isAfterRace = ({ races }: WeekContext, { number, near }: DayPlan): boolean =>
  !near.mayBeHard &&
  races.some(({ raceDate }) => number - dayNumber(raceDate) > 0 && number - dayNumber(raceDate) < 35);
