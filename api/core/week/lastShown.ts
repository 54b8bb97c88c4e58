import { dayNumber } from '../calendar/calendar.ts';
import { onlySportOf, type RaceType } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { sportTested } from '../workout/thresholdTest.ts';
import type { Memory } from './draft.ts';

/** Races of one sport that are raced near its threshold; nobody races an ultra or a gran fondo like that [D]. */
const NEAR_THRESHOLD: readonly RaceType[] = ['5k', '10k', 'half-marathon', 'marathon', 'time-trial', 'open-water'];

/** The last day on which each sport showed its threshold, however long ago: in a test, in a race, or in what the athlete accepted. */
export function lastShown({ tried = [], races, today, thresholdsShown = [] }: ScheduleInput): Memory['lastTest'] {
  const last: Partial<Record<EnduranceSport, number>> = {};
  const note = (sport: EnduranceSport | null | undefined, day: string) => {
    if (sport) last[sport] = Math.max(last[sport] ?? 0, dayNumber(day));
  };
  for (const { templateId, scheduledDate, doneMinutes } of tried)
    if (doneMinutes > 0) note(sportTested(templateId), scheduledDate);
  for (const { raceType, raceDate, result } of races)
    if (raceDate <= today && result?.status === 'finished' && NEAR_THRESHOLD.includes(raceType))
      note(onlySportOf(raceType), raceDate);
  for (const { sport, day } of thresholdsShown) note(sport, day);
  return last;
}
