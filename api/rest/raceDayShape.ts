import { drawnHeights } from '../core/raceDay/course.ts';
import type { DayHeat, DayLeg, DayPlan, RaceDayGiven } from '../core/raceDay/dayPlan.ts';
import type { RaceDay } from '../domain/season/raceDay.ts';

// What the plan of a race day looks like in REST: as in GraphQL.

const legShape = ({ course, ...leg }: DayLeg) => ({
  ...leg,
  course: course && { distanceM: course.distanceM, gainM: course.gainM, heights: drawnHeights(course) },
});

function fuelShape({ fluid, ...fuel }: DayPlan['fuel']) {
  return { ...fuel, fluidLowMl: fluid.lowMl, fluidHighMl: fluid.highMl, fluidText: fluid.text };
}

function heatShape({ temperatureC: _, humidity: __, ...heat }: DayHeat) {
  return heat;
}

function givenShape({ bikeCourse, runCourse, ...given }: RaceDayGiven) {
  return { hasBikeCourse: bikeCourse !== null, hasRunCourse: runCourse !== null, ...given };
}

export function dayPlanShape(day: RaceDay | null) {
  if (day === null) return null;
  const { plan, given, changed } = day;
  return {
    ...plan,
    legs: plan.legs.map(legShape),
    fuel: fuelShape(plan.fuel),
    heat: plan.heat && heatShape(plan.heat),
    given: givenShape(given),
    changedByRole: changed?.byRole ?? null,
    changedAt: changed?.at.toISOString() ?? null,
  };
}
