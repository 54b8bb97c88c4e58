import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime';
import paletteQuery from '../__generated__/usePaletteDataQuery.graphql.ts';
import { publishRecords, recordsOf } from './keptPages.ts';

const anEnvironment = () =>
  new Environment({
    network: Network.create(() => Promise.reject(new Error('No network.'))),
    store: new Store(new RecordSource()),
  });

const operation = createOperationDescriptor(paletteQuery, { isCoach: false });
const ofCoach = createOperationDescriptor(paletteQuery, { isCoach: true });

const aSchedule = (description: string) => ({
  viewer: {
    athlete: {
      id: 'athlete_mia',
      today: '2027-01-06',
      schedule: {
        weeks: [
          {
            id: 'week_1',
            weekNumber: 1,
            weekStartDate: '2027-01-04',
            weekEndDate: '2027-01-10',
            workouts: [{ id: 'workout_1', scheduledDate: '2027-01-07', workoutType: 'RUN', duration: 50, description }],
          },
        ],
      },
    },
  },
});
const anAthlete = { id: 'athlete_robin', firstName: 'Robin', lastName: 'Vale', __typename: 'Athlete' };
const coached = (description: string) => ({
  viewer: { ...aSchedule(description).viewer, coach: { id: 'coach_1', athletes: { edges: [{ node: anAthlete }] } } },
});

test('a page is kept with what its query reaches, and nothing of anybody else', () => {
  const environment = anEnvironment();
  environment.commitPayload(ofCoach, coached('Tempo run'));
  const records = recordsOf(environment, operation)!;
  expect(Object.keys(records)).toEqual(expect.arrayContaining(['athlete_mia', 'week_1', 'workout_1']));
  expect(JSON.stringify(records)).not.toContain('Robin');
  // the store itself is as it was
  expect(environment.check(ofCoach).status).toBe('available');
});

test('a page that is not here in full is not kept', () => {
  const environment = anEnvironment();
  expect(recordsOf(environment, operation)).toBeNull();
  environment.commitPayload(operation, aSchedule('Tempo run'));
  expect(recordsOf(environment, ofCoach)).toBeNull();
});

test('kept pages answer without a network, the newer over the older, and what the store holds over both', () => {
  const kept = ['Long run', 'Tempo run'].map((description) => {
    const environment = anEnvironment();
    environment.commitPayload(operation, aSchedule(description));
    return JSON.parse(JSON.stringify(recordsOf(environment, operation)!));
  });
  const started = anEnvironment();
  expect(started.check(operation).status).toBe('missing');
  publishRecords(started, kept);
  expect(started.check(operation).status).toBe('available');
  const nameIn = (environment: Environment) =>
    JSON.stringify(environment.lookup(operation.fragment).data).match(/Tempo run|Long run|Easy run/)?.[0];
  expect(nameIn(started)).toBe('Tempo run');

  const running = anEnvironment();
  running.commitPayload(operation, aSchedule('Easy run'));
  publishRecords(running, kept);
  expect(nameIn(running)).toBe('Easy run');
});
