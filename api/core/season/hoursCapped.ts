import type { Athlete } from '../athlete/athlete.ts';
import { countedSports, effectiveHours, experienceOf } from '../athlete/profile.ts';
import { EXPERIENCE_LEVELS } from '../codes/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { TOLD_CAP_SHARE } from '../constants/season.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { labelWithArticle, type Race } from '../race/race.ts';
import { hoursToFiveMinutes } from '../units/timeText.ts';

/** Hours that the athlete has and that the race at their level takes no use of, with the way to more. */
export function hoursCapped(athlete: Athlete, sports: readonly Sport[], { raceName, raceType }: Race): PlanWarning[] {
  const available = athlete.preferences.weeklyHoursAvailable;
  const hours = effectiveHours(athlete, raceType, sports);
  if (hours >= TOLD_CAP_SHARE * available) return [];
  const level = experienceOf(athlete, countedSports(raceType, sports));
  const caps = RACE_TYPE_NUMBERS[raceType].peakHoursCap;
  const higher = EXPERIENCE_LEVELS.slice(EXPERIENCE_LEVELS.indexOf(level) + 1).find((each) => caps[each] > hours);
  const byLevel =
    higher === undefined ? '' : `Up to ${hoursToFiveMinutes(caps[higher])} count at level ${higher}, if that is true; `;
  const message = `The weeks before ${raceName} grow to ${hoursToFiveMinutes(hours)} of the ${hoursToFiveMinutes(available)} available: ${labelWithArticle(raceType)} asks for no more at level ${level}.`;
  const rest = 'a longer race takes more hours, and easy training beside the plan is welcome in the others.';
  const recommendation = byLevel === '' ? rest.replace(/^a/, 'A') : byLevel + rest;
  return [{ code: 'HOURS_CAPPED', message, recommendation }];
}
