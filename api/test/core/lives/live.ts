import { addDays, type Day, daysBetween, mondayOf } from '../../../core/calendar/calendar.ts';
import type { CheckIn } from '../../../core/change/adapt/events.ts';
import { EFFORT } from '../../../core/constants/adapt.ts';
import type { ScheduledWorkout } from '../../../core/rules/context.ts';
import { expectedRpe } from '../../../core/workout/tss.ts';
import { numbersFrom, type Person } from '../content/people.ts';
import { type Body, bodyOf, type Condition, evening, feltRpe, isOverreached, performanceOf, strainOf } from './body.ts';
import { daysWell, eventsOf, isAway, isIll, type LifeEvents, type LifeKind, LIVES } from './events.ts';
import { type LivedSchedule, livedSchedule, type Outcome } from './livedSchedule.ts';

/** Who decides what is trained: the product, as life goes on, or the first plan, whatever happens. */
export type Policy = 'adapted' | 'unadapted';

export interface Lived extends Pick<LivedSchedule, 'acts' | 'eased' | 'raised' | 'broken'> {
  /** What they could do on the day of the race, in units of daily load. */
  performance: number;
  overreachedDays: number;
  doneMinutes: number;
}

/** Load of a minute that was trained before the season, TSS. */
const TSS_PER_MINUTE = 0.9;
/** Share of a workout that somebody does who is worn out, and how often they leave out a hard one. */
const WORN_PART = 0.9;
const WORN_SKIPS = 0.3;

/** A season from its first day to its race. The same seed is the same body and the same life, whoever decides. */
export function live(person: Person, kind: LifeKind, seed: number, policy: Policy): Lived {
  const next = numbersFrom(seed);
  const body = bodyOf(next);
  const events = eventsOf(kind, person.weeks, next);
  const schedule = livedSchedule(person);
  const first = mondayOf(person.input.today);
  const usual = (60 * person.now * TSS_PER_MINUTE) / 7;
  let condition: Condition = { fitness: usual, fatigue: usual, overreachedDays: 0 };
  let doneMinutes = 0;
  const untold = new Map<string, Outcome>();
  for (let day = 0; day < daysBetween(first, person.input.races[0]!.raceDate); day += 1) {
    const today = addDays(first, day);
    // as many draws each day, whatever is decided: lives are compared
    const [chance, tells, checksIn] = [next(), next(), next()];
    const isTelling = tells < LIVES[kind].told;
    if (day % 7 === 0) {
      schedule.roll(today);
      if (policy === 'adapted') {
        if (checksIn < LIVES[kind].told) schedule.checkIns.push(checkInOf(today, body, condition, events.rest(day)));
        schedule.follow(today);
        schedule.adapt(today);
        schedule.prove(today);
      }
    }
    const toldIllness = isTelling && tellIllness(schedule, events, day, today);
    const asked = isTelling ? schedule.asked(today) : [];
    for (const workout of asked) schedule.tell(workout, untold.get(workout.id)!);
    const hasNews = toldIllness || asked.length > 0;
    const mood: Mood = { events, day, body, condition, chance };
    const outcomes = schedule.workouts
      .filter(({ scheduledDate, workoutType }) => scheduledDate === today && workoutType !== 'race')
      .map((workout) => ({ workout, outcome: outcomeOf(workout, mood) }));
    const load = outcomes.reduce(
      (sum, { workout, outcome }) => sum + (workout.tss * outcome.minutes) / workout.duration,
      0,
    );
    doneMinutes += outcomes.reduce((sum, { outcome }) => sum + outcome.minutes, 0);
    for (const { workout, outcome } of outcomes) {
      if (isTelling) schedule.tell(workout, outcome);
      else untold.set(workout.id, outcome);
    }
    const isNews = isTelling && outcomes.some(({ workout, outcome }) => speaksForLess(workout, outcome));
    if (policy === 'adapted' && (hasNews || isNews)) schedule.adapt(today);
    condition = evening(body, condition, load, { daysWell: daysWell(events, day), rest: events.rest(day) });
  }
  const { acts, eased, raised, broken } = schedule;
  const { overreachedDays } = condition;
  return { acts, eased, raised, broken, performance: performanceOf(body, condition), overreachedDays, doneMinutes };
}

/** Says when an illness begins and when it is over. True: something was said. */
function tellIllness(schedule: LivedSchedule, events: LifeEvents, day: number, today: Day): boolean {
  const isReported = schedule.illness !== null && schedule.illness.wellOn === null;
  if (isIll(events, day) === isReported) return false;
  schedule.illness = isReported
    ? { ...schedule.illness!, wellOn: today }
    : { from: today, wellOn: null, mild: false, symptoms: [] };
  return true;
}

interface Mood {
  events: LifeEvents;
  day: number;
  body: Body;
  condition: Condition;
  /** 0 to 1. */
  chance: number;
}

const skipped = (reason: Outcome['reason']): Outcome => ({ minutes: 0, rpe: null, reason });

/** What an athlete makes of a workout: nothing when ill or away, some of it in a busy week, less of it when they are worn out. */
function outcomeOf(workout: ScheduledWorkout, { events, day, body, condition, chance }: Mood): Outcome {
  if (isIll(events, day)) return skipped('illness');
  if (isAway(events, day)) return skipped('other');
  const share = events.busy.find(({ week }) => week === Math.floor(day / 7))?.share ?? 1;
  if (chance > share) return skipped('work');
  const isWorn = isOverreached(body, condition);
  if (isWorn && workout.isHard && chance < WORN_SKIPS) return skipped('fatigue');
  const expected = expectedRpe(workout.workoutType, workout.intensity);
  return {
    minutes: isWorn ? Math.round(WORN_PART * workout.duration) : workout.duration,
    rpe: feltRpe(body, condition, expected, chance),
    reason: null,
  };
}

const speaksForLess = ({ workoutType, intensity }: ScheduledWorkout, { minutes, rpe }: Outcome): boolean =>
  minutes === 0 || (rpe ?? 0) >= expectedRpe(workoutType, intensity) + EFFORT.over;

const rating = (value: number): number => Math.max(1, Math.min(10, Math.round(value)));

/** Honest answers: energy, soreness and mood as the body has them, sleep and stress as the nights were. */
function checkInOf(today: Day, body: Body, condition: Condition, rest: number): CheckIn {
  const good = rating(8 - 4 * strainOf(body, condition) ** 2);
  const sleep = rating(8 * rest ** 2);
  return {
    answeredOn: today,
    weekStartDate: mondayOf(today),
    travelThisWeek: false,
    majorDeadlines: false,
    notes: null,
    mood: good,
    stress: 11 - sleep,
    sleep,
    mentalReadiness: good,
    musclesSoreness: 11 - good,
    energyLevel: Math.min(good, sleep),
    motivationLevel: good,
  };
}
