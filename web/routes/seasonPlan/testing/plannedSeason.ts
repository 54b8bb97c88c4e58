import type { Athlete } from '../../../../api/core/athlete/athlete.ts';
import type { Sport } from '../../../../api/core/codes/sport.ts';
import type { Day } from '../../../../api/core/calendar/calendar.ts';
import type { PlanRace } from '../../../../api/core/race/race.ts';
import { replanSeason } from '../../../../api/core/season/seasonReplan.ts';
import { seasonNow } from '../../../../api/core/season/whatIf.ts';
import { aPhase, aPlan, aRace, TODAY } from './seasonFixture.ts';

const upper = (name: string) => name.toUpperCase().replaceAll('-', '_');
const SPORTS: readonly Sport[] = ['running', 'strength'];
const WEEKS_BEGUN: Readonly<Record<Day, number>> = { '2026-11-02': 3.5, '2026-11-09': 4, '2026-11-16': 1.5 };

const athlete: Athlete = {
  age: 38,
  gender: 'female',
  currentWeeklyHours: null,
  assessments: [
    { sport: 'running', experienceLevel: 'intermediate', currentFitnessLevel: 'moderate', weeklyVolume: '4 hours' },
  ],
  preferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    maxMinutesByDay: {},
  },
  injuries: [],
};

/** The athlete of that season, as the API answers. */
export const plannedAthlete = {
  age: athlete.age,
  gender: 'FEMALE',
  preferences: {
    ...athlete.preferences,
    longWorkoutDays: ['SUNDAY'],
    unavailableDays: ['MONDAY'],
    blackoutDates: [],
    preferredWorkoutTimes: 'MORNING',
    maxMinutesByDay: [],
  },
  assessments: [
    {
      __typename: 'FitnessAssessment',
      id: 'assessment',
      sport: 'RUNNING',
      experienceLevel: 'INTERMEDIATE',
      currentFitnessLevel: 'MODERATE',
      weeklyVolume: '4 hours',
    },
  ],
  injuries: [],
};

export const MARATHON: PlanRace = {
  id: 'Marathon',
  raceName: 'Marathon',
  raceType: 'marathon',
  raceDate: '2027-05-02',
  priority: 'A',
};
export const TUNE_UP: PlanRace = {
  id: 'Tune-up',
  raceName: 'Tune-up',
  raceType: 'half-marathon',
  raceDate: '2027-03-07',
  priority: 'B',
};

/** A season that began three weeks ago, planned by the core from these races, as the API answers it. */
export function plannedSeason(races: readonly PlanRace[] = [TUNE_UP, MARATHON]) {
  const began = { today: '2026-11-02', athlete, sports: SPORTS, races, phases: [], lostWeeks: [] };
  const phases = replanSeason(began).phases.map((phase, index) => ({ ...phase, id: `phase ${index}` }));
  const { start, weeks, load, raceDays, seasonEnd } = seasonNow({ ...began, today: TODAY, phases, past: null });
  const shownRaces = races.map(({ id, raceDate, raceType, priority }) =>
    aRace(id, raceDate, { raceType: upper(raceType), priority }),
  );
  return aPlan({
    seasonEnd,
    races: shownRaces,
    phases: phases.map(({ id, phaseName, phaseType, startDate, endDate, weeklyVolume, plannedVolume }) =>
      aPhase(phaseName, upper(phaseType), startDate, endDate, { id, weeklyVolume, plannedVolume }),
    ),
    weeks: weeks.map(({ weekStartDate, phaseType, kind, plannedHours }) => ({
      weekStartDate,
      phaseType: upper(phaseType),
      kind: upper(kind),
      plannedHours,
      doneHours: WEEKS_BEGUN[weekStartDate] ?? null,
    })),
    startingFitness: start.ctl,
    startingFatigue: start.atl,
    load: load.map(({ day, tss, ctl, atl, tsb }) => ({ date: day, tss, fitness: ctl, fatigue: atl, form: tsb })),
    raceDays: raceDays.map(({ raceId, fitness, form, band }) => ({
      race: shownRaces.find(({ id }) => id === raceId),
      fitness,
      form,
      band: upper(band),
    })),
  });
}
