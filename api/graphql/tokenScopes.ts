import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { TokenResource, TokenScope } from '../core/codes/tokenScope.ts';
import { tableOf } from '../core/units/tableOf.ts';
import { assertScope } from '../domain/kernel/tokenScopes.ts';
import type { Context } from './context.ts';

/** any: whatever the token is limited to. none: only for tokens without limits, and browsers. */
type Of = TokenResource | 'any' | 'none';

const listed = <Value extends string>(
  lists: Partial<Readonly<Record<Value, string>>>,
): Readonly<Record<string, Value>> =>
  tableOf(
    Object.fromEntries(
      Object.entries<string | undefined>(lists).flatMap(([value, names]) =>
        names!.split(/\s+/).map((name) => [name, value as Value]),
      ),
    ),
  );

/** Types in which everything is reached: what each of their fields belongs to. */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, Of>>>> = tableOf({
  Query: listed<Of>({ any: 'athlete node nodes viewer workoutFamilies', coach: 'coachInvite library' }),
  Subscription: listed<Of>({
    any: 'athleteUpdated',
    coach: 'coachUpdated messagesUpdated threadUpdated',
    schedule: 'scheduleUpdated',
    none: 'noticesUpdated',
  }),
  Viewer: listed<Of>({
    any: 'id athlete user',
    coach: 'coach threads unreadMessages',
    // they tell of all that there is
    none: 'accessTokens accountEvents auditLog calendarFeeds deviceAccounts deviceOffers notices noticeSettings unreadNotices webhooks',
  }),
  User: listed<Of>({
    any: 'id firstName lastName isCoach onboardingComplete timeZone units poolLength',
    profile: 'authProvider email singleKeyShortcuts weeklyDigest',
  }),
  Athlete: listed<Of>({
    any: 'id firstName lastName timeZone today scheduleRevision',
    schedule: 'calendar calendarReach overview revisions schedule silentDays standingChanges testQuestion workouts',
    season: 'raceGoal seasonPlan',
    activities: 'activities effortCurves performance',
    wellness: 'checkIns hrvTrend illness circumstances wellness',
    profile:
      'age assessments email gender injuries languageModel preferences program programType testedSports thresholdHistory thresholdProposals thresholds trainingTimes',
    coach: 'coachGroups coachNotes coachings thread threads unreadMessages',
  }),
  Coach: listed<Of>({
    any: 'id firstName lastName',
    coach: 'athletes attention groups invites mailsInvites overview principles rosterViews',
  }),
});

/** Everything else with an id, which other things lead to. */
export const TYPES = listed<Of>({
  schedule: 'Revision Schedule StandingChange Suggestion TrainingWeek Workout WorkoutFeedback',
  season: 'Phase Race RaceGoal RegenerationPreview SeasonPlan',
  activities: 'Activity',
  wellness: 'CheckIn',
  profile: 'FitnessAssessment Injury',
  coach: 'BatchChange CoachInvite LibraryWorkout Message Principle PrincipleApplication Thread',
  none: 'AccessToken AccountEvent CalendarFeed DeviceAccount Notice PushSubscription Webhook WebhookDelivery',
});

/** What each mutation changes. */
export const CHANGES = listed<TokenResource | 'none'>({
  schedule:
    'answerSilentDays applyAdjustment copyWeek copyWorkout createWorkout declineChange deleteWorkout deleteWorkouts forgetStandingChange generateSchedule moveWorkouts previewRealignment previewSchedule realignSchedule requestAdjustment rescheduleWorkout restoreRevision submitWorkoutFeedback undoScheduleChange updateWorkout',
  season:
    'addRace applyRegeneration applyReplan createSeasonPlan deleteRace previewRegeneration recordRaceResult updatePhase updateRace updateRaceDayPlan updateSportPreferences',
  activities: 'addActivity deleteActivity matchActivity unmatchActivity',
  wellness: 'previewIllness recordWellness reportIllness submitCheckIn withdrawIllness',
  profile: 'acceptThresholdProposal completeOnboarding dismissThresholdProposal updateProfile updateTrainingTimes',
  coach:
    'addPrinciple applyBatchChange applyPrinciple createLibraryWorkout deleteLibraryWorkout deleteMessage deletePrinciple deleteRosterView editMessage markMessageRead messageAthletes previewBatchChange previewPrinciple reactToMessage renameAthleteGroup restoreLibraryWorkout restoreMessage revokeCoachInvite saveRosterView saveWorkoutToLibrary scheduleLibraryWorkout sendMessage setAthleteGroup undoBatchChange undoLibraryPlacement undoPrinciple updateCoachNotes updateLibraryWorkout updatePrinciple',
  none: 'acceptCoachInvite addPushSubscription authorizeDevice connectDevice createAccessToken createCalendarFeed createCoachInvite createWebhook declineCoachInvite deleteAccount deleteWebhook disconnectDevice enableCoaching endCoaching markNoticesRead redeliverWebhook removePushSubscription revokeAccessToken revokeCalendarFeed rotateWebhookSecret syncDevice testWebhook updateNoticeSettings updateSettings updateWebhook',
});

/** The scope that a field asks for; null: any will do. What no table knows is for nobody who is limited. */
function scopeOf(type: string, field: string): TokenScope | 'none' | null {
  if (type === 'Mutation') {
    const changed = CHANGES[field] ?? 'none';
    return changed === 'none' ? 'none' : `${changed}:write`;
  }
  const of = type in FIELDS ? (FIELDS[type]![field] ?? 'none') : field === 'id' ? 'any' : TYPES[type]!;
  return of === 'any' ? null : of === 'none' ? 'none' : `${of}:read`;
}

/** All that a document asks of whoever is limited to scopes. */
export function scopesOfDocument(schema: GraphQLSchema, text: string): ReadonlySet<TokenScope | 'none'> {
  const asked = new Set<TokenScope | 'none'>();
  const types = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field({ name }) {
        const type = types.getParentType()?.name;
        const scope = type !== undefined && isGuarded(type) ? scopeOf(type, name.value) : null;
        if (scope !== null) asked.add(scope);
      },
    }),
  );
  return asked;
}

const isGuarded = (type: string): boolean => type === 'Mutation' || type in FIELDS || type in TYPES;

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Limited tokens are held to their scopes where a field is answered, however the operation came in and whatever led to it. */
export function guardScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isGuarded(type.name)) continue;
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, Context>[]) {
      const scope = scopeOf(type.name, field.name);
      if (scope === null) continue;
      const guarded =
        (resolve: Resolve): Resolve =>
        (source, args, context, info) => {
          assertScope(context.viewer, scope);
          return resolve(source, args, context, info) as unknown;
        };
      field.resolve = guarded(field.resolve ?? (defaultFieldResolver as Resolve));
      if (field.subscribe) field.subscribe = guarded(field.subscribe);
    }
  }
  return schema;
}
