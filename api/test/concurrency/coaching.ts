import { fitForm } from '../fitFiles.ts';
import { workoutFile } from '../fitWorkoutFiles.ts';
import { app, athlete, type Double } from './server.ts';

export const COACHING: Record<string, Double> = {
  '/api/coach/coaching-principle': {
    steps: 0,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.coach.create({ data: { userId } });
      return ['/api/coach/coaching-principle', { context: 'All', principle: 'No long run on Saturday' }];
    },
    effects: [
      ({ athleteId }) => app.deps.db.principle.count({ where: { coach: { user: { athlete: { id: athleteId } } } } }),
      1,
    ],
  },
  '/api/workouts/upload-fit': {
    steps: 1,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.coach.create({ data: { userId } });
      return ['/api/workouts/upload-fit', fitForm(workoutFile([{ durationType: 0, duration: 600_000 }]))];
    },
    effects: [
      ({ athleteId }) =>
        app.deps.db.libraryWorkout.count({ where: { coach: { user: { athlete: { id: athleteId } } } } }),
      1,
    ],
  },
  '/api/coach/enable': {
    steps: 0,
    send: async () => ['/api/coach/enable', {}],
    effects: [() => app.deps.db.coach.count(), 1],
  },
  '/api/coach/invites': {
    steps: 0,
    send: async ({ browser }) => {
      await browser.post('/api/coach/enable');
      return ['/api/coach/invites', { name: 'Robin' }];
    },
    effects: [() => app.deps.db.coachInvite.count(), 1],
  },
  '/api/coach/invites/accept': {
    steps: 1,
    send: async () => {
      const { browser } = await athlete(0);
      await browser.post('/api/coach/enable');
      const { token } = (await browser.post('/api/coach/invites')).json;
      return ['/api/coach/invites/accept', { token }];
    },
    effects: [({ athleteId }) => app.deps.db.coachAssignment.count({ where: { athleteId } }), 1],
  },
};
