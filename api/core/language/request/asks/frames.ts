import type { RequestIntent, Target } from '../intent.ts';
import type { Slots } from '../slots.ts';
import type { Horizon, RequestAct } from '../tags.ts';
import {
  cannotIntents,
  freed,
  onlyEasy,
  onlyThese,
  removals,
  restDay,
  withoutHard,
  withoutIntents,
} from './absences.ts';
import {
  addIntents,
  capIntents,
  fitted,
  hardIntents,
  isExtra,
  levelIntents,
  newIntents,
  resized,
  wantsMore,
} from './amounts.ts';
import { type Asked, askedOf, has, isNamed, isOneDay, isRace, isTo, singleTarget, targets } from './asked.ts';
import { destination, moved, moveIntents, placeIntents } from './moves.ts';
import { insteadThere, raceIntents, replaceIntents } from './replacements.ts';
import { swapIntents } from './swaps.ts';

/** One sort of wish: when a clause is one, and what it then asks for; null: it is another, after all. */
interface Frame {
  /** Left out: `asks` knows. */
  when?: (asked: Asked) => boolean;
  asks: (asked: Asked) => RequestIntent[] | null;
}

const nothing = (): RequestIntent[] => [];
const ALONE = /^(?:alone|be|untouched|unchanged|normal|is)$/;
/** "leave Sunday alone", "do not touch Sunday": the day with all that is on it. */
const isAlone = ({ denied, tags }: Asked, { workout }: Target): boolean =>
  workout === null && (denied === 'touch' || tags.some((tag) => tag.t === 'word' && ALONE.test(tag.word)));
const kept = (asked: Asked): RequestIntent[] =>
  targets(asked).map((what) => ({ kind: 'keep', what, ...(isAlone(asked, what) && { alone: true }) }));

const CHANGING: ReadonlySet<RequestAct> = new Set([
  'move',
  'touch',
  'remove',
  'swap',
  'replace',
  'shorten',
  'lengthen',
  'earlier',
  'later',
  'ease',
  'make',
  'add',
]);
/** What a workout is made of is no workout: "skip the warm-up". */
const PART = /\b(?:warm ?ups?|warming up|cool ?downs?|cooling down)\b/;

/** "take it off today and do it on Thursday", "and add it to Saturday". */
const isAgain = (asked: Asked): boolean =>
  has(asked, 'add', 'do') &&
  !has(asked, 'cannot') &&
  asked.pronoun &&
  asked.nouns.length === 1 &&
  asked.nouns[0]!.workout === null &&
  isOneDay(asked.nouns[0]!.dates) &&
  !asked.measured &&
  asked.level === null &&
  asked.denied === null;

/** "no time for 3 h on Saturday": as much as that is what there is not. */
const isTooLong = (asked: Asked): boolean =>
  has(asked, 'cannot') && asked.duration?.minutes != null && !asked.limit && !asked.least && asked.length === null;

/** "I do not fancy three hours": how long it should not be. */
const isUnwanted = (asked: Asked): boolean =>
  asked.acts.every((act) => act === 'wont') && has(asked, 'wont') && asked.measured && !asked.limit && !asked.instead;

const isBelow = (asked: Asked): boolean =>
  has(asked, 'remove') && asked.tags.some((tag) => tag.t === 'limit' && tag.below) && !asked.tags.some(isTo);

const isStrength = (asked: Asked): boolean =>
  asked.level?.step === 1 && asked.nouns.some(({ workout }) => workout?.sports[0] === 'strength');

const isMoved = (asked: Asked): boolean =>
  (has(asked, 'move') && !(asked.measured && destination(asked.nouns) === undefined)) ||
  (asked.shift?.signed === true && asked.nouns.length > 0 && !asked.measured);

const hasSport = ({ nouns }: Asked): boolean =>
  nouns.some(({ workout }) => workout !== null && workout.sports.length > 0);

const placed = (asked: Asked): RequestIntent[] =>
  placeIntents(asked).map((intent) =>
    intent.kind === 'move' && asked.acts.every((act) => act === 'do') ? { ...intent, isPlace: true } : intent,
  );

/** All that can be asked of workouts. The first frame that fits counts: what narrows stands before what is general. */
const FRAMES: readonly Frame[] = [
  // which of the days they should be is the athlete's to say
  { when: (asked) => asked.least && has(asked, 'rest', 'restDay'), asks: () => [{ kind: 'restWhen' }] },
  // "skip everything under 30 min" tells which ones: no limit
  { when: isBelow, asks: nothing },
  { when: (asked) => asked.least && !asked.nouns.some(isNamed), asks: () => [{ kind: 'least' }] },
  { when: ({ tags }) => tags.some(({ t }) => t === 'advice'), asks: nothing },
  // "taper more" asks for less; how a taper goes is the season's
  { when: ({ words }) => words.some((word) => word.startsWith('taper')), asks: nothing },
  { when: ({ words }) => PART.test(words.join(' ')), asks: nothing },
  { when: isAgain, asks: ({ nouns }) => [moved({ workout: null, dates: null }, nouns[0]!.dates)] },
  { when: ({ nouns }) => nouns.some(isRace), asks: raceIntents },
  { when: ({ denied, level, measured }) => denied === 'make' && level === null && !measured, asks: removals },
  { when: ({ denied }) => denied !== null && CHANGING.has(denied), asks: kept },
  { when: isTooLong, asks: (asked) => (asked.nouns.length === 0 ? [] : targets(asked).map(freed)) },
  { when: isUnwanted, asks: nothing },
  { when: (asked) => has(asked, 'swap') && (asked.level === null || asked.nouns.length > 1), asks: swapIntents },
  { when: wantsMore, asks: (asked) => [{ kind: 'harder', what: singleTarget(asked), background: false }] },
  { asks: insteadThere },
  { asks: replaceIntents },
  { when: (asked) => isStrength(asked) || isExtra(asked), asks: addIntents },
  // "less running, more cycling": one sport for another is the season's matter, and no half of it
  { when: ({ level, length }) => level?.step === 1 && length === -1, asks: nothing },
  { asks: levelIntents },
  { when: (asked) => has(asked, 'later') && !asked.measured, asks: (asked) => moveIntents(asked, 1) },
  { when: (asked) => has(asked, 'earlier') && !asked.measured, asks: (asked) => moveIntents(asked, -1) },
  { when: isMoved, asks: (asked) => moveIntents(asked, 0) },
  { when: (asked) => has(asked, 'add') && has(asked, 'restDay'), asks: restDay },
  { when: (asked) => has(asked, 'add') || (has(asked, 'fit') && hasSport(asked)), asks: addIntents },
  { when: (asked) => has(asked, 'fit') && asked.measured, asks: fitted },
  { asks: capIntents },
  { asks: newIntents },
  { when: (asked) => asked.measured || has(asked, 'shorten', 'lengthen'), asks: resized },
  { asks: withoutHard },
  { asks: onlyEasy },
  { when: (asked) => has(asked, 'restDay'), asks: restDay },
  { when: (asked) => has(asked, 'remove', 'rest', 'wont'), asks: removals },
  { when: (asked) => has(asked, 'cannot'), asks: cannotIntents },
  { when: (asked) => has(asked, 'keep'), asks: kept },
  { asks: withoutIntents },
  { asks: hardIntents },
  {
    when: ({ time, nouns }) => time !== null && nouns.some(({ workout }) => workout !== null),
    asks: (asked) => [{ kind: 'time', time: asked.time!, what: singleTarget(asked) }],
  },
  { asks: onlyThese },
  { asks: placed },
];

/** What one clause asks to be done with workouts; [] when it asks for nothing. */
export function asksOf(own: Slots, horizon: Horizon, inherited: RequestAct | null): RequestIntent[] {
  const asked = askedOf(own, horizon, inherited);
  for (const { when, asks } of FRAMES) {
    const intents = when === undefined || when(asked) ? asks(asked) : null;
    if (intents !== null) return intents;
  }
  return [];
}
