import { addDays } from '../../core/calendar/calendar.ts';
import { app, type Athlete, type Double, revisions, TODAY, weeksOf } from './server.ts';

const given = { scheduledDate: TODAY, dayOfWeek: 'friday', workoutType: 'run', duration: 30 };

/** A workout of ten days ago of which nobody has heard. */
async function silentSince({ athleteId }: Athlete): Promise<string> {
  const from = addDays(TODAY, -10);
  const { id } = await app.deps.db.workout.findFirstOrThrow({ where: { athleteId } });
  await app.deps.db.workout.update({ where: { id }, data: { scheduledDate: new Date(from) } });
  return from;
}

export const SCHEDULE: Record<string, Double> = {
  '/api/training-schedule/generate': {
    steps: 2,
    send: async () => ['/api/training-schedule/generate', { mode: 'season-plan' }],
    effects: [revisions, 1],
  },
  '/api/training-schedule/workouts/:workoutId/feedback': {
    steps: 3,
    send: async (one) => {
      const [week] = await weeksOf(one);
      const { workout } = (
        await one.browser.post('/api/training-schedule/workouts/create', { ...given, trainingWeekId: week.id })
      ).json;
      return [`/api/training-schedule/workouts/${workout.id}/feedback`, { completionStatus: 'completed' }];
    },
    effects: [revisions, 1],
  },
  '/api/training-schedule/silent-days': {
    steps: 3,
    send: async (one) => ['/api/training-schedule/silent-days', { from: await silentSince(one), answer: 'as-planned' }],
    effects: [revisions, 1],
  },
  '/api/training-schedule/workouts/create': {
    steps: 3,
    send: async (one) => [
      '/api/training-schedule/workouts/create',
      { ...given, trainingWeekId: (await weeksOf(one))[0].id },
    ],
    effects: [revisions, 1],
  },
  '/api/training-schedule/suggest': {
    steps: 3,
    send: async () => [
      '/api/training-schedule/suggest',
      { request: 'shorten everything next Wednesday to 20 minutes' },
    ],
    effects: [({ athleteId }) => app.deps.db.suggestion.count({ where: { athleteId } }), 1],
  },
  '/api/training-schedule/apply-changes': {
    steps: 3,
    send: async ({ browser }) => {
      const { suggestionId } = (
        await browser.post('/api/training-schedule/suggest', {
          request: 'shorten everything next Wednesday to 20 minutes',
        })
      ).json;
      return ['/api/training-schedule/apply-changes', { suggestionId, scope: 'this-week' }];
    },
    effects: [revisions, 1],
  },
  '/api/training-schedule/undo': {
    steps: 3,
    send: async () => ['/api/training-schedule/undo', {}],
    effects: [revisions, 1],
  },
};
