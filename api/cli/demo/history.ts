import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { Viewer } from '../../domain/kernel/access.ts';
import type { AccountDeps } from '../../domain/account/account.ts';
import { uploadActivity } from '../../domain/activity/activity.ts';
import { submitCheckIn } from '../../domain/adapt/checkIn.ts';
import { columnOf } from '../../domain/kernel/day.ts';
import { submitWorkoutFeedback } from '../../domain/adapt/feedback.ts';
import { reportIllness } from '../../domain/athlete/illness.ts';
import { closePastDays } from '../../domain/schedule/pastDays.ts';
import { recordRaceResult } from '../../domain/season/race.ts';
import { rollWeeks } from '../../domain/schedule/rollWeeks.ts';
import { type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../../domain/revision/scheduledWorkout.ts';
import { dice } from './dice.ts';
import type { DemoAthlete } from './people.ts';
import { fileOf, plainLeg, recordingOf } from './recordings.ts';

export interface Lived {
  /** The athlete's own clock: it stands where they are in their past. */
  deps: AccountDeps;
  setDay: (day: Day) => void;
  viewer: Viewer;
  person: DemoAthlete;
  seed: number;
  today: Day;
}

type Outcome = 'done' | 'partly' | 'skipped' | 'silent';

/** What becomes of a workout, by who it is and how long ago. */
function outcomeOf(
  { adherence, situation }: DemoAthlete,
  { ago, isKey, roll }: { ago: number; isKey: boolean; roll: number },
): Outcome {
  if (situation === 'silent' && ago <= 12) return 'silent';
  if (situation === 'missing key workouts' && ago <= 10 && isKey) return 'skipped';
  if (situation === 'busy at work' && ago <= 12 && roll > 0.55) return 'skipped';
  if (roll < adherence) return 'done';
  return roll < adherence + (1 - adherence) / 2 ? 'partly' : 'skipped';
}

const REASONS = ['work', 'work', 'fatigue', 'other'] as const;
const NOTES = [
  'Felt smooth.',
  'Legs came back after the first ten minutes.',
  'Windy, kept the effort even.',
  'Shorter sleep, still fine.',
  'Good company today.',
];
const clamp = (value: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, Math.round(value)));

/** Minutes done and how it felt. */
function feedbackOf({ situation }: DemoAthlete, planned: number, isHard: boolean, ago: number, throws: () => number) {
  const isMore = situation === 'doing more' && ago <= 14;
  const isTired = situation === 'too much' && ago <= 8;
  const actual = planned * (isMore ? 1.25 : 0.94 + throws() * 0.12);
  const effort = (isHard ? 7 : 4) + (isTired ? 2 : 0) + (throws() - 0.5) * 1.6 - (situation === 'improving' ? 0.5 : 0);
  return {
    completionStatus: 'completed' as const,
    actualDuration: clamp(actual, 1, 1440),
    perceivedExertion: clamp(effort, 1, 10),
    feelingRating: clamp((isTired ? 4 : 7) + (throws() - 0.5) * 2, 1, 10),
    ...(throws() < 0.15 && { notes: NOTES[Math.floor(throws() * NOTES.length)]! }),
  };
}

/** Everybody got a watch so many days ago. */
const RECORDED_DAYS = 42;
/** What somebody says beside it, so many days ago. */
const FEEDBACK_DAYS = 12;

const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

/** Uploads a workout as it was done, some time before `until`; answers when it began. */
async function record(
  { deps, viewer, person }: Lived,
  workout: WorkoutRow,
  { until, minutes, rpe, form }: { until: Date; minutes: number; rpe: number; form: number },
): Promise<Date> {
  const startedAt = minutesBefore(until, minutes + 20 + Math.round(form * 30));
  await uploadActivity(deps, viewer, fileOf(recordingOf(workout, person, { startedAt, minutes, rpe, form })));
  return startedAt;
}

/** A walk of those who do more than their plan. */
async function walk({ deps, viewer }: Lived, form: number): Promise<void> {
  const startedAt = minutesBefore(deps.clock(), 360);
  await uploadActivity(
    deps,
    viewer,
    fileOf([plainLeg('other', { startedAt, minutes: 40 + Math.round(form * 20), rpe: 3, form })]),
  );
}

async function tellDay(lived: Lived, day: Day, throws: () => number): Promise<void> {
  const { deps, viewer, person, today } = lived;
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  const rows = await deps.db.workout.findMany({
    where: { athleteId: viewer.athleteId, scheduledDate: columnOf(day), status: 'scheduled' },
    orderBy: [{ duration: 'desc' }, { description: 'asc' }, { id: 'asc' }],
    include: WITH_FEEDBACK,
  });
  let until = deps.clock();
  for (const workout of rows.map(workoutOf)) {
    const { id, duration, isHard, isLong, workoutType } = workout;
    if (workoutType === 'race') continue;
    const outcome = outcomeOf(person, { ago, isKey: isHard || isLong, roll: throws() });
    if (outcome === 'silent') continue;
    if (outcome === 'skipped') {
      await submitWorkoutFeedback(deps, viewer, id, {
        completionStatus: 'skipped',
        reasonForSkip: REASONS[Math.floor(throws() * REASONS.length)]!,
      });
      continue;
    }
    const report = feedbackOf(person, duration, isHard, ago, throws);
    const part =
      outcome === 'partly'
        ? { completionStatus: 'partially_completed', actualDuration: clamp(duration * (0.4 + throws() * 0.3), 1, 1440) }
        : {};
    const said = { ...report, ...part };
    const isRecorded = ago <= RECORDED_DAYS;
    if (isRecorded)
      until = await record(lived, workout, {
        until,
        minutes: said.actualDuration,
        rpe: report.perceivedExertion,
        form: throws(),
      });
    // the watch says how long and how hard; the rest is for people
    if (!isRecorded || outcome === 'partly' || ago <= FEEDBACK_DAYS || report.notes !== undefined)
      await submitWorkoutFeedback(deps, viewer, id, said);
  }
  if (person.situation === 'doing more' && ago <= RECORDED_DAYS && ago % 7 === 3) await walk(lived, throws());
}

function ratingsOf({ situation }: DemoAthlete, ago: number, throws: () => number) {
  const now = ago <= 7;
  const around = (middle: number) => clamp(middle + (throws() - 0.5) * 2.4, 1, 10);
  const strained = now && (situation === 'too much' || situation === 'busy at work');
  return {
    mood: around(strained ? 4 : 7),
    stress: around(strained ? 9 : 4),
    sleep: around(strained ? 3 : 7),
    mentalReadiness: around(strained ? 4 : 7),
    musclesSoreness: around(now && situation === 'too much' ? 8 : 4),
    energyLevel: around(strained ? 3 : 7),
    motivationLevel: around(7),
    overallWellness: around(strained ? 4 : 7),
    ...(situation === 'busy at work' &&
      now && {
        travelThisWeek: true,
        majorDeadlines: true,
        notes: 'Board meeting on Thursday, flights on Monday and Friday.',
      }),
  };
}

/** Sunday evening's check-in, for most weeks. The silent say nothing of late. */
async function checkIn({ deps, viewer, person, today }: Lived, day: Day, throws: () => number): Promise<void> {
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  const isSilent = person.situation === 'silent' && ago <= 14;
  const ratings = ratingsOf(person, ago, throws);
  if (isSilent || throws() > 0.9) return;
  await submitCheckIn(deps, viewer, ratings);
}

/** Results of the races of that day. */
async function finishRaces({ deps, viewer }: Lived, day: Day, throws: () => number): Promise<void> {
  const races = await deps.db.race.findMany({
    where: { athleteId: viewer.athleteId, raceDate: columnOf(day) },
    select: { id: true, raceType: true },
  });
  for (const { id, raceType } of races) {
    const hours = raceType === 'half-marathon' ? 1.75 : raceType === 'marathon' ? 3.8 : 2.6;
    const finishSeconds = Math.round(hours * 3600 * (0.95 + throws() * 0.12));
    await recordRaceResult(deps, viewer, id, { status: 'finished', finishSeconds, feeling: 8 });
  }
}

/** How many days ago they fell ill, and were well again. */
const ILL_AGO = 8;
const WELL_AGO = 3;

/** Each is told on its own day. */
async function fallIll({ deps, viewer, today }: Lived, day: Day): Promise<void> {
  const from = addDays(today, -ILL_AGO);
  const wellOn = addDays(today, -WELL_AGO);
  const report = { from, mild: false, symptoms: [] };
  if (day === from) await reportIllness(deps, viewer, report);
  if (day === wellOn) await reportIllness(deps, viewer, { ...report, wellOn });
}

/** Lives the athlete's weeks from `from` until yesterday, a day at a time, through the same acts as everybody else's. */
export async function live(lived: Lived, from: Day): Promise<void> {
  const { deps, setDay, viewer, person, seed, today } = lived;
  const throws = dice(seed);
  for (let day = from; day < today; day = addDays(day, 1)) {
    setDay(day);
    if (day === mondayOf(day)) {
      await closePastDays(deps, viewer.athleteId);
      await rollWeeks(deps, viewer.athleteId);
    }
    if (person.situation === 'back from illness') await fallIll(lived, day);
    await finishRaces(lived, day, throws);
    await tellDay(lived, day, throws);
    if (addDays(day, 1) === mondayOf(addDays(day, 1))) await checkIn(lived, day, throws);
  }
  setDay(today);
  await closePastDays(deps, viewer.athleteId);
  await rollWeeks(deps, viewer.athleteId);
  // this week's check-in of those whose week asks for a look
  if (['too much', 'busy at work'].includes(person.situation))
    await submitCheckIn(deps, viewer, ratingsOf(person, 0, throws));
}
