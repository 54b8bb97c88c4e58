import type { CoachAnswer } from '../../../messages/coachAnswers.ts';
import type { MarkedClause } from './marks.ts';

/** What only tells, or asks for something that is no change; a row for each sort, the first that fits counts. */
interface Telling {
  answer: CoachAnswer;
  /** In the marks of a clause. */
  says: RegExp;
  unless?: RegExp;
  /** It is looked for in the whole text, and not in each clause. */
  isWhole?: true;
}

const any = (...marks: readonly string[]): string => ` (?:${marks.join('|')}) `;
const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/** Something is to be done, or cannot be. */
const ASKS = any('WISH', 'PLEASE', 'A:cannot', 'A:wont', 'IF', 'LENGTH', 'SHIFT', 'LIMIT', 'INSTEAD', 'MUST');
/** The athlete's body speaks: that is for what is read of health. */
const AILS = any('H:(?!great|occupied|race)\\w+', 'AREA', 'TALK:\\w+');
const AHEAD = ' D (?!W )';

const START = '^ (?:(?:GOOD|WAS|D|TIME|ADV|JUST|x|THAT|p|STILL) )*';
const MINE = '(?:ME (?:HAVE |HAD |ADV |JUST |STILL )*)';
/** Somebody who is not the athlete, as who a clause is about. */
const THEY =
  '(?:(?:MY|ADV|x|NAME|GROUP|PLAN|OTHER|OF|W|YOU p) ){0,3}(?:OTHER|GROUP|NAME OF) (?:(?:x|ADV|STILL|MIGHT) )*';

const TELLINGS: readonly Telling[] = [
  { answer: 'undo', says: / UNDO /, unless: / W | D | MUST / },
  // "nothing to change", "no need to move anything"
  {
    answer: 'nothing',
    says: / (?:A:rest|NOT (?:MUST|NEED)) (?:(?:HAVE|MUST) )?(?:to )?(?:BE )?A:(?:replace|move|adjust|do|touch|make)(?: PASTACT)? /,
    unless: / ONLY | WISH /,
  },
  // "forget what I said", "never mind the ride"
  {
    answer: 'nothing',
    says: / A:remove (?:PASTACT )?(?:ADV )?WH (?:ME|YOU) (?:SAYS|PAST|x|NAME) /,
    unless: / PLEASE | THAT D /,
  },
  { answer: 'nothing', says: /^ (?:x |ADV |GOOD )*EVER MIND (?!.*(?:WISH|PLEASE|MUST)) ?/ },
  // "I was going to skip it, but I will do it"
  {
    answer: 'nothing',
    says: / (?:ME )?WERE (?:x |ADV |THOUGHT |JUST )*to A:(?!do)\w+ .*ME (?:WILL|DID|BE|CAN) (?:ADV |STILL )*(?:A:do|x) /,
    unless: / PLEASE /,
    isWhole: true,
  },
  // "I would love to skip it, but I won't"
  {
    answer: 'nothing',
    says: / ME WOULD (?:x |WISH |ADV )*(?:to )?A:\w+ .* ME (?:A:wont|WILL NOT|A:cannot|MUST NOT) $/,
    isWhole: true,
  },
  // "“cancel Saturday”, says my son"
  {
    answer: 'others',
    says: /^ (?!.* (?:DOC|WISH|PLEASE) )(?:.* )?(?:MY |THAT )?OTHER (?:ADV )*(?:SAYS|PAST) (?:OTHER |ADV |x )*$|^ (?!.* (?:DOC|WISH|PLEASE) )(?:.* )?SAYS (?:MY |ADV )*OTHER (?:x |ADV |EVERY |TIME )*$/,
    unless: / ME /,
  },
  {
    answer: 'advice',
    says: / (?:DOC|OTHER|GROUP) (?:WOULD |ADV |x )*WISH ME to (?:x |ADV |W )*LEVEL /,
  },
  // "I thought about skipping it but did it anyway"
  {
    answer: 'report',
    says: / THOUGHT .* (?:DID|DONE|PAST|PASTACT|H:missed) /,
    unless: either(any('CAN', 'WILL', 'MUST', 'IF', 'WISH')),
    isWhole: true,
  },
  // a habit that was, an illness that is long over
  {
    answer: 'past',
    says: / (?:LAST YEAR|YEAR AGO|x YEAR AGO|USED to) /,
    unless: either(any('CAN', 'WILL', 'WISH', 'STILL', 'WOULD', 'H:injury', 'H:pain', 'AREA')),
  },
  {
    answer: 'past',
    says: /^ (?:.* )?(?:(?:HAD|WERE|HAVE PAST) .*(?:THEN|AGO)|p MY THEN .*WERE|MY THEN (?!W)\w+|H:(?:symptom|illness) WEEKS AGO) /,
    unless: either(any('CAN', 'WILL', 'WISH', 'STILL', 'WOULD', 'H:injury', 'H:pain', 'AREA', 'MUST', 'D')),
  },
  // "never" and "always" tell of how somebody is
  {
    answer: 'habit',
    says: /^ (?:ME|ADV|x|MY) (?:x )*(?:EVER (?:x |BE |HAVE )*(?:H:|W p? ?NOT x)|W (?:BE|x) (?:EVER|BAD))/,
    unless: either(any('WISH', 'MUST', 'CAN', 'STILL')),
  },
  // what could have been
  {
    answer: 'past',
    says: / (?:CAN|WOULD|MUST) HAVE (?:PAST|x|W|DID|DONE) |WISH (?:ME )?HAD | IMAGINE /,
  },
  // "I would never swap it for anything"
  { answer: 'habit', says: / ME WOULD (?:ADV )*EVER (?:x |ADV )*A:(?!prefer)\w+ /, unless: / PLEASE | MUST | D / },
  { answer: 'habit', says: /^ ME MUST (?:x |ADV |to )*BODY /, unless: / W | D / },
  {
    answer: 'habit',
    says: /^ ME EVER (?:A:remove|x) /,
    unless: either(any('EVERY', 'D', 'LEVEL', 'T', 'WISH', 'W (?!$)\\w+')),
  },
  // thanks for what was done
  { answer: 'thanks', says: /^ (?:(?:GOOD|ADV|x|p) )*THANKS (?:YOU )?(?:x )*p / },
  { answer: 'thanks', says: /^ (?:GOOD |ADV |x )*(?:x|SAW|see) YOU (?:D|WAS|x) (?:YOU )?$/ },
  // what was not possible then
  {
    answer: 'report',
    says: /^ (?:.* )?(?:A:cannot COULDNOT|(?:THAT )?WERE (?:A:cannot|NOT|ADV|x|W|LEVEL)|HAD) .*WAS |^ (?:MY |ADV )*WAS (?:\w+ )?WERE /,
    unless: either(any('WISH', 'CAN', 'IF', 'H:(?!missed)\\w+', 'AREA', 'D')),
  },
  // what could not be brought to its end
  {
    answer: 'report',
    says: /^ (?:ME |x |ADV )*A:cannot COULDNOT (?:x |NAME |W |ADV |p )+$/,
    unless: either(any('WISH', 'PLEASE', 'H:\\w+', 'AREA', 'TIME')),
  },
  // a saddle, a wallet: what hurts there is nothing that a plan knows
  {
    answer: 'sore',
    says: /^ (?:ADV )*MY (?:x |ADV |NAME )*NAME H:pain /,
    unless: either(any('WISH', 'PLEASE', 'A:\\w+', 'AREA')),
  },
  // "I can't run fast yet"
  { answer: 'habit', says: / A:cannot W (?:x |ADV )*FAST /, unless: either(any('WISH', 'D', 'H:\\w+', 'AREA')) },
  // "the longest ride ever was 5 hours", "yesterday: run 48 min, swim 40 min"
  { answer: 'report', says: /^ (?:MY |ADV )*W (?:x |ME |ADV |DID )*WERE (?:x |ADV )*(?:T|N) /, unless: either(ASKS) },
  { answer: 'report', says: /^ WAS (?:ADV )?(?:(?:and )?(?:ADV )?W (?:x |p )?T )+$/, isWhole: true },
  // how well it goes
  {
    answer: 'well',
    says: /^ (?:ME |MY |ADV |x |STILL |D |HAVE |FELT )*(?:FELT|EVER FELT)(?: (?:N|x|ADV|p))* (?:WELL|GOOD|H:great) /,
    unless: either(ASKS, AILS, any('LEVEL', 'EVERY', 'BAD', 'W', '(?:GOOD|WELL) (?:p|to) (?:x |ADV )*(?:x|NAME|N)')),
  },
  {
    answer: 'well',
    says: /^ (?:ME |ADV |x )*CAN NOT (?:BE )?(?:COMPLAIN|WELL) /,
    unless: / (?:A:\w+|WISH|PLEASE|MUST|LENGTH|SHIFT|INSTEAD|H:(?!great)\w+) /,
  },
  {
    answer: 'well',
    says: /^ (?:ME |MY |HAVE |HAD |STILL |BE |ADV |x )*NOT (?:x |ADV |STILL )*(?:H:(?:symptom|illness|pain|deadline)|AIL)(?: (?:p|from|D|WAS|AREA|MY|ADV|x|T|STILL))* $/,
    unless: / (?:W|PLEASE|CAN|LEVEL) /,
  },
  {
    answer: 'well',
    says: / AREA (?:PAST|FELT|BE|WERE) (?:x |ADV |NOT )*(?:GOOD|WELL|H:great) /,
    unless: either(ASKS, any('BAD', 'IF')),
  },
  {
    answer: 'report',
    says: / RESULT /,
    unless: either(
      any('PLEASE', 'A:\\w+(?! PASTACT)', 'MUST', 'CAN', 'LENGTH', 'LEVEL', 'SHIFT', 'H:(?!great|race)\\w+'),
    ),
  },
  // "km in minutes", "a hundred of them done"
  {
    answer: 'report',
    says: /^ (?:ADV |x )*T p T /,
    unless: either(any('D', 'WISH', 'A:\\w+', 'MUST', 'CAN', 'ONLY', 'EVERY')),
  },
  {
    answer: 'report',
    says: /^ (?:W |x |ADV )*N (?:p N |x |W |ADV )*DONE (?:D |WAS |TIME )?$/,
    unless: / (?:WISH|PLEASE|CAN|A:\w+) /,
  },
  {
    answer: 'report',
    says: / (?:W|WAS) (?:D |WAS )?T (?:T )*(?:.* )?(?:N NUMBERS|NUMBERS N) /,
    unless: either(any('WISH', 'PLEASE', 'MUST', 'CAN', 'A:\\w+(?! PASTACT)', 'H:(?!great)\\w+')),
    isWhole: true,
  },
  { answer: 'report', says: /^ NUMBERS (?:x |p |BE |WERE |ADV )*N (?:D |WAS |TIME |ADV )*$/ },
  // what was done or said of a day ahead
  {
    answer: 'report',
    says: /^ (?:ME |HAVE )*JUST (?:PAST|A:\w+ PASTACT) (?:D|W|MY|THAT) /,
    unless: either(any('WISH', 'PLEASE', 'MUST', 'CAN', 'H:\\w+')),
  },
  { answer: 'report', says: /^ (?:ME |YOU |ADV )*TALKED /, unless: either(any('WISH', 'PLEASE', 'MUST', 'INSTEAD')) },
  // "I had planned to swap them, but then did not"
  {
    answer: 'nothing',
    says: / ME (?:HAD |WERE |x |ADV )*(?:PAST|THOUGHT|WISH|HOPE) to A:\w+ .*(?:DID|PASTACT) NOT $/,
    isWhole: true,
  },
  { answer: 'nothing', says: / ME WOULD HAVE (?:PAST|H:missed|A:\w+) .* IF YOU HAD NOT /, isWhole: true },
  { answer: 'nothing', says: / ME WOULD H:missed .* IF YOU HAD NOT /, isWhole: true },
  // what stays
  {
    answer: 'nothing',
    says: /^ (?:ADV |MY |THAT |GOOD )*(?:W |D |D W |W D )(?:CAN |MUST |WILL )?STAY (?:WH THAT BE |p |x |ADV |THAT )*$/,
  },
  {
    answer: 'nothing',
    says: /^ (?:NOT |GOOD |ADV |x |PLEASE )*(?:A:do )?NOT A:(?:remove|move|replace|shorten|adjust|touch) THAT (?:ADV |STILL |PLEASE )*$/,
  },
  {
    answer: 'nothing',
    says: /^ (?:ADV |PLEASE )*(?:x|A:do) NOT (?:A:do |x )+(?:THOUGHT|p|with|to) (?:MY |ADV )*(?:D|W|THAT) (?:STILL )?$/,
  },
  { answer: 'nothing', says: /^ A:rest (?:to )?(?:x|NEW|SAYS|TELL) (?:from ME |p ME |D |x )?$/ },
  // what is thought over
  { answer: 'unsure', says: /^ (?:ME |PLEASE )*(?:WISH ME|MUST to|MUST|WILL) (?:x |ADV )*(?:THINK|BODY p THAT) / },
  { answer: 'unsure', says: /^ (?:ME )?(?:BE )?NOT (?:ADV )*SURE IF ME /, unless: / (?:PLEASE|INSTEAD|A:(?!do)\w+) / },
  {
    answer: 'unsure',
    says: /^ (?:(?:D|ADV|x) )*IF .* ME (?:WILL|MUST|WOULD NEED) /,
    unless: either(any('PLEASE', 'YOU', 'WISH')),
    isWhole: true,
  },
  // what is hoped for
  {
    answer: 'dream',
    says: /^ (?:ADV |x |and )*SOMEDAY ME (?:ADV )*(?:WILL|WISH|HOPE|CAN) /,
    unless: either(any('PLEASE', 'MUST', 'D', 'SHIFT', 'INSTEAD')),
  },
  {
    answer: 'dream',
    says: /^ (?:ME |BE |ADV |x )*HOPE (?:p|x|to D|to (?:MY |ADV )*(?:W|D)) /,
    unless: either(any('PLEASE', 'A:\\w+', 'LEVEL', 'LENGTH', 'MUST', 'CAN', 'NOT', 'INSTEAD', 'H:(?!race|great)\\w+')),
  },
  // things to buy
  {
    answer: 'news',
    says: /^ (?:ME )?(?:MUST|WISH)(?: (?:ADV|x|MY))*(?: THING| NEW (?:x|NAME|THING|DEVICE|PLACE)) (?:x |W |THING |NAME )*$/,
    unless: / (?:PLAN|D|CAN) /,
  },
  // under way
  {
    answer: 'company',
    says: /^ (?:ME |BE |ADV )*(?:A:rest|THOUGHT|JUST HOPE) to (?:x |A:do |MY |ADV )*(?:PLACE|W) (?:STILL |ADV )*$/,
  },
  { answer: 'company', says: /^ A:rest ME A:do (?:ADV )*$/ },
  { answer: 'timeOfDay', says: /^ (?:ME )?(?:BE )?HOPE to A:do (?:MY |ADV )*W p (?:N|TIME) $/ },
  // where it is done
  {
    answer: 'place',
    says: /^ (?:A:do |CAN ONLY |ME |BE |WILL )*(?:D )?W (?:p |ADV |MY |x )*(?:D (?:p |ADV )*)?SPOT (?:x |ADV |IF )*(?:p? ?D )?(?:IF x )?$/,
    unless: / (?:INSTEAD|PLEASE W|LENGTH|LEVEL|T) /,
  },
  // days that are what they are
  { answer: 'habit', says: /^ (?:EVERY|D) (?:BE )?(?:ADV |x )*FAB (?:GOOD |ADV )*$/ },
  {
    answer: 'possible',
    says: /^ (?:(?:x|ADV|NAME|p) )*(?:MY )?(?:D|TIME|EVERY)(?: (?:TIME|D|p))* (?:BE |FELT |x )(?:ADV |x )*NOT (?:ADV |x )*(?:PROBLEM|AIL) /,
    unless: either(any('ONLY', 'T', 'INSTEAD', 'WISH', 'LEVEL', 'LENGTH', 'MUST', 'IF')),
  },
  { answer: 'possible', says: /^ (?:NAME x )(?:D|TIME) GOOD (?:x |ADV )*$/ },
  // "tell me when you change something"
  { answer: 'changed', says: / TELL ME IF YOU (?:A:\w+|x|NAME) / },
  // numbers of a workout that was
  {
    answer: 'report',
    says: / (?:NUMBERS N|N NUMBERS|NUMBERS T|T .*NUMBERS) /,
    unless: either(any('WISH', 'A:\\w+(?! PASTACT)', 'MUST', 'CAN', 'LIMIT', 'INSTEAD', 'H:\\w+')),
  },
  {
    answer: 'report',
    says: / (?:W|WAS|D) WERE (?:x |ADV )*(?:GOOD|BAD|LEVEL|H:great) /,
    unless: either(ASKS),
  },
  { answer: 'report', says: /^ (?:x |ADV )*GOOD W (?:D |ADV )*$/ },
  // what the device did, or did not
  {
    answer: 'report',
    says: / DEVICE .*(?:OFFLINE|PAST|NOT|DID|A:remove|A:rest) /,
    unless: either(ASKS, AILS, any('SAYS')),
  },
  { answer: 'report', says: /^ NOT DEVICE $/ },
  // what devices, books and friends say
  {
    answer: 'advice',
    says: new RegExp(
      `^ (?:(?:MY|ADV|x|p) ){0,3}(?:DEVICE|OTHER|NAME|GROUP) (?:(?:x|ADV|OF|p|MY|OTHER) )*SAYS |^ (?:ME )?SAW (?:THAT )?(?:x |ADV )*(?:x|ADV|THAT|A:\\w+) (?!ME )`,
    ),
    unless: / (?:DOC|MUST ME|WISH) /,
  },
  {
    answer: 'advice',
    says: /^ (?!.* (?:ME|DOC|WISH|PLEASE|D) )(?:MY |ADV |YOU |p |x |OF )+(?:GROUP|OTHER|PLACE|DEVICE|NAME) (?:ADV )*SAYS (?!p )/,
  },
  { answer: 'advice', says: / (?:p|BE) WH (?:MY |ADV |x )*OTHER SAYS /, isWhole: true },
  // done already
  {
    answer: 'report',
    says: new RegExp(`${START}${MINE}?(?:DID(?! NOT)|PAST|DONE|A:\\w+ PASTACT(?! NOT)|H:missed) `),
    unless: either(ASKS, AILS, AHEAD, any('EVER', 'EVERY', 'LEVEL T', 'ONLY')),
  },
  {
    answer: 'report',
    says: new RegExp(`${START}(?:MY )?(?:W|D) (?:(?:BE|ADV|JUST|STILL|W|and) )*DONE `),
    unless: either(ASKS, AILS),
  },
  {
    answer: 'report',
    says: new RegExp(`${START}ME HAD to (?:x|PAST|A:\\w+|W|H:\\w+)`),
    unless: /^(?!.* WAS )/,
  },
  {
    answer: 'report',
    says: /^ (?:(?:ME|YOU|MY|HAVE) )*(?:JUST|ONLY) A:\w+ PASTACT /,
    unless: either(any('WISH', 'PLEASE', 'MUST', 'CAN', 'H:\\w+')),
  },
  {
    answer: 'report',
    says: / ME (?:ADV |JUST |STILL )*A:do PASTACT /,
    unless: either(ASKS, AILS, AHEAD, any('EVER', 'EVERY')),
  },
  // what others do, did or are
  {
    answer: 'others',
    says: new RegExp(
      `^ (?:PLEASE )?(?:(?:ME )?SAW (?:THAT )?)?${THEY}(?:EVER|ONLY|HAVE|HAD|BE (?:x )?H:(?:travel|deadline|race)|BE (?:x )*(?:BAD|GOOD|FREE)|A:\\w+|DOES|W|PAST|DID|N|T) `,
    ),
    unless: either(any('ME', 'SAYS', 'WISH', 'OTHERS', 'H:occupied', 'H:illness', 'H:symptom', 'with')),
  },
  {
    answer: 'others',
    says: /^ (?:(?:ME )?SAW (?:THAT )?)?NAME (?:EVER|STILL|ADV|ONLY)? ?(?:DOES|W|A:\w+) /,
    unless: either(any('MY', 'WISH', 'ME', 'D', 'TIME', 'WAS', 'MUST')),
  },
  {
    answer: 'others',
    says: /^ (?:ADV |MY |PLEASE )*(?:x )?NAME (?:HAVE |HAD )?(?:JUST )?A:\w+ PASTACT /,
    unless: either(any('WISH', 'ME', 'W')),
  },
  { answer: 'others', says: /^ (?:ADV |MY )*(?:PLACE|DEVICE|W) BE (?:x )*EVER /, unless: either(ASKS) },
  // what is not sure yet
  {
    answer: 'unsure',
    says: /^ (?:(?:ME|x|ADV|D|p) )*MIGHT (?:(?:x|BE|ADV|HAVE|p) )*H:(?:travel|deadline|occupied|race) /,
    unless: either(ASKS),
  },
  {
    answer: 'unsure',
    says: /(?: ME (?:ADV |x )*|^ )MIGHT (?:ADV |NOT |JUST |HAVE to )*A:\w+ /,
    unless: / PLEASE | WISH | BE /,
    isWhole: true,
  },
  { answer: 'unsure', says: / NOT (?:ADV |x )*SURE /, unless: / W / },
  // what becomes possible again, and was never ruled out
  { answer: 'possible', says: / (?:PLACE|W) (?:x )?(?:WILL |BE )*OPEN /, unless: / (?:NOT|until|ONLY|WISH|CAN) / },
  // a day or an hour that suits
  {
    answer: 'possible',
    says: /^ (?:(?:x|ADV|p|THAT|STILL|PAST) )*(?:MY )?(?:D|TIME|EVERY)(?: (?:TIME|D|p|x|BE|ADV))* (?:BE |x )?(?:NOT x )?GOOD /,
    unless: either(
      any('NOT (?!x )\\w+', 'ONLY', 'A:(?!rest)\\w+', 'T', 'INSTEAD', 'WISH', 'LEVEL', 'LENGTH', 'MUST', 'CAN'),
      AILS,
    ),
  },
  {
    answer: 'possible',
    says: /^ ME (?:CAN (?:ADV |x )*(?:ANOTHER )?(?:W|A:do|x) |BE (?:x )?(?:A:cannot|FREE) )(?:p |ADV )*(?:D|TIME|EVERY) /,
    unless: either(any('STILL', 'NOT', 'ONLY', 'T', 'INSTEAD', 'WISH', 'LEVEL', 'LENGTH', 'MUST', 'LIMIT', 'A:move')),
  },
  // the workout as planned, with somebody
  {
    answer: 'company',
    says: /^ ME (?:WILL|BE) (?:x )*(?:A:do )?(?:ADV )?W (?:D )?with (?:MY |ADV |x )*(?:OTHER|GROUP) /,
    unless: either(ASKS, ' T '),
  },
  { answer: 'person', says: / ROBOT / },
  {
    answer: 'complaint',
    says: / (?:PLAN|YOU) (?:(?:BE|x|ADV) )*BAD |^ (?:ME )?BAD (?:THAT |YOU |MY )*PLAN /,
    unless: either(ASKS, AILS),
  },
];

/** A remark beside what is told: it names nothing that could be done. */
const REMARK =
  /^(?!.* (?:WISH|PLEASE|A:(?!do )\w+|CAN|WILL|MUST|NOT|H:(?!great)\w+|LEVEL|LENGTH|SHIFT|W|IF|WH|D|ONLY|LIMIT|INDOORS|TALK:\w+) )/;

const GUESS_WHAT = /^ (?:x )?WH $/;

const fits = ({ says, unless }: Telling, marks: string): boolean => says.test(marks) && unless?.test(marks) !== true;

const tellingOf = ({ marks }: MarkedClause): CoachAnswer | null =>
  TELLINGS.find((each) => each.isWhole !== true && fits(each, marks))?.answer ?? null;

/** What is answered to a text that only tells; null: it may ask for something. */
export function toldIn(clauses: readonly MarkedClause[]): CoachAnswer | null {
  const whole = clauses
    .map(({ marks }) => marks)
    .join(' ')
    .replace(/\s+/g, ' ');
  const ofWhole = TELLINGS.find((each) => each.isWhole === true && fits(each, whole));
  if (ofWhole !== undefined) return ofWhole.answer;
  const answers = clauses.map(tellingOf);
  const first = answers.find((answer) => answer !== null);
  if (first === undefined) return null;
  return answers.every(
    (answer, index) => answer !== null || REMARK.test(clauses[index]!.marks) || GUESS_WHAT.test(clauses[index]!.marks),
  )
    ? first!
    : null;
}

/** Marks of a wish, of what cannot be, and of what a workout should be like. */
const MAY_ASK =
  / (?:WISH|PLEASE|A:(?!do )\w+(?! PASTACT)|CAN|MUST|LENGTH|LEVEL|SHIFT|T|INSTEAD|LIMIT|ONLY|WH|INDOORS|DOUBLE|NOT (?:D|W|EVERY)) /;
const IS_SAID = / (?:ME|MY|OTHER|THAT|BE|HAVE|HAD|WERE|PAST|FELT|SAYS|IF|WILL|GOOD|BAD|x x x) /;

/** A sentence with somebody or something that is or does, and nothing that could be a wish. */
export const onlyStates = (clauses: readonly MarkedClause[]): boolean =>
  clauses.every(({ marks }) => !MAY_ASK.test(marks)) &&
  clauses.some(({ marks }) => IS_SAID.test(marks) || !/ (?:W|D|EVERY) /.test(marks));

/** A day ahead, the body, and a number without a name are more than news: whoever tells of them may want something. */
const MAY_MATTER = / (?:D|EVERY|TIME|AREA|FELT|H:(?!great|occupied|race)\w+|TALK:\w+|NAME N|PLAN ME|W NOT) /;

/** Says what is, and nothing that a plan could be changed for. */
export const isNews = (clauses: readonly MarkedClause[]): boolean =>
  onlyStates(clauses) && clauses.every(({ marks }) => !MAY_MATTER.test(marks));

/** What is told of others or of another time asks for nothing in the sentence around it either. */
const APART: ReadonlySet<CoachAnswer> = new Set(['others', 'past', 'habit', 'advice', 'unsure', 'thanks']);
const REFERS = / THAT /;

/** The words of the clauses that may ask for something; null: all of them may. */
export function withoutTold(clauses: readonly MarkedClause[]): string | null {
  const own = clauses.filter((clause) => !APART.has(tellingOf(clause)!));
  if (own.length === clauses.length || own.length === 0) return null;
  const isOfOthers = clauses.every((clause) => own.includes(clause) || tellingOf(clause) === 'others');
  if (!isOfOthers && own.some(({ marks }) => REFERS.test(marks))) return null;
  const isDated = own.some(({ dates }) => dates !== '');
  return clauses
    .map((clause) => (own.includes(clause) ? clause.words : clause.joint === null && !isDated ? clause.dates : ''))
    .filter((words) => words !== '')
    .join(' , ');
}
