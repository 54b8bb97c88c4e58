import { AHEAD, AILS, any, ASKS, either, MINE, START, THEY, type Telling } from './telling.ts';

/** What was done, by the athlete or by others, and what is or becomes possible. */
export const OF_DEEDS: readonly Telling[] = [
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
  // "maybe I am away then", "I may have to travel", "it could be that I am on a trip"
  {
    answer: 'unsure',
    says: / (?:(?:MIGHT|MAYBE) |CAN (?:BE|HAVE to) |(?<=^ (?:THAT |ME )?)(?:CAN|A:do COULD) (?=(?:THAT |ME |BE )*H:travel)|NOT (?:x |ADV |STILL )*(?:SURE )?IF )(?:(?:x|ME|BE|ADV|HAVE|THAT|WILL|p|to|D|MY) )*H:(?:travel|deadline|occupied|race) /,
    unless: / (?:PLEASE|WISH|W|T|LEVEL|LENGTH|INSTEAD|A:(?!do )\w+|H:(?:illness|injury|symptom|fatigue)) /,
    isWhole: true,
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
    unless: either(
      any('STILL', 'NOT', 'ONLY', 'OFTEN', 'T', 'INSTEAD', 'WISH', 'LEVEL', 'LENGTH', 'MUST', 'LIMIT', 'A:move'),
    ),
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
