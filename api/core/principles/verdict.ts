import { percentText } from '../units/percentText.ts';
import { countOf } from '../units/countOf.ts';
import type { SeenWeek } from './judge.ts';
import type { RuleBody } from './rule.ts';

const times = (count: number): string => countOf(count, 'workout');

/** What the rule allows, in words. */
export function limitOf(body: RuleBody): string {
  switch (body.kind) {
    case 'days':
      return body.only ? body.days.map((day) => day.slice(0, 3)).join(', ') : 'none';
    case 'count':
      return countOf(body.most, body.what.quality === 'hard' ? 'day' : 'workout');
    case 'perDay':
      return times(body.most);
    case 'length':
      return `${body.minutes} min`;
    case 'share':
    case 'ramp':
      return percentText(body.percent);
    case 'apart':
      return body.from === 0 && body.to === 0 ? 'not on one day' : countOf(body.to + 1, 'day');
    case 'rest':
      return countOf(body.least, 'day');
    case 'hours':
      return `${Math.round(60 * body.most)} min`;
    case 'step':
      return countOf(body.weeks, 'week');
    case 'nearRace':
      return 'none';
    case 'prefer':
      return 'as the week allows';
  }
}

/** What the week makes of the rule, in words; `size` is in the rule's unit. */
export function valueOf(body: RuleBody, week: SeenWeek, size: number): string {
  switch (body.kind) {
    case 'days':
      return size > 0 ? times(size) : body.only ? 'nowhere else' : 'none';
    case 'nearRace':
      return size > 0 ? times(size) : 'none';
    case 'count':
      return countOf(size, body.what.quality === 'hard' ? 'day' : 'workout');
    case 'perDay':
      return times(size);
    case 'length':
    case 'hours':
      return `${size} min`;
    case 'share':
      return size < 0 ? 'no such workout' : percentText(size.toFixed(0));
    case 'apart':
      return size > 7 ? 'far apart' : size === 0 ? 'same day' : countOf(size, 'day');
    case 'rest':
      return countOf(size, 'day');
    case 'ramp':
      if (week.largestBefore === null) return 'no week before';
      if (week.loadsInARow === 0) return 'no loading week';
      return size <= 0 ? 'no growth' : percentText(size.toFixed(1));
    case 'step':
      return size === 0 ? 'no loading week' : `week ${size}`;
    case 'prefer':
      return size === 0 ? 'kept' : `${times(size)} otherwise`;
  }
}
