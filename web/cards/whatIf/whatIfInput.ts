import type { Athlete } from '../../../api/core/athlete/athlete.ts';
import type { Sport } from '../../../api/core/codes/sport.ts';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { PlanRace } from '../../../api/core/race/race.ts';
import type { StoredPhase } from '../../../api/core/season/season.ts';
import type { WhatIfInput } from '../../../api/core/season/whatIf.ts';
import type { WhatIf_athlete$data } from '../../__generated__/WhatIf_athlete.graphql.ts';
import type { WhatIf_plan$data } from '../../__generated__/WhatIf_plan.graphql.ts';
import { wordOf } from '../../names.ts';

/** Null: the onboarding is not complete, so nothing can be planned. */
function athleteOf({ age, gender, preferences, assessments, injuries }: WhatIf_athlete$data): Athlete | null {
  if (age == null || !gender || !preferences) return null;
  return {
    age,
    gender: wordOf(gender),
    currentWeeklyHours: null,
    assessments: assessments.map(({ sport, experienceLevel, currentFitnessLevel, weeklyVolume }) => ({
      sport: wordOf(sport) as Sport,
      experienceLevel: wordOf(experienceLevel),
      currentFitnessLevel: wordOf(currentFitnessLevel),
      weeklyVolume,
    })),
    preferences: {
      weeklyHoursAvailable: preferences.weeklyHoursAvailable,
      longWorkoutDays: preferences.longWorkoutDays.map((day) => wordOf(day)),
      unavailableDays: preferences.unavailableDays.map((day) => wordOf(day)),
      blackoutDates: preferences.blackoutDates,
      preferredWorkoutTimes: wordOf(preferences.preferredWorkoutTimes),
      maxMinutesByDay: Object.fromEntries(
        preferences.maxMinutesByDay.map(({ day, minutes }) => [wordOf(day), minutes]),
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

type Row = WhatIf_plan$data['races'][number];

function timesOf({ goalTimeSec, prediction }: Row): Pick<PlanRace, 'goalTimeSec' | 'plannedSec' | 'predicted'> {
  const { lowSec, highSec, plannedSec, fastestSec, usualSec } = prediction ?? {};
  return {
    goalTimeSec: goalTimeSec ?? null,
    ...(plannedSec != null && { plannedSec }),
    ...(lowSec != null &&
      highSec != null &&
      fastestSec != null &&
      usualSec != null && { predicted: { lowSec, highSec, fastestSec, usualSec } }),
  };
}

function raceOf(row: Row): PlanRace {
  const { id, raceName, raceType, raceDate, priority, result } = row;
  return {
    ...timesOf(row),
    id,
    raceName,
    raceType: wordOf(raceType),
    raceDate,
    priority: priority as PlanRace['priority'],
    ...(result && {
      result: {
        status: wordOf(result.status),
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
    phaseType: wordOf(phase.phaseType),
    baseSports: phase.baseSports.map((sport) => wordOf(sport) as Sport),
    sportPreferences: phase.sportPreferences.map((sport) => wordOf(sport) as Sport),
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
    sports: plan.sportPreferences.map((sport) => wordOf(sport) as Sport),
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
