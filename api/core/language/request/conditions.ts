import { addDays, type Day } from '../../calendar/calendar.ts';
import { MONTH } from './dateParts.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { lastDate, toldDay } from './toldDay.ts';

/** What somebody who knows has to clear, as the athlete told of it. */
export interface ToldCondition {
  area: 'pregnancy' | 'childbirth' | 'heart condition';
  from: Day;
}

/** Pain in the chest, in small letters. */
export const CHEST_PAIN = /\bchest pains?\b|\bpains? in (?:my|the) chest\b/;

const CONDITIONS: readonly (readonly [RegExp, ToldCondition['area']])[] = [
  [CHEST_PAIN, 'heart condition'],
  [
    /\b(?:pressure|tightness|burning|stabbing) (?:on|in|across|behind) (?:my|the) (?:chest|breastbone|sternum)\b/,
    'heart condition',
  ],
  [/\bpregnan(?:t|cy)\b|\bexpecting (?:a baby|our (?:first|second|third) (?:child|baby))/, 'pregnancy'],
  [
    /\b(?:gave|given|giving) birth\b|\bhad (?:a|my|our) (?:baby|c-?section)\b|\bpost-? ?(?:partum|natal)\b|\b(?:days?|weeks?|months?) after (?:the )?birth\b/,
    'childbirth',
  ],
  [
    /\bheart (?:condition|disease|problems?|attack|failure|murmur|flutter\w*)\b|\b(?:irregular|abnormal) (?:heart ?beat|ecg|ekg)\b|\bmyocarditis\b|\bcardiac\b|\barrhythmia\b|\bfaint(?:ed|ing)\b|\b(?:passed|blacked) out\b/,
    'heart condition',
  ],
];
const NOT_SO =
  /\b(?:not|never|no longer|is no|if i|when i|trying to|want to|hope to|in case|no) (?:\w+ ){0,3}(?:pregnan|heart|chest|faint|pass|post|give|gave|get)|\bno (?:heart|cardiac)/;
const OTHERS =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|sister|brother|daughter|son|mum|mom|mother|dad|father|friend|cousin|aunt|uncle|colleague|boss|dog|cat|she|he|they)\b/;

const UNIT_DAYS = { day: 1, week: 7, month: 30 } as const;
const COUNT = new RegExp(`\\b(?<count>${NUMBER}) (?<unit>day|week|month)s? (?:ago|old|after|post)`);
const IN_MONTH = new RegExp(`\\b(?:in|since|last) ${MONTH}\\b`);

/** The day that was told, as late as it may be; null: none was. */
function dayIn(text: string, today: Day): Day | null {
  const count = COUNT.exec(text)?.groups;
  if (count !== undefined)
    return addDays(today, -numberOf(count['count']!) * UNIT_DAYS[count['unit'] as keyof typeof UNIT_DAYS]);
  const day = toldDay(text, today);
  if (day !== null) return day;
  const month = IN_MONTH.exec(text)?.[1];
  if (month !== undefined) return lastOfMonth(month, today);
  if (/\blast week\b/.test(text)) return addDays(today, -UNIT_DAYS.week);
  return /\blast month\b/.test(text) ? addDays(today, -UNIT_DAYS.month) : null;
}

/** The last day of that month, or today while it lasts. */
function lastOfMonth(month: string, today: Day): Day {
  const first = lastDate(month, '1', today)!;
  // 31 days on it is the next month, whichever this is
  const last = addDays(`${addDays(first, 31).slice(0, 8)}01`, -1);
  return last > today ? today : last;
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\S\n]+/g, ' ')
    .split(/[.!?;\n]+/);

/**
 * What a text says of the athlete that somebody who knows has to clear, with the day since when: that of a birth as it was said, else
 * today. Of others, and what is not so, nothing.
 */
export function conditionsIn(text: string, today: Day): ToldCondition[] {
  const told = new Map<ToldCondition['area'], Day>();
  for (const sentence of sentencesOf(text)) {
    if (NOT_SO.test(sentence) || (OTHERS.test(sentence) && !/\band i\b/.test(sentence))) continue;
    for (const [pattern, area] of CONDITIONS)
      if (pattern.test(sentence)) told.set(area, area === 'childbirth' ? (dayIn(sentence, today) ?? today) : today);
  }
  return [...told].map(([area, from]) => ({ area, from }));
}

const WHO = '(?:doctor|gp|physician|midwife|cardiologist|obstetrician|gynaecologist|gynecologist|consultant)';
const CLEARED = new RegExp(
  `\\b${WHO}\\b.*\\b(?:(?:has |have )?cleared|all clear|green light|go ahead|signed me off|(?:says?|said) (?:that )?(?:i (?:can|may|am fine)|it is (?:ok|okay|fine|safe)|it's (?:ok|okay|fine|safe))|allow(?:s|ed) me)\\b|\\b(?:i am|i'm|i was|i have been|i've been|been|got) (?:medically )?cleared (?:to|for|by)\\b|\\ball clear from (?:my|the) ${WHO}\\b`,
);
const NOT_CLEARED = /\b(?:not|has not|hasn't|never|until|when|if|once|before)\b/;

/** The athlete says that somebody who knows has cleared them. */
export const saysCleared = (text: string): boolean =>
  sentencesOf(text).some((sentence) => CLEARED.test(sentence) && !NOT_CLEARED.test(sentence));
