import { addDays, type Day } from '../../../../api/core/calendar/calendar.ts';

export const TODAY: Day = '2026-11-20';
/** Monday of the season's first week. */
export const MONDAY: Day = '2026-11-02';

type Fields = Record<string, unknown>;

export const aPhase = (phaseName: string, phaseType: string, startDate: Day, endDate: Day, fields: Fields = {}) => ({
  __typename: 'Phase',
  id: phaseName,
  phaseName,
  phaseType,
  startDate,
  endDate,
  weeklyVolume: 7,
  plannedVolume: 7,
  description: `${phaseName} description.`,
  focusAreas: [],
  baseSports: ['RUNNING'],
  sportPreferences: ['RUNNING', 'STRENGTH'],
  isEdited: false,
  ...fields,
});

export const aRace = (raceName: string, raceDate: Day, fields: Fields = {}) => ({
  __typename: 'Race',
  id: raceName,
  raceName,
  raceType: 'MARATHON',
  raceDate,
  priority: 'A',
  location: null,
  notes: null,
  goalTimeSec: null,
  prediction: null,
  warnings: [],
  result: null,
  ...fields,
});

export const aSeasonWeek = (index: number, fields: Fields = {}) => ({
  weekStartDate: addDays(MONDAY, 7 * index),
  phaseType: 'BASE',
  kind: 'LOAD',
  plannedHours: 6,
  doneHours: null,
  ...fields,
});

export const aPlan = (fields: Fields = {}) => ({
  __typename: 'SeasonPlan',
  id: 'plan',
  seasonStart: MONDAY,
  seasonEnd: '2027-05-09',
  dateIsAssumed: false,
  needsRegeneration: null,
  replan: null,
  mainRace: null,
  sportPreferences: ['RUNNING', 'STRENGTH'],
  phases: [],
  races: [],
  warnings: [],
  weeks: [],
  startingFitness: 0,
  startingFatigue: 0,
  load: [],
  raceDays: [],
  lostWeeks: [],
  ...fields,
});

export const anAthlete = (seasonPlan: Fields | null, fields: Fields = {}) => ({
  __typename: 'Athlete',
  id: 'athlete',
  today: TODAY,
  age: 38,
  gender: 'FEMALE',
  preferences: null,
  assessments: [],
  injuries: [],
  scheduleRevision: 3,
  raceGoal: { __typename: 'RaceGoal', id: 'goal' },
  schedule: null,
  seasonPlan,
  ...fields,
});

export const aRevision = (number: number, fields: Fields = {}) => ({
  __typename: 'Revision',
  id: `revision ${number}`,
  number,
  summary: `Change ${number}.`,
  ...fields,
});

export const aWarning = (message: string, recommendation: string, kind = 'AWKWARD_GAP') => ({
  kind,
  message,
  recommendation,
});
