import type { Found } from './tags.ts';

const OF_SPORT = '(?:swim|swimming|run|running|bike|biking|cycling|ride|riding|gym|strength|tri|triathlon)';
const THING =
  '(?:bags?|backpack|lock|locker|shoes?|shorts|helmet|goggles|cap|gear|suit|trunks|tights|socks|gloves|jacket|jersey|lights?|pump|racks?|bottles?|computer|watch|shop|store|mechanic|seat|saddle|chain|t[iy]res?|wheels?|pedals?|frame|box|towel|coach|teacher|budd(?:y|ies)|mates?|partner|friends?|clothes|insurance|thief|magazine|book|app)';
/** "my bike lock", "the swim coach": a sport that only says of what sort a thing or somebody is, and is no workout. */
const NAMED = new RegExp(`(?:(?:my|the|our|your|his|her|their|a|an|new|old) )*${OF_SPORT} ${THING}(?= |$)`, 'y');

/** A run, and no training: "the school run moved". */
const NO_RUN =
  /(?:the |my |our )?(?:school|nursery|kita|airport|beer|bread|grocery|shopping|coffee|food|dump) run(?= |$)/y;

/** "I only have running shoes": what there is says what can be done. */
const ONLY = /\bonly(?: \w+){0,3} $/;

export function thingAt(text: string, from: number): Found | null {
  NAMED.lastIndex = from;
  NO_RUN.lastIndex = from;
  const named = ONLY.test(text.slice(0, from)) ? null : NAMED.exec(text);
  const match = named ?? NO_RUN.exec(text);
  return match === null ? null : { tags: [{ t: 'word', word: 'stuff' }], length: match[0].length };
}
