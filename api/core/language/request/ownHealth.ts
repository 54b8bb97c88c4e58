import type { CoachAnswer } from '../../messages/coachAnswers.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import { bodyPartIn } from './bodyParts.ts';
import { PERSON } from './people.ts';
import type { ReportedEvent } from './request.ts';
import { KNOWN_WORDS } from './vocabulary.ts';

type Read = (text: string) => ReadIntents;

/** What ails somebody, whoever it is. */
const AILS =
  "(?:sick|ill|unwell|poorly|fever|feverish|temperature|chills|shiver\\w*|flu|influenza|covid|corona|colds?|cough(?:s|ed|ing)?|bronchitis|pneumonia|norovirus|tonsillitis|shingles|vomit\\w*|bugs?|virus|infection|injur(?:y|ed|ies)|hurt(?:s|ing)?|pains?|painful|sore(?:ness)?|aches?|aching|broke|broken|dislocated|ruptured|fractured?|twisted|sprained|strained|rolled|pulled|tore|torn|bruised|popped|(?:play|act)(?:ing|s|ed)? up|cramp\\w*|operat(?:ed|ion)|runners? (?:'s )?knee|shin splints|fasciitis|tend[io]n(?:itis|opathy)|surgery|tired|exhausted|knackered|shattered|wrecked|drained|doms|(?:dead|heavy|tired) legs|hung ?over|hangover|pregnant|symptoms?|niggles?|throat|scratchy|nose|stuffed|bunged|snotty|dizzy|migraine|head ?aches?|nausea\\w*|nauseous|throwing up|threw up|puk\\w+|diarrhoea|diarrhea|swollen|stiff(?:ness)?|tight(?:ness)?)";
const OTHER = `(?:${PERSON}|kid ?\\d|in laws?|coach|teacher|team|class|dogs?|cats?|horse|he|she|they|everyone|everybody|someone|somebody|people|half of)`;
const SELF = /\b(?:i|me|myself|we|us)\b/;

const has = (pattern: string): RegExp => new RegExp(`\\b${pattern}\\b`);
const AILING = has(AILS);
const BETWEEN =
  '(?: (?:really|any|a|an|the|my|so|that|too|very|been|being|getting|feeling|signs? of|more|bad|even|at all|much|or|nor|single))*';
const DENIED = new RegExp(`\\b(?:no|not|never|without|neither|free of)${BETWEEN} ${AILS}\\b(?! of\\b)`);
/** What was so and is no more is told as that. */
const NO_LONGER = /\b(?:longer|any ?more|again|now|yet|better)\b/;
const HOPED = new RegExp(
  `\\b(?:thought|hope|hopefully|hoping|fingers crossed|afraid|scared|worried|in case|if|unless|avoid|so that i do not|trying not)\\b.*\\b${AILS}\\b(?!.*\\b(?:gone|over|better|passes|goes|heals?|healed)\\b)`,
);

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SEASON = '(?:month|year|winter|summer|spring|autumn|fall|season|christmas|easter)';
/** So long ago that a plan of these weeks knows nothing of it. */
const LONG_AGO = has(
  `(?:last ${SEASON}|(?:in|of|from|during|over|throughout|all|since) (?:(?:late|early|mid|all of|most of|the) )*(?:${MONTH}|20\\d\\d|my (?:youth|childhood|teens|twenties|thirties)|(?:school|uni|university|college) days)|(?:before|over|around|at) (?:christmas|easter|xmas|the holidays)|(?:months?|years?|winters?|summers?|springs?|seasons?) ago|(?:in|over|during) the (?:autumn|fall|summer|spring)|as a (?:kid|child|boy|girl|teen|teenager|student)|back then|when i was (?:\\d+|young(?:er)?|little|small|a (?:kid|child|boy|girl|teen|teenager|student)))`,
);
/** What happened, or was so. */
const HAPPENED =
  /\b(?:was|were|had|have had|got|caught|broke|tore|pulled|twisted|sprained|fractured|hurt|injured|went|spent|suffered|missed|dislocated|ruptured|cracked|crashed|snapped|strained|struggled|kept|ruined|put|cost|lost|operated|came)\b/;
const USED_TO = /\bused to (?:get|have|be|suffer|catch|struggle)\b/;
const JUST = /\b(?:today|yesterday|tonight|last (?:night|week)|this (?:morning|week)|just)\b/;
const STILL =
  /\b(?:still|since|again|now|cleared|linger\w*|persists?|keeps|never quite|not (?:gone|over|better|healed)|can not shake)\b/;
const OVER =
  /\b(?:(?:long|all|now) (?:gone|over|healed|forgotten|sorted)|behind me|(?:no (?:trouble|problems?|issues?|pain)|(?:fine|good|ok|okay|great|better|well|healthy|nothing)) (?:ever )?since|(?:all |ancient )?history|over since|gone since)\b/;

/** It hurt, and that was good. */
const ENJOYED =
  /\b(?:painful|hurts?|pain|sore(?:ness)?|tired|brutal|doms|stiff)\b.*(?:\bbut (?:it was |i am )?(?:so |really |very )?(?:fun|good|great|nice|worth|loved|enjoyed|happy|fine)|\bin a good|\bgood (?:way|pain|kind|sort)|loved it|enjoyed it)\b|\b(?:good|nice|lovely|happy|satisfying|pleasant|healthy) (?:kind of |sort of )?(?:soreness|sore|tired(?:ness)?|ache|doms|stiffness|fatigue)\b/;
const IS_SORE = /\b(?:sore(?:ness)?|doms|stiff(?:ness)?|tired(?:ness)?|ache)\b/;

/** A scratch, and all is well. */
const ACCIDENT = /\b(?:cut|burn(?:t|ed)|grazed|scraped|bumped|banged|bruised|fell|slipped|crashed|stubbed)\b/;
const MINOR =
  /\b(?:nothing (?:serious|bad|dramatic|major|broken)|not (?:serious|bad|that bad|too bad)|no (?:big deal|damage|harm done|drama)|just a scratch|all (?:good|fine|ok|okay)|(?:i am|it is|is|am) (?:ok|okay|fine|alright|all right)|plaster on)\b/;

/** "dead legs is the name of our club": words for what ails, as a name. */
const NAMED =
  /\b(?:the (?:name|title|nickname|slogan|motto) of|(?:named|nicknamed|titled|printed on)|(?<!\b(?:this|that|it|which) )(?:is|are|was|were) called|is (?:(?:my|our|the|a|an|favou?rite|new) )*(?:name|nickname|album|song|band|playlist|podcast|movie|film|book|motto)|fc)\b/;

/** "got a bug from my daughter", and not "got a sick daughter". */
const TAKEN = /^(?:have |just |now |probably )*(?:caught|got|picked|have|down with|coming down)\b/;
const THEIRS = new RegExp(`\\b${OTHER}\\b.*\\b${AILS}\\b`);
const THEY_AIL = new RegExp(`\\b${AILS} (?:little |old )?${OTHER}\\b`);
const ME_TOO =
  /\b(?:me|myself) included\b|\bincluding me\b|\b(?:i|we) (?:\w+ )?(?:caught|got|have|feel) it\b|\bso (?:am|do|have) i\b|\b(?:am|me) (?:too|as well|next)\b|\b(?:gave|passed|given) (?:it |\w+ \w+ )?(?:on )?(?:to )?me\b/;

/** What somebody is said to have, be or do, by the last word of who it is. */
const WHO =
  /^(?:(?:and|so|but|because|since|as|now|also|today|apparently|my|our|the|a|poor|little) )*(?:[a-z]+ ){0,2}?([a-z]+)(?: 's)? (?:has|have|had|is|was|got|gets|caught|called|came|comes|tested|feels|felt|went|broke|twisted|sprained) /;
/** What may be said to ail, and is the athlete's own. */
const OWN_THING =
  /^(?:i|we|it|this|that|there|who|what|which|just|only|still|never|ever|not|really|also|both|all|everything|nothing|body|stomach|tummy|belly|guts?|throat|head|nose|chest|heart|lungs?|legs?|arms?|backs?|muscles?|sinus(?:es)?|tonsils?|glands?|voice|skin|ears?|eyes?|mouth|tooth|teeth|system|temp|temperature|energy|hr|hrv|rhr|pulse|sleep|mood|mind|test|pain|period|doctor|doc|physio|gp|thing|rest|day|night|morning|evening|week|weekend|workout|session|training|race|last|one|swelling|soreness)$/;
/** Things that play up, and are no part of anybody's body. */
const THINGS =
  /^(?:watch|garmin|wahoo|strava|zwift|kickr|computer|laptop|phone|battery|car|van|bike|trainer|turbo|treadmill|saddle|chain|gears|brakes|wheel|tyre|boiler|wifi|internet|printer|app|strap|sensor)$/;
/** "workmate called in sick", "Priya has the flu": a word that nobody knows is no part of the athlete. */
function isOfSomebodyElse(clause: string): boolean {
  const [said, who] = WHO.exec(clause) ?? [];
  if (who === undefined || who.length < 3) return false;
  if (THINGS.test(who)) return bodyPartIn(clause.replace(who, '')) === undefined;
  return bodyPartIn(said!) === undefined && !OWN_THING.test(who) && !KNOWN_WORDS.has(who);
}

/** A part of the text, with all that is told around it. */
interface Clause {
  words: string;
  /** With the joint and the clause behind it. */
  on: string;
}

const JOINT = / (?:[.,:]|-|and|but|because|so|though) /;
const JOINTS = new RegExp(`(${JOINT.source})`);

function clausesOf(words: string): Clause[] {
  const parts = words.split(JOINTS);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ words: part, on: parts.slice(index, index + 3).join('') }] : [],
  );
}

const isPast = (clause: string, whole: string): boolean =>
  USED_TO.test(clause) ||
  (HAPPENED.test(clause) && LONG_AGO.test(LONG_AGO.test(clause) ? clause : whole) && !JUST.test(clause));

/** "My brother crashed, broken wrist". */
const OF_THEM = /^(?:a |with a |now )?(?:broken|torn|sprained|fractured|bruised|dislocated)\b/;
const THEY_FELL = new RegExp(
  `\\b${OTHER} (?:\\w+ ){0,2}(?:fell|crashed|slipped|tripped|hurt|broke|came off|had an accident)\\b`,
);
const isTheirs = (clause: string): boolean =>
  THEY_AIL.test(clause) || (THEIRS.test(clause) && !TAKEN.test(clause)) || isOfSomebodyElse(clause);

/** Why what a clause says to ail is none of the athlete's body today, by the answer to it; the first that fits counts. */
const REASONS: readonly (readonly [CoachAnswer, (clause: Clause, whole: string) => boolean])[] = [
  ['news', ({ words }, whole) => NAMED.test(words) || (NAMED.test(whole) && !SELF.test(words))],
  ['sore', ({ words, on }) => ENJOYED.test(on) && IS_SORE.test(words)],
  ['report', ({ on }) => ENJOYED.test(on)],
  ['othersBody', ({ words }) => isTheirs(words) && !SELF.test(words)],
  ['othersBody', ({ words }, whole) => OF_THEM.test(words) && THEY_FELL.test(whole)],
  ['well', ({ words }) => DENIED.test(words) && !NO_LONGER.test(words)],
  ['pastBody', ({ words }, whole) => isPast(words, whole) && (!STILL.test(whole) || OVER.test(whole))],
  ['fearedBody', ({ words }) => HOPED.test(words)],
];
/** The same, of clauses that name nothing that ails. */
const APART: typeof REASONS = [
  ['fearedBody', ({ words }, whole) => ACCIDENT.test(words) && MINOR.test(whole) && !AILING.test(whole)],
  ['othersBody', ({ words }, whole) => /\bnegative\b/.test(words) && THEIRS.test(whole)],
];

/** The answer to what a clause says to ail, where it is none of the athlete's; null: it is, or nothing ails. */
function elseIn(clause: Clause, whole: string): CoachAnswer | null {
  const reasons = AILING.test(clause.words) ? REASONS : APART;
  return reasons.find(([, is]) => is(clause, whole))?.[0] ?? null;
}

const HEALTH: ReadonlySet<ReportedEvent['kind']> = new Set(['illness', 'injury', 'fatigue', 'recovered']);
/** What somebody who knows has to clear is told by words of its own. */
const CLEARED_BY_OTHERS: ReadonlySet<string> = new Set([
  'pregnancy',
  'childbirth',
  'heart condition',
  'stress fracture',
]);

const isOfHealth = (intent: RequestIntent): boolean =>
  intent.kind === 'event' && HEALTH.has(intent.event.kind) && !CLEARED_BY_OTHERS.has(intent.event.area ?? '');

/** What is left of the intents, and what is answered where nothing is. */
interface OwnHealth {
  intents: readonly RequestIntent[];
  answer: CoachAnswer | null;
}

/** Only what ails the athlete, now, changes a plan: not what ails others, what is denied, feared, long over or enjoyed. */
export function ownHealthOf(words: string, intents: readonly RequestIntent[], read: Read): OwnHealth {
  if (!intents.some(({ kind }) => kind === 'event') || ME_TOO.test(words)) return { intents, answer: null };
  const clauses = clausesOf(words).map((clause) => ({ clause, answer: elseIn(clause, words) }));
  const answer = clauses.find((each) => each.answer !== null)?.answer ?? null;
  if (answer === null) return { intents, answer };
  const rest = clauses.flatMap((each) => (each.answer === null ? [each.clause.words] : []));
  const own = read(rest.join(' . ')).intents.filter(isOfHealth);
  // a stress fracture of last year keeps nothing easy now
  const isCounted = (intent: RequestIntent): boolean =>
    isOfHealth(intent) || (answer === 'pastBody' && intent.kind === 'event' && intent.event.area === 'stress fracture');
  const isTold = (intent: RequestIntent): boolean =>
    own.some((each) => each.kind === 'event' && intent.kind === 'event' && each.event.kind === intent.event.kind);
  return { intents: intents.filter((intent) => !isCounted(intent) || isTold(intent)), answer };
}

/** The answer to a text that tells of ailments, and of none that the athlete has; null: it does not, or of one that counts. */
export function elseHealthIn(words: string): CoachAnswer | null {
  const clauses = clausesOf(words).filter(({ words: clause }) => AILING.test(clause));
  const answers = clauses.map((clause) => elseIn(clause, words));
  return answers.every((answer) => answer !== null) ? (answers[0] ?? null) : null;
}

/** All that was read is of health: where none of it counts, it was only told. */
export const isAllOfHealth = ({ intents, idle }: ReadIntents): boolean =>
  intents.length > 0 && intents.every(({ kind }) => kind === 'event' || kind === 'talk') && idle.length === 0;
