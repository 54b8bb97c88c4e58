import type { WorkoutType } from '../../codes/workout.ts';
import type { DateTag } from './tags.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';

type Sport = Extract<WorkoutType, 'run' | 'bike' | 'swim' | 'strength'>;

/** What somebody does, and what they need for it. */
const DOING: readonly (readonly [RegExp, Sport])[] = [
  [/\b(?:runs?|running|jogs?|jogging)\b(?! (?:shoes|kit|gear|late|around))/, 'run'],
  [/\b(?:rides?|riding|biking|cycling|cycle)\b/, 'bike'],
  [/\b(?:swims?|swimming)\b(?! (?:kit|gear|stuff|trunks))/, 'swim'],
  [/\b(?:strength|lift(?:ing)?|body ?weight)\b/, 'strength'],
];
const GEAR: readonly (readonly [RegExp, Sport])[] = [
  [/\b(?:running (?:shoes|kit|gear)|run kit|shoes|sneakers|trainers|treadmill)\b/, 'run'],
  [/\b(?:bikes?|bicycle|turbo|rollers|(?<!personal )trainer|wattbike|zwift|peloton)\b/, 'bike'],
  [/\b(?:pool|swim (?:kit|gear|stuff)|goggles|wetsuit|swim trunks|lake|sea)\b/, 'swim'],
  [/\b(?:gyms?|weights|dumb ?bells?|kettle ?bells?|bands)\b/, 'strength'],
];

/** It cannot be done there. */
const DENIED =
  /\b(?:no|not|without|never|can not|closed|shut|impossible|unavailable|(?:stays?|remains?) (?:at )?home|leav(?:e|ing)|left|too (?:cold|dark|hot|icy))\b/;
/** It can. */
const POSSIBLE =
  /\b(?:can|could|able|will|ok|okay|fine|possible|doable|works?|available|there is|there are|has|have|got|with|take|taking|bring|bringing|pack|packing|use|only|just|stays?|squeeze|allowed|hotel|normal|as planned|plenty|lots)\b/;
const ONLY = /\b(?:only|just)\b/;
const NOTHING_ELSE = /\bnothing else\b|\b(?:everything|all|anything) else (?:is |are )?(?:not|impossible|out)\b/;
const MAYBE = /\b(?:might|maybe|perhaps|possibly|try|not sure|see if|hope|a bit)\b/;
/** Something is to be done with a workout. */
const WISHED =
  /\b(?:move|skip|swap|put|shift|cancel|drop|push|postpone|make|replace|shorten|instead|add|lengthen|earlier|later|forward|remove|delete|leave out|take out)\b/;
const SPLIT =
  /((?:^| )(?:[.,:;]|-(?! (?:mon|tue|wed|thu|fri|sat|sun))|and|but|so|where|though|however|because|although|plus|tho|yet)(?= |$))/;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|week|weekend|january|february|\d{1,2}(?:st|nd|rd|th)?(?= |$))\b/;

const OF_GEAR =
  /\b(?:with my|no|only|with a)(?: (?:rental|rented|hired?|road|gravel|own|running|swim|swimming|spin|exercise))* \w+\b/g;

/** What a text says of what can be done while its athlete is away. */
interface Away {
  can: Set<Sport>;
  /** Of these, told by what there is, and not by what is done. */
  gear: Set<Sport>;
  cannot: Set<Sport>;
  isOnly: boolean;
  /** Something is said of sports, and it does not say which. */
  isOpen: boolean;
  /** The words without all that. */
  rest: string[];
}

const namedIn = (part: string, of: readonly (readonly [RegExp, Sport])[]): Sport[] =>
  of.flatMap(([words, sport]) => (words.test(part) ? [sport] : []));

/** What a part of the text says of its sports; null: neither. */
type Said = 'can' | 'cannot' | null;

function saidOf(part: string, count: number, before: Said): Said {
  if (DENIED.test(part)) return 'cannot';
  if (POSSIBLE.test(part)) return 'can';
  const isBare = part.split(' ').length <= count + 1;
  return isBare ? (before ?? 'can') : null;
}

/** Something else than the journey has this day, or this wish. */
const isElse = (part: string): boolean => WISHED.test(part) || (DAY.test(part) && !/\b(?:with|only|no)\b/.test(part));

/** Takes one part in, and answers what it says of its sports. */
function takeIn(part: string, before: Said, away: Away): Said {
  away.isOnly ||= NOTHING_ELSE.test(part);
  const done = namedIn(part, DOING);
  const had = namedIn(part, GEAR).filter((sport) => !done.includes(sport));
  const sports = [...done, ...had];
  if (sports.length === 0 || isElse(part)) {
    away.rest.push(part);
    return null;
  }
  const says = saidOf(part, sports.length, before);
  away.isOnly ||= says !== 'cannot' && ONLY.test(part);
  away.isOpen ||= says === null || MAYBE.test(part);
  for (const sport of sports) away[says === 'cannot' ? 'cannot' : 'can'].add(sport);
  if (says !== 'cannot') for (const sport of had) away.gear.add(sport);
  // the days of the journey may stand beside it
  away.rest.push('.', DAY.test(part) ? part.replaceAll(OF_GEAR, '') : '');
  return says;
}

function awayIn(words: readonly string[]): Away {
  const away: Away = {
    can: new Set(),
    gear: new Set(),
    cannot: new Set(),
    isOnly: false,
    isOpen: false,
    rest: [],
  };
  let before: Said = null;
  for (const [index, part] of words.join(' ').split(SPLIT).entries())
    if (index % 2 === 1) away.rest.push(part);
    else if (part.trim() !== '') before = takeIn(part.trim(), before, away);
  return away;
}

const isOfAway = (intent: RequestIntent): boolean =>
  (intent.kind === 'free' && intent.what.workout === null) || intent.kind === 'awayWhen';

/** What a journey leaves possible; null: nobody travels, or nothing is said of it. */
export function whileAway(
  words: readonly string[],
  whole: ReadIntents,
  read: (words: readonly string[]) => ReadIntents,
): ReadIntents | null {
  const isTravel = (intent: RequestIntent): boolean =>
    intent.kind === 'awayWhen' || (intent.kind === 'event' && intent.event.kind === 'travel');
  if (!whole.intents.some(isTravel)) return null;
  const away = awayIn(words);
  // "flying on Friday, no bike there": the day goes free of what is not there, and of nothing else
  if (away.can.size === 0 && away.cannot.size === 0) return null;
  const own = read(away.rest.flatMap((part) => part.split(' ').filter((word) => word !== '')));
  const free = own.intents.find((intent) => intent.kind === 'free' && intent.what.workout === null);
  if (!own.intents.some(isTravel) || free?.kind !== 'free') return null;
  const others = own.intents.filter((intent) => !isOfAway(intent));
  return { ...own, intents: [...others, ...leftOut(away, free.what.dates)] };
}

function leftOut({ can, gear, cannot, isOnly, isOpen }: Away, when: DateTag | null): RequestIntent[] {
  if (isOpen) return [{ kind: 'awayWhat' }];
  if (can.size === 0) return [...cannot].map((sport) => ({ kind: 'avoid', sport, when }));
  // a hotel with a gym leaves the road too, where nothing says that it does not
  const isRoad = !isOnly && [...can].every((sport) => gear.has(sport));
  const possible = [...new Set<Sport>([...can, ...(isRoad ? (['run'] as const) : [])])];
  return [
    {
      kind: 'free',
      what: { workout: null, dates: when },
      soft: false,
      can: possible.filter((each) => !cannot.has(each)),
    },
  ];
}
