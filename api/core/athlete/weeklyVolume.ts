import type { Sport } from '../codes/sport.ts';
import { VOLUME_SPEED } from '../constants/season.ts';

const KM_PER_MILE = 1.609344;
const METRES_PER_KM = 1000;
const MINUTES_PER_HOUR = 60;
/** A week has no more hours; a larger figure was not a weekly volume. */
const HOURS_PER_WEEK = 168;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const RANGE_MARK = String.raw`(?:-|–|—|to|bis)`;
const UNIT = String.raw`(hours?|hrs?|h|minutes?|mins?|min|m(?:iles?|i)|kms?|kilomet(?:er|re)s?|met(?:er|re)s?|m)(?![a-z])`;
const QUANTITY = new RegExp(String.raw`(${NUMBER})\s*(?:(?:${UNIT})?\s*${RANGE_MARK}\s*(${NUMBER})\s*)?${UNIT}`, 'g');
const CLOCK = /(\d{1,3}):([0-5]\d)\s*(?:h(?:ours?|rs?)?)?(?![\d:])/g;

/**
 * Hours a week from free text such as "4 hours", "30-40 km", "1h30", "3 to 5 hrs", "2,5 h", "90 min"; null when nothing can be read.
 * Distances become hours at the sport's default speed; ranges give their mean; several quantities add up.
 */
export function hoursFromVolume(text: string, sport: Sport): number | null {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const clock = [...plain.matchAll(CLOCK)];
  let hours = clock.reduce((sum, [, h, m]) => sum + Number(h) + Number(m) / MINUTES_PER_HOUR, 0);
  let found = clock.length > 0;
  const rest = withHourMinutes(plain.replace(CLOCK, ' '));
  for (const [, low, lowUnit, high, unit] of rest.matchAll(QUANTITY)) {
    const upper = inHours(number(high ?? low!), unit!, sport);
    const lower = inHours(number(low!), lowUnit ?? unit!, sport);
    if (upper === null || lower === null) return null;
    hours += (lower + upper) / 2;
    found = true;
  }
  return found && hours <= HOURS_PER_WEEK ? hours : null;
}

/** "1h30" names its minutes: "1h 30 min". */
function withHourMinutes(text: string): string {
  return text.replace(/(\d)\s*h\s*([0-5]\d)(?!\d)(?!\s*(?:h|m|k|-|–))/g, '$1 h $2 min');
}

function number(text: string): number {
  return Number(text.replace(',', '.'));
}

function inHours(value: number, unit: string, sport: Sport): number | null {
  if (/^h/.test(unit)) return value;
  if (/^min/.test(unit)) return value / MINUTES_PER_HOUR;
  if (sport === 'strength') return null;
  const km = unit.startsWith('k') ? value : /^mi/.test(unit) ? value * KM_PER_MILE : value / METRES_PER_KM;
  return km / VOLUME_SPEED[sport];
}
