import { TRAINING_NOUNS, WORKOUT_NOUNS } from '../messages/workoutNouns.ts';
import type { Weekday } from '../calendar/calendar.ts';
import { weekdayName } from '../calendar/dayNames.ts';
import { percentText } from '../units/percentText.ts';
import { countOf } from '../units/countOf.ts';
import { tableOf } from '../units/tableOf.ts';
import { listOf } from '../units/listOf.ts';
import { opening } from '../messages/reader.ts';
import {
  type BodyOf,
  type ByKind,
  rowOf,
  type PrincipleRule,
  type RuleBody,
  type RuleScope,
  type TrainedType,
  type What,
  type Who,
} from './rule.ts';
import { hoursToFiveMinutes, timeText } from '../units/timeText.ts';

const QUALITY = {
  any: '',
  long: 'long ',
  hard: 'hard ',
  easy: 'easy ',
  vo2max: 'VO2max ',
  threshold: 'threshold ',
} as const;

/** "long run", "hard workout", "strength". */
export function whatName(
  { types, quality }: What,
  { many = false, conjunction = 'or' }: { many?: boolean; conjunction?: string } = {},
): string {
  const s = many ? 's' : '';
  if (types.length === 0) return `${QUALITY[quality]}workout${s}`;
  if (types.length === 1 && types[0] === 'strength' && quality === 'any' && !many) return 'strength';
  return (
    QUALITY[quality] +
    listOf(
      types.map((type) => WORKOUT_NOUNS[type] + s),
      conjunction,
    )
  );
}

const article = (text: string): string => (text === 'strength' ? text : `a${/^[aeio]/i.test(text) ? 'n' : ''} ${text}`);
const isHard = ({ types, quality }: What): boolean => types.length === 0 && quality === 'hard';

const onDays = (days: readonly Weekday[]): string => `on ${listOf(days.map(weekdayName))}`;
/** Without its s, to be counted. */
const counted = (what: What): string => whatName(what, { many: true }).replace(/s$/, '');
const nearRaceDays = (days: number, when: string): readonly string[] => {
  if (days <= 0) return [];
  return [days === 1 ? `on the day ${when} a race` : `for ${days} days ${when} a race`];
};
const nextDay = (each: BodyOf<'prefer'>['rather'][number]): string => {
  if (each === 'rest') return 'rest';
  return each === 'easy' ? 'an easy workout' : article(WORKOUT_NOUNS[each]);
};

const WORDS: ByKind<[], string> = {
  days: ({ what, only, rather, days }) => {
    if (rather) return `${opening(whatName(what))} rather ${onDays(days)}`;
    return only ? `${opening(whatName(what))} only ${onDays(days)}` : `No ${whatName(what)} ${onDays(days)}`;
  },
  count: ({ what, most, weeks }) => {
    if (most === 0) return `No ${whatName(what)}`;
    const span = weeks === 1 ? 'a week' : `every ${weeks} weeks`;
    return `At most ${countOf(most, isHard(what) ? 'hard day' : counted(what))} ${span}`;
  },
  perDay: ({ what, most }) => `At most ${countOf(most, counted(what))} a day`,
  length: ({ what, minutes, days }) =>
    `${opening(whatName(what))} at most ${timeText(minutes)}${days.length > 0 ? ` ${onDays(days)}` : ''}`,
  share: ({ what, percent, of }) => {
    const [type] = what.types;
    const training = of === 'week' || type === undefined ? 'training' : TRAINING_NOUNS[type];
    return `${opening(whatName(what))} at most ${percentText(percent)} of the week's ${training}`;
  },
  apart: ({ first, next, from, to }) => {
    const isSame = JSON.stringify(first) === JSON.stringify(next);
    if (from === 0 && to === 0) return `${opening(whatName(first))} and ${whatName(next)} not on one day`;
    if (isSame && to > 1) return `${opening(whatName(first, { many: true }))} at least ${to + 1} days apart`;
    const when = to === 1 ? 'the day after' : `for ${to} days after`;
    return `No ${whatName(next)} ${from === 0 ? 'on the day and ' : ''}${when} ${article(whatName(first))}`;
  },
  rest: ({ least }) => `At least ${countOf(least, 'rest day')} a week`,
  hours: ({ most }) => `At most ${hoursToFiveMinutes(most)} a week`,
  ramp: ({ percent }) => `Week at most ${percentText(percent)} longer than the longest of the last four`,
  step: ({ weeks }) => `A step-back week after at most ${countOf(weeks, 'loading week')}`,
  nearRace: ({ what, before, after }) =>
    `No ${whatName(what)} ${[...nearRaceDays(before, 'before'), ...nearRaceDays(after, 'after')].join(' and ')}`,
  prefer: ({ after, rather }) =>
    `The day after ${article(whatName(after))}: rather ${listOf(rather.map(nextDay), 'or')}`,
};

/** The rule without its scope: "No long run on Saturday". */
export const bodyWords = (body: RuleBody): string => rowOf(WORDS, body)(body);

const RACE_NAMES: Readonly<Record<string, string>> = tableOf({
  'sprint-tri': 'sprint triathlon',
  'olympic-tri': 'Olympic triathlon',
  'half-ironman': 'half Ironman',
  ironman: 'Ironman',
  'half-marathon': 'half marathon',
  marathon: 'marathon',
  '5k': '5 km race',
  '10k': '10 km race',
  'ultra-50k': '50 km ultra',
  'ultra-100k': '100 km ultra',
  'gran-fondo': 'gran fondo',
  'time-trial': 'time trial race',
  'open-water': 'open-water race',
  duathlon: 'duathlon',
  aquabike: 'aquabike',
});
const KINDS: Readonly<Record<string, string>> = tableOf({
  load: 'loading weeks',
  step: 'step-back weeks',
  taper: 'taper weeks',
  race: 'race weeks',
  recovery: 'recovery weeks',
});

function whoWords(who: Who): string {
  switch (who.kind) {
    case 'age':
      if (who.to >= 120)
        return who.from % 5 === 0 ? `athletes of ${who.from} and over` : `athletes over ${who.from - 1}`;
      return who.from <= 0 ? `athletes under ${who.to + 1}` : `athletes of ${who.from} to ${who.to}`;
    case 'injury':
      return who.area === null ? 'athletes with an injury' : `athletes with ${article(`${who.area} injury`)}`;
    case 'gender':
      return who.gender === 'female' ? 'women' : who.gender === 'male' ? 'men' : 'athletes of other gender';
    case 'level':
      return `${listOf(who.levels)} athletes`;
    case 'race':
      return `training for ${article(
        listOf(
          who.raceTypes.map((type) => RACE_NAMES[type] ?? type),
          'or',
        ),
      )}`;
    case 'hours':
      return `athletes with less than ${hoursToFiveMinutes(who.below)} a week`;
  }
}

/** Types that the rule is about, for its scope in words. */
function sportsOf(body: RuleBody): readonly TrainedType[] {
  switch (body.kind) {
    case 'apart':
      return body.first.types.length === 0 || body.next.types.length === 0
        ? []
        : [...new Set([...body.first.types, ...body.next.types])];
    case 'prefer':
      return body.after.types;
    case 'rest':
    case 'hours':
    case 'ramp':
    case 'step':
      return [];
    default:
      return body.what.types;
  }
}

/** "all phases · run · athletes over 50". */
export function scopeWords({ body, scope }: PrincipleRule): string {
  const { phases, kinds, who, firstWeeks } = scope;
  const weeks = [...phases, ...kinds.map((kind) => KINDS[kind]!)];
  const sports = sportsOf(body);
  return [
    weeks.length > 0 ? weeks.join(', ') : 'all phases',
    sports.length > 0 ? sports.join(', ') : 'all sports',
    ...(firstWeeks === null ? [] : [firstWeeks === 1 ? 'the first week' : `the first ${firstWeeks} weeks`]),
    ...who.map(whoWords),
  ].join(' · ');
}

export const ruleWords = (rule: PrincipleRule): string => `${bodyWords(rule.body)} · ${scopeWords(rule)}`;
export const rulesWords = (rules: readonly PrincipleRule[]): string => rules.map(ruleWords).join('; ');
export const EVERYONE: RuleScope = { phases: [], kinds: [], who: [], firstWeeks: null };
