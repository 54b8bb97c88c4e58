import { any, ASKS, either, type Telling } from './telling.ts';

/** What is taken back, what was, and habits. */
export const OF_THEN: readonly Telling[] = [
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
];
