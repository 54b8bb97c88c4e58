import type { WorkoutTime } from '../../athlete/athlete.ts';
import type { RequestOutcome } from './requestDraft.ts';
import type { Prep, Tag } from './tags.ts';

export const CLOCK = "(?:\\d{1,2} ?(?:am|pm|o ?'? ?clock|h\\b)|\\d{1,2}[:.]\\d\\d|noon|midday)";
const NO_ACT = '(?!.*\\b(?:skip|cancel|move|drop|swap|off|no (?:training|time|run|ride|swim))\\b)';
/** "only from 18 o'clock", "not before 7 pm", "only mornings". */
const CLOCK_LIMIT = new RegExp(
  `^${NO_ACT}.*\\b(?:(?:only|not|never|nothing|earliest) (?:\\w+ ){0,2}(?:from|before|after|until|by) ${CLOCK}|(?:from|before|after|until|by) ${CLOCK} only|only (?:in the |the )?(?:early |late )?(?:mornings?|evenings?|afternoons?)\\b)`,
);

const TIMES = '(?:mornings?|evenings?|afternoons?|nights?|lunch ?(?:times?|breaks?))';
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)';
/** A part of the day, and no more than that: "Friday night and Saturday" is more. */
const PART = `(?:on |in )?(?:the |a |my |any )?(?:${DAY} )?(?:early |late )?${TIMES}(?! (?:and|or|until|to|till|through)\\b| (?:run|ride|swim|bike|gym|strength|session|workout|one|shift)s?\\b)`;
/** All training, and no workout by its name. */
const ANY = '(?:(?:training|trainings|sessions?|workouts?|sports?|exercise|anything|something|nothing) )?';
const RULED_OUT: readonly RegExp[] = [
  // "no sessions on Friday evenings", "never in the mornings", "I can't do Thursday evening"
  new RegExp(
    `\\b(?:no|not|never|nothing|without) (?:any |more |do |have |plan |put |schedule |train |make |manage )*${ANY}${PART}`,
  ),
  // "no morning sessions"
  /\bno (?:more )?(?:early )?(?:morning|evening|afternoon|night|lunch|late) (?:training|trainings|sessions?|workouts?)\b/,
  // "Tuesday evenings are choir, so no training then"
  new RegExp(`\\b${DAY} (?:early |late )?${TIMES} .*\\b(?:no|not|nothing|never) ${ANY}then\\b`),
];
const OF_ONE =
  /\b(?<!school )(?:skip|cancel|move|drop|swap|ride|riding|run|running|swim|swimming|strength|gym|weights|bike)\b/;

/** A part of the day in which there is to be no training; of one workout it is said otherwise. */
export const rulesOutTime = (words: string): boolean =>
  !OF_ONE.test(words) && RULED_OUT.some((says) => says.test(words));
/** When in the day somebody can train, or cannot: a workout has no fixed hour, so that nothing is taken away for it. */
export const saysWhenInDay = (words: string): boolean => CLOCK_LIMIT.test(words) || rulesOutTime(words);

const HOUR = /^(\d{1,2})(?::\d\d)?$/;
const NOON = 12;
const EVENING = 17;
/** What begins at an hour without "am" or "pm" begins by day. */
const EARLIEST = 8;
const HOURS = 24;

/** The part of the day of "at 3", "at 8 pm", "at 17:30"; null: no hour is named. `before`: what stands before it. */
export function partOfHour(tags: readonly Tag[], before: readonly Prep[] = ['on']): WorkoutTime | null {
  const at = tags.findIndex((tag) => tag.t === 'prep' && before.includes(tag.prep));
  const [said, half] = tags.slice(at + 1, at + 3).map((tag) => (tag.t === 'word' ? tag.word : ''));
  const found = at === -1 ? null : HOUR.exec(said ?? '');
  if (found === null) return null;
  const named = Number(found[1]);
  const isAfternoon = named < NOON && (half === 'pm' || (half !== 'am' && named < EARLIEST));
  const hour = isAfternoon ? named + NOON : named;
  if (hour >= HOURS) return null;
  return hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';
}

/** When in the day somebody trains is theirs to choose; `not`: when they cannot. */
export function saidInDay(time: WorkoutTime, outcome: RequestOutcome, not = false): void {
  outcome.understood.push(`${not ? 'you cannot ' : ''}train in the ${time}`);
  outcome.notes.push(
    `A workout has no fixed hour in the plan, so do it when it suits you that day.${not ? '' : ' Say "always" to make it your usual time.'}`,
  );
}
