import { addDays, type Day, daysBetween, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { MAX_RACE_WEEKS } from '../../../api/core/constants/season.ts';
import { type PlanRace, type Race, RACE_TYPE_LABELS } from '../../../api/core/race/race.ts';
import type { Priority, RaceType } from '../../../api/core/codes/race.ts';
import type { SeasonOnFile } from '../../../api/core/season/seasonReplan.ts';
import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';
import { longClockText } from '../../../api/core/units/clock.ts';
import { dateRange, fullDate } from '../dateText.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

/** What is being tried on a season. What is not in it is as on file. */
export interface Trial {
  dates: Readonly<Record<string, Day>>;
  priorities: Readonly<Record<string, Priority>>;
  /** Goal times, seconds; null: no goal. */
  goals: Readonly<Record<string, number | null>>;
  /** Ids of races left out. */
  without: readonly string[];
  /** Races that are not on file. */
  added: readonly PlanRace[];
  /** Weeks without training; `from` is a Monday. */
  lost: { from: Day; count: number } | null;
  /** Hours a week to train in. */
  hours: number | null;
}

export const NOTHING_TRIED: Trial = {
  dates: {},
  priorities: {},
  goals: {},
  without: [],
  added: [],
  lost: null,
  hours: null,
};

export type EditTrial = (change: (trial: Trial) => Trial) => void;

/** One change of the trial: as the core reads it, in words, and the trial without it. */
export interface TriedChange {
  edit: SeasonEdit;
  text: string;
  without: Trial;
}

function leaving<T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
}

const mondaysOf = ({ from, count }: NonNullable<Trial['lost']>) =>
  Array.from({ length: count }, (_, i) => addDays(from, 7 * i));

const weeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Every change in the order in which it is made: races, lost weeks, hours. What the season on file already has is none. */
export function changesOf(trial: Trial, { races, lostWeeks, athlete }: SeasonOnFile): TriedChange[] {
  const hoursNow = athlete.preferences.weeklyHoursAvailable;
  const changes: TriedChange[] = [];
  for (const { id: raceId, raceName, raceDate: dateNow, priority: priorityNow, goalTimeSec: goalNow = null } of races) {
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
    const goalTimeSec = trial.goals[raceId];
    if (goalTimeSec !== undefined && goalTimeSec !== goalNow) {
      changes.push({
        edit: { kind: 'setGoal', raceId, goalTimeSec },
        text: `${raceName} ${goalTimeSec === null ? 'without a goal' : `in ${longClockText(goalTimeSec)}`}`,
        without: { ...trial, goals: leaving(trial.goals, raceId) },
      });
    }
  }
  for (const race of trial.added) {
    // it may have been added to the season meanwhile
    if (races.some((other) => isSameRace(other, race))) continue;
    changes.push({
      edit: { kind: 'addRace', race },
      text: `${race.raceName} on ${fullDate(race.raceDate)}, new ${race.priority} race`,
      without: withoutAdded(trial, race.id),
    });
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
      text: `${hoursToFiveMinutes(trial.hours)} a week instead of ${hoursToFiveMinutes(hoursNow)}`,
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

function isSameRace(a: Race, b: Race): boolean {
  return (
    a.raceName === b.raceName && a.raceType === b.raceType && a.raceDate === b.raceDate && a.priority === b.priority
  );
}

/** The races of the trial: those on file as they are tried, less those left out, then the new ones. */
export function triedRaces({ dates, priorities, without, added }: Trial, races: readonly PlanRace[]): PlanRace[] {
  const onFile = races
    .filter(({ id }) => !without.includes(id))
    .map((race) => ({
      ...race,
      raceDate: dates[race.id] ?? race.raceDate,
      priority: priorities[race.id] ?? race.priority,
    }));
  return [...onFile, ...added.filter((race) => !races.some((other) => isSameRace(other, race)))];
}

/** The race on another day; the same trial when that is its day. */
export function withRaceOn(trial: Trial, raceId: string, raceDate: Day): Trial {
  if (trial.added.some(({ id }) => id === raceId)) return withAdded(trial, raceId, { raceDate });
  return trial.dates[raceId] === raceDate ? trial : { ...trial, dates: { ...trial.dates, [raceId]: raceDate } };
}

/** The race as it is on file. */
export function asOnFile(trial: Trial, raceId: string): Trial {
  return {
    ...trial,
    dates: leaving(trial.dates, raceId),
    priorities: leaving(trial.priorities, raceId),
    goals: leaving(trial.goals, raceId),
    without: trial.without.filter((id) => id !== raceId),
  };
}

/** Weeks ahead at which a new race is tried first. */
const FIRST_WEEK = 8;

/** One race more, as the season's next one is: on the first Sunday from eight weeks ahead on whose week has none. */
export function withNewRace(trial: Trial, races: readonly PlanRace[], today: Day): Trial {
  const known = triedRaces(trial, races);
  const taken = new Set(known.map(({ raceDate }) => mondayOf(raceDate)));
  let raceDate = addDays(mondayOf(today), 7 * FIRST_WEEK + 6);
  while (taken.has(mondayOf(raceDate)) && daysBetween(raceDate, lastRaceDay(today)) > 7)
    raceDate = addDays(raceDate, 7);
  const next = known.filter((race) => race.raceDate >= today).sort((a, b) => a.raceDate.localeCompare(b.raceDate))[0];
  const raceType: RaceType = next?.raceType ?? 'half-marathon';
  const number = 1 + Math.max(0, ...trial.added.map(({ id }) => Number(id.slice(ADDED.length))));
  const race: PlanRace = {
    id: `${ADDED}${number}`,
    raceName: RACE_TYPE_LABELS[raceType],
    raceType,
    raceDate,
    priority: 'B',
  };
  return { ...trial, added: [...trial.added, race] };
}

const ADDED = 'tried-';

/** A new race told otherwise; one that bears the name of its type goes on doing so. */
export function withAdded(trial: Trial, raceId: string, change: Partial<Race>): Trial {
  return {
    ...trial,
    added: trial.added.map((race) => {
      if (race.id !== raceId) return race;
      const isNamed = change.raceName !== undefined || race.raceName !== RACE_TYPE_LABELS[race.raceType];
      const raceName = isNamed ? race.raceName : RACE_TYPE_LABELS[change.raceType ?? race.raceType];
      return { ...race, raceName, ...change };
    }),
  };
}

export function withoutAdded(trial: Trial, raceId: string): Trial {
  return { ...trial, added: trial.added.filter(({ id }) => id !== raceId) };
}
