import type { Athlete, WorkoutTime } from '../../../api/core/athlete/athlete.ts';
import type { ExperienceLevel, FitnessLevel, Gender } from '../../../api/core/codes/athlete.ts';
import type { Sport } from '../../../api/core/codes/sport.ts';
import type { Day, Weekday } from '../../../api/core/calendar/calendar.ts';
import type { PlanRace } from '../../../api/core/race/race.ts';
import type { RaceType } from '../../../api/core/codes/race.ts';
import type { ResultStatus } from '../../../api/core/race/raceResult.ts';
import type { StoredPhase } from '../../../api/core/season/season.ts';
import type { PhaseType } from '../../../api/core/codes/phase.ts';
import type { WhatIfInput } from '../../../api/core/season/whatIf.ts';
import type { WhatIf_athlete$data } from '../../__generated__/WhatIf_athlete.graphql.ts';
import type { WhatIf_plan$data } from '../../__generated__/WhatIf_plan.graphql.ts';

/** A name of the API's enums as the core spells it. */
const core = <Name extends string>(name: string) => name.toLowerCase().replaceAll('_', '-') as Name;

/** Null: the onboarding is not complete, so nothing can be planned. */
function athleteOf({ age, gender, preferences, assessments, injuries }: WhatIf_athlete$data): Athlete | null {
  if (age == null || !gender || !preferences) return null;
  return {
    age,
    gender: core<Gender>(gender),
    currentWeeklyHours: null,
    assessments: assessments.map(({ sport, experienceLevel, currentFitnessLevel, weeklyVolume }) => ({
      sport: core<Sport>(sport),
      experienceLevel: core<ExperienceLevel>(experienceLevel),
      currentFitnessLevel: core<FitnessLevel>(currentFitnessLevel),
      weeklyVolume,
    })),
    preferences: {
      weeklyHoursAvailable: preferences.weeklyHoursAvailable,
      longWorkoutDays: preferences.longWorkoutDays.map((day) => core<Weekday>(day)),
      unavailableDays: preferences.unavailableDays.map((day) => core<Weekday>(day)),
      blackoutDates: preferences.blackoutDates,
      preferredWorkoutTimes: core<WorkoutTime>(preferences.preferredWorkoutTimes),
      maxMinutesByDay: Object.fromEntries(
        preferences.maxMinutesByDay.map(({ day, minutes }) => [core<Weekday>(day), minutes]),
      ),
    },
    injuries: injuries.map(({ injuryType, affectedArea, dateOccurred, isRecovered }) => ({
      injuryType,
      affectedArea,
      dateOccurred: dateOccurred ?? null,
      isRecovered,
    })),
  };
}

function raceOf({ id, raceName, raceType, raceDate, priority, result }: WhatIf_plan$data['races'][number]): PlanRace {
  return {
    id,
    raceName,
    raceType: core<RaceType>(raceType),
    raceDate,
    priority: priority as PlanRace['priority'],
    ...(result && {
      result: {
        status: core<ResultStatus>(result.status),
        finishSeconds: result.finishSeconds ?? null,
        feeling: result.feeling ?? null,
        beforeHalfway: result.beforeHalfway ?? null,
        notes: null,
      },
    }),
  };
}

function phaseOf(phase: WhatIf_plan$data['phases'][number]): StoredPhase {
  return {
    ...phase,
    phaseType: core<PhaseType>(phase.phaseType),
    baseSports: phase.baseSports.map((sport) => core<Sport>(sport)),
    sportPreferences: phase.sportPreferences.map((sport) => core<Sport>(sport)),
  };
}

/** The season on file as the core plans it; null where nothing can be planned. */
export function whatIfInput(athlete: WhatIf_athlete$data, plan: WhatIf_plan$data): WhatIfInput | null {
  const known = athleteOf(athlete);
  if (!known) return null;
  const { today } = athlete;
  return {
    today,
    athlete: known,
    sports: plan.sportPreferences.map((sport) => core<Sport>(sport)),
    races: plan.races.map(raceOf),
    phases: plan.phases.map(phaseOf),
    lostWeeks: plan.lostWeeks,
    past: {
      today,
      tssByDay: Object.fromEntries(plan.load.filter(({ date }) => date < today).map(({ date, tss }) => [date, tss])),
      tssToday: plan.load.find(({ date }) => date === today)?.tss ?? null,
      start: { ctl: plan.startingFitness, atl: plan.startingFatigue },
    },
  };
}

/** Hours done in every week of the season, by its Monday. */
export const doneHours = ({ weeks }: WhatIf_plan$data): ReadonlyMap<Day, number | null> =>
  new Map(weeks.map((week) => [week.weekStartDate, week.doneHours ?? null]));
