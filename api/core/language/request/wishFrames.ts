/** In whose hands a wish is put. */
const WE = '(?:you|we|i|u)';
const MAY = '(?:could|can|might|may|should|would|will)';
const SOFTLY = '(?: (?:please|maybe|perhaps|possibly|just|also|instead|at all|simply|kindly))*';
const FINE =
  '(?:great|nice|good|lovely|awesome|super|amazing|cool|best|helpful|better|perfect|fantastic|wonderful|brilliant|ideal|kind|sweet|a great help|a big help)';
const VERY = '(?:so |most |really |very |much |even |absolutely |totally )*';
/** A verb of a wish: without it "why not" and "what if" ask. */
const VERB =
  '(?:just |simply )?(?:skip|move|swap|switch|shift|cancel|drop|cut|shorten|lengthen|extend|make|keep|replace|add|take|do|put|leave|remove|ease|reduce|trim|push|pull|bring|postpone|delay|exchange|turn|change|have|go|run|ride|swim|train|rest|lower|raise|halve|double|merge|combine|split|scrap|ditch|bin|axe)\\b(?! (?:it|that|this) (?:hurts?|help|matter))';
/** A day or a workout, and no person. */
const THING = "(?:(?!(?:i|you|we|u|they|he|she|it|there)\\b)[a-z0-9']+ ){0,4}[a-z0-9']+";
const MAY_BE = '(?:could|can|might|may)';
const BECOMES = 'be an?|become|go|move|wait|come|be (?:on|off|moved|shorter|longer|easier|free|off|swapped|a)';
const A_DAY = '(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|tmrw|tonight|instead|later|earlier)';
const AT_FIRST =
  '(?<=^ ?|[.,:;!?-] ?|\\b(?:and|so|but|then|ok|okay|hi|hello|hey|coach|hmm|well|now|please|also|because|sorry) )';
/** Between a wish and what is said beside it; no more than one of each, or the time grows with the square of a text. */
const APART = '(?: ?, ?| )?';
const AT_LAST = ' ?(?:[.,!?]|$)';

/**
 * What polite people put around a wish, and what it says without: a row for each way, all tried in order. What is read behind it is the
 * wish alone, so that no later table has to know how it was wrapped. Questions ("what if I miss it", "why not") keep their words.
 */
export const WISH_FRAMES: readonly (readonly [RegExp, string])[] = (
  [
    // "it would be great if you could", "I would be grateful if we might"
    [
      `${AT_FIRST}(?:(?:it|that|this) )?(?:would|will|might) be ${VERY}${FINE} (?:if|when) ${WE}(?: ${MAY})?${SOFTLY} (?!not\\b)`,
      'please ',
    ],
    [
      `${AT_FIRST}i (?:would|will) (?:be ${VERY}(?:grateful|glad|happy|thankful|pleased|delighted|obliged)|${VERY}(?:appreciate|love) it) if ${WE}(?: ${MAY})?${SOFTLY} (?!not\\b)`,
      'please ',
    ],
    [
      `${AT_FIRST}i (?:would|will) (?:be ${VERY}(?:grateful|glad|happy|thankful|pleased|delighted|obliged)|${VERY}(?:appreciate|love) it) if (?=${THING} ${MAY_BE} (?:${BECOMES}|be [a-z]+ed)\\b)`,
      'please ',
    ],
    [
      `${AT_FIRST}(?:(?:it is )?with (?:great |much |some )?regret(?: that)? )?(?:i (?:(?:regret|am (?:very |so |really )?(?:sorry|sad|afraid)|must|have|(?:would|should) like) to|must) (?:say|tell you|inform you|report|let you know)|i am afraid|i regret)(?: that)?[ ,:]+(?=i |we |my |our |it )`,
      '',
    ],
    // "I was wondering if we could", "do you think you could"; "wondering if I should" asks for advice
    [
      `${AT_FIRST}(?:i (?:was|am|have been|just)? ?)?(?:just )?(?:wondering|wonder|asking myself) (?:if|whether) (?!i should\\b)${WE} ${MAY}${SOFTLY} (?=${VERB})`,
      'please ',
    ],
    // "I wonder whether Saturday could be shorter", "is there any way the ride could be on Friday": of a day or a workout
    [
      `${AT_FIRST}(?:(?:i )?(?:was|am|have been|just) )?(?:i )?(?:just )?(?:wondering|wondered|wonder|asking myself) (?:if|whether) (?=${THING} ${MAY_BE} (?:${BECOMES})\\b)`,
      'please ',
    ],
    [`${AT_FIRST}might (?=${THING} (?:${BECOMES})\\b)`, 'could '],
    [`${AT_FIRST}(?:do|would) you think (?:that )?(?=${THING} ${MAY_BE} (?:${BECOMES})\\b)`, 'please '],
    [
      `${AT_FIRST}(?:is there )?(?:any|a|some) (?:chance|way|possibility|option)(?: that)? (?=${THING} (?:${MAY_BE} |becomes\\b|goes\\b|moves\\b))`,
      'please ',
    ],
    [
      `${AT_FIRST}(?:is|it is|would be|will be) (?:it )?possible (?:to )?(?=(?:move|change|swap|skip|cancel|make|put|shorten|replace|add|postpone|shift|switch|drop)\\b)`,
      'please ',
    ],
    [`${AT_FIRST}(?:would|could|will|is|might) it (?:be )?possible that (?=${THING})`, 'please '],
    [
      `(?<=\\bplease )(${A_DAY}[a-z]*) ${MAY_BE} (?:be|become) (?=an? (?:easy |short |long )?(?:run|ride|swim|spin|jog|walk)\\b)`,
      'make $1 ',
    ],
    // "would it be possible to do the ride on Friday": with a day of its own; without, it may ask what can be done at all
    [`${AT_FIRST}(?:would|will|could|might) it be possible (?:for me )?to (?=${VERB}[^.?]*\\b${A_DAY})`, 'please '],
    [
      `${AT_FIRST}would you mind if (${THING}) (?:was|were) (?=(?:a bit |a little |slightly )?(?:shorter|longer|easier|harder|free|off|on)\\b)`,
      'please make $1 ',
    ],
    [
      `${AT_FIRST}do you think ${WE} (?:could|can|might)${SOFTLY} (?!(?:do|run|go|ride|finish) (?:in |a |it in )?(?:sub|under|\\d+:\\d))(?=${VERB})`,
      'please ',
    ],
    [`${AT_FIRST}would (?:it|that) be (?:too much|a lot) to ask (?:you )?to `, 'please '],
    // "any chance we could", "is there a way to"
    [
      `${AT_FIRST}(?:is there )?(?:any|a|some) (?:chance|way|possibility|option)(?: that)? ${WE}(?: ${MAY})?${SOFTLY} (?=${VERB})`,
      'please ',
    ],
    [
      `${AT_FIRST}(?:is there )?(?:any|a|some) (?:chance|way|possibility|option) (?:to|for (?:me|us|you) to) `,
      'please ',
    ],
    [
      `${AT_FIRST}(?:is there )?(?:any|a|some) (?:chance|way|possibility|option) of(?: us| me| you)? (?=[a-z]+ing\\b)`,
      'how about ',
    ],
    // "perhaps we could", "how about we", "why don't we"
    [
      `${AT_FIRST}(?:perhaps|maybe|possibly) ${WE} ${MAY}${SOFTLY} (?=${VERB})(?!.*\\b(?:not sure|unsure|not decided|undecided|see how|depends)\\b)`,
      'please ',
    ],
    [`${AT_FIRST}(?:how|what) about (?:if )?(?:we|you) (?:just )?`, 'please '],
    [`${AT_FIRST}what if (?:we|you) (?:just )?(?=${VERB})`, 'please '],
    [`${AT_FIRST}why (?:do not|can not|should not) (?:we|you) (?=${VERB})`, 'please '],
    [`${AT_FIRST}why not (?=${VERB})`, 'please '],
    // "go ahead and", "be so kind as to", "do me a favour and"
    [
      `${AT_FIRST}(?:please )?(?:go ahead and|feel free to|be so (?:kind|good)(?: (?:as to|and|to))?|do me a favou?r(?:[ ,:]+(?:and)?)?|help me (?:to )?(?=${VERB})|try (?:to|and) (?=${VERB})|see (?:if|whether|that) (?:you|we) can) ?`,
      'please ',
    ],
    // "I suggest", "my suggestion is to", "I ask you to"
    [`${AT_FIRST}i (?:would )?(?:suggest|propose|vote|opt|plead)(?: (?:that we|that you|we|you|for|to))? `, 'please '],
    [
      `${AT_FIRST}my (?:wish|suggestion|proposal|idea|request|plan|preference)(?: (?:is|would be)| ?:) (?:to |that (?:we|you) )?`,
      'please ',
    ],
    [`${AT_FIRST}(?:can|could|may|might|must) i (?:ask|beg|trouble|bother) (?:you|u) to `, 'please '],
    [
      `${AT_FIRST}i (?:must |have to |would like to |want to |would )?(?:ask|beg|request|urge) (?:you|u) to `,
      'please ',
    ],
    [`${AT_FIRST}i (?:really |do )?(?:hope|trust) (?:that )?(?:you|we) (?:can|could|will|may) (?=${VERB})`, 'please '],
    [
      `${AT_FIRST}(?:i am|i was|am|was) (?:thinking|dreaming) (?:of|about) (?=(?:skipp|mov|swapp|switch|shift|cancell|cancel|dropp|cutt|shorten|lengthen|mak|keep|replac|add|tak|putt|leav|remov|eas|reduc|trimm|push|pull|bring|postpon|exchang|chang|turn)ing\\b)`,
      'please ',
    ],
    // "give me an easier ride", "I need Friday's run skipped"
    [
      `\\b(?:give|plan|schedule) me (?:an? )?(?=(?:much |slightly |a bit |somewhat )?(?:easier|shorter|longer|harder|lighter|gentler)\\b)`,
      '',
    ],
    [
      `\\b(?:want|like|need|prefer|(?:can|could|may) i have|please have|get|to have|to see) ((?:(?!to\\b)[a-z0-9']+ ){1,5})(?:skipped|cancelled|canceled|dropped|removed|deleted|scrapped|taken out)\\b`,
      'want to skip $1',
    ],
    [
      `(?<!\\b(?:not|no|without|need|the) (?:\\w+ )?)\\b(?:an? )?(?:extra|additional|another) (?=\\d+(?:\\.\\d+)?[ -]?(?:minutes?|mins?|h|hours?|hrs?|km|k|miles?|m)\\b(?: long| easy)? (?:run|ride|swim|bike|jog|spin|lift|strength|gym|walk|brick))`,
      'add a ',
    ],
    // what stands beside a wish
    [
      `${APART}\\bif (?:(?:it|that|this) (?:is|would be) )?(?:at all )?(?:possible|feasible|doable|ok|okay|alright|all right|fine)(?: (?:with|for|by) you)?(?=${AT_LAST}| ?(?:please|could|can|i |we |move|skip|swap|make))`,
      ' ',
    ],
    [
      `${APART}\\bif (?:you|u) (?:can|could|do not mind|would not mind|would be so kind|do not object|agree|have (?:a|the) (?:minute|moment|time))(?=${AT_LAST})`,
      ' ',
    ],
    [
      `${APART}\\b(?:but )?only if (?:it|that|this) (?:makes sense|fits(?: in)?|works|suits|is no (?:bother|trouble))(?: for you| of course)*(?=${AT_LAST})`,
      ' ',
    ],
    [` ?, if (?:it|that) (?:is|would) not (?:be )?too much (?:trouble|bother|to ask) ?, (?=to )`, ' '],
    [
      `${APART}\\bif (?:(?:it|that) (?:is|would) not (?:be )?(?:too much (?:trouble|bother|to ask)|a (?:problem|bother))|(?:you|there) (?:see|have|is|are|be)? ?no objections?)(?=${AT_LAST})`,
      ' ',
    ],
    [
      `(?<=[a-z0-9]) (?:would|will) (?:really |also )?(?:help|suit|save|do) (?:me|us)(?: (?:a lot|so much|out|today|best|better))*(?=${AT_LAST})`,
      ' please',
    ],
  ] as const
).map(([pattern, plain]) => [new RegExp(pattern, 'g'), plain] as const);
