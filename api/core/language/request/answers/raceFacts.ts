import { daysBetween } from '../../../calendar/calendar.ts';
import { dayName } from '../../../calendar/dayNames.ts';
import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import type { Race } from '../../../race/race.ts';
import { raceMetres } from '../../../race/raceMetres.ts';
import { clockText } from '../../../units/clock.ts';
import { countOf } from '../../../units/countOf.ts';
import type { RequestInput } from '../request.ts';
import { listOf } from '../../../units/listOf.ts';

const RACE = /\b(?:race|races|racing|half(?! an?\b| of\b| the\b)|marathon|triathlon|ironman|event|competition)\b/;
const WHEN = /\b(?:when|how long|how many|until|what day|which day|date|next|this month|correct|right$)\b/;
const HOW_FAR = /\b(?:how (?:far|long is)|distances?|kilomet\w+|km|miles)\b/;
/** What time the race may take, whatever else the words could be about. */
export const HOW_FAST =
  /\b(?:predict\w*|(?:can|will|could) i (?:even |still )?(?:finish|complete|survive)|finish time|what time (?:do you (?:think|expect) )?(?:i (?:can|could|will)|can i|could i|would i|will i) (?:run|finish|race|reach|do)|(?:do|run) \d[:.]\d\d|how fast (?:will|can|could|would) i|goal|ready|sub|pb|record|realistic|withdraw|fit enough|what (?:would|could) i (?:run|ride|do))\b|\b(?:under|break|beat|go|run) \d|\bpace\b.*\b(?:for|by|at|in) the (?:half|marathon|race|10 k)\b/;

const kilometres = (metres: number): string => `${Math.round(metres / 100) / 10} km`;

function distanceText(race: Race): string {
  const { swim, bike, run } = raceMetres(race);
  const parts = [
    ...(swim === undefined ? [] : [`${kilometres(swim)} of swimming`]),
    ...(bike === undefined ? [] : [`${kilometres(bike)} of cycling`]),
    ...(run === undefined ? [] : [`${kilometres(run)} of running`]),
  ];
  return listOf(parts);
}

/** What the plan expects of a race, and where that stands. */
function expectedText({ raceName, goalTimeSec, predicted }: Race): string {
  const goal = goalTimeSec == null ? '' : `Your goal for ${raceName} is ${clockText(goalTimeSec)}.`;
  const reach =
    predicted === undefined
      ? ''
      : `By what is known you may reach ${clockText(predicted.lowSec)} to ${clockText(predicted.highSec)}.`;
  return [goal, reach, COACH_ANSWERS.forecast].filter(Boolean).join(' ');
}

/** What is asked of the races of the season: when, how far, how fast; null: none of it. */
export function raceFact(words: string, { limits }: RequestInput): string | null {
  const ahead = [...limits.races]
    .filter(({ raceDate }) => raceDate >= limits.today)
    .sort((a, b) => (a.raceDate < b.raceDate ? -1 : 1));
  const isNamed = (race: Race): boolean => words.includes(race.raceName.toLowerCase().split(' ').slice(0, 2).join(' '));
  const race = ahead.find(isNamed) ?? ahead[0];
  const isOfRace = RACE.test(words) || ahead.some(isNamed);
  if (HOW_FAST.test(words) && !/\bthreshold|easy|watts\b/.test(words))
    return race === undefined ? COACH_ANSWERS.forecast : expectedText(race);
  if (!isOfRace || !(WHEN.test(words) || HOW_FAR.test(words))) return null;
  if (race === undefined) return 'No race lies ahead in your season plan.';
  const days = daysBetween(limits.today, race.raceDate);
  const weeks = days >= 14 ? `, ${countOf(Math.floor(days / 7), 'week')} from now` : '';
  const when = `${race.raceName} is on ${dayName(race.raceDate)}, in ${countOf(days, 'day')}${weeks}.`;
  return HOW_FAR.test(words) && !/\bhow long (?:until|to|till)\b/.test(words)
    ? `${when} It is ${distanceText(race)}.`
    : when;
}
