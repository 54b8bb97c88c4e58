import {
  hoursAreUsed,
  longestOnLongDay,
  longRunsGrowSlowly,
  longShares,
  mainSetsWithinLimits,
  withinCaps,
} from './lengths.ts';
import {
  explained,
  inSteps,
  longEnough,
  onOpenDays,
  racesAreRaced,
  restDays,
  workoutsADay,
  wellBuilt,
  withinDayLimits,
  withinHours,
} from './limits.ts';
import { easyEnough, steadyLoad, variedDays } from './loads.ts';
import {
  freshForRaces,
  nothingButEasyAfterRaces,
  recoveryIsEasy,
  smallerRacesShareTheirWeek,
  tapersKeepWorkouts,
} from './nearRaces.ts';
import type { Rule } from './reading.ts';
import {
  fewHardDays,
  hardDaysApart,
  hardIsHard,
  hardSportsApart,
  sportsOnceADay,
  strengthKeepsOut,
} from './spacing.ts';
import { bricks, everySport, injuriesAreMinded, noLongGap, sportShares } from './sports.ts';

/** Kept by every plan. */
export const HARD_RULES: Readonly<Record<string, Rule>> = {
  withinHours,
  withinDayLimits,
  onOpenDays,
  racesAreRaced,
  longestOnLongDay,
  hardDaysApart,
  hardSportsApart,
  fewHardDays,
  hardIsHard,
  restDays,
  workoutsADay,
  longRunsGrowSlowly,
  withinCaps,
  injuriesAreMinded,
  everySport,
  noLongGap,
  bricks,
  strengthKeepsOut,
  freshForRaces,
  smallerRacesShareTheirWeek,
  recoveryIsEasy,
  nothingButEasyAfterRaces,
  tapersKeepWorkouts,
  mainSetsWithinLimits,
  hoursAreUsed,
  longEnough,
  inSteps,
  wellBuilt,
  explained,
};

/** Kept by nearly every plan. */
export const SOFT_RULES: Readonly<Record<string, Rule>> = {
  longShares,
  sportShares,
  easyEnough,
  steadyLoad,
  variedDays,
  sportsOnceADay,
};
