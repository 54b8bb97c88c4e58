const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight';
const SPORT = 'run|ride|swim|bike|brick|jog|strength|workout|session|intervals';
/** "the long run", "my Friday's ride" */
const ONE = `(?:(?:the|my|that|this) )?(?:(?:${DAY})(?:'s)? )?(?:(?:long|easy|hard|short) )?(?:${SPORT})`;
const TIME = '\\d+(?:[.:]\\d+)? ?(?:minutes?|mins?|h|hours?|hrs?|km|k|miles?)?';

/** What people say of a workout in words of their own, and the plain wish that it is; a row for each way. */
export const PARAPHRASES: readonly (readonly [RegExp, string])[] = (
  [
    // what stands around what is told
    [
      '^(?:(?:hi|hello|hey|dear)? ?(?:coach)? ?,? )?(?:i (?:wish|want|would like|wanted|have|am writing|am happy|am glad|am pleased|am proud) to (?:inform|tell|report(?: to)?|let)(?: (?:you|u))?(?: know)?|just (?:letting you know|so you know|to let you know)|for your information|fyi)(?:,? that| :|,)? ',
      '',
    ],
    ['\\bthe sun\\b(?! (?:run|ride|swim|long|session|workout|one|morning))', 'the weather'],
    // left out
    [`\\b(?:spare|free|relieve|excuse) me (?:from |of )?(?=(?:the|my|${DAY})\\b)`, 'skip '],
    [`\\bno (?:sports?|exercise|exercising)\\b(?! (?:bras?|drinks?|psychologist))`, 'no training'],
    // another day
    [`\\b(?:carry|take|bring|drag) (${ONE}(?: on (?:${DAY}))?) (?:over|across|along) to\\b`, 'move $1 to'],
    [`\\bswitch (?=${ONE} from (?:${DAY}) to\\b)`, 'move '],
    [`^(?:please )?(?=${ONE} (?:a|one|two|three|\\d) days? (?:later|earlier|sooner)\\b)`, 'move '],
    [`\\bnot on (${DAY}) but on (${DAY})\\b`, 'on $2 instead of $1'],
    [
      `^(${DAY}) (?:would be|is|works|suits|would suit)(?: me)? (?:better|best) for (?:the |my )?(${DAY})'s (${SPORT})\\b`,
      "move $2's $3 to $1",
    ],
    // a day without
    [`\\b(?:leave|keep) (${DAY}) (?:empty|blank|open|clear)\\b`, 'keep $1 free'],
    [`\\b(?:block|reserve)(?: out| off)? (?=(?:${DAY})\\b)`, 'keep free '],
    [
      `\\b(?:move|get|take|put|shift) (?:everything|all(?: (?:the )?(?:training|workouts|sessions))?) (?:off|away from|out of) (?=(?:${DAY})\\b)`,
      'keep free ',
    ],
    // shorter
    [`\\b(?:hold|lower|restrict|drop) (${ONE}) (?:to|at) (?=\\d|an? |half )`, 'shorten $1 to '],
    [`(?<=\\b(?:${SPORT}) )minus (?=\\d)`, 'shorten by '],
    [`(?<=\\b(?:shorten|cut|reduce|trim) ${ONE} )by half an hour\\b`, 'by 30 minutes'],
    [`(?<=\\b(?:${SPORT}) )one hour\\b`, '60 minutes'],
    [
      `\\b(\\d{2,3})(?: min(?:ute)?s?)? (?:instead of|rather than|not) \\d{2,3}(?: min(?:ute)?s?)? (?=on (?:${DAY})\\b)`,
      '$1 minutes ',
    ],
    [
      `\\b(?:can not|could not) (run|ride|swim|train) (?:for )?(?:longer|more) than (${TIME}) on (${DAY})`,
      'on $3 $1 at most $2',
    ],
    // easier
    [
      `\\b(?:take|knock|bring|turn|dial|drop|pull) (?:it |things |the (?:intensity|effort) )?(?:down |back )?(?:a|one) (?:notch|gear|peg|level)(?: (?:off|down|back))?(?: (?:on|of|for|from))?\\b`,
      'ease',
    ],
    [`\\b(?:turn|bring|take|dial|tone) (?:it|things|the (?:intensity|effort)) down\\b`, 'ease'],
    [`\\bdumb down\\b`, 'ease'],
    [`(?<=^(?:${DAY}|${ONE}) )should not be (?:so|that|too|as|quite so) (?:hard|tough|intense)\\b`, 'easier'],
  ] as const
).map(([pattern, plain]) => [new RegExp(pattern, 'g'), plain] as const);
