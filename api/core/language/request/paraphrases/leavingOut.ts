import { DAY, ONE, OWN, SPORT, TYPED_DAY, type Rewriting, rewritings } from './slots.ts';

/** What is left out, goes to another day, or leaves its day empty. */
export const LEAVING_OUT: readonly Rewriting[] = rewritings([
  // left out
  ['\\bno (?:more )?(?:doubles|double (?:days?|sessions?|workouts?|training))\\b', 'can not do two workouts a day'],
  [
    '\\b(?:can not|could not|will not|not able to|unable to) (?:get|go|be)(?: out| back| up)*(?: on)? (?:the|my) bike\\b(?! (?:to|fixed|back|repaired|in|into|out|up)\\b)',
    'can not ride',
  ],
  [
    `\\b(?:can not|could not|no time to|no time for|not able to|unable to) (?:do |manage |fit |make |get to )*(?:both|the two)(?: of them)? (?=(?:on )?(?:${DAY})\\b)`,
    'can not do two workouts ',
  ],
  ['\\bno can do\\b', 'can not do'],
  [
    `\\b(${DAY}) (?:is |are )?(?:(?:just|simply|definitely) )?(?:not happening|off the table|out of the question|a (?:no go|write off|non starter))\\b`,
    '$1 is impossible',
  ],
  ['\\bgoes away\\b', 'can go'],
  [
    `\\b(${DAY}) (?:is|are) (?:now |again )?(?:free|available|open)(?: now| again)? for (?:training|a workout|exercise|sport)(?: now| again)?`,
    '$1 is fine',
  ],
  [
    `\\b(?:everything|all)(?: else)? (?:stays|can stay|is fine|is ok|remains) (?:but|except(?: for)?|apart from) (${ONE})(?:,? (?:that|this|it|which)(?: one)? (?:goes|can go|has to go|must go))?`,
    'skip $1',
  ],
  [
    `\\b(${TYPED_DAY}) off(?: please| pls)?[ ,(.-]+not this (?:\\1|one)[ ,]+(?:but )?the (?:one after|next(?: one)?|following(?: one)?|week after)`,
    'next week $1 off',
  ],
  [`\\b(?:spare|free|relieve|excuse) me (?:from |of )?(?=(?:the|my|${DAY})\\b)`, 'skip '],
  [`\\b(?:spare|free|relieve|excuse) me from (?:all )?(?:the )?training\\b`, 'no training'],
  [`\\b(?:no|without(?: any)?) (?:sports?|exercise|exercising)\\b(?! (?:bras?|drinks?|psychologist))`, 'no training'],
  [`\\btake (${OWN}) off (?:my|the) (?:list|plan|schedule|calendar|menu)\\b`, 'skip $1'],
  [
    '\\bi (?:would like|want|need|wish for) (?:some )?(?:peace and quiet|nothing at all|complete silence)\\b',
    'no training',
  ],
  // another day
  [`\\b(?:carry|take|bring|drag) (${ONE}(?: on (?:${DAY}))?) (?:over|across|along) to\\b`, 'move $1 to'],
  [`\\bswitch (?=${ONE} from (?:${DAY}) to\\b)`, 'move '],
  [`^(?:please )?(?=${ONE} (?:a|one|two|three|\\d) days? (?:later|earlier|sooner)\\b)`, 'move '],
  [`\\bnot on (${DAY}) but on (${DAY})\\b`, 'on $2 instead of $1'],
  [
    `^(${DAY}) (?:would be|is|works|suits|would suit)(?: me)? (?:better|best) for (?:the |my )?(${DAY})'s (${SPORT})\\b`,
    "move $2's $3 to $1",
  ],
  [`\\bsave (${OWN}) for (?:the )?(?=${TYPED_DAY}|\\d)`, 'move $1 to '],
  [
    `\\b(?:could|can|might|may|shall|should) ((?:the|my) [a-z0-9' ]{3,40}?) (?:take place|be done|be made|happen|be held) on (?=(?:the )?(?:${TYPED_DAY}|\\d))`,
    'move $1 to ',
  ],
  [
    `((?:the|my) [a-z0-9' ]{3,40}?) (?:shall|should|has to|must|can|could|will) (?:take place|be done|be made|be held) on (?=(?:the )?(?:${TYPED_DAY}|\\d))`,
    'move $1 to ',
  ],
  ['\\b(a|one|two|three|\\d) (days?) early\\b', '$1 $2 earlier'],
  // a day without
  [`\\b(?:leave|keep) (${DAY}) (?:empty|blank|open|clear)\\b`, 'keep $1 free'],
  [`\\b(?:block|reserve)(?: out| off)? (?=(?:${DAY})\\b)`, 'keep free '],
  [
    `\\b(?:move|get|take|put|shift) (?:everything|all(?: (?:the )?(?:training|workouts|sessions))?) (?:off|away from|out of) (?=(?:${DAY})\\b)`,
    'keep free ',
  ],
]);
