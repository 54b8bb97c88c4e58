import { addDays, type Day, daysBetween } from '../../../api/core/calendar.ts';
import { MAX_RACE_WEEKS } from '../../../api/core/constants/season.ts';
import type { Priority } from '../../../api/core/race.ts';
import type { SeasonOnFile } from '../../../api/core/seasonReplan.ts';
import type { SeasonEdit } from '../../../api/core/whatIf.ts';
import { dateRange, fullDate } from '../dateText.ts';

/** What is being tried on a season. What is not in it is as on file. */
export interface Trial {
  dates: Readonly<Record<string, Day>>;
  priorities: Readonly<Record<string, Priority>>;
  /** Ids of races left out. */
  without: readonly string[];
  /** Weeks without training; `from` is a Monday. */
  lost: { from: Day; count: number } | null;
  /** Hours a week to train in. */
  hours: number | null;
}

export const NOTHING_TRIED: Trial = { dates: {}, priorities: {}, without: [], lost: null, hours: null };

/** One change of the trial: as the core reads it, in words, and the trial without it. */
export interface TriedChange {
  edit: SeasonEdit;
  text: string;
  without: Trial;
}

function leaving<T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
}

const mondaysOf = ({ from, count }: NonNullable<Trial['lost']>) => Array.from({ length: count }, (_, i) => addDays(from, 7 * i));

const weeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Every change in the order in which it is made: races, lost weeks, hours. What the season on file already has is none. */
export function changesOf(trial: Trial, { races, lostWeeks, athlete }: SeasonOnFile): TriedChange[] {
  const hoursNow = athlete.preferences.weeklyHoursAvailable;
  const changes: TriedChange[] = [];
  for (const { id: raceId, raceName, raceDate: dateNow, priority: priorityNow } of races) {
    if (trial.without.includes(raceId)) {
      const without = { ...trial, without: trial.without.filter((id) => id !== raceId) };
      changes.push({ edit: { kind: 'removeRace', raceId }, text: `Without ${raceName}`, without });
      continue;
    }
    const raceDate = trial.dates[raceId];
    if (raceDate && raceDate !== dateNow) {
      changes.push({
        edit: { kind: 'moveRace', raceId, raceDate },
        text: `${raceName} on ${fullDate(raceDate)}`,
        without: { ...trial, dates: leaving(trial.dates, raceId) },
      });
    }
    const priority = trial.priorities[raceId];
    if (priority && priority !== priorityNow) {
      changes.push({
        edit: { kind: 'setPriority', raceId, priority },
        text: `${raceName} as ${priority} race`,
        without: { ...trial, priorities: leaving(trial.priorities, raceId) },
      });
    }
  }
  if (trial.lost && !mondaysOf(trial.lost).every((monday) => lostWeeks.includes(monday))) {
    const { from, count } = trial.lost;
    changes.push({
      edit: { kind: 'loseWeeks', from, count },
      text: `No training for ${weeks(count)}, ${dateRange(from, addDays(from, 7 * count - 1))}`,
      without: { ...trial, lost: null },
    });
  }
  if (trial.hours !== null && trial.hours !== hoursNow) {
    changes.push({
      edit: { kind: 'setHours', weeklyHoursAvailable: trial.hours },
      text: `${trial.hours} h a week instead of ${hoursNow} h`,
      without: { ...trial, hours: null },
    });
  }
  return changes;
}

/** Days on which a race can be put: from today on, as far ahead as a season is planned. */
export const lastRaceDay = (today: Day): Day => addDays(today, 7 * MAX_RACE_WEEKS - 7);

export function clampRaceDay(day: Day, today: Day): Day {
  const last = lastRaceDay(today);
  return daysBetween(today, day) < 0 ? today : daysBetween(day, last) < 0 ? last : day;
}
