import type { Principal, World } from './world.ts';

/** Types with an id: an object of the owner, and who may see it. */
export const NODES: Record<
  string,
  { id: keyof World['ids']; sees: readonly Principal['relation'][]; isForBrowsers?: true }
> = {
  Viewer: { id: 'viewer', sees: ['self', 'reader'] },
  Schedule: { id: 'schedule', sees: ['self', 'reader', 'coach'] },
  // what opens the account is told to no token
  AccessToken: { id: 'token', sees: ['self'], isForBrowsers: true },
  AccountEvent: { id: 'event', sees: ['self'], isForBrowsers: true },
  CalendarFeed: { id: 'feed', sees: ['self'], isForBrowsers: true },
  DeviceAccount: { id: 'device', sees: ['self'], isForBrowsers: true },
  Webhook: { id: 'webhook', sees: ['self'], isForBrowsers: true },
  WebhookDelivery: { id: 'delivery', sees: ['self'], isForBrowsers: true },
  Notice: { id: 'notice', sees: ['self', 'reader'] },
  PushSubscription: { id: 'push', sees: ['self'], isForBrowsers: true },
  // what a coach made is the coach's alone
  CoachInvite: { id: 'invite', sees: ['coach'] },
  BatchChange: { id: 'batch', sees: ['coach'] },
  PrincipleApplication: { id: 'application', sees: ['coach'] },
  RegenerationPreview: { id: 'preview', sees: ['self', 'reader', 'coach'] },
  StandingChange: { id: 'standing', sees: ['self', 'reader', 'coach'] },
  // told in the athlete's own words
  Suggestion: { id: 'suggestion', sees: ['self', 'reader'] },
  User: { id: 'user', sees: ['self', 'reader'] },
  Athlete: { id: 'athlete', sees: ['self', 'reader', 'coach'] },
  Coach: { id: 'coach', sees: ['self', 'reader', 'coach'] },
  SeasonPlan: { id: 'plan', sees: ['self', 'reader', 'coach'] },
  Phase: { id: 'phase', sees: ['self', 'reader', 'coach'] },
  Race: { id: 'race', sees: ['self', 'reader', 'coach'] },
  RaceGoal: { id: 'goal', sees: ['self', 'reader', 'coach'] },
  TrainingWeek: { id: 'week', sees: ['self', 'reader', 'coach'] },
  Workout: { id: 'workout', sees: ['self', 'reader', 'coach'] },
  WorkoutFeedback: { id: 'feedback', sees: ['self', 'reader', 'coach'] },
  CheckIn: { id: 'checkIn', sees: ['self', 'reader', 'coach'] },
  Activity: { id: 'activity', sees: ['self', 'reader', 'coach'] },
  // what a coach teaches is read by the athletes in their reasons alone
  Principle: { id: 'principle', sees: ['coach'] },
  Revision: { id: 'revision', sees: ['self', 'reader', 'coach'] },
  FitnessAssessment: { id: 'assessment', sees: ['self', 'reader', 'coach'] },
  Injury: { id: 'injury', sees: ['self', 'reader', 'coach'] },
  Thread: { id: 'thread', sees: ['self', 'reader', 'coach'] },
  Message: { id: 'message', sees: ['self', 'reader', 'coach'] },
  LibraryWorkout: { id: 'library', sees: ['self', 'reader', 'coach'] },
};

/** May somebody see the owner's object of that type? */
export const seesNode = (type: string, { relation, headers }: Principal): boolean => {
  const { sees, isForBrowsers } = NODES[type]!;
  return sees.includes(relation) && !(isForBrowsers && headers.authorization);
};
