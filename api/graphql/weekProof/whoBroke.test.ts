import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { encodeId } from '../../core/units/ids.ts';
import { updateProfile } from '../../domain/athlete/profile.ts';
import { addRace } from '../../domain/season/race.ts';
import type { Viewer } from '../../domain/kernel/access.ts';
import { ask } from '../../test/graphql.ts';
import { proved, provedWorld } from '../../test/weekProof.ts';
import { undo } from '../../test/scheduleActs.ts';
import { aScheduledAthlete, weeksOf } from '../../test/schedules.ts';

const { deps } = provedWorld();

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type On = (typeof DAYS)[number];
type Preferences = Readonly<Record<string, unknown>>;
/** What is done to the third week, which has its long workout alone when a story begins. */
type Act =
  | readonly ['add', name: string, on: On, workoutType: string, duration: number, intensity?: string]
  | readonly ['edit', name: string, duration: number]
  | readonly ['delete', name: string]
  | readonly ['prefer', name: string, Preferences]
  | readonly ['race', name: string, on: On]
  | readonly ['undo', name: string];

const documentOf = (field: string, selection: string) =>
  `mutation ($input: ${field[0]!.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { __typename
    ... on ${field[0]!.toUpperCase()}${field.slice(1)}Payload { ${selection} } ... on Refusal { code message } } }`;

async function send(viewer: Viewer, field: string, input: object, selection = 'revision { number }') {
  const { data } = await ask(deps(), viewer, documentOf(field, selection), { input });
  expect(data[field]).not.toHaveProperty('code');
  return data[field];
}

/** Does all of it; answers with the change by its number, and the workouts by their names. */
async function done(viewer: Viewer, acts: readonly Act[]) {
  const week = (await weeksOf(deps(), viewer))[2]!;
  for (const { id } of week.workouts.filter(({ isLong }) => !isLong))
    await send(viewer, 'deleteWorkout', { workoutId: encodeId('workout', id) });
  const idOf = new Map<string, string>();
  const actAt = new Map<number, string>();
  const act = async (each: Act): Promise<number | null> => {
    const workoutId = idOf.get(each[1]);
    if (each[0] === 'prefer') {
      await updateProfile(deps(), viewer, { trainingPreferences: each[2] });
      return null;
    }
    if (each[0] === 'race') {
      const raceDate = addDays(week.weekStartDate, DAYS.indexOf(each[2]));
      const race = { raceName: each[1], raceType: 'sprint-tri', raceDate, priority: 'B' };
      await addRace(deps(), viewer, viewer.athleteId, race);
      return null;
    }
    if (each[0] === 'undo')
      return (await undo(deps(), viewer, viewer.athleteId)).data.undoScheduleChange.revision.number;
    if (each[0] === 'edit')
      return (await send(viewer, 'updateWorkout', { workoutId, duration: each[2] })).revision.number;
    if (each[0] === 'delete') return (await send(viewer, 'deleteWorkout', { workoutId })).revision.number;
    const [, name, on, workoutType, duration, intensity = 'easy'] = each;
    const scheduledDate = addDays(week.weekStartDate, DAYS.indexOf(on));
    const input = {
      ...{ athleteId: encodeId('athlete', viewer.athleteId), trainingWeekId: encodeId('week', week.id) },
      ...{ scheduledDate, dayOfWeek: weekdayOf(scheduledDate).toUpperCase(), workoutType, duration, intensity },
    };
    const { workout, revision } = await send(viewer, 'createWorkout', input, 'workout { id } revision { number }');
    idOf.set(name, workout.id);
    return revision.number;
  };
  for (const each of acts) {
    const number = await act(each);
    if (number !== null) actAt.set(number, each.slice(0, each[0] === 'edit' ? 3 : 2).join(' '));
  }
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]));
  return { week, actAt, nameOf };
}

test.each<[what: string, code: string, acts: readonly Act[], said: readonly [On | null, string | null, string | null]]>(
  [
    [
      'the third workout of Thursday, not of a Wednesday that has none any more',
      'SESSIONS_A_DAY',
      [
        ['add', 't1', 'thu', 'SWIM', 20],
        ['add', 'w1', 'wed', 'SWIM', 20],
        ['add', 'w2', 'wed', 'BIKE', 20],
        ['add', 'w3', 'wed', 'RUN', 20],
        ['add', 't2', 'thu', 'BIKE', 20],
        ['add', 't3', 'thu', 'RUN', 20],
        ['delete', 'w1'],
        ['delete', 'w2'],
        ['delete', 'w3'],
      ],
      ['thu', 'add t3', 't3'],
    ],
    [
      'the ride that stands, not the one that is deleted',
      'WEEK_MINUTES',
      [
        ['add', 'sat', 'sat', 'BIKE', 100],
        ['add', 'wed', 'wed', 'BIKE', 450],
        ['add', 'tue', 'tue', 'BIKE', 450],
        ['delete', 'wed'],
      ],
      [null, 'add tue', 'tue'],
    ],
    [
      'the hours that stand, not those that are deleted',
      'AVAILABLE_HOURS',
      [
        ['prefer', 'hours', { weeklyHoursAvailable: 6 }],
        ['add', 'sat', 'sat', 'BIKE', 400],
        ['add', 'tue', 'tue', 'BIKE', 400],
        ['delete', 'sat'],
      ],
      [null, 'add tue', 'tue'],
    ],
    [
      'the hard day of Sunday, not the one of Wednesday beside a Tuesday that is free',
      'HARD_DAYS_APART',
      [
        ['add', 'tue', 'tue', 'RUN', 30, 'threshold'],
        ['add', 'wed', 'wed', 'RUN', 30, 'threshold'],
        ['add', 'sat', 'sat', 'RUN', 30, 'threshold'],
        ['add', 'sun', 'sun', 'RUN', 30, 'threshold'],
        ['delete', 'tue'],
      ],
      ['sun', 'add sun', 'sun'],
    ],
    [
      'the deletion of what kept strength a small part of the week',
      'STRENGTH_SHARE',
      [
        ['add', 'ride', 'sat', 'BIKE', 300],
        ['add', 'run', 'thu', 'RUN', 60],
        ['add', 'strength', 'tue', 'STRENGTH', 40],
        ['delete', 'ride'],
      ],
      [null, 'delete ride', null],
    ],
    [
      'what is left of a day whose limit came after all else of it',
      'DAY_CAP',
      [
        ['add', 'run', 'thu', 'RUN', 40],
        ['prefer', 'cap', { maxMinutesByDay: { thursday: 10 } }],
        ['add', 'ride', 'thu', 'BIKE', 25],
        ['delete', 'run'],
      ],
      ['thu', 'add ride', 'ride'],
    ],
    [
      'nobody where the limit came after all of it',
      'DAY_CAP',
      [
        ['add', 'run', 'thu', 'RUN', 40],
        ['prefer', 'cap', { maxMinutesByDay: { thursday: 10 } }],
        ['add', 'ride', 'thu', 'BIKE', 25],
        ['delete', 'ride'],
      ],
      ['thu', null, null],
    ],
    [
      'no workout that an undo took away again',
      'UNAVAILABLE_DAY',
      [
        ['add', 'first', 'mon', 'RUN', 20],
        ['add', 'second', 'mon', 'BIKE', 20],
        ['undo', 'second'],
      ],
      ['mon', 'add first', 'first'],
    ],
    [
      'the edit that made the run too long for the day, whatever became of it since',
      'DAY_CAP',
      [
        ['prefer', 'cap', { maxMinutesByDay: { thursday: 60 } }],
        ['add', 'run', 'thu', 'RUN', 30],
        ['edit', 'run', 90],
        ['edit', 'run', 80],
      ],
      ['thu', 'edit run 90', 'run'],
    ],
    [
      'the edit that made the longest workout that stands, not a ride that is short by now',
      'LONG_DAY',
      [
        ['add', 'run', 'wed', 'RUN', 40],
        ['add', 'ride', 'thu', 'BIKE', 400],
        ['edit', 'run', 300],
        ['edit', 'ride', 30],
      ],
      ['wed', 'edit run 300', 'run'],
    ],
    [
      'who put a hard run on the day after a race that was there before',
      'RACE_NEAR',
      [
        ['race', 'Sprint', 'wed'],
        ['add', 'after', 'thu', 'RUN', 60, 'threshold'],
      ],
      ['thu', 'add after', 'after'],
    ],
  ],
)('named is %s', async (_, code, acts, [on, by, name]) => {
  const viewer = await aScheduledAthlete(deps());
  const { week, actAt, nameOf } = await done(viewer, acts);
  const { proof } = await proved(deps(), viewer, viewer, 2);
  const line = proof.find((each) => each.code === code && !each.holds)!;
  expect({
    day: line.day,
    by: line.brokenBy && actAt.get(line.brokenBy.number),
    workout: line.workoutId && nameOf.get(line.workoutId),
  }).toEqual({ day: on && addDays(week.weekStartDate, DAYS.indexOf(on)), by, workout: name });
});
