import { type Rewrite, rewriterOf } from './rewriting.ts';
import { tableOf } from '../units/tableOf.ts';
import { phrased } from './phrases.ts';
import { spelled } from './spelling.ts';

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const SMALL: Readonly<Record<string, number>> = tableOf(
  Object.fromEntries([
    ...`${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen`.split('|').map((word, i) => [word, i + 1]),
    ['eighteen', 18],
    ...TENS.split('|').map((word, i) => [word, 20 + 10 * i]),
  ]),
);
const ORDINALS: Readonly<Record<string, number>> = tableOf({ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 });

const minutes = (hours: number, more = 0): string => ` ${Math.round(60 * hours) + more} minutes `;

/** Half an hour more than a word or figure says; any other word stays with what follows it. */
function halfMore(all: string, word = ''): string {
  const hours = SMALL[word] ?? Number(word);
  return hours ? minutes(hours + 0.5) : all;
}

/** Rewriting in this order: spelling, numbers, lengths of time. */
const REWRITES: readonly Rewrite[] = [
  // a wide gap says no more than a narrow one
  [/\s{10,}/g, (gap) => (/[\n\r]/.test(gap!) ? '\n' : '  ')],
  [/[’‘`´]/g, "'"],
  [/\(([^()]*)\)/g, ' , $1 , '],
  [/[“”"*_()[\]]/g, ' '],
  [/\s*=\s*(?=(?:no|never|max|nothing|at most)\b)/g, ' : '],
  // a dot that ends no sentence
  [/\b(max|min|approx|ca)\./g, '$1'],
  [/\bw(?:ee)?ks?\b(?=s)/g, 'week'],
  [/\bwk(s?)\b/g, 'week$1'],
  [/\s*\/ ?(?:week|w)\b/g, ' a week'],
  [/\s*\/ ?(?:day|d)\b/g, ' a day'],
  [/\bmo(?=[\s,&]+(?:tu|th|fr|sa|su)\b)/g, 'mon'],
  [/\b(tu|th|fr|sa|su)\b/g, (_, day) => ({ tu: 'tue', th: 'thu', fr: 'fri', sa: 'sat', su: 'sun' })[day as 'tu']],
  [/\bmaximal(?:ly)?\b/g, 'max'],
  [/\bminimal(?:ly)?\b/g, 'min'],
  [/(?<=[a-z])\s*\+\s*(?=[a-z])/g, ' and '],
  [/\b(do|does|is|are|must|should|was|would|could)nt\b/g, '$1 not'],
  [/\b(?:cant|wont)\b/g, 'not'],
  [/\bcan ?not\b|\bcan't\b/g, 'not'],
  [/\bwon't\b/g, 'not'],
  [/\b(do|does|did|is|are|was|were|has|have|should|must|need|would|could)n't\b/g, '$1 not'],
  [/\b(that|it|there|what|let|here)'s\b/g, '$1'],
  [/\bi'(d|ll|ve|m)\b/g, 'i'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(you|we|they|he|she|it)'(?:d|ll|ve)\b/g, '$1'],
  [/\bno longer\b(?! than)/g, 'not'],
  [/(\w)'s\b/g, '$1'],
  [/s'(?=\s|$)/g, 's'],
  [/\s*[–—]\s*|\s+-+\s+/g, ' : '],
  [/(\d):(\d)\b(?!\d)/g, '$1 to $2 '],
  [/\b(\d{1,2}):([0-5]\d)\s*(hours?|hrs?|h)?\b/g, (_, h, m) => minutes(Number(h), Number(m))],
  [/\b(\d{1,2})\s?h\s?([0-5]\d)\b/g, (_, h, m) => minutes(Number(h), Number(m))],
  [/(\d)\s*['′](?=\s|$|\.|,)/g, '$1 minutes'],
  [/(\d),(\d)/g, '$1.$2'],
  [/(\d)\s*(hrs?|h)\b/g, '$1 hours'],
  [/(\d)\s*mins?\b/g, '$1 minutes'],
  [/(\d)\s*x\b/g, '$1 times'],
  [/(\d)\s*%/g, '$1 percent'],
  [/\bper ?cent\b/g, 'percent'],
  [/\bvo2(?:[\s-]?max)?\b/g, 'vo2max'],
  [/\bv\s?o2\s?max\b/g, 'vo2max'],
  [/\b(half|quarter) ironman\b/g, '$1-ironman'],
  [/\bhalf[\s-](marathon)/g, 'halfmarathon'],
  [/\bhalf-ironman\b|\b70\.3\b|\bhalf im\b/g, 'halfironman'],
  [/\b140\.6\b/g, 'ironman'],
  [/\brace-specific\b/g, 'racespecific'],
  [/\brace specific\b/g, 'racespecific'],
  [/\bback[\s-]to[\s-]back\b/g, 'backtoback'],
  [/\btwo[\s-]a[\s-]days?\b|\b2[\s-]a[\s-]days?\b/g, 'doubles'],
  [/\bstep[\s-]back\b/g, 'stepback'],
  [/\bone[\s-]half\b/g, 'half'],
  [/\beasy,? aerobic\b/g, 'easy'],
  [
    /\b([1-4]) to 1 +(?:loading|cycles?|load|pattern|rhythm|ratio|blocks?|scheme|periodi[sz]ation)(?: (?:pattern|cycles?|rhythm|ratio|blocks?|scheme))?\b/g,
    'recovery week after $1 loading weeks',
  ],
  [/\b(weekly|training) hours (?:at|to|under|below|of) (\d+)\b(?! ?(?:hours|percent|%|h))/g, '$1 hours at $2 hours'],
  [new RegExp(`\\b(${TENS})[\\s-](${ONES})\\b`, 'g'), (_, tens, ones) => String(SMALL[tens!]! + SMALL[ones!]!)],
  [/\b(an?|1|one) hours? and (a half|30 minutes)\b/g, '90 minutes'],
  [/\b(an?|one) and a half hours?\b/g, '90 minutes'],
  [/\b(\w+) and a half hours\b/g, halfMore],
  [/\b(\w+) hours? and a half\b/g, halfMore],
  [/\b(half an hour|a half hour|half hour)\b/g, '30 minutes'],
  [/\bthree quarters of an hour\b/g, '45 minutes'],
  [/\ba? ?couple( of)?\b/g, '2'],
  [
    /(?<!\b(?:for|after|before|within|least|than|of|in)) a fortnight\b(?! (?:before|after|prior|out|of|without|off|post))/g,
    ' every 2 weeks',
  ],
  [/\ba fortnight\b/g, '2 weeks'],
  [/\bone[\s-]third\b|\ba third(?= of)|\b1\/3( rd)?\b/g, '33 percent'],
  [/\btwo[\s-]thirds\b|\b2\/3\b/g, '67 percent'],
  [/\b(one|a)[\s-]quarter(?= of)\b|\b1\/4\b/g, '25 percent'],
  [/\bhalf( of)?(?= (the |their |your |all )?(week|total|volume|mileage|running|training))/g, '50 percent of '],
  [/\bevery (other|2nd|alternate) (week|weekend)\b/g, 'every 2 weeks'],
  [/\balternate weeks\b/g, 'every 2 weeks'],
  [/\bevery (second|third|fourth|fifth|sixth) (week|microcycle)s?\b/g, (_, nth) => `every ${ORDINALS[nth!]} weeks`],
  [/\bevery (\d)(nd|rd|th) (week|microcycle)s?\b/g, 'every $1 weeks'],
  [/\bonce\b/g, '1 times'],
  [/\btwice\b/g, '2 times'],
  [/\bthrice\b/g, '3 times'],
  [/\bsingle\b(?! (sport|leg))/g, '1'],
  [
    /\b(an?) (hour|week|day|month)\b(?= (after|before|between|apart|off|following|prior|from|completely|of rest|without|in between))/g,
    '1 $2',
  ],
  [/\ban hour\b/g, '60 minutes'],
  [/\bhour[\s-]long\b/g, '60 minutes'],
  [new RegExp(`\\b(${Object.keys(SMALL).join('|')})(?:-|\\b)`, 'g'), (_, word) => `${SMALL[word!]} `],
  [/(\d)-(?=[a-z])/g, '$1 '],
  [/(\d+(?:\.\d+)?) ?hours? (?:and )?(\d+) ?minutes?/g, (_, h, m) => minutes(Number(h), Number(m))],
  // "2 hours 30"
  [
    /\b(\d) hours? (\d\d)\b(?! ?(?:hours?|percent|km|beats|days?|weeks?))(?!%)/g,
    (_, h, m) => minutes(Number(h), Number(m)),
  ],
  [/\b((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*) ?- ?(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/g, '$1 to '],
  [/([a-z])-(?=[a-z])/g, '$1 '],
  [/\s\/\s|(?<=[a-z])\/(?=[a-z])/g, ' or '],
  [/&/g, ' and '],
  // a question is no rule, and nobody knows the word
  [/\?/g, ' question | '],
  [/(?<!\d)\.|\.(?!\d)|[;!\n\r]/g, ' | '],
  [/,/g, ' , '],
  [/:/g, ' : '],
  [/[^a-z0-9.,:|+<>≤≥ ]+/g, ' '],
];

const rewritten = rewriterOf(REWRITES);

/** Plain words: lower case, numbers in figures, lengths in hours or minutes; sentences parted. */
export function sentencesOf(text: string): readonly string[] {
  let plain = ` ${text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()} `;
  plain = spelled(plain);
  return rewritten(plain)
    .split('|')
    .map((sentence) => phrased(sentence.replace(/\s+/g, ' ').trim()))
    .filter((sentence) => /[a-z]/.test(sentence));
}
