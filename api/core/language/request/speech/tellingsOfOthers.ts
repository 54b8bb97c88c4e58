import { PERSON } from '../people.ts';
import { any, either, type Telling, THEY } from './telling.ts';

const BELOVED = `(?:${PERSON}|dog|cat|horse)`;

/** Guests, and what others have, do, leave out or would like. */
export const OF_OTHERS: readonly Telling[] = [
  {
    answer: 'sorry',
    words: new RegExp(
      `\\b${BELOVED} (?:\\w+ )?(?:died|passed away|is dying)\\b|\\blost (?:my|our) ${BELOVED}\\b|\\b(?:death|loss) of (?:my|our) ${BELOVED}\\b`,
    ),
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'A:\\w+')),
  },
  // guests
  {
    answer: 'guests',
    says: new RegExp(`^ (?:x |ADV )*${THEY}`),
    words:
      /\b(?:(?:is|are|will be|is coming|are coming) )?(?:staying|stays?|stayed|visits?|visiting|sleeps?|sleeping|crashing|camping|living|lives) (?:(?:over|here|with (?:me|us)|at (?:ours|mine|our place|my place)|on (?:my|our) (?:sofa|couch|floor))\b|(?:until|till|over|for|on)\b)/,
    unless: either(any('WISH', 'PLEASE', 'A:\\w+', 'CAN', 'MUST', 'IF', 'W', 'LENGTH', 'LEVEL', 'ONLY', 'NOT')),
  },
  // what ails others
  {
    answer: 'othersBody',
    says: new RegExp(
      `^ (?:x |ADV )*(?:MY |ADV |x |NAME ){0,2}(?:OTHER|GROUP) (?:HAVE |HAD |BE |x |STILL )*H:(?:pain|injury) (?:OTHER |MY? ?OTHER |x |AREA |WAS |D |STILL |p |ADV |NAME )*$`,
    ),
    unless: / ME /,
  },
  // what others do, leave out or would like
  {
    answer: 'others',
    says: new RegExp(`^ (?:x |ADV |T )*${THEY}(?:BE (?:x )*A:\\w+|DOES|A:cannot (?:x |ADV )*(?:W|A:do)) `),
    unless: either(any('WISH', 'PLEASE', 'MY W', 'SAYS', 'until', 'LENGTH', 'LEVEL', 'IF', 'H:\\w+')),
  },
  {
    answer: 'others',
    says: /^ (?:ADV |x )*NAME (?:BE (?:x )*A:\w+|DOES) OTHERS /,
    unless: either(any('WISH', 'PLEASE', 'ME', 'MY', 'IF')),
  },
  {
    answer: 'others',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:WOULD )?(?:WISH|x|HOPE|NEED|MUST) to (?:x )?(?:A:(?!do)\\w+|W) `),
    unless: / (?:ME|PLEASE|IF) | to .* (?:MY|with) /,
  },
  {
    answer: 'others',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:WOULD )?WISH to A:\\w+ .* (?:NOT ME|ME (?:BE|WILL|A:do) NOT) `),
    unless: / PLEASE /,
    isWhole: true,
  },
  {
    answer: 'advice',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:WOULD )?WISH ME to .*(?:EVERY|EVER|LAUGH) `),
    unless: either(any('PLEASE', 'DOC', 'YOU')),
  },
  { answer: 'nothing', says: /^ (?:and )?(?:ME (?:BE|WILL|MUST|A:do|CAN) NOT|NOT ME) (?:x |STILL )*$/ },
  { answer: 'company', says: /^ ME WILL (?:x |A:do |BE |THAT |ADV |STILL |MY |D |PAST )+$/ },
];
