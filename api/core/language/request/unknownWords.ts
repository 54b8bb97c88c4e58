import type { Clause } from './clauses.ts';
import { isWhole } from './distinctIntents.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import type { Tag } from './tags.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Everyday words that ask for nothing by themselves. */
const EVERYDAY = words(`
  i me my mine we our us your you he she it they them his her a an the this that these those there here is are was were be been being am do does did
  have has had will would shall should can could may might must not no and or but so if then than out up down off under all both any some each every
  other another one ones just only also too very really still already again more less much many most least please thanks thank coach hi hello hey ok
  okay yes yeah sure well now today 's . , : - what which who when how why because while else instead like want wish need get got let make
  day days morning night feel feels feeling give gives time love loves fine better best great nice good back looks look going go goes gone new possible available
  train training sport sports plan plans planned schedule take takes taking said says say told tell sorry unfortunately sadly um uh er gladly happily
  usually generally normally always whole total exactly roughly enough left ever little bit quick full forward easy hard kind sort maybe
  wants wanted work works working home happy happier whatever blocked free somehow thing stuff honestly frankly actually basically
  simply definitely probably apparently anyway though after all think guess believe know mean see hope afraid could would turns agreed decided
  first second third last same rest remain stays stay everything anything nothing something until to into myself
  doctor doc physio gp dr wife husband kids kid son daughter parents boss friends job heavy normal general per outside inside open closed noon am pm sleep life break business done
  plenty need needs bad brutal notch mind way hour hours half even fancy alone lop pop long hotel shoes calendar apt n yoga pilates hike hiking football city town live stretch block note trouble busy leaves leave arrive short notice only spare straight please quickly asap okay alright
  cheers ta mate buddy pal lol haha stuck its cos raining pouring snowing freezing icy windy
  fit fits suit wish wishing quite wise wiser indeed certainly obviously late unchanged row cannot family cancelled weather fell vaccination nevermind
`);
const CIRCUMSTANCE = words(
  'with at in on by for from to of about around near under over because without after before during into through',
);

/** What can be done with workouts: what else is said there may turn it round. */
const OPERATES: ReadonlySet<Tag['t']> = new Set([
  'act',
  'length',
  'level',
  'limit',
  'not',
  'duration',
  'instead',
  'lasting',
  'workout',
]);

/** The parts of a clause between its commas and conjunctions. */
export function partsOf(tags: readonly Tag[]): Tag[][] {
  const parts: Tag[][] = [[]];
  for (const tag of tags)
    if (tag.t === 'comma' || tag.t === 'conj') parts.push([]);
    else parts.at(-1)!.push(tag);
  return parts;
}

const isBeing = (tag: Tag | undefined): boolean => tag?.t === 'word' && /^(?:is|are|was|were|has|have)$/.test(tag.word);

/** A word, or a number that is not denied and none of a clock. */
function isSaid(part: readonly Tag[], at: number): boolean {
  const [before, tag, after] = [part[at - 1], part[at], part[at + 1]];
  if (tag?.t !== 'word') return false;
  const isOfClock = after?.t === 'word' && /^(?:am|pm|o)$/.test(after.word);
  return /^[a-z]/.test(tag.word) || (/^\d+$/.test(tag.word) && before?.t !== 'not' && !isOfClock);
}

/** What is said of these is said of the wish. */
const SUBJECT = /^(?:i|we|you|it|that|this|there|these|those)$/;

/** Words of a part that nobody knows, but for those of a circumstance: "with the lads", "at the rodeo", "my shoes are wet". */
export function unknownIn(part: readonly Tag[]): string[] {
  let isCircumstance = false;
  let isState = false;
  return part.flatMap((tag, at) => {
    const word = isSaid(part, at) && tag.t === 'word' ? tag.word : null;
    isState = (isState && tag.t === 'word') || (word !== null && isBeing(part[at + 1]) && !SUBJECT.test(word));
    if (isState) return [];
    if (tag.t === 'prep' || (word !== null && CIRCUMSTANCE.has(word))) isCircumstance = true;
    else if (word === null || SUBJECT.test(word)) isCircumstance &&= tag.t === 'possessive';
    else if (!EVERYDAY.has(word) && !isCircumstance) return [word];
    return [];
  });
}

/** All such words of a text. */
export const unknownOf = (tags: readonly Tag[]): string[] => partsOf(tags).flatMap(unknownIn);

/** What is told, or holds from now on, is read from fewer words. */
const CAREFUL: ReadonlySet<RequestIntent['kind']> = new Set([
  'swap',
  'harder',
  'add',
  'move',
  'replace',
  'ease',
  'resize',
  'remove',
  'free',
  'avoid',
  'cap',
]);

/** What empties whole days, and what only tells. */
const isWholeAbsence = (intent: RequestIntent): boolean =>
  intent.kind === 'event' ||
  (intent.kind === 'keep' && intent.what.workout === null && intent.what.dates === null) ||
  ((intent.kind === 'free' || intent.kind === 'remove') && isWhole(intent.what) && intent.what.dates !== null);

const RULES_OUT: ReadonlySet<Tag['t']> = new Set(['act', 'not', 'limit']);
/** Of days that go free, what is narrowed is said behind that they do: what stands before is why, or what else is on. */
function behindWish(part: readonly Tag[]): readonly Tag[] {
  const at = part.findIndex((tag) => RULES_OUT.has(tag.t) && !(tag.t === 'act' && tag.act === 'do'));
  const onlyDoes = part.every((tag) => !OPERATES.has(tag.t) || (tag.t === 'act' && tag.act === 'do'));
  if (at === -1) return onlyDoes ? [] : part;
  // without a day of its own, what stands before may be what it is said of
  return part.some(({ t }) => t === 'date') ? part.slice(at) : part;
}
/** "nothing but beer": no training is left of it. */
const keepsThings = (part: readonly Tag[]): boolean =>
  part[0]?.t === 'act' && part[0].act === 'keep' && part.slice(1).every(({ t }) => t === 'word');

/** What is done, by its own words: beside a workout or a day they are a whole wish. */
const WISHES: ReadonlySet<Tag['t']> = new Set(['act', 'length', 'level', 'instead']);
const isWishing = (tag: Tag): boolean =>
  WISHES.has(tag.t) && !(tag.t === 'act' && (tag.act === 'do' || tag.act === 'keep'));
const isWholeWish = (part: readonly Tag[]): boolean =>
  part.some(isWishing) && part.some(({ t }) => t === 'workout' || t === 'date') && unknownIn(part).length === 0;
/** Only names what is trained, or how long: "the ride's a slog, ease off tomorrow" says it around a wish. */
const NAMES_ONLY: ReadonlySet<Tag['t']> = new Set(['workout', 'duration']);
/** "my hamstring twinged in the intervals" is no mere remark. */
const OF_BODY: ReadonlySet<Tag['t']> = new Set(['area', 'pain', 'symptom', 'happening']);
const GETS = /^(?:gets?|becomes?|later|after|instead|happening|replaces?)$/;
const isAround = (part: readonly Tag[]): boolean =>
  !part.some(({ t }) => OF_BODY.has(t)) &&
  !part.some((tag) => tag.t === 'word' && GETS.test(tag.word)) &&
  part.every((tag) => !OPERATES.has(tag.t) || NAMES_ONLY.has(tag.t) || (tag.t === 'act' && tag.act === 'do'));

/** Words that nobody knows, in what is to be done with workouts. */
export function unknownWords(clauses: readonly Clause[], { intents }: ReadIntents): string[] {
  if (!intents.some(({ kind }) => CAREFUL.has(kind))) return [];
  const isAbsent = intents.every(isWholeAbsence);
  const parts = clauses.flatMap(({ tags }) => partsOf(tags));
  const operating = parts.filter((part) => part.some(({ t }) => OPERATES.has(t)));
  const own = operating.some(isWholeWish) ? operating.filter((part) => !isAround(part)) : operating;
  const wished = isAbsent ? own.filter((part) => !keepsThings(part)).map(behindWish) : own;
  // what happened is all that is said, or only why
  const told = parts.filter((part) => part.some(({ t }) => t === 'happening'));
  return (wished.length > 0 ? wished : told).flatMap(unknownIn);
}
