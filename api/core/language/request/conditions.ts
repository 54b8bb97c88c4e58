import { addDays, type Day } from '../../calendar/calendar.ts';
import { NUMBER, numberOf } from './numbers.ts';

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
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`).join('|');
const COUNT = new RegExp(`\\b(?<count>${NUMBER}) (?<unit>day|week|month)s? (?:ago|old|after|post)`);
const ON_DAY = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?)\\b`,
);
const IN_MONTH = new RegExp(`\\b(?:in|since|last) (${MONTH})\\b`);

const two = (n: number) => String(n).padStart(2, '0');
const monthOf = (word: string): number => MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3)));

/** The last such day that is not after today. */
function lastDay(month: number, day: number, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const of = (each: number): Day => `${each}-${two(month + 1)}-${two(day)}`;
  return of(year) <= today ? of(year) : of(year - 1);
}

/** The day that was told, as late as it may be; null: none was. */
function dayIn(text: string, today: Day): Day | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (iso !== undefined) return iso;
  const ago = COUNT.exec(text)?.groups;
  if (ago !== undefined)
    return addDays(today, -numberOf(ago['count']!) * UNIT_DAYS[ago['unit'] as keyof typeof UNIT_DAYS]);
  const on = ON_DAY.exec(text);
  if (on !== null) return lastDay(monthOf((on[2] ?? on[3])!), Number(on[1] ?? on[4]), today);
  const month = IN_MONTH.exec(text)?.[1];
  if (month !== undefined) return lastOfMonth(monthOf(month), today);
  if (/\byesterday\b/.test(text)) return addDays(today, -1);
  if (/\blast week\b/.test(text)) return addDays(today, -7);
  return /\blast month\b/.test(text) ? addDays(today, -UNIT_DAYS.month) : null;
}

/** The last day of that month, or today while it lasts. */
function lastOfMonth(month: number, today: Day): Day {
  const first = lastDay(month, 1, today);
  const next = month === 11 ? `${Number(first.slice(0, 4)) + 1}-01-01` : `${first.slice(0, 5)}${two(month + 2)}-01`;
  const last = addDays(next, -1);
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
