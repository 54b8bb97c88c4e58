import { raceKindOf } from '../codes/race.ts';
import { OF_MANY_DISTANCES, RACE_METRES } from '../constants/prediction.ts';
import { DO_NOT_RACE_WBGT, SODIUM_FROM_SEC, STRETCH_TOLD } from '../constants/raceDay.ts';
import {
  checklistOf,
  effortText,
  fluidText,
  fuelText,
  HEAT_TEXT,
  LEG_NAMES,
  NOT_MEDICAL_ADVICE,
  PACING_NOTES,
  pacingText,
  SODIUM,
  type Trouble,
  troublesOf,
  UNCLEARED_EFFORT,
  warmUpOf,
} from '../messages/raceDay.ts';
import type { Reader } from '../messages/reader.ts';
import { type Forecast, forecastOf } from '../prediction/forecast.ts';
import { plannedSeconds } from '../prediction/goal.ts';
import { type Known, type Prediction } from '../prediction/predictRace.ts';
import type { RaceEfforts } from '../prediction/planned.ts';
import { raceHoursOf } from '../race/raceSize.ts';
import type { Race } from '../race/race.ts';
import { ownMetres, type RaceOfLength } from '../race/raceMetres.ts';
import { type Course, courseOf, stretchedTo } from './course.ts';
import { courseFor, courseNotes, type Courses } from './courseNotes.ts';
import type { CoursePoint } from './coursePoint.ts';
import { type Eating, fluidOf, type Fuel, fuelOf, type FuelGiven } from './fuel.ts';
import { type Heat, heatOf } from './heat.ts';
import { changeLeg, onTheClock, type PacedLeg, rideLeg, runLeg, type Split, swimLeg } from './pacing.ts';
import { legsOfRace, type RaceLeg, secondsOfLegs } from './raceLegs.ts';

/** What the athlete gives for a race; null: not given. */
export interface RaceDayGiven extends FuelGiven {
  bikeCourse: readonly CoursePoint[] | null;
  runCourse: readonly CoursePoint[] | null;
  /** °C. */
  temperatureC: number | null;
  /** Percent. */
  humidity: number | null;
  /** Millilitres. */
  bottleMl: number | null;
}

export const NOTHING_GIVEN: RaceDayGiven = {
  bikeCourse: null,
  runCourse: null,
  temperatureC: null,
  humidity: null,
  practisedCarbsPerHour: null,
  gelCarbsG: null,
  bottleCarbsG: null,
  bottleMl: null,
};

export interface DayLeg extends RaceLeg {
  /** "Run", of a duathlon "Run 1". */
  name: string;
  /** Null: not known how the time divides; so too the next three. */
  seconds: number | null;
  clockSec: number | null;
  /** Normalised power; null of what is no ride, too. */
  watts: number | null;
  mostWatts: number | null;
  /** "RPE 6–7 of 10". */
  effort: string;
  /** What to do in it; null of a change of sport. */
  advice: string | null;
  splits: readonly Split[];
  /** Stretched to the leg. */
  course: Course | null;
}

export interface DayHeat extends Heat {
  temperatureC: number;
  /** Null: not told, and assumed. */
  humidity: number | null;
  /** Seconds slower; null: no time. */
  slowerLowSec: number | null;
  slowerHighSec: number | null;
  advice: string;
}

export interface DayPlan {
  /** Seconds from start to finish that the pacing adds up to; null: nothing predicts it and there is no goal. */
  targetSec: number | null;
  /** What it was made of: the goal, or what is predicted. */
  isGoal: boolean;
  lowSec: number | null;
  highSec: number | null;
  /** What a prediction says, in words. */
  summary: string;
  support: string | null;
  legs: readonly DayLeg[];
  notes: readonly string[];
  fuel: Fuel & {
    text: string;
    sodium: string;
    fluid: { lowMl: number; highMl: number; text: string };
  };
  /** Null: no temperature was given. */
  heat: DayHeat | null;
  warmUp: readonly string[];
  checklist: readonly string[];
  troubles: readonly Trouble[];
  disclaimer: string;
}

export interface DayPlanInput {
  race: RaceOfLength & Pick<Race, 'goalTimeSec' | 'clearedBy'>;
  known: Known;
  efforts: RaceEfforts;
  given: RaceDayGiven;
  reader: Reader;
}

interface Timed {
  seconds: number | null;
  lowSec: number | null;
  highSec: number | null;
  isGoal: boolean;
  /** Metres of a race of one sport whose own length is known. */
  distanceM: number | null;
  notes: string[];
}

/** The time that is paced: planned, else the goal. Where a race is held over many distances it is that of the course. */
function timeOf(
  { race: { raceType, raceName, goalTimeSec = null, clearedBy }, given, reader }: DayPlanInput,
  forecast: Forecast,
): Timed {
  const { plannedSec, lowSec, highSec, likelySec } = forecast;
  const own = ownMetres({ raceType, raceName });
  const usualM = own ?? RACE_METRES[raceType].bike ?? RACE_METRES[raceType].swim ?? 0;
  const ofCourse = OF_MANY_DISTANCES.includes(raceType) ? lengthOf(given.bikeCourse) : null;
  const isOther = ofCourse !== null && Math.abs(ofCourse / usualM - 1) > STRETCH_TOLD;
  const distanceM = isOther ? ofCourse : own;
  if (clearedBy !== undefined)
    return { seconds: null, lowSec: null, highSec: null, isGoal: false, distanceM, notes: [forecast.summary] };
  if (plannedSec === null || lowSec === null || highSec === null || likelySec === null) {
    const notes =
      goalTimeSec === null ? [forecast.summary, PACING_NOTES.effortOnly(raceType)] : [PACING_NOTES.goalOnly()];
    return { seconds: goalTimeSec, lowSec: null, highSec: null, isGoal: goalTimeSec !== null, distanceM, notes };
  }
  if (distanceM === null || !isOther)
    return { seconds: plannedSec, lowSec, highSec, isGoal: plannedSec === goalTimeSec, distanceM, notes: [] };
  const scaled = (seconds: number) => Math.round((seconds * distanceM) / usualM);
  const prediction: Prediction = {
    lowSec: scaled(lowSec),
    highSec: scaled(highSec),
    likelySec: scaled(likelySec),
    methods: [],
  };
  const seconds = plannedSeconds(prediction, goalTimeSec)!;
  const notes = [PACING_NOTES.scaled(distanceM, usualM, reader.units)];
  return { ...prediction, seconds, isGoal: seconds === goalTimeSec, distanceM, notes };
}

const lengthOf = (points: readonly CoursePoint[] | null): number | null =>
  points === null ? null : points.at(-1)!.d - points[0]!.d;

function pacedLegs(input: DayPlanInput, time: Timed, legs: readonly RaceLeg[], courses: Courses): PacedLeg[] | null {
  const { race, known, efforts } = input;
  const parts =
    time.seconds === null
      ? null
      : secondsOfLegs(race.raceType, legs, time.seconds, { thresholds: known.thresholds, efforts });
  return (
    parts &&
    legs.map((leg, index): PacedLeg => {
      const seconds = parts[index]!;
      if (leg.kind === 'CHANGE') return changeLeg(seconds);
      const distanceM = leg.distanceM!;
      if (leg.kind === 'SWIM') return swimLeg(distanceM, seconds, legs.length === 1);
      const course = courseFor(leg, courses);
      if (leg.kind === 'RUN') return runLeg({ distanceM, course, flatSeconds: seconds, isGoal: time.isGoal });
      const ftp = known.thresholds?.ftp ?? null;
      return rideLeg({ raceType: race.raceType, distanceM, course, seconds, ftp, isGoal: time.isGoal });
    })
  );
}

function named(legs: readonly RaceLeg[]): string[] {
  const counts = new Map<string, number>();
  return legs.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (kind === 'CHANGE') return `T${count}`;
    return legs.filter((each) => each.kind === kind).length > 1 ? `${LEG_NAMES[kind]} ${count}` : LEG_NAMES[kind];
  });
}

/** Where one can eat: on the bike, on foot, and in the water where there is nothing else. */
const eatingOf = (legs: readonly { kind: string; seconds: number; clockSec: number }[]): Eating[] =>
  legs
    .filter(({ kind }) => kind === 'RIDE' || kind === 'RUN' || legs.length === 1)
    .map(({ kind, seconds, clockSec }) => ({
      fromSec: clockSec - seconds,
      untilSec: clockSec,
      isRide: kind === 'RIDE',
    }));

function dayHeat({ given: { temperatureC, humidity }, reader }: DayPlanInput, seconds: number | null): DayHeat | null {
  if (temperatureC === null) return null;
  const heat = heatOf(temperatureC, humidity);
  const slower = (percent: number) => (seconds === null ? null : Math.round((seconds * percent) / 100));
  return {
    ...heat,
    temperatureC,
    humidity,
    slowerLowSec: slower(heat.slowerLow),
    slowerHighSec: slower(heat.slowerHigh),
    advice: HEAT_TEXT[heat.level](reader),
  };
}

/** The plan of a race day: how fast, what to eat and drink, what the weather does, and what to think of. */
export function dayPlanOf(input: DayPlanInput): DayPlan {
  const { race, known, given, reader } = input;
  const { raceType } = race;
  const kind = raceKindOf(raceType);
  const forecast = forecastOf(race, known, reader);
  const time = timeOf(input, forecast);
  const legs = legsOfRace(raceType, time.distanceM);
  const courses: Courses = {
    ride: given.bikeCourse && courseOf(given.bikeCourse),
    run: given.runCourse && courseOf(given.runCourse),
  };
  const paced = pacedLegs(input, time, legs, courses);
  const clocked = paced && onTheClock(paced);
  const targetSec = clocked === null ? time.seconds : clocked.at(-1)!.clockSec;
  const names = named(legs);
  const unknown = time.seconds !== null && paced === null ? [PACING_NOTES.legsUnknown(raceType)] : [];
  const fuelled = targetSec ?? Math.round(3600 * raceHoursOf({ raceType, raceName: race.raceName }));
  const fuel = fuelOf(fuelled, clocked === null ? [] : eatingOf(clocked), given);
  const heat = dayHeat(input, targetSec);
  const fluid = fluidOf(given.temperatureC);
  const shift = targetSec !== null && time.seconds !== null ? targetSec - time.seconds : 0;
  return {
    targetSec,
    isGoal: time.isGoal,
    lowSec: time.lowSec === null ? null : time.lowSec + shift,
    highSec: time.highSec === null ? null : time.highSec + shift,
    summary: forecast.summary,
    support: forecast.support,
    legs: legs.map((leg, index) => {
      const { seconds = null, clockSec = null, watts = null, mostWatts = null, splits = [] } = clocked?.[index] ?? {};
      const course = courseFor(leg, courses);
      const advice = leg.kind === 'CHANGE' ? null : pacingText(leg.kind);
      const effort = race.clearedBy === undefined ? effortText(raceType) : UNCLEARED_EFFORT;
      return {
        ...leg,
        name: names[index]!,
        seconds,
        clockSec,
        watts,
        mostWatts,
        effort,
        advice,
        splits,
        course: course && stretchedTo(course, leg.distanceM!),
      };
    }),
    notes: [...time.notes, ...unknown, ...courseNotes(legs, paced, courses, time.isGoal, reader)],
    fuel: {
      ...fuel,
      text: fuelText(fuel, reader),
      sodium: SODIUM[fuelled > SODIUM_FROM_SEC || (heat !== null && heat.wbgt > DO_NOT_RACE_WBGT) ? 'long' : 'short'],
      fluid: { ...fluid, text: fluidText(fluid.lowMl, fluid.highMl, given.bottleMl) },
    },
    heat,
    warmUp: warmUpOf(kind, raceType),
    checklist: checklistOf(kind),
    troubles: troublesOf(kind),
    disclaimer: NOT_MEDICAL_ADVICE,
  };
}
