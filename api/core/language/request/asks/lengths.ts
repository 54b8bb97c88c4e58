import type { Length } from '../intent.ts';
import type { DurationTag, Tag } from '../tags.ts';
import { type Asked, has } from './asked.ts';

/** Is it to become less, or more? */
interface Direction {
  less: boolean;
  more: boolean;
}

const directionOf = (asked: Asked): Direction => ({
  less: has(asked, 'shorten') || asked.length === -1 || (has(asked, 'remove') && asked.words.includes('by')),
  more: has(asked, 'lengthen', 'add') || asked.length === 1,
});

const isPrep = (tag: Tag | undefined, ...preps: readonly string[]): boolean =>
  tag?.t === 'prep' && preps.includes(tag.prep);

/** "to 60": the amount is what it becomes. */
const isSet = ({ tags }: Asked, duration: DurationTag): boolean =>
  tags.some((tag, at) => isPrep(tag, 'to') && tags.slice(at + 1).find(({ t }) => t !== 'limit') === duration);

/** "by 20 minutes" and "10 min longer" change the length; "to 60" and "extend to 45" set it. */
function deltaOf(asked: Asked, duration: DurationTag, { less, more }: Direction): Length['delta'] {
  if (duration.delta !== 0) return duration.delta;
  const isOff = isPrep(asked.tags[asked.tags.indexOf(duration) + 1], 'from', 'of');
  if (isOff && (less || has(asked, 'remove'))) return -1;
  if (isSet(asked, duration) || asked.limit || duration.minutes === null) return 0;
  const by = asked.words.includes('by') || asked.length !== null;
  if (more && (by || !has(asked, 'lengthen'))) return 1;
  return less && (by || asked.tags.some((tag) => isPrep(tag, 'from'))) ? -1 : 0;
}

export const A_QUARTER_LESS: Length = { minutes: null, factor: 0.75, delta: 0, km: null, atMost: true };

/** How long it should be, where the amount is this one; undefined: none was named. */
export function lengthOf(duration: DurationTag | undefined, asked: Asked): Length {
  const direction = directionOf(asked);
  const { less } = direction;
  if (duration === undefined) return less ? A_QUARTER_LESS : { ...A_QUARTER_LESS, factor: 1.1, atMost: false };
  const { minutes, factor, km = null } = duration;
  if (asked.least) return { minutes, factor, delta: 0, km, atMost: false, atLeast: true };
  const delta = deltaOf(asked, duration, direction);
  const isMost = (less || has(asked, 'remove')) && delta === 0 && minutes !== null;
  // "Friday I can do an hour": there is time for no more
  const isAble = asked.words.includes('can') && has(asked, 'do') && delta === 0 && minutes !== null;
  return { minutes, factor, delta, km, atMost: asked.limit || isMost || isAble };
}
