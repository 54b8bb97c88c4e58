import { weekdayName } from '../calendar/dayNames.ts';
import { percentText } from '../units/percentText.ts';
import { countOf } from '../units/countOf.ts';
import { tableOf } from '../units/tableOf.ts';
import type { PrincipleRule, RuleBody, RuleScope, TrainedType, What, Who } from './rule.ts';

const TYPE: Readonly<Record<TrainedType, string>> = {
  run: 'run',
  bike: 'ride',
  swim: 'swim',
  strength: 'strength workout',
  brick: 'brick',
};
const QUALITY = {
  any: '',
  long: 'long ',
  hard: 'hard ',
  easy: 'easy ',
  vo2max: 'VO2max ',
  threshold: 'threshold ',
} as const;
const SPORT: Readonly<Record<TrainedType, string>> = {
  run: 'running',
  bike: 'cycling',
  swim: 'swimming',
  strength: 'strength',
  brick: 'bricks',
};

export const listOf = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

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
      types.map((type) => TYPE[type] + s),
      conjunction,
    )
  );
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (text: string): string => (text === 'strength' ? text : `a${/^[aeio]/i.test(text) ? 'n' : ''} ${text}`);
const isHard = ({ types, quality }: What): boolean => types.length === 0 && quality === 'hard';

/** The rule without its scope: "No long run on Saturday". */
export function bodyWords(body: RuleBody): string {
  switch (body.kind) {
    case 'days': {
      const { what, only, rather } = body;
      const days = listOf(body.days.map(weekdayName));
      if (rather) return `${upper(whatName(what))} rather on ${days}`;
      return only ? `${upper(whatName(what))} only on ${days}` : `No ${whatName(what)} on ${days}`;
    }
    case 'count': {
      const { what, most, weeks } = body;
      if (most === 0) return `No ${whatName(what)}`;
      const name = isHard(what) ? 'hard day' : whatName(what, { many: true }).replace(/s$/, '');
      const span = weeks === 1 ? 'a week' : `every ${weeks} weeks`;
      return `At most ${most} ${name}${most === 1 ? '' : 's'} ${span}`;
    }
    case 'perDay':
      return `At most ${countOf(body.most, whatName(body.what, { many: true }).replace(/s$/, ''))} a day`;
    case 'length': {
      const days = body.days.length > 0 ? ` on ${listOf(body.days.map(weekdayName))}` : '';
      return `${upper(whatName(body.what))} at most ${body.minutes} min${days}`;
    }
    case 'share': {
      const [type] = body.what.types;
      const of = body.of === 'week' || type === undefined ? "of the week's training" : `of the week's ${SPORT[type]}`;
      return `${upper(whatName(body.what))} at most ${percentText(body.percent)} ${of}`;
    }
    case 'apart':
      return apartWords(body);
    case 'rest':
      return `At least ${countOf(body.least, 'rest day')} a week`;
    case 'hours':
      return `At most ${body.most} h a week`;
    case 'ramp':
      return `Week at most ${percentText(body.percent)} longer than the longest of the last four`;
    case 'step':
      return `A step-back week after at most ${countOf(body.weeks, 'loading week')}`;
    case 'nearRace': {
      const { what, before, after } = body;
      const span = (days: number, when: string) =>
        days === 1 ? `on the day ${when} a race` : `for ${days} days ${when} a race`;
      const parts = [...(before > 0 ? [span(before, 'before')] : []), ...(after > 0 ? [span(after, 'after')] : [])];
      return `No ${whatName(what)} ${parts.join(' and ')}`;
    }
    case 'prefer': {
      const rather = body.rather.map((each) =>
        each === 'rest' ? 'rest' : each === 'easy' ? 'an easy workout' : article(TYPE[each]),
      );
      return `The day after ${article(whatName(body.after))}: rather ${listOf(rather, 'or')}`;
    }
  }
}

function apartWords({ first, next, from, to }: Extract<RuleBody, { kind: 'apart' }>): string {
  const same = JSON.stringify(first) === JSON.stringify(next);
  if (from === 0 && to === 0) return `${upper(whatName(first))} and ${whatName(next)} not on one day`;
  if (same && to > 1) return `${upper(whatName(first, { many: true }))} at least ${to + 1} days apart`;
  const when = to === 1 ? 'the day after' : `for ${to} days after`;
  return `No ${whatName(next)} ${from === 0 ? 'on the day and ' : ''}${when} ${article(whatName(first))}`;
}

const PHASE: Readonly<Record<string, string>> = tableOf({ 'race-specific': 'race-specific' });
const RACE_NAMES: Readonly<Record<string, string>> = tableOf({
  'sprint-tri': 'sprint triathlon',
  'olympic-tri': 'Olympic triathlon',
  'half-ironman': 'half Ironman',
  ironman: 'Ironman',
  'half-marathon': 'half marathon',
  marathon: 'marathon',
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
      return `athletes with less than ${who.below} h a week`;
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
  const weeks = [...phases.map((phase) => PHASE[phase] ?? phase), ...kinds.map((kind) => KINDS[kind]!)];
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
