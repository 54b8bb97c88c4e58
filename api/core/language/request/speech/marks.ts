import { addDays, mondayOf } from '../../../calendar/calendar.ts';
import { tableOf } from '../../../units/tableOf.ts';
import { PEOPLE } from '../people.ts';
import type { DateTag, Horizon, Piece, Tag } from '../tags.ts';
import { KNOWN_WORDS } from '../vocabulary.ts';

const listed = (mark: string, words: string): (readonly [string, string])[] =>
  words.split(/\s+/).map((word) => [word, mark] as const);

/** What a word says of who does what, and when; a word of none of these is `x`, or `NAME` where nobody knows it. */
const MARK_OF_WORD: Readonly<Record<string, string>> = tableOf(
  Object.fromEntries([
    ...listed('ME', 'i me we us myself ourselves'),
    ...listed('MY', 'my our mine ours'),
    ...listed('YOU', 'coach you your yours yourself'),
    ...PEOPLE.map((word) => [word, 'OTHER'] as const),
    ...listed('OTHER', 'he she they him his her their them everyone everybody people somebody someone pros others'),
    ...listed('DOC', 'doctor doc physio gp dr nurse surgeon midwife specialist dentist'),
    ...listed('SAYS', 'says said say told tells recommends recommended advised suggests suggested wants ordered'),
    ...listed('GROUP', 'club group team squad class course'),
    ...listed('DEVICE', 'watch garmin strava wahoo device computer battery gps file strap sensor app phone'),
    ...listed('PLACE', 'pool gym hall track road lake studio centre center'),
    ...listed('THAT', 'that this it these those there'),
    ...listed('BE', 'am is are be been being'),
    ...listed('WERE', 'was were'),
    ...listed('HAVE', 'have has having'),
    ...listed('HAD', 'had'),
    ...listed('DID', 'did'),
    ...listed('CAN', 'can could may'),
    ...listed('MIGHT', 'might perhaps possibly'),
    ...listed('MAYBE', 'maybe'),
    ...listed('WILL', 'will shall'),
    ...listed('WOULD', 'would'),
    ...listed('MUST', 'must should need needs ought'),
    ...listed('NOT', 'not no never without'),
    ...listed('WISH', 'want wants wanted prefer wish like let'),
    ...listed('THOUGHT', 'thought considered tempted almost nearly wanted planned about'),
    ...listed('SAW', 'saw read heard apparently'),
    ...listed('FELT', 'felt feeling felt feel feels looked slept'),
    ...listed(
      'PAST',
      'ran rode swam swum ridden cycled biked jogged walked hiked went trained lifted bailed quit gave managed started tried took got made cut left held hit pushed paced practised raced climbed bonked crashed stopped finished completed moved skipped swapped shortened dropped bought visited forgot lost found ate drank worked spent met watched planned wanted',
    ),
    ...listed('DONE', 'done finished completed over ticked bagged'),
    ...listed(
      'DOES',
      'does flies drives leaves cooks plays runs rides swims trains skips rests takes moves lifts cycles bikes misses drops eats goes',
    ),
    ...listed('LAST', 'last'),
    ...listed('YEAR', 'year season winter summer autumn spring fall years decade month months'),
    ...listed('AGO', 'ago'),
    ...listed('USED', 'used'),
    ...listed(
      'THEN',
      'old former previous christmas easter january february march april june july august september october november december university school childhood',
    ),
    ...listed('STILL', 'still since again now yet'),
    ...listed('OPEN', 'open opens reopens opened reopened'),
    ...listed('FREE', 'fixed repaired working'),
    ...listed('OFFLINE', 'died crashed froze empty missing dead'),
    ...listed('UNDO', 'undo revert'),
    ...listed(
      'BAD',
      'joke rubbish garbage useless terrible awful stupid ridiculous nonsense wrong boring crap hate hopeless',
    ),
    ...listed('ROBOT', 'robot bot human machine ai chatbot algorithm'),
    ...listed('PLAN', 'plan schedule program training zones zone'),
    ...listed('NEED', 'reason'),
    ...listed('SURE', 'sure certain clear decided confirmed definite'),
    ...listed('SO', 'so'),
    ...listed('MIND', 'mind'),
    ...listed('FAST', 'fast faster slow slowly straight far further'),
    ...listed('JUST', 'already just'),
    ...listed('PLEASE', 'please'),
    ...listed('THANKS', 'thanks thank thx cheers ty'),
    ...listed('NUMBERS', 'rpe watts watt w np bpm avg average averaged hrv'),
    ...listed('BODY', 'sleep stretch eat drink hydrate relax'),
    ...listed('IMAGINE', 'imagine imagining dream dreamt'),
    ...listed('LAUGH', 'haha hahaha hahahaha lol lmao rofl hehe kidding joking jk'),
    ...listed('GOOD', 'sick ok okay fine good works suits possible great perfect suitable amazing lovely nice ready'),
    ...listed(
      'WELL',
      'stronger fitter fresher reborn fresh strong energetic recovered rested refreshed happier fantastic brilliant superb awesome invincible',
    ),
    ...listed('COMPLAIN', 'complain believe grumble'),
    ...listed('AIL', 'symptoms complaints niggles issues trouble'),
    ...listed('RESULT', 'pb pr kom qom podium prom'),
    ...listed('HOPE', 'hoping hopefully looking excited planning intending'),
    ...listed('STAY', 'stays stay'),
    ...listed('NEW', 'new'),
    ...listed('TALKED', 'talked spoke chatted discussed'),
    ...listed('TELL', 'tell inform notify'),
    ...listed('THINK', 'think ponder'),
    ...listed('SPOT', 'garden gravel trail trails mtb outdoors outside park beach balcony forest woods'),
    ...listed('FAB', 'best worst fun tough suck sucks rock'),
    ...listed('PROBLEM', 'problem problems issue'),
    ...listed(
      'THING',
      'shoes trainers socks wheels tyres tires hug beer nap kit goggles wetsuit helmet gels sunglasses',
    ),
    ...listed('ANOTHER', 'another extra more plus'),
    ...listed('DOUBLE', 'double doubles doubling'),
    ...listed('IF', 'if unless when whether'),
    ...listed('WH', 'what which who how where why'),
    ...listed('ADV', 'only also really actually finally all both today well yes and the a an'),
  ]),
);

const PREP_MARKS = tableOf<Readonly<Partial<Record<string, string>>>>({
  with: 'with',
  to: 'to',
  until: 'until',
  from: 'from',
  before: 'before',
});

const isOver = ({ days, grain }: DateTag, today: string): boolean => grain !== 'recurring' && days.at(-1)! < today;

type Marks = { readonly [T in Tag['t']]?: (tag: Extract<Tag, { t: T }>, text: string, horizon: Horizon) => string };

/** Did the words of an act say that it is over? */
const isPast = (text: string): boolean => /^(?!need)(?:\w+ed|did|made|took|left|gave)$/.test(text.split(' ')[0]!);

const MARK_OF_TAG: Marks = {
  date: (tag, text, { today }) => {
    if (isOver(tag, today)) return 'WAS';
    if (tag.grain === 'recurring') return 'EVERY';
    if (/\b(?:year|summer|winter|spring|autumn|fall|season)\b/.test(text)) return 'FAR';
    const isBehind = tag.bare !== undefined && tag.days[0]! > today && addDays(tag.days[0]!, -7) >= mondayOf(today);
    return isBehind ? 'BARE' : 'D';
  },
  duration: () => 'T',
  workout: () => 'W',
  act: ({ act }, text) =>
    act === 'cannot' && text.startsWith('could not')
      ? 'A:cannot COULDNOT'
      : act === 'do' && text.startsWith('could ')
        ? 'A:do COULD'
        : isPast(text)
          ? `A:${act} PASTACT`
          : `A:${act}`,
  level: () => 'LEVEL',
  length: () => 'LENGTH',
  shift: ({ days }, text) => (/^(?:one|some) day$/.test(text) ? 'SOMEDAY' : Math.abs(days) < 7 ? 'SHIFT' : 'WEEKS'),
  limit: (_, text) => (/^(?:only|just)$/.test(text) ? 'ONLY' : 'LIMIT'),
  lasting: () => 'EVER',
  often: () => 'OFTEN',
  happening: ({ kind }) => `H:${kind}`,
  symptom: () => 'H:symptom',
  area: () => 'AREA',
  pain: () => 'H:pain',
  talk: ({ about }) => `TALK:${about}`,
  indoors: () => 'INDOORS',
  time: () => 'TIME',
  instead: () => 'INSTEAD',
  not: () => 'NOT',
  pronoun: () => 'THAT',
  other: () => 'OTHERS',
  prep: ({ prep }) => PREP_MARKS[prep] ?? 'p',
  possessive: () => 'OF',
};

/** A word for somebody who is not the athlete. */
export const isSomebody = (word: string): boolean => MARK_OF_WORD[word] === 'OTHER';

/** "uploaded", "marked": over, where nothing is known to speak against it. */
const isOverWord = (word: string): boolean =>
  /^[a-z]{2,}[^e]ed$/.test(word) &&
  !/^(?:tired|injured|exhausted|scared|excited|worried|bored|stressed|interested|allowed|supposed|required|booked|closed|knackered|wrecked|shattered)$/.test(
    word,
  );

const wordMark = (word: string): string =>
  MARK_OF_WORD[word] ??
  (isOverWord(word)
    ? 'PAST'
    : /^[a-z]{4,}$/.test(word) && !KNOWN_WORDS.has(word)
      ? 'NAME'
      : /^\d/.test(word)
        ? 'N'
        : 'x');

const ofWords = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/^[.,:-]$/.test(word) ? '' : wordMark(word)))
    .join(' ');

function marksOf({ tags, text }: Piece, horizon: Horizon): string {
  const marks = tags.map((tag) => {
    const make = MARK_OF_TAG[tag.t] as ((tag: Tag, text: string, horizon: Horizon) => string) | undefined;
    return make === undefined ? ofWords(text) : make(tag, text, horizon);
  });
  return tags.every(({ t }) => t === 'advice') ? ofWords(text) : marks.join(' ');
}

/** "It was like a dream", "we did like eighty": no wish. */
const isFiller = ({ text }: Piece, before: Piece | undefined): boolean =>
  text === 'like' && before !== undefined && LIKENED.test(before.text);
const LIKENED =
  /^(?:did|was|were|is|are|am|been|felt|feels?|looks?|looked|sounds?|rested|slept|ran|rode|swam|rides?|runs?|swims?|went|goes|it|just|um|uh|and|for)$/;

/** A clause: its words, and their marks with a space around each. */
export interface MarkedClause {
  words: string;
  marks: string;
  /** The words of its dates alone. */
  dates: string;
  /** It stands behind "so", "because", "but" or the like; null: behind a stop or a comma. */
  joint: string | null;
}

const IS_OVER = / (?:WERE|HAD|DID|PAST|PASTACT|COULDNOT) /;
const SPLITS: ReadonlySet<string> = new Set(['but', 'because', 'then']);
/** "and I …", "and then my knee …": a new clause, where a list goes on otherwise. */
const BEGINS = /^ (?:STILL |ADV )*(?:ME|MY|YOU|THAT|OTHER|CAN|WILL|A:\w+|NOT) /;

/** The clauses of a text, in order. */
export function markedClauses(pieces: readonly Piece[], horizon: Horizon): MarkedClause[] {
  const marked = pieces.map((piece, at) => (isFiller(piece, pieces[at - 1]) ? 'x' : marksOf(piece, horizon)));
  const clauses: MarkedClause[] = [];
  let current: { words: string[]; marks: string[]; dates: string[] } = { words: [], marks: [], dates: [] };
  let joint: string | null = null;
  const close = (next: string | null): void => {
    const joined = current.marks.join(' ').replace(/\s+/g, ' ').trim();
    // a weekday that is named of what is over is the last one
    const marks = IS_OVER.test(` ${joined} `) ? joined.replaceAll('BARE', 'WAS') : joined.replaceAll('BARE', 'D');
    if (marks !== '')
      clauses.push({ words: current.words.join(' '), marks: ` ${marks} `, dates: current.dates.join(' '), joint });
    current = { words: [], marks: [], dates: [] };
    joint = next;
  };
  pieces.forEach(({ text, tags }, index) => {
    const [tag] = tags;
    const ends = tag?.t === 'stop' || (tag?.t === 'comma' && !tag.dash);
    const rest = ` ${marked.slice(index + 1, index + 5).join(' ')} `.replace(/\s+/g, ' ');
    const joins = tag?.t === 'conj' && (SPLITS.has(tag.word) || BEGINS.test(rest));
    if (ends || joins) close(joins ? text : null);
    else {
      current.words.push(text);
      current.marks.push(marked[index]!);
      if (tag?.t === 'date') current.dates.push(text);
    }
  });
  close(null);
  return clauses;
}
