import { addDays } from '../../core/calendar/calendar.ts';
import { encodeId } from '../../core/units/ids.ts';
import { updateProfile } from '../../domain/athlete/profile.ts';
import { addPrinciple, updatePrinciple } from '../../domain/principle/principle.ts';
import { addRace } from '../../domain/season/race.ts';
import { ask } from '../../test/graphql.ts';
import { brokenIn, close, lineOf, longOf, mondayOf, moved, proved, provedWorld } from '../../test/weekProof.ts';
import { added, CREATE, undo } from '../../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf } from '../../test/schedules.ts';

const { clock, deps } = provedWorld();

test('a move that was allowed when it was made is not blamed for a day that was closed later', async () => {
  const viewer = await aScheduledAthlete(deps());
  await close(deps(), viewer);
  const { long, week } = await longOf(deps(), viewer);
  await moved(deps(), viewer, long.id, week.weekStartDate);
  expect(brokenIn(await proved(deps(), viewer)).filter(({ code }) => code === 'UNAVAILABLE_DAY')).toEqual([]);
  await close(deps(), viewer, 'monday');
  expect(await mondayOf(deps(), viewer)).toMatchObject({ holds: false, brokenBy: null });
  // changes after it leave that as it is
  const [, , third] = await weeksOf(deps(), viewer);
  const other = third!.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  await moved(deps(), viewer, other.id, addDays(third!.weekStartDate, 5));
  expect(await mondayOf(deps(), viewer)).toMatchObject({ holds: false, brokenBy: null });
});

test('a move that was made after the day was closed is blamed, whatever the profile said before and says after', async () => {
  const viewer = await aScheduledAthlete(deps());
  await close(deps(), viewer);
  await updateProfile(deps(), viewer, { age: 50 });
  const { long, week } = await longOf(deps(), viewer);
  const [, , third] = await weeksOf(deps(), viewer);
  const other = third!.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  await moved(deps(), viewer, other.id, addDays(third!.weekStartDate, 5));
  await close(deps(), viewer, 'monday');
  const { revision } = await moved(deps(), viewer, long.id, week.weekStartDate);
  await close(deps(), viewer, 'monday', 'friday');
  await updateProfile(deps(), viewer, { injuries: [] });
  expect(await mondayOf(deps(), viewer)).toMatchObject({ holds: false, brokenBy: { number: revision.number } });
  await moved(deps(), viewer, other.id, addDays(third!.weekStartDate, 6));
  expect(await mondayOf(deps(), viewer)).toMatchObject({ holds: false, brokenBy: { number: revision.number } });
});

test('an undo brings a workout onto a day that was closed meanwhile', async () => {
  const viewer = await aScheduledAthlete(deps());
  await close(deps(), viewer);
  const { long, week } = await longOf(deps(), viewer);
  await moved(deps(), viewer, long.id, week.weekStartDate);
  const { revision: away } = await moved(deps(), viewer, long.id, addDays(week.weekStartDate, 5));
  await close(deps(), viewer, 'monday');
  const undone = (await undo(deps(), viewer, viewer.athleteId)).data.undoScheduleChange.revision;
  expect(undone.undoesNumber).toBe(away.number);
  expect(await mondayOf(deps(), viewer)).toMatchObject({ holds: false, brokenBy: { number: undone.number } });
});

test('caps, hours and levels that came after the workouts are broken by nobody, what stood before by who broke it', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  const { revision } = await moved(deps(), viewer, long.id, addDays(week.weekStartDate, 4));
  await updateProfile(deps(), viewer, {
    trainingPreferences: { maxMinutesByDay: { friday: 30 }, weeklyHoursAvailable: 2 },
    fitnessAssessments: ['running', 'cycling', 'swimming'].map((sport) => ({
      sport,
      experienceLevel: 'beginner',
      currentFitnessLevel: 'low',
      weeklyVolume: '1 hour',
    })),
  });
  const byCode = Object.fromEntries(
    brokenIn(await proved(deps(), viewer)).map(({ code, brokenBy }) => [code, brokenBy?.number ?? null]),
  );
  expect(byCode).toMatchObject({ LONG_DAY: revision.number, DAY_CAP: null, AVAILABLE_HOURS: null });
});

test('an injury that is told after a run was added leaves who added it alone', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  for (const { id } of week.workouts.filter(({ workoutType }) => ['run', 'brick'].includes(workoutType)))
    await ask(
      deps(),
      viewer,
      'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }',
      {
        input: { workoutId: encodeId('workout', id) },
      },
    );
  await ask(deps(), viewer, CREATE, added(viewer.athleteId, week, { intensity: 'easy' }));
  await deps().db.injury.create({
    data: { athleteId: viewer.athleteId, injuryType: 'stress fracture', affectedArea: 'foot', dateOccurred: clock.now },
  });
  const injuries = brokenIn(await proved(deps(), viewer)).filter(({ code }) => code === 'INJURY');
  expect(injuries.map(({ brokenBy }) => brokenBy)).toEqual([null]);
});

const TAUGHT = { context: 'Everyone', principle: 'No strength on Tuesday' };

test('a principle that a coach adds, switches on or brings along later has nobody to blame for what lay there', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const other = week.workouts.find(({ workoutType }) => workoutType === 'strength')!;
  await moved(deps(), viewer, other.id, addDays(week.weekStartDate, 1));
  const coach = await aCoachOf(deps(), viewer);
  const { id } = await addPrinciple(deps(), coach, TAUGHT);
  const taught = async () => lineOf(await proved(deps(), viewer), /strength on Tue/i);
  expect(await taught()).toMatchObject({ holds: false, brokenBy: null });
  await updatePrinciple(deps(), coach, id, { isActive: false });
  expect(await taught()).toBeUndefined();
  // away and back again while it is off
  await moved(deps(), viewer, other.id, addDays(week.weekStartDate, 2));
  await moved(deps(), viewer, other.id, addDays(week.weekStartDate, 1));
  await updatePrinciple(deps(), coach, id, { isActive: true });
  expect(await taught()).toMatchObject({ holds: false, brokenBy: null });
  await endCoaching(deps(), coach);
  const next = await aCoachOf(deps(), viewer);
  await endCoaching(deps(), next);
  await addPrinciple(deps(), next, TAUGHT);
  await deps().db.coachAssignment.create({ data: { coachId: next.coachId, athleteId: viewer.athleteId } });
  expect(await taught()).toMatchObject({ holds: false, brokenBy: null });
});

test('who moves a workout to where a principle does not want it is blamed, though its words were changed since', async () => {
  const viewer = await aScheduledAthlete(deps());
  const coach = await aCoachOf(deps(), viewer);
  const { id } = await addPrinciple(deps(), coach, TAUGHT);
  const { week } = await longOf(deps(), viewer);
  const tuesday = addDays(week.weekStartDate, 1);
  const other = week.workouts.find(
    ({ workoutType, scheduledDate }) => workoutType === 'strength' && scheduledDate !== tuesday,
  )!;
  const { revision } = await moved(deps(), viewer, other.id, tuesday);
  await updatePrinciple(deps(), coach, id, { context: 'All of them' });
  expect(lineOf(await proved(deps(), viewer), /strength on Tue/i)).toMatchObject({
    holds: false,
    brokenBy: { number: revision.number },
  });
});

test('a season that is changed after a move leaves it who broke what, and blames nobody for what it asks anew', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const isAlone = (day: string) => week.workouts.filter(({ scheduledDate }) => scheduledDate === day).length === 1;
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType, scheduledDate }) =>
      !isLong && !isHard && workoutType !== 'strength' && isAlone(scheduledDate),
  )!;
  await ask(deps(), viewer, 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id), duration: easy.duration + 15 },
  });
  const { revision } = await moved(deps(), viewer, easy.id, week.weekStartDate);
  await addRace(deps(), viewer, viewer.athleteId, {
    raceName: 'Sprint',
    raceType: 'sprint-tri',
    raceDate: addDays(week.weekStartDate, 6),
    priority: 'B',
  });
  expect(brokenIn(await proved(deps(), viewer)).map(({ code, brokenBy }) => [code, brokenBy?.number ?? null])).toEqual([
    ['RACE_NEAR', null],
    ['UNAVAILABLE_DAY', revision.number],
    ['WEEK_MINUTES', revision.number - 1],
  ]);
});
