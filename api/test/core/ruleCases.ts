import type { Athlete, TrainingPreferences } from '../../core/athlete/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { Sport } from '../../core/codes/sport.ts';
import type { Race } from '../../core/race/race.ts';
import { planSchedule } from '../../core/week/planSchedule.ts';
import { planned, scheduleInput } from './schedules.ts';
import { HARD_RULES } from './weekRules/rules.ts';

/** A season in few words, that once broke a rule. */
export interface RuleCase {
  name: string;
  today: Day;
  age?: number;
  currentWeeklyHours?: number;
  /** 'sport experience fitness'. */
  levels?: readonly string[];
  preferences: Partial<TrainingPreferences>;
  /** Where a strain has not healed. */
  injured?: string;
  sports: readonly Sport[];
  /** 'type day priority'. */
  races: readonly string[];
}

function athleteOf({ age = 35, currentWeeklyHours, levels = [], preferences, injured }: RuleCase): Athlete {
  const assessments = levels.map((text) => {
    const [sport, experienceLevel, currentFitnessLevel] = text.split(' ');
    return { sport, experienceLevel, currentFitnessLevel, weeklyVolume: '' } as Athlete['assessments'][number];
  });
  return {
    age,
    gender: 'female',
    currentWeeklyHours: currentWeeklyHours ?? null,
    assessments,
    preferences: {
      weeklyHoursAvailable: 8,
      longWorkoutDays: [],
      unavailableDays: [],
      preferredWorkoutTimes: 'morning',
      ...preferences,
    },
    injuries: injured ? [{ injuryType: 'strain', affectedArea: injured, dateOccurred: null, isRecovered: false }] : [],
  };
}

/** What the first 80 weeks of the season break of the rules that every plan keeps. */
export function rulesBroken(one: RuleCase): string[] {
  const races = one.races.map((text, i) => {
    const [raceType, raceDate, priority] = text.split(' ');
    return { raceName: `Race ${i + 1}`, raceType, raceDate, priority } as Race;
  });
  const input = scheduleInput(
    { today: one.today, athlete: athleteOf(one), sports: [...one.sports], races },
    { count: 80 },
  );
  const weeks = planned(planSchedule(input));
  return Object.entries(HARD_RULES).flatMap(([name, rule]) => rule(input, weeks).map((what) => `${name}: ${what}`));
}
