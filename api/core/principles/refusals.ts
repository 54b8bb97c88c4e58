/** What no principle may ask for, as coaches put it, with the property that it would break. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:no|without|skip|never|not|drop|ignore|do not (?:take|need|give)|not take|not need|forget|cut|cut out|eliminate) (?:any |a |the |take |need |have |more |full |complete )*(?:rest|off|recovery)(?: |-)?days?\b|\bno days? off\b|\b(?:0|zero) rest days?\b|\brest is for\b|\brest days? (?:are|is) (?:for|a waste|optional|unnecessary|not)\b/,
    'Every week keeps at least one rest day, more for beginners and athletes of 60 and over.',
  ],
  [
    /(?<!\b(?:only|at most|max|limit\w*|more than)\b.{0,24})\b(?:train|run|ride|swim|work ?out|exercise|something|session|workout|do something|out|move|sessions|workouts|training|runs?)\b.{0,24}\b(?:every (?:single )?day|7 days (?:a|per|every|each) week|each (?:and every )?day|all 7 days|daily|seven days|365)\b|\b(?:every (?:single )?day|7 days a week|all 7 days)\b.{0,20}\b(?:train|running|run|ride|swim|training)\b/,
    'Every week keeps at least one rest day.',
  ],
  [
    /\b(?:hard|smash|intense|intensity|all out|flat out|push|threshold|intervals?|full gas|vo2max|speed ?work)\b.{0,30}\b(?:every (?:single )?(?:day|session|workout|run|ride)|each day|daily|all the time|every 1|always)\b|\b(?:every|each|all) (?:single )?(?:day|sessions?|workouts?|runs?|rides?) (?:is |are |must |should |be |at |a )*(?:hard|all out|flat out|intense|intervals?|full gas|maximal|max)\b|\bonly (?:do )?(?:hard|intense) (?:sessions?|workouts?|training|days?)\b|\b(?:no|never|skip|avoid|cut out) (?:any )?(?:easy|recovery|slow)(?: (?:days?|runs?|rides?|sessions?|swims?|miles|training|running))\b|\bno easy\b|\bno pain no gain\b|\beasy (?:days?|sessions?|miles) (?:are|is) (?:junk|wasted?|useless)\b/,
    'Hard days are never adjacent and at most three a week; at least three quarters of the time stay easy.',
  ],
  [
    /\b(?:3|4|5|6|7) (?:hard|intense|quality|interval|key|tough) (?:days?|sessions?|workouts?) in a row\b|\b(?:hard|intense|quality|interval) (?:days?|sessions?|workouts?) (?:should be |must be |are |go |belong )?(?:on )?(?:back ?to ?back|backtoback|consecutive|in a row|adjacent)\b(?!.*\b(?:no|never|not)\b)(?<!\b(?:no|never|not|avoid|without)\b.*)|\b(?:back ?to ?back|backtoback|consecutive|2) (?:hard|intense|quality) days (?:every|each|build|are (?:good|great|fine|ok)|in a row every)\b|\bstack (?:the )?(?:hard|intense)/,
    'Hard days are never adjacent.',
  ],
  [
    /\b(?:train|use|plan|fill|schedule|put|place|session|sessions|even|also|ignore|override|regardless|including|run|ride|swim)\b.{0,40}\b(?:unavailable|not available|blocked|days? (?:they|he|she) (?:can|could) ?not|busy days?|days off work)\b|\bignore\b.{0,30}\b(?:availability|unavailab|limits?|day limits|caps)\b|\bregardless of (?:their )?availability\b/,
    'Unavailable days and day limits are the athlete’s promise to life; nothing is planned over them.',
  ],
  [
    /\b(?:ignore|train through|run through|push through|play through|work through|ride through|despite|tough(?:en)? (?:it )?out|regardless of)\b.{0,24}\b(?:injur\w*|pain|illness|sick\w*|fever|colds?|fatigue|soreness|niggles?|aches?)\b|\b(?:pain|injury|illness|sickness) is (?:no|not) (?:an? )?(?:excuse|reason)\b|\bkeep (?:training|running) when (?:sick|ill|injured|hurt)\b/,
    'Injuries and illness limit training whatever a principle says.',
  ],
  [
    /\b(?:make up|making up|catch up|compensate|double up|add|repeat|made up|move missed|replace)\b.{0,30}\b(?:missed|skipped|lost)\b|\b(?:missed|skipped|lost)\b.{0,50}\b(?:double|doubled|make up|made up|catch up|caught up|compensat\w*|added|add it|twice|extra|must be done|has to be done|repeat)\b/,
    'What was missed is never added to later days; adaptation only takes away.',
  ],
  [
    /\b(?:no|skip|without|never|not|drop|ignore) (?:a |the |any |need |do )*taper(?:ing|s)?\b|\btaper(?:s|ing)? (?:is|are) (?:useless|for|a waste|not|overrated)\b|\b(?:keep|hold|maintain|full|high|same|raise|increase) (?:the )?(?:high |full |same )?(?:volume|hours|mileage|load)\b.{0,30}\b(?:taper|race week|until (?:the )?race)\b/,
    'Before an A race volume falls by 41 to 60%; without it the race suffers.',
  ],
  [
    /\b(?:no|skip|without|not need|never) (?:any |a |the )?recovery (?:after|following|weeks?|phase)\b|\b(?:hard|intervals?|intense|train(?:ing)?|long run)\b.{0,20}\b(?:the )?(?:day|morning) (?:right |straight )?after (?:a |the |every )?(?:race|marathon|ironman)\b(?!.{0,20}\b(?:no|never|not)\b)(?<!\b(?:no|never|not|avoid)\b.{0,40})/,
    'After a race comes recovery, by type of race.',
  ],
  [
    /\b(?:double|triple) (?:up )?(?:the |their |all |weekly |training )*(?:hours|volume|mileage|load|distance)\b/,
    'Weeks grow by at most 10% or a quarter of an hour over the longest of the last four.',
  ],
  [
    /\b(?:no|skip|without|never|drop) (?:a |the |any |need )*(?:warm ?ups?|warming up|cool ?downs?)\b/,
    'Every workout with hard work keeps its warm-up and cool-down.',
  ],
  [
    /\b(?:no|skip|without|never|not) (?:any |a |the )*(?:stepback|step back|deload|recovery|easy|rest|cutback|down) weeks?\b/,
    'After two or three loading weeks one steps back.',
  ],
];

/** Prescriptions of more than a limit that no principle may lift: days, percent or minutes. */
const TOO_MUCH: readonly (readonly [pattern: RegExp, most: number, because: string])[] = [
  [
    /\b(?:increase|grow|raise|ramp|add|build|progress|jump|bump)\w*\b(?:(?!\b(?:most|more than|no more|max|never|not)\b).){0,40}?\b(\d+(?:\.\d+)?) percent\b/,
    10,
    'Weeks grow by at most 10% or a quarter of an hour over the longest of the last four.',
  ],
  [
    /\b(?:at least|minimum(?: of)?|min) (\d+) (?:hard|intense|quality|interval|key|threshold|vo2max|speed)\b/,
    2,
    'Two hard days a week are the most, one for beginners and athletes of 60 and over.',
  ],
  [
    /\b(?<!(?:most|than|max|maximum|over|only) )([4-9]) (?:hard|intense|quality|interval|key|threshold|vo2max|speed) (?:days?|sessions?|workouts?|efforts?|runs?)\b/,
    3,
    'Two hard days a week are the most, one for beginners and athletes of 60 and over.',
  ],
  [
    /\blong (?:runs?|jogs?)\b(?:(?!\b(?:most|more than|no|max|never|not|under|below|less|up to|cap\w*|limit\w*|exceed\w*|least (?:\d+) (?:days|hours) (?:before|after))\b).){0,30}?\b(\d+(?:\.\d+)?) (hours?|minutes?)\b/,
    180,
    'A long run lasts at most 180 min before a marathon and less before shorter races, and grows by 10% at most.',
  ],
  [
    /\b(?:runs?|running|jogs?)\b(?:(?!\b(?:most|more than|no|max|never|not|under|below|less|up to|cap\w*|limit\w*|exceed\w*|hours? between|a week|per week)\b).){0,20}?\b(?:at least|minimum(?: of)?|for|of) (\d+(?:\.\d+)?) (hours?|minutes?)\b/,
    180,
    'A long run lasts at most 180 min before a marathon and less before shorter races, and grows by 10% at most.',
  ],
  [
    /\blong (?:rides?|bikes?|spins?)\b(?:(?!\b(?:most|more than|no|max|never|not|under|below|less|up to|cap\w*|limit\w*|exceed\w*)\b).){0,30}?\b(\d+(?:\.\d+)?) (hours?|minutes?)\b/,
    360,
    'A long ride lasts at most 360 min before an Ironman and less before shorter races.',
  ],
];

/** Why the sentence is refused; null: it is not. */
export function refusalOf(sentence: string): string | null {
  for (const [pattern, because] of REFUSALS) if (pattern.test(sentence)) return because;
  for (const [pattern, most, because] of TOO_MUCH) {
    const found = pattern.exec(sentence);
    const factor = /^hours?$/.test(found?.[2] ?? '') ? 60 : 1;
    if (found !== null && Number(found[1]) * factor > most) return because;
  }
  return null;
}
