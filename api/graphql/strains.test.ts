import { encodeId } from '../core/units/ids.ts';
import { addDays } from '../core/calendar/calendar.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../test/schedules.ts';

const deps = setUpDeps({ now: new Date('2026-11-23T12:00:00Z') });

type Person = Awaited<ReturnType<typeof aScheduledAthlete>>;

const CREATE = `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename
  ... on CreateWorkoutPayload { warnings { kind code message } } } }`;
const MOVE = `mutation ($input: RescheduleWorkoutInput!) { rescheduleWorkout(input: $input) { __typename
  ... on RescheduleWorkoutPayload { warnings { kind code message } } } }`;
const MAKE = `mutation ($input: CreateLibraryWorkoutInput!) { createLibraryWorkout(input: $input) {
  ... on CreateLibraryWorkoutPayload { libraryWorkout { id } } } }`;
const PLACE = `mutation ($input: ScheduleLibraryWorkoutInput!) { scheduleLibraryWorkout(input: $input) {
  ... on ScheduleLibraryWorkoutPayload { outcomes { problem warnings } } } }`;

interface Wanted {
  day: string;
  minutes: number;
  intensity: string;
}

async function added(viewer: Person, athlete: Person, { day, minutes, intensity }: Wanted) {
  const athleteId = encodeId('athlete', athlete.athleteId!);
  const input = { athleteId, scheduledDate: day, workoutType: 'RUN', duration: minutes, intensity };
  return (await ask(deps, viewer, CREATE, { input })).data.createWorkout.warnings as {
    code: string;
    message: string;
  }[];
}

async function placed(coach: Person, athlete: Person, { day, minutes, intensity }: Wanted) {
  const form = { name: 'Run', workoutType: 'RUN', intensity, duration: minutes, instructions: 'Run.' };
  const { id } = (await ask(deps, coach, MAKE, { input: form })).data.createLibraryWorkout.libraryWorkout;
  const athleteIds = [encodeId('athlete', athlete.athleteId!)];
  const input = { libraryWorkoutId: id, scheduledDate: day, athleteIds };
  return (await ask(deps, coach, PLACE, { input })).data.scheduleLibraryWorkout.outcomes[0] as {
    problem: string | null;
    warnings: string[];
  };
}

const INJURED = {
  personalProfile: { injuries: [{ injuryType: 'stress fracture', affectedArea: 'shin', isRecovered: false }] },
};

describe('what speaks against a workout on a day is said in the same words', () => {
  test.each([
    ['an injury', INJURED, '2026-11-28', 'INJURY', /^Their injury forbids/],
    [
      'an unavailable day',
      { trainingPreferences: { unavailableDays: ['friday'] } },
      '2026-11-27',
      'UNAVAILABLE_DAY',
      /^Friday is an unavailable day\.$/,
    ],
  ] as const)('%s: by placing, by adding and by moving', async (_name, over, day, code, words) => {
    const athlete = await aScheduledAthlete(deps, over as object);
    const coach = await aCoachOf(deps, athlete);
    const wanted = { day, minutes: 120, intensity: 'vo2max' };
    const { problem } = await placed(coach, athlete, wanted);
    expect(problem).toMatch(new RegExp(words.source.replace('$', '')));
    const warnings = await added(coach, athlete, wanted);
    const own = warnings.find((each) => each.code === code)!;
    expect(own.message).toMatch(words);
    expect(problem).toContain(own.message);
    // the athlete hears the same, as said to themself
    const toThem = (await added(athlete, athlete, wanted)).find((each) => each.code === code)!;
    expect(toThem.message).toBe(own.message.replace('Their', 'Your'));
    expect(warnings.map(({ code: each }) => each)).toContain('OVER_WEEK_LOAD');
  });

  test('a move into another week says what the week and the injury say', async () => {
    const athlete = await aScheduledAthlete(deps, INJURED);
    const workouts = (await weeksOf(deps, athlete)).map((week) => week.workouts);
    const coach = await aCoachOf(deps, athlete);
    await added(coach, athlete, { day: '2026-12-05', minutes: 120, intensity: 'vo2max' });
    const made = (await weeksOf(deps, athlete))
      .flatMap((week) => week.workouts)
      .find(({ id }) => !workouts.flat().some((each) => each.id === id))!;
    const answer = await ask(deps, coach, MOVE, {
      input: { workoutId: encodeId('workout', made.id), newDate: '2026-11-28' },
    });
    const { warnings } = answer.data.rescheduleWorkout;
    expect(warnings).toContainEqual({
      kind: 'INJURY',
      code: 'INJURY',
      message: 'Their injury forbids this sport (run) for now.',
    });
    expect(warnings.map(({ code }: { code: string }) => code)).toContain('OVER_WEEK_LOAD');
  });
});

test('a week that was eased for a check-in says so to whoever adds to it, and no other week does', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  const { adaptation } = await submitCheckIn(deps, athlete, { mood: 1, stress: 10, sleep: 1, mentalReadiness: 1 });
  expect(adaptation!.changes.length).toBeGreaterThan(0);
  const message = 'The week of Monday 23 November has been eased for a check-in; this adds 20 min to it.';
  const sunday = '2026-11-29';
  const { problem, warnings } = await placed(coach, athlete, { day: sunday, minutes: 20, intensity: 'easy' });
  expect([problem, warnings]).toEqual([null, expect.arrayContaining([message])]);
  const later = await added(coach, athlete, { day: addDays(sunday, 2), minutes: 20, intensity: 'easy' });
  expect(later.map(({ code }) => code)).not.toContain('EASED_WEEK');
});
