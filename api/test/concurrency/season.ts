import { app, type Double, RACE, revisions } from './server.ts';

export const SEASON: Record<string, Double> = {
  '/api/season-plan/create': {
    steps: 1,
    send: async () => ['/api/season-plan/create', {}],
    effects: [({ athleteId }) => app.deps.db.seasonPlan.count({ where: { athleteId } }), 1],
  },
  '/api/season-plan/races': {
    steps: 2,
    send: async () => ['/api/season-plan/races', RACE],
    effects: [({ athleteId }) => app.deps.db.race.count({ where: { athleteId } }), 1],
  },
  '/api/coach/athlete/:athleteId/season-plan/races': {
    steps: 2,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.coach.create({ data: { userId } });
      return [`/api/coach/athlete/athlete_${athleteId}/season-plan/races`, RACE];
    },
    effects: [({ athleteId }) => app.deps.db.race.count({ where: { athleteId } }), 1],
  },
  '/api/season-plan/preview-regeneration': {
    steps: 2,
    send: async ({ browser }) => {
      await browser.post('/api/season-plan/races', RACE);
      return ['/api/season-plan/preview-regeneration', {}];
    },
    effects: [({ athleteId }) => app.deps.db.regenerationPreview.count({ where: { athleteId } }), 1],
  },
  '/api/season-plan/apply-regeneration': {
    steps: 3,
    send: async ({ browser }) => {
      await browser.post('/api/season-plan/races', RACE);
      const { previewId } = (await browser.post('/api/season-plan/preview-regeneration')).json;
      return ['/api/season-plan/apply-regeneration', { previewId }];
    },
    effects: [revisions, 1],
  },
  '/api/coach/athlete/:athleteId/season-plan/apply-replan': {
    steps: 2,
    send: async ({ browser, athleteId }) => {
      await browser.post('/api/coach/enable');
      const { replan } = (await browser.post('/api/season-plan/races', { ...RACE, priority: 'A' })).json;
      return [`/api/coach/athlete/athlete_${athleteId}/season-plan/apply-replan`, { previewId: replan.previewId }];
    },
    effects: [revisions, 1],
  },
  '/api/season-plan/apply-replan': {
    steps: 2,
    send: async ({ browser }) => {
      const { replan } = (await browser.post('/api/season-plan/races', { ...RACE, priority: 'A' })).json;
      return ['/api/season-plan/apply-replan', { previewId: replan.previewId }];
    },
    effects: [revisions, 1],
  },
};
