import { AILS, any, ASKS, either, type Telling } from './telling.ts';

/** How it goes, what stays, what is hoped for or thought over, and where and when it is done. */
export const OF_NOW: readonly Telling[] = [
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
    says: / AREA (?:PAST|FELT|BE|WERE) (?:x |ADV |NAME )*(?:GOOD|WELL|H:great) /,
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
];
