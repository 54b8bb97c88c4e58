/** That nothing is to be done, and something is only asked. */
export const ONLY_ASKS =
  /(?:^|(?:,|-|and|but|i am|was|i) )(?:(?:only|just|simply|merely) (?:asking|a question|checking|wondering|curious|interested|(?:want(?:ed)?|would like|need) to (?:know|ask|understand|check))|(?:please )?(?:do not|no need to) (?:change|move|touch|do|adjust) (?:anything|a thing)|(?:no|without) changes?(?! (?:needed|required|necessary)\b)|nothing (?:to|needs to|should|has to) (?:be )?chang(?:e|ed)|(?:do not|not) (?:want|going|wanting|trying) to (?:change|move|skip|cancel) (?:it|anything|that))\b(?! for\b).*\b(?:what|which|when|where|who|how|why|is|are|do|does|did|should|can|will|would|am|if|whether)\b/;

/** What is asked for in the end, where a text only says how it came to that: "just asking: ", "no changes please, ". */
export const askedOnly = (words: string): string =>
  words
    .replace(
      /(?:^|(?<= ))(?:(?:i (?:am )?)?(?:only|just|simply|merely) (?:asking|a question|checking|curious|interested)|(?:please )?(?:do not|no need to) (?:change|move|touch|do|adjust) (?:anything|a thing)(?: yet| now| please)?|(?:no|without) changes?(?: please)?|nothing (?:to|needs to|should|has to) (?:be )?chang(?:e|ed)(?: please)?|i (?:do not|am not) (?:want|going|wanting|trying) to (?:change|move|skip|cancel) (?:it|anything|that)|(?:i )?(?:only|just) (?:want|wanted|would like|need) to (?:know|ask|understand|check)|just tell me|not (?:cancelling|skipping|moving|complaining)(?: anything| it)?(?: ,)? but)(?= |$)(?: [,:.-])*/g,
      '',
    )
    .trim();

const TURNED_WHY =
  /^(?:what|which) (?:the )?(point|purpose|reason|idea|use|benefit|sense) (?:of|for|behind) (.+?) (?:is|was)$/;
/** "Just curious what the point of the swim is": the question for a reason within, as it is asked outright. */
export const askedReason = (words: string): string => {
  const plain = words
    .replace(/(?: \.)+$/, '')
    .replace(
      /^(?:(?:so|hi|hey|coach|but|and|,|just|also) )*(?:i (?:am |was )?)?(?:(?:just|still) )?(?:wondering|wonder|curious|do not (?:get|understand|see)|would like to (?:know|understand)|want to (?:know|understand)) (?:about )?(?=what|why|the)/,
      '',
    )
    .replace(/^the (?=reason|point|purpose)/, 'what the ');
  const [, what, of] = TURNED_WHY.exec(plain) ?? [];
  return what === undefined ? plain : `what is the ${what} of ${of!}`;
};

const DOES =
  '(?:have|get|move|swap|switch|exchange|skip|cancel|drop|shift|push|postpone|delay|shorten|cut|reduce|add|take|change|replace|make|bring|leave|remove|delete|reschedule|keep|put)';
const WONDERS =
  /^(?:(?:so|hi|hello|hey|coach|ok|and|but|,|just|also|really|still|quite) )*(?:(?:i )?(?:am |was )?(?:just |still )?(?:wondering|wonder|curious|asking myself|unclear|confused) (?:if|whether|what|which|who|how|when|where|why|about)|(?:(?:i )?am )?(?:not (?:quite |really )?(?:sure|certain)|unsure) (?:if|whether) i (?:should|ought|must|have to|need)|(?:(?:i )?am )?(?:not (?:quite |really )?(?:sure|certain)|unsure) (?:whether|what|which|how|when) to)\b/;
const MAY_BE_DONE = new RegExp(
  `\\b(?:(?:we|you|i|it|that) (?:can|could|might|may|would)(?: please| maybe| just| also| perhaps| not)* (?:be )?${DOES}|it (?:is|would be) (?:ok|okay|possible|fine|all ?right)|there (?:is|was) (?:a|any))`,
);
/** "Just wondering whether …", "not sure if I should …": what is asked without the order of a question. */
export const wonders = (words: string): boolean => WONDERS.test(words) && !MAY_BE_DONE.test(words);

/** Opens a last clause that asks, though no mark of a question is behind it. */
export const STRONG =
  /^(?:so |and |then |now )*(?:how (?:do|can|could|should|soon|long|much|many|far|bad|to|would)|what (?:helps?|to do|can (?!i do)|could (?!i do)|should (?!i do)|do (?!i do)|does|would|might)|why(?! (?:do not|not)\b)|which|when (?:can|could|should|may|do|will)|should (?:i|we)|is (?:that|this|it|everything)|are (?:they|these|those)|does (?:that|this|it)|do i|any (?:tips?|tricks?|advice|ideas?|thoughts|harm|risk|danger|suggestions?)|worth|(?:good|bad) idea|can i (?:still )?(?:train|run|ride|swim|race))\b(?!.* (?:ok|okay|fine|all right) with you)/;

/** "Can I do yoga, or does that count", "should it go or is it important": one of both is a question. */
export const OR_ASKS =
  /\bor (?:does|do|is|are|would|should) (?:that|it|this|they|these) (?!possible|ok|okay|fine|all)\b/;

const ILL = '(?:sick|ill|unwell|colds?|flu|covid|fever|bug|virus|injured|hurt)';
/** "If I got ill, would you cancel it?": what would become of it, and not that it is so. */
export const SUPPOSES = new RegExp(
  `^(?:so |and |but |what (?:happens )?)*(?:if|in case) i (?:ever |should )?(?:get|got|fall|fell|become|became|were|catch|caught|come down|came down|break|broke|tear|tore)\\b.*\\b(?:${ILL}|leg|arm|ankle|foot)\\b.*\\b(?:will|would|do|does|what|how) (?:you|it|i|the|we|my|happens?)\\b`,
);

/** "At what heart rate", "my wife asks if …", "could I do 1:35", "can you plan two weeks ahead". */
export const ASKS_OUTRIGHT =
  /^(?:(?:hi|hey|hello|coach|so|and|but|ok|,) )*(?:(?:at|in|on|for|with|by|from|until) (?:what|which|how)\b|(?:is it|would it be|should i|can i|may i)\b.*\b(?:strength|swim|run|ride|gym|weights)\b.*\b(?:before|after) (?:the |my |a )?(?:easy |long |hard )?(?:strength|swim|run|ride|gym|weights)\b|(?:please )?(?:do|run|go) (?:a )?(?:sub|under) \d|i (?:forgot|forget|do not remember|can not remember) (?:what|when|which|how|who)\b|(?:is|are) \d[\d:.]*(?: \w+){0,3} (?:realistic|possible|ok|okay|too|enough|normal|good|bad)\b|do (?!the\b|my\b|it\b|that\b|this\b|i\b)[a-z ]{2,20} (?:count|help|matter|hurt)\b|would you (?:do|run|ride|swim|race|train|rest|go|still|even|rather|say)\b(?!.*\b(?:please|for me)\b)|(?:are )?you (?:really |quite |absolutely )?sure\b|(?:wait|hang on|hold on)(?: ,)? so\b|(?:talk|walk|run|take) me through\b|give me (?:an? |the )?(?:quick )?(?:overview|summary|details|run ?down|list)\b|(?:do|did) you (?:really )?think\b|(?:is|are|was) not \d|my \w+ (?:asks|wonders|is asking|wants to know|would like to know)\b|(?:can|could|will|would) i (?:do|run|ride|go|break|beat|manage|finish)(?: it| in| under| sub| below)* \d[:.]\d\d|(?:can|could|do|will|would) you (?:also |even |automatically )?(?:plan|re ?plan|adapt|adjust|react|notice|track|learn|handle|sync|connect|recalculate)\b(?!.*\b(?:for me|my|the|today|tomorrow|next|a|an)\b))/;
/** "Seriously, another swim?" is no wish for one. */
const RHETORICAL =
  /^(?:seriously|really|honestly|wait|what|huh|omg|wow|oh no|again)\b(?! (?:can|could|please|make|move|skip|need|want|i)\b)(?: ,)? (?:another|again|more|yet|two|a |the |so |that|no )/;
/** "Nothing on Mondays, right?" */
const SO_IT_IS = / (?:right|correct|true|yeah|yes)$/;
const NUMBER_OK =
  /\b(?:watts?|bpm|pace|zone \d|heart rate|km h|kmh)\b.*\b(?:too (?:little|much|fast|slow|low|high|hard|easy)|ok|okay|fine|enough|right|realistic)\b/;
const LAST_OK =
  /^(?:(?:is )?(?:that |it |this )?(?:too (?:much|hard|long|soon|early|late|fast|slow|little|easy|short)|enough|(?:a )?(?:bad|good|stupid|crazy) idea|overkill|dangerous|harmful|risky)|(?:better|best|wiser|smarter|safer) (?:to )?(?:rest|skip|stop|not|stay|take|go|wait)\b)/;
/** With the mark of a question behind it: "140 watts too little for Saturday?", "nothing eaten, bad idea?". */
export const asksMarked = (words: string, last: string): boolean =>
  RHETORICAL.test(words) ||
  (SO_IT_IS.test(words) && !TO_DO.test(words)) ||
  NUMBER_OK.test(words) ||
  (!TO_DO.test(words) && LAST_OK.test(last));

const TO_DO =
  /^(?:please |so |then |can |could |will |would |i |we )*(?:(?:want|need|would like) |make|move|skip|swap|cut|shorten|drop|cancel|add|replace|put|take|keep|reduce|ease|lower|remove|delete|give|tell|remember|know|say)\b/;
const JUDGED =
  '(?:ok|okay|good|bad|fine|wise|smart|stupid|dumb|crazy|mad|safe|dangerous|allowed|normal|silly|useful|sensible)';
const AT_ITS_END = new RegExp(
  `(?:^| )(?:what (?:could|can|might|would) (?:that|it|this) (?:be|mean)|what does (?:that|it|this) mean|why is (?:that|it|this)|is (?:that|this|it) (?:normal|bad|dangerous|serious|a problem|something to worry about|on purpose|intentional|enough|too (?:much|little|hard|easy|soon|late)|a good sign|a bad sign)|should (?:i|we) (?:worry|be (?:worried|concerned|alarmed)|care)|any (?:harm|risk|danger|tips?|tricks?|advice|ideas?|suggestions?)(?: (?:in|with|for) (?:that|it|this))?|yes or no|${JUDGED} or (?:not|${JUDGED})|or what)$`,
);
const TURNED =
  /^(?!.*\b(?:i|we|you|know|sure|tell|say|matter|not|no|never)\b)[a-z0-9' ]{2,60} (?:when|where|why|how (?:long|far|hard|fast|much|many|often)|(?:on |at |in )?(?:which|what) (?:days?|week|date|time|pace|power|watts|zone|heart rate)|how come)(?: (?:exactly|again|now|please|then))?$/;

/** It begins with what is to be done. */
export const isToDo = (words: string): boolean => TO_DO.test(words);

/** "FTP test when", "wetsuit in the pool, yes or no": the question comes last. */
export const asksAtItsEnd = (words: string): boolean => {
  const plain = words.replace(/(?: [,.:-])+$/, '');
  return AT_ITS_END.test(plain) || (TURNED.test(plain) && !TO_DO.test(plain));
};

const BARE = new RegExp(
  `^(?:(?:hi|hey|hello|coach|so|and|,|really|still|even|ever) )*(?:(?:un)?safe|wise|smart|sensible|dangerous|risky|harmful|bad(?: idea)?|good idea|stupid|healthy|normal|too (?:soon|early|late)|worth (?:it|[a-z]+ing)|necessary) (?:to|if|for)\\b(?! (?:${DOES})\\b)`,
);
const BARE_ASKED = new RegExp(
  `^(?:(?:hi|hey|hello|coach|so|and|,|really|still|even|ever) )*(?:ok|okay|fine|allowed|possible|all ?right|better|worth)(?: for me)? (?:to|if i|if)\\b(?! (?:i |we )?(?:just )?(?:${DOES})\\b)`,
);
/** "Ok to train again" may tell as well. */
const MAY_TELL = /\b(?:again|from|now|since)\b/;
/** "Ok to run with a fever?": "is it" is left out. */
export const asksBare = (words: string, isAsked: boolean): boolean =>
  BARE.test(words) || ((isAsked || !MAY_TELL.test(words)) && BARE_ASKED.test(words));

/** "No fixed pattern yet, so don't change anything". */
export const NO_CHANGE =
  /\b(?:do not|don'?t|no need to|please not|never) (?:please )?(?:change|touch|adjust|alter|move|do) (?:anything|a thing|any of it)\b(?! (?:but|except|else|on|before|after|until|with)\b)/i;

/** "put back the session you removed", "restore Thursday's run" */
export const BRING_BACK =
  /\b(?:put|bring|give|get)\b(?: me)?(?: [a-z']+){0,4} back\b.*\b(?:you|i|we|that was|which was) (?:\w+ )?(?:removed|deleted|cancelled|canceled|dropped|took out|skipped|moved)\b|\b(?:put|bring|give) back\b.*\b(?:removed|deleted|cancelled|canceled|dropped|took out|skipped)\b|\brestore (?:the|my|that|[a-z]+day'?s) (?:\w+ )?(?:run|ride|swim|session|workout|plan|schedule|week)\b/i;
