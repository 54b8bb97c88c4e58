import type { Phrase } from './actPhrases.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { OftenTag, Tag } from './tags.ts';

const SPORT_OF: Readonly<Record<string, OftenTag['sport']>> = tableOf({
  run: 'run',
  ride: 'bike',
  swim: 'swim',
  strength: 'strength',
  lift: 'strength',
});

const TIMES = `(?:${NUMBER} (days?|times|workouts?|sessions?|trainings?|runs?|rides?|swims?|strength (?:workouts?|sessions?))|(once|twice))`;
const A_WEEK = '(?: of (?:training|exercise))? (?:(?:a|per|each|every|in a|in the|out of the) week|weekly)';
const DO = '(?:(?:do|train|exercise|work out|swim|ride|run|lift)(?: it)? )?';
const CAN = `(?:can|could|will|want to|like to|get to|have(?: got)? time) (?:only|just) ${DO}(?:for |on )?`;
/** What says by itself that there is no more. */
const MANAGE =
  '(?:(?:can|could|will)(?: only| just)? (?:manage|make|fit in|fit|get in)(?: it)?|have(?: got)? time for)(?: only| just)? ';
const MOST = `(?:only|just|max(?:imum)?(?: of)?|at (?:the )?(?:very )?most|no more than|not more than|not over|up to|(?:back |down )to|(?:limit|keep|cap)(?:ed)?(?: (?:me|it|this|things|training))? (?:to|at))(?: (?:plan|give me|have))? ${DO}(?:for |on )?`;
/** Said of one week, it stands beside that week. */
const WEEK_AHEAD =
  '(?= (?:of training )?(?:(?:for|in|during|over) )?(?:this|next|the next|the coming|that|the) (?:[a-z0-9]+ )?weeks?(?: |$))';
const WEEK_BEHIND =
  '(?<=\\bweeks? (?:, )?(?:(?:i|we|can|could|will|only|just|have|got|get|it is|please|make it|with) )*)';
/** Not a stretch of time without training, or before something. */
const OF_TRAINING =
  '(?! (?:off|free|rest|away|out|without|until|before|left|to go|ago|after|later|earlier|late|early|in a row|straight|of (?:rest|holiday|vacation)))';

function often(match: RegExpExecArray, weekly: boolean): Tag {
  const [, count, unit = 'times', once] = match;
  const most = count === undefined ? (once === 'once' ? 1 : 2) : numberOf(count);
  const [sport = ''] = /\b(?:run|ride|swim|strength|lift)/.exec(match[0]) ?? [];
  return { t: 'often', most, isOfDays: unit.startsWith('day'), sport: SPORT_OF[sport] ?? null, weekly };
}

/** How many days or workouts a week is to have at most: "only three days a week", "max 4 sessions next week", "two runs a week is enough". */
export const OFTEN_PHRASES: readonly Phrase[] = [
  [`(?:can |could |will )?${MOST}${TIMES}${A_WEEK}`, (match) => often(match, true)],
  [`(?:${CAN}|${MANAGE})${TIMES}${A_WEEK}`, (match) => often(match, true)],
  [
    `${TIMES}${A_WEEK}(?: (?:max(?:imum)?|at (?:the )?most|tops|only|(?:is|are|would be|will be) (?:enough|plenty|all i can (?:do|manage))|will do|would do))`,
    (match) => often(match, true),
  ],
  [`(?:can |could |will )?${MOST}${TIMES}${OF_TRAINING}${WEEK_AHEAD}`, (match) => often(match, false)],
  [`(?:${CAN}|${MANAGE})${TIMES}${OF_TRAINING}${WEEK_AHEAD}`, (match) => often(match, false)],
  [
    `${WEEK_BEHIND}(?:${CAN}|${MANAGE}|(?:can |could |will )?${MOST})${TIMES}${OF_TRAINING}`,
    (match) => often(match, false),
  ],
];
