import { type Day, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import { recoveryWeeksAfter, recoveryWeeksOf } from './phases.ts';
import type { PlanRace } from '../race/race.ts';
import type { Phase, StoredPhase } from './season.ts';
import type { PlanWarning, RecommendationCode } from '../codes/warning.ts';
import { isResized } from './seasonReplan.ts';
import type { FormBand } from '../load/form.ts';
import type { RaceDay } from './seasonOutlook.ts';
import { tableOf } from '../units/tableOf.ts';
import { editedSeason, seasonAfter, type SeasonEdit, seasonNow, type SeenSeason, type WhatIfInput } from './whatIf.ts';
import { countOf } from '../units/countOf.ts';
import { compare } from '../units/compare.ts';
import { hoursToFiveMinutes } from '../units/timeText.ts';

/** Something to know before a new plan is applied. */
export interface Recommendation {
  /** For programs: code of a warning, or of what the new plan does to the old. */
  type: RecommendationCode;
  title: string;
  message: string;
  suggestion: string;
}

export const PHASE_CHANGES = ['same', 'moved', 'resized', 'new', 'gone'] as const;
/** moved: other days; resized: same days, other hours. */
export type PhaseChange = (typeof PHASE_CHANGES)[number];

/** A phase before and after; null: not there. */
export interface PhaseDifference {
  change: PhaseChange;
  before: Phase | null;
  after: Phase | null;
}

/** Planned hours of a week before and after; null: not in that season. */
export interface WeekDifference {
  weekStartDate: Day;
  hoursBefore: number | null;
  hoursAfter: number | null;
}

export interface FormOnDay {
  raceDate: Day;
  fitness: number;
  form: number;
  band: FormBand;
}

/** Form on an A or B race before and after; null: no such race there, or beyond the season. */
export interface RaceDayDifference {
  raceId: string;
  raceName: string;
  before: FormOnDay | null;
  after: FormOnDay | null;
}

export interface RegenerationPreview {
  recommendations: readonly Recommendation[];
  allRaces: readonly PlanRace[];
  changes: {
    phaseCount: { old: number; new: number };
    dateRange: { old: { start: Day; end: Day }; new: { start: Day; end: Day } };
  };
  newPhases: readonly Phase[];
  /** New phases in order, each beside the old; those that go at the place where they were. */
  phases: readonly PhaseDifference[];
  /** From this week on. */
  weeks: readonly WeekDifference[];
  raceDays: readonly RaceDayDifference[];
}

/**
 * The season planned anew with the edits, and what that changes. The same input gives the same answer, to the byte. `isBehind`: what the
 * season on file was made from has changed since.
 */
export function previewRegeneration(
  input: WhatIfInput,
  edits: readonly SeasonEdit[],
  isBehind = false,
): { preview: RegenerationPreview; season: SeenSeason } {
  const old = seasonNow(input);
  const season = seasonAfter(input, edits);
  const phases = phaseDifferences(input.phases, season);
  const range = ({ seasonStart, seasonEnd }: SeenSeason) => ({ start: seasonStart, end: seasonEnd });
  const preview: RegenerationPreview = {
    recommendations: recommendationsOf(input, edits, season, phases, isBehind),
    allRaces: season.races.toSorted(byDate),
    changes: {
      phaseCount: { old: old.phases.length, new: season.phases.length },
      dateRange: { old: range(old), new: range(season) },
    },
    newPhases: season.phases.map(plain),
    phases,
    weeks: weekDifferences(mondayOf(input.today), old, season),
    raceDays: raceDayDifferences(old, season),
  };
  return { preview, season };
}

const byDate = (a: PlanRace, b: PlanRace) => compare(a.raceDate, b.raceDate) || compare(a.id, b.id);

function plain({
  phaseName,
  phaseType,
  startDate,
  endDate,
  weeklyVolume,
  description,
  focusAreas,
  baseSports,
  sportPreferences,
}: Phase): Phase {
  return {
    phaseName,
    phaseType,
    startDate,
    endDate,
    weeklyVolume,
    description,
    focusAreas,
    baseSports,
    sportPreferences,
  };
}

function phaseDifferences(onFile: readonly StoredPhase[], { phases }: SeenSeason): PhaseDifference[] {
  const old = new Map(onFile.map((phase) => [phase.id, phase]));
  const differences = phases.map((phase): PhaseDifference => {
    const before = phase.id === null ? null : (old.get(phase.id) ?? null);
    return { change: before ? changeOf(before, phase) : 'new', before: before && plain(before), after: plain(phase) };
  });
  const carried = new Set(phases.map(({ id }) => id));
  const gone = onFile
    .filter(({ id }) => !carried.has(id))
    .map((phase): PhaseDifference => ({ change: 'gone', before: plain(phase), after: null }));
  const startOf = ({ before, after }: PhaseDifference) => (after ?? before)!.startDate;
  return [...differences, ...gone].sort((a, b) => compare(startOf(a), startOf(b)));
}

function changeOf(before: Phase, after: Phase): PhaseChange {
  if (before.startDate !== after.startDate || before.endDate !== after.endDate) return 'moved';
  return before.weeklyVolume === after.weeklyVolume ? 'same' : 'resized';
}

function weekDifferences(monday: Day, old: SeenSeason, season: SeenSeason): WeekDifference[] {
  const hours = ({ weeks }: SeenSeason) =>
    new Map(weeks.map(({ weekStartDate, plannedHours }) => [weekStartDate, plannedHours]));
  const before = hours(old);
  const after = hours(season);
  const days = [...new Set([...before.keys(), ...after.keys()])].filter((day) => day >= monday).sort();
  return days.map((weekStartDate) => ({
    weekStartDate,
    hoursBefore: before.get(weekStartDate) ?? null,
    hoursAfter: after.get(weekStartDate) ?? null,
  }));
}

function raceDayDifferences(old: SeenSeason, season: SeenSeason): RaceDayDifference[] {
  const form = (found: RaceDay | undefined): FormOnDay | null =>
    found ? { raceDate: found.raceDate, fitness: found.fitness, form: found.form, band: found.band } : null;
  const names = new Map(
    [...old.races, ...season.races]
      .filter(({ priority }) => priority !== 'C')
      .map(({ id, raceName }) => [id, raceName]),
  );
  const differences = [...names].map(([raceId, raceName]): RaceDayDifference => ({
    raceId,
    raceName,
    before: form(old.raceDays.find((day) => day.raceId === raceId)),
    after: form(season.raceDays.find((day) => day.raceId === raceId)),
  }));
  const dayOf = ({ before, after }: RaceDayDifference) => after?.raceDate ?? before?.raceDate ?? '';
  return differences.sort((a, b) => compare(dayOf(a), dayOf(b)) || compare(a.raceId, b.raceId));
}

/** Titles of warnings, which carry none themselves. */
const TITLES: Partial<Readonly<Record<RecommendationCode, string>>> = tableOf({
  NO_RACE_AHEAD: 'No race ahead',
  TOO_MANY_A_RACES: 'Too Many A Races',
  NO_A_RACE: 'No main goal',
  TOO_LITTLE_TIME: 'Little time',
  TOO_FEW_HOURS: 'Few hours',
  GOAL_TOO_FAST: 'A goal too fast',
  RACES_TOO_CLOSE: 'Races close together',
  MAIN_GOAL_CHANGED: 'Another main goal',
  AWKWARD_GAP: 'Awkward gap',
  COSTLY_B_RACE: 'A costly tune-up',
  RACE_BEYOND_SEASON: 'Beyond the season',
});

function recommendationsOf(
  input: WhatIfInput,
  edits: readonly SeasonEdit[],
  season: SeenSeason,
  phases: readonly PhaseDifference[],
  isBehind: boolean,
): Recommendation[] {
  const isUnchanged = edits.length === 0 && phases.every(({ change }) => change === 'same');
  return [
    ...season.warnings.map(asRecommendation),
    ...editedPhases(input.phases, season),
    ...afterResults(editedSeason(input, edits), input.today),
    ...(isUnchanged ? [isBehind ? SAME_PHASES : UNCHANGED] : []),
  ];
}

const recommended = (type: RecommendationCode, title: string, message: string, suggestion: string): Recommendation => ({
  type,
  title,
  message,
  suggestion,
});

const UNCHANGED = recommended(
  'NOTHING_CHANGES',
  'The plan is up to date',
  'Planned anew, the season has the same phases and hours.',
  'There is nothing to apply.',
);
const SAME_PHASES = recommended(
  'NOTHING_CHANGES',
  'The phases stay as they are',
  'Planned anew with what has changed, the season has the same phases and hours.',
  'Apply it to plan the coming weeks with what has changed.',
);

const asRecommendation = ({ code, message, recommendation }: PlanWarning): Recommendation =>
  recommended(code, TITLES[code] ?? 'Please note', message, recommendation);

function editedPhases(onFile: readonly StoredPhase[], { phases }: SeenSeason): Recommendation[] {
  return onFile
    .filter(({ isEdited }) => isEdited)
    .map((old) => {
      const kept = phases.find(({ id }) => id === old.id);
      if (!kept)
        return recommended(
          'EDITED_PHASE_GONE',
          'Edits to a phase are not kept',
          `The new plan has no phase in place of ${old.phaseName}, which was edited.`,
          'Cancel to keep it, or apply and edit the new phases.',
        );
      const hours = isResized(old)
        ? ` with ${hoursToFiveMinutes(old.weeklyVolume)} a week instead of ${hoursToFiveMinutes(kept.plannedVolume)}`
        : '';
      return recommended(
        'EDITED_PHASE_KEPT',
        'Edits to a phase are kept',
        `${kept.phaseName} stays as edited${hours}.`,
        'Edit the phase after applying if it no longer fits.',
      );
    });
}

/** '2 weeks of recovery instead of 1'. */
function recoveryInstead(weeks: number, usual: number): string {
  return weeks === 0
    ? `no recovery instead of ${countOf(usual, 'week')}`
    : `${countOf(weeks, 'week')} of recovery instead of ${usual}`;
}

/** How results change the recovery that follows; races long past are not worth a word. */
function afterResults({ athlete, sports, races }: WhatIfInput, today: Day): Recommendation[] {
  return races.flatMap((race): Recommendation[] => {
    const usual = recoveryWeeksOf(athlete, race.raceType, sports);
    const weeks = recoveryWeeksAfter(athlete, race, sports);
    if (race.priority !== 'A' || weeks === usual || weeksBetween(race.raceDate, today) > usual + 1) return [];
    const title = weeks > usual ? 'Longer recovery' : 'Shorter recovery';
    const message = `${race.raceName} is followed by ${recoveryInstead(weeks, usual)}, as its result says.`;
    const suggestion = 'Correct the result of the race if that is not how it was.';
    return [recommended('RECOVERY_FOLLOWS_RESULT', title, message, suggestion)];
  });
}
