import type { Athlete, Injury } from '../athlete/athlete.ts';
import { clearanceBy, hasStages, injuryRestrictions, type InjuryRestrictions } from '../athlete/injuries.ts';
import type { Day } from '../calendar/calendar.ts';
import { baseSportsOf, RACE_TYPES, type RaceType } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { BIRTH_WEEKS } from '../constants/clearance.ts';
import { HARD_INTENSITIES } from '../constants/injuries.ts';
import { LONG_CAPS, SENSIBLE_LONG_SHARE } from '../constants/longWorkouts.ts';
import { labelWithArticle, type Race } from '../race/race.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { timeText } from '../units/timeText.ts';

const WORKOUTS: Readonly<Record<EnduranceSport, string>> = { running: 'runs', cycling: 'rides', swimming: 'swims' };

const warning = (message: string, recommendation: string): PlanWarning[] => [
  { code: 'INJURY_LIMITS_RACE', message, recommendation },
];

/** What injuries leave of the race's sports does not lead up to it, or nobody has cleared the athlete for it yet. */
export function injuryWarnings(
  { athlete, today }: { athlete: Pick<Athlete, 'injuries'>; today: Day },
  { raceType, raceName }: Pick<Race, 'raceType' | 'raceName'>,
): PlanWarning[] {
  const clearedBy = clearanceBy(athlete.injuries, today);
  if (clearedBy !== null) return uncleared(athlete.injuries, clearedBy, raceName);
  const left = injuryRestrictions(athlete.injuries, today);
  const told = baseSportsOf(raceType).flatMap((sport) => {
    const { banned, capMinutes } = left[TYPE_OF_SPORT[sport]];
    const workouts = WORKOUTS[sport];
    if (isLong(left, raceType, sport))
      return mayBeHard(left, sport)
        ? []
        : [`An injury leaves easy ${workouts} alone; ${raceName} asks for hard ones too.`];
    const rest = banned ? `no ${sport}` : `${workouts} of at most ${timeText(capMinutes!)}`;
    return [
      `An injury leaves ${rest}; long ${workouts} for ${raceName} grow to ${timeText(LONG_CAPS[raceType][sport])}.`,
    ];
  });
  return told.length === 0 ? [] : warning(told.join(' '), wayOut(left, raceType));
}

function uncleared(injuries: readonly Injury[], clearedBy: string, raceName: string): PlanWarning[] {
  const open = injuries.filter(({ isRecovered }) => !isRecovered).filter(hasStages);
  const until = open.length > 0 ? `, or ${BIRTH_WEEKS} weeks have passed since the birth` : '';
  const text = `See a ${clearedBy} before you train for ${raceName}: nothing hard is planned, no week grows and no time is aimed at until they say so${until}.`;
  const undated = open.some(({ dateOccurred }) => dateOccurred === null)
    ? ' Add the day of the birth in the profile: what may be done follows from it.'
    : '';
  return warning(text, `Take part without a goal if they agree, or choose a later race.${undated}`);
}

function isLong(left: InjuryRestrictions, raceType: RaceType, sport: EnduranceSport): boolean {
  const { banned, capMinutes } = left[TYPE_OF_SPORT[sport]];
  return !banned && (capMinutes ?? Infinity) >= SENSIBLE_LONG_SHARE * LONG_CAPS[raceType][sport];
}

const mayBeHard = (left: InjuryRestrictions, sport: EnduranceSport): boolean =>
  HARD_INTENSITIES.some((intensity) => !left[TYPE_OF_SPORT[sport]].noIntensities.includes(intensity));

/** A later race, or the longest one that is no longer in any sport and asks for no more than is left; of most of the same sports. */
function wayOut(left: InjuryRestrictions, raceType: RaceType): string {
  const own = baseSportsOf(raceType);
  const size = (type: RaceType) => baseSportsOf(type).reduce((sum, sport) => sum + LONG_CAPS[type][sport], 0);
  const [instead] = RACE_TYPES.filter((type) => {
    const sports = baseSportsOf(type);
    return (
      type !== raceType &&
      // nobody who trains for three sports means to race in one
      sports.length >= own.length - 1 &&
      sports.every((sport) => own.includes(sport) && isLong(left, type, sport) && mayBeHard(left, sport)) &&
      ENDURANCE_SPORTS.every((sport) => !sports.includes(sport) || LONG_CAPS[type][sport] <= LONG_CAPS[raceType][sport])
    );
  }).sort((a, b) => baseSportsOf(b).length - baseSportsOf(a).length || size(b) - size(a));
  const shorter = instead === undefined ? '' : `, or ${labelWithArticle(instead)} in its place,`;
  return `Take a later race${shorter} until it has healed.`;
}
