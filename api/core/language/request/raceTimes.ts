import { dateForPeople } from '../../calendar/dayNames.ts';
import type { RaceType } from '../../codes/race.ts';
import { ATHLETE } from '../../messages/reader.ts';
import { forecastOf } from '../../prediction/forecast.ts';
import { knownOf } from '../../prediction/knownOf.ts';
import { goalTimeProblem } from '../../race/goalTime.ts';
import { type Race, RACE_TYPE_LABELS } from '../../race/race.ts';
import { mainRace } from '../../season/phases.ts';
import { longClockText, secondsOfParts } from '../../units/clock.ts';
import { type RequestAnswer, told } from './requestAnswer.ts';
import type { RequestInput } from './request.ts';

/** What a race is called in talk; a word of several types is the type that lies ahead. */
const TYPE_WORDS: readonly (readonly [RegExp, readonly RaceType[]])[] = [
  [/\b(?:half[- ]?iron ?man|70\.3|half distance)\b/, ['half-ironman']],
  [/\bhalf(?:[- ]?marathon)?\b/, ['half-marathon']],
  [/\bmarathon\b/, ['marathon']],
  [/\biron ?man\b/, ['ironman']],
  [/\b5 ?k(?:m)?\b/, ['5k']],
  [/\b10 ?k(?:m)?\b/, ['10k']],
  [/\bultra\b/, ['ultra-50k', 'ultra-100k']],
  [/\bsprint\b/, ['sprint-tri']],
  [/\bolympic\b/, ['olympic-tri']],
  [/\btri(?:athlon)?\b/, ['sprint-tri', 'olympic-tri', 'half-ironman', 'ironman']],
  [/\b(?:gran ?fondo|century)\b/, ['gran-fondo']],
  [/\btime[- ]?trial\b/, ['time-trial']],
  [/\bopen[- ]?water\b/, ['open-water']],
  [/\bduathlon\b/, ['duathlon']],
  [/\baqua ?bike\b/, ['aquabike']],
];

const RACE =
  '(?:(?:half|full)(?:[- ]?marathon)?|marathon|(?:half[- ]?)?iron ?man|70\\.3|[51]0? ?k(?:m)?|ultra|(?:sprint |olympic )?tri(?:athlon)?|gran ?fondo|century|time[- ]?trial|open[- ]?water(?: swim)?|duathlon|aqua ?bike|a race|goal race|main race|next race|race)';
const MY = '(?:(?:my|the|this|that|next|a|an|spring|summer|autumn|fall|winter) ){0,4}';
const TIME =
  '(?:(?:about|around|under|sub|below|in|of|a|is|at)[- ]?){0,3}(\\d{1,2}(?:[:.h]\\d{2}){1,2}|\\d{1,3} ?(?:h(?:ours?|rs?)?)(?:(?: and)? ?\\d{1,2} ?(?:m|min|mins|minutes))?|\\d{2,3} ?(?:min|mins|minutes)|(?<=sub[- ])\\d)(?: ?(?:h|hours?))?';
const OPENS = '(?:please |hi |hey |coach |so |and |well ){0,4}';
const ENDS = '(?: (?:please|now|right now|today|then|be|like|currently|at the moment|thanks)){0,4}';

const ASKS: readonly RegExp[] = [
  new RegExp(
    `^${OPENS}(?:what(?:'s| is| will| would| could| can| might)?|which) (?:(?:my|the|predicted|expected|estimated|likely|finish|finishing|race|be|will|is) ){0,5}${MY}(?:${RACE} )?(?:finish(?:ing)? )?(?:time|prediction|result)(?: (?:will|would|can|could|should|do|may|might) i (?:expect|run|get|reach|race|do|finish in|have))?(?: (?:be|is|for|in|at|of|on) ?)*${MY}(?:${RACE})?${ENDS}$`,
  ),
  new RegExp(
    `^${OPENS}how (?:fast|long|quick|quickly) (?:will|can|could|would|might|do you think) (?:i|it|${MY}${RACE}) (?:(?:can|could|will|would) )?(?:(?:i )?(?:run|race|finish|ride|swim|do|be|take|go))(?: me)?(?: (?:in|at|for|to (?:finish|run|do)))*(?: ${MY}${RACE})?${ENDS}$`,
  ),
  new RegExp(
    `^${OPENS}(?:(?:can|could) you )?(?:predict|estimate|forecast|guess) (?:my |the )?(?:finish(?:ing)? )?(?:${MY}${RACE}|time)(?: time| result)?(?: (?:for|of|in|at) ${MY}${RACE})?${ENDS}$`,
  ),
];
const TELLS: readonly RegExp[] = [
  new RegExp(
    `^${OPENS}(?:my |the |i have a )?(?:${RACE} )?(?:goal|target|aim|dream)(?: time)?(?: (?:for|in|at|on) ${MY}${RACE})?(?: (?:is|will be|would be|to be|to (?:run|finish|do) (?:it )?(?:in)?))? ?:? ?${TIME}(?: (?:for|in|at|on) ${MY}${RACE})?${ENDS}$`,
  ),
  new RegExp(
    `^${OPENS}i(?:'d like| would like| want| hope| aim| plan|'m aiming| am aiming|'m hoping| am hoping)? (?:to )?(?:run|finish|race|do|ride|swim|go|for|aim for) ${MY}${RACE} (?:in |under |sub[- ]|below )${TIME}${ENDS}$`,
  ),
  new RegExp(
    `^${OPENS}(?:set |change |make |put )(?:my |the )?(?:${RACE} )?(?:goal|target)(?: time)?(?: (?:for|of|in|at) ${MY}${RACE})? to ${TIME}(?: (?:for|in|at|on) ${MY}${RACE})?${ENDS}$`,
  ),
  new RegExp(
    `^${OPENS}i(?:'m| am)? (?:aim|aiming|going|shoot|shooting) for ${MY}${TIME}(?: (?:for|in|at|on) ${MY}${RACE})${ENDS}$`,
  ),
];

/** A question for a time, and a goal, are said in fewer characters; what is longer says something else too. */
const MAX_ASKED_CHARACTERS = 200;

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[!?]+/g, ' ')
    .replaceAll(/[.,]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Does the text say the name of the race? One of signs alone has none to say. */
const isNamedIn = (plain: string, raceName: string): boolean =>
  plainOf(raceName) !== '' && plain.includes(plainOf(raceName));

/** The race that is meant: one whose name or type is said, else the main one; null: none lies ahead of that type, or at all. */
function raceMeant(plain: string, races: readonly Race[]): Race | null {
  const named = races.find(({ raceName }) => isNamedIn(plain, raceName));
  if (named) return named;
  const types = TYPE_WORDS.find(([words]) => words.test(plain))?.[1];
  const fit = types === undefined ? races : races.filter(({ raceType }) => types.includes(raceType));
  return mainRace(fit) ?? fit[0] ?? null;
}

/** Seconds of a time as people say it: "3:30" is what a race of the type is finished in. */
function secondsMeant(said: string, race: Race): number {
  const parts = said.match(/\d+/g)!.map(Number);
  if (/\d ?min|\d ?m$/.test(said) && parts.length === 1) return 60 * parts[0]!;
  const [first, second = 0, third] = parts;
  if (third !== undefined) return secondsOfParts(first!, second, third) ?? 0;
  const hours = 3600 * first! + 60 * second;
  const minutes = 60 * first! + second;
  return parts.length === 2 && !/h/.test(said) && goalTimeProblem(race, hours) !== null ? minutes : hours;
}

const PAGE = 'the Season Plan page';
const NO_RACE = `No such race lies ahead. Add it on ${PAGE}, with its goal time if you have one: then its finish time is predicted and it is trained for.`;

/** Where a goal is written, and what then follows of it. */
function goalAnswer(race: Race, goalTimeSec: number, { limits }: RequestInput): RequestAnswer {
  const { raceName, clearedBy } = race;
  const understood = `I read: a goal of ${longClockText(goalTimeSec)} for ${raceName}.`;
  const problem = goalTimeProblem(race, goalTimeSec);
  if (problem !== null) return told(understood, problem);
  const known = knownOf(limits.athlete.thresholds, limits.races, limits.today);
  const { summary, support } = forecastOf({ ...race, goalTimeSec }, known, ATHLETE);
  if (clearedBy !== undefined) return told(understood, summary);
  const where =
    race.goalTimeSec === goalTimeSec
      ? 'It is your goal already.'
      : `To train for it, open ${raceName} on ${PAGE}, choose Edit and write ${longClockText(goalTimeSec)} as its goal time; the race pace of your workouts follows, and undo takes it back.`;
  return told(understood, [where, `With it: ${summary}`, support].filter(Boolean).join(' '));
}

/**
 * The answer to a text that asks how long a race will take, or tells a goal time, and nothing else: the prediction of what the plan
 * knows, and where the goal is set. Null: it asks for something else.
 */
export function toldOfRaceTimes(input: RequestInput): RequestAnswer | null {
  const plain = plainOf(input.text);
  if (plain.length > MAX_ASKED_CHARACTERS) return null;
  const { today, races: all, athlete } = input.limits;
  const races = all.filter(({ raceDate }) => raceDate >= today);
  const named = races.filter(({ raceName }) => isNamedIn(plain, raceName));
  const spoken = named.reduce((text, { raceName }) => text.replaceAll(plainOf(raceName), 'race'), plain);
  if (ASKS.some((words) => words.test(spoken))) {
    const understood = 'You ask how long a race will take.';
    const race = raceMeant(plain, races);
    if (race === null) return told(understood, NO_RACE);
    const known = knownOf(athlete.thresholds, all, today);
    const { summary, support } = forecastOf(race, known, ATHLETE);
    const of = `${race.raceName} (${RACE_TYPE_LABELS[race.raceType]}, ${dateForPeople(race.raceDate)}): ${summary}`;
    return told(understood, [of, support].filter(Boolean).join(' '));
  }
  for (const words of TELLS) {
    const said = words.exec(spoken)?.[1];
    if (said === undefined) continue;
    const race = raceMeant(plain, races);
    if (race === null) return told('I read: a goal time of a race.', NO_RACE);
    return goalAnswer(race, secondsMeant(said, race), input);
  }
  return null;
}
