import type { Weekday } from '../../../core/calendar/calendar.ts';
import { compilePrinciple } from '../../../core/principles/compile.ts';
import {
  type ByKind,
  type PrincipleRule,
  rowOf,
  type RuleScope,
  type What,
  type Who,
} from '../../../core/principles/rule.ts';
import { WORKOUT_TYPES } from '../../../core/codes/workout.ts';
import type { CorpusLine } from './corpus.ts';
import type { Verdict } from './verdict.ts';

const inOrder = (types: What['types']): string =>
  [...types].sort((one, other) => WORKOUT_TYPES.indexOf(one) - WORKOUT_TYPES.indexOf(other)).join('+');
const whatText = ({ types, quality }: What): string =>
  [...(quality === 'any' ? [] : [quality]), ...(types.length > 0 ? [inOrder(types)] : [])].join(' ') || 'all';
const daysText = (days: readonly Weekday[]) => days.map((day) => day.slice(0, 3)).join(' ');

const BODIES: ByKind<[], string> = {
  days: ({ what, days, only, rather }) =>
    `${rather ? 'rather' : only ? 'only' : 'no'} ${whatText(what)} ${daysText(days)}`,
  count: ({ what, most, weeks }) =>
    most === 0 ? `none ${whatText(what)}` : `count ${whatText(what)} ${most}${weeks > 1 ? `/${weeks}w` : ''}`,
  perDay: ({ what, most }) => `perday ${whatText(what)} ${most}`,
  length: ({ what, minutes, days }) => `length ${whatText(what)} ${minutes} ${daysText(days)}`,
  share: ({ what, percent, of }) => `share ${whatText(what)} ${percent} ${of}`,
  apart: ({ first, next, from, to }) => `apart ${whatText(first)} ${whatText(next)} ${from}..${to}`,
  rest: ({ least }) => `rest ${least}`,
  hours: ({ most }) => `hours ${most}`,
  ramp: ({ percent }) => `ramp ${percent}`,
  step: ({ weeks }) => `step ${weeks}`,
  nearRace: ({ what, before, after }) => `race ${whatText(what)} before ${before} after ${after}`,
  prefer: ({ after, rather }) => `prefer after ${whatText(after)}: ${rather.join('+')}`,
};

function whoText(who: Who): string {
  switch (who.kind) {
    case 'age':
      return `age ${who.from}-${who.to}`;
    case 'injury':
      return `injury ${who.area ?? 'any'}`;
    case 'gender':
      return who.gender;
    case 'level':
      return who.levels.join('+');
    case 'race':
      return who.raceTypes.join('+');
    case 'hours':
      return `hours<${who.below}`;
  }
}

const scopeText = ({ phases, kinds, who, firstWeeks }: RuleScope): string =>
  [...phases, ...kinds, ...who.map(whoText).sort(), ...(firstWeeks === null ? [] : [`first ${firstWeeks}`])].join(' ');

const ruleText = ({ body, scope }: PrincipleRule): string => {
  const of = scopeText(scope);
  return `${rowOf(BODIES, body)(body).trim()}${of === '' ? '' : ` @ ${of}`}`;
};

/** What becomes of a principle: the rules that were meant; none where they were wanted is `asked`, for the coach is told why. */
export function judgePrinciple({ sentence, ways }: CorpusLine): { verdict: Verdict; lines: readonly string[] } {
  const { state, rules } = compilePrinciple({ principleType: 'training_philosophy', context: '', principle: sentence });
  const lines = state === 'compiled' ? rules.map(ruleText).sort() : ['none'];
  const isRight = ways.some((way) => [...way].sort().join('; ') === lines.join('; '));
  return { verdict: isRight ? 'right' : state === 'compiled' ? 'wrong' : 'asked', lines };
}
