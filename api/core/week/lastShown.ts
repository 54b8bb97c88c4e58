import { dayNumber, daysBetween } from '../calendar/calendar.ts';
import { onlySportOf, type RaceType } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { EVIDENCE_DAYS } from '../constants/thresholds.ts';
import type { Race } from '../race/race.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { sportTested, THRESHOLD_OF } from '../workout/thresholdTest.ts';
import type { Memory } from './draft.ts';

/** Races of one sport that are raced near its threshold; nobody races an ultra or a gran fondo like that [D]. */
const NEAR_THRESHOLD: readonly RaceType[] = ['5k', '10k', 'half-marathon', 'marathon', 'time-trial', 'open-water'];

/** Is the sport's threshold known, or proposed by the time of the race? Nothing is reckoned from the time of a ride or swim alone. */
const tells = ({ athlete, today }: ScheduleInput, sport: EnduranceSport, { raceDate }: Race): boolean =>
  (athlete.thresholds?.[THRESHOLD_OF[sport]] ?? null) !== null ||
  (sport === 'running' && daysBetween(raceDate, today) <= EVIDENCE_DAYS);

/** The last day on which each sport showed its threshold, however long ago: in a test, in a race, or in what the athlete accepted. */
export function lastShown(input: ScheduleInput): Memory['lastTest'] {
  const { tried = [], races, today, thresholdsShown = [] } = input;
  const last: Partial<Record<EnduranceSport, number>> = {};
  const note = (sport: EnduranceSport | null | undefined, day: string) => {
    if (sport) last[sport] = Math.max(last[sport] ?? 0, dayNumber(day));
  };
  for (const { templateId, scheduledDate, doneMinutes } of tried)
    if (doneMinutes > 0) note(sportTested(templateId), scheduledDate);
  for (const race of races) {
    const { raceType, raceDate, result } = race;
    if (raceDate > today || result?.status !== 'finished' || !NEAR_THRESHOLD.includes(raceType)) continue;
    const sport = onlySportOf(raceType);
    if (sport !== null && tells(input, sport, race)) note(sport, raceDate);
  }
  for (const { sport, day } of thresholdsShown) note(sport, day);
  return last;
}
