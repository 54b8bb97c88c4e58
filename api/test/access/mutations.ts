import { addDays, mondayOf } from '../../core/calendar/calendar.ts';
import { followedId, somethingFollowed, somethingTaught, taughtId, TEACHING } from './principles.ts';
import {
  activityId,
  somethingMatched,
  somethingRecorded,
  somethingToDelete,
  spareId,
  somethingToUndo,
  emailOf,
  EVERY_DAY,
  RACE,
  keepingRace,
  freshPreview,
  freshReplan,
  previewId,
  proposalId,
  somethingProposed,
  replanId,
  somethingSuggested,
  suggestionId,
  somethingStanding,
  standingId,
  forAllId,
  keptId,
  LIBRARY_FORM,
  placementId,
  somethingForAll,
  somethingKept,
  somethingPlaced,
  someToken,
  tokenOf,
} from './acts.ts';
import { feedOf, someFeed } from './calendar.ts';
import { deviceOf, noDevice, someDevice } from './devices.ts';
import {
  batchId,
  inviteId,
  inviteToken,
  somebodyGrouped,
  somethingLighter,
  somethingOffered,
  somethingReverted,
  somethingSaid,
  together,
  withoutRole,
} from './coaching.ts';
import { noticeOf, pushOf, someNotice, SUBSCRIPTION } from './notices.ts';
import type { Door } from './rules.ts';
import { deliveryOf, noWebhook, someWebhook, webhookOf } from './webhooks.ts';
import { type Principal, theWorld } from './world.ts';

const REFUSAL = '__typename ... on Refusal { code message }';
const query =
  (text: string, variables: (id: (own: string) => string, principal: Principal) => object) =>
  (principal: Principal, id: (own: string) => string) =>
    theWorld().call(principal, 'POST', '/graphql', { query: text, variables: variables(id, principal) });
const mutation = (name: string, type: string, input: (id: (own: string) => string, principal: Principal) => object) =>
  query(`mutation ($input: ${type}!) { ${name}(input: $input) { ${REFUSAL} } }`, (id, principal) => ({
    input: input(id, principal),
  }));

const onboardingInput = (principal: Principal) => ({
  raceGoal: { raceType: 'MARATHON' },
  fitnessAssessments: [{ sport: 'RUNNING', experienceLevel: 'BEGINNER', currentFitnessLevel: 'LOW' }],
  trainingPreferences: {
    weeklyHoursAvailable: 6,
    longWorkoutDays: ['SUNDAY'],
    unavailableDays: [],
    preferredWorkoutTimes: 'MORNING',
  },
  personalProfile: {
    firstName: 'Robin',
    lastName: 'Vale',
    email: emailOf(principal),
    age: 38,
    gender: 'OTHER',
    injuries: [],
  },
});

/** A week that nothing else here looks at. */
const WEEK_AFTER_NEXT = addDays(mondayOf(EVERY_DAY), 14);
const ILL_ON = EVERY_DAY.slice(0, 8) + '20';
const FALL_ILL = mutation('reportIllness', 'ReportIllnessInput', () => ({
  from: ILL_ON,
  wellOn: ILL_ON,
  mild: true,
  symptoms: [],
}));

/** Every mutation, by name. */
export const MUTATIONS: Record<string, Door> = {
  completeOnboarding: {
    rule: 'ownWrite',
    send: mutation('completeOnboarding', 'CompleteOnboardingInput', (_id, principal) => onboardingInput(principal)),
  },
  updateProfile: {
    rule: 'ownWrite',
    send: mutation('updateProfile', 'UpdateProfileInput', () => ({ firstName: 'Robin' })),
  },
  createAccessToken: {
    rule: 'ownSession',
    send: mutation('createAccessToken', 'CreateAccessTokenInput', () => ({ name: 'a script', scope: 'READ' })),
  },
  revokeAccessToken: {
    rule: 'ownSession',
    first: someToken,
    send: query(
      'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { revokedTokenId } }',
      (_id, principal) => ({ input: { tokenId: tokenOf(principal) } }),
    ),
  },
  createCalendarFeed: {
    rule: 'ownSession',
    send: mutation('createCalendarFeed', 'CreateCalendarFeedInput', () => ({ kind: 'FULL' })),
  },
  revokeCalendarFeed: {
    rule: 'ownSession',
    first: someFeed,
    send: query(
      'mutation ($input: RevokeCalendarFeedInput!) { revokeCalendarFeed(input: $input) { revokedCalendarFeedId } }',
      (_id, principal) => ({ input: { calendarFeedId: feedOf(principal) } }),
    ),
  },
  connectDevice: {
    rule: 'ownSession',
    first: noDevice,
    send: mutation('connectDevice', 'ConnectDeviceInput', () => ({ provider: 'INTERVALS', key: 'personal-key' })),
  },
  authorizeDevice: {
    rule: 'ownSession',
    first: noDevice,
    send: mutation('authorizeDevice', 'AuthorizeDeviceInput', () => ({ provider: 'INTERVALS' })),
  },
  syncDevice: {
    rule: 'ownSession',
    first: someDevice,
    send: query(
      'mutation ($input: SyncDeviceInput!) { syncDevice(input: $input) { deviceAccount { id } } }',
      (_id, principal) => ({ input: { deviceAccountId: deviceOf(principal) } }),
    ),
  },
  disconnectDevice: {
    rule: 'ownSession',
    first: someDevice,
    send: query(
      'mutation ($input: DisconnectDeviceInput!) { disconnectDevice(input: $input) { disconnectedDeviceAccountId } }',
      (_id, principal) => ({ input: { deviceAccountId: deviceOf(principal) } }),
    ),
  },
  createWebhook: {
    rule: 'ownSession',
    first: noWebhook,
    send: mutation('createWebhook', 'CreateWebhookInput', () => ({ url: 'http://127.0.0.1:9', topics: ['RACE'] })),
  },
  updateWebhook: {
    rule: 'ownSession',
    first: someWebhook,
    send: mutation('updateWebhook', 'UpdateWebhookInput', (_id, principal) => ({
      webhookId: webhookOf(principal),
      isOn: false,
    })),
  },
  rotateWebhookSecret: {
    rule: 'ownSession',
    first: someWebhook,
    send: query(
      'mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { webhook { id } } }',
      (_id, principal) => ({ input: { webhookId: webhookOf(principal) } }),
    ),
  },
  testWebhook: {
    rule: 'ownSession',
    first: someWebhook,
    send: mutation('testWebhook', 'TestWebhookInput', (_id, principal) => ({ webhookId: webhookOf(principal) })),
  },
  redeliverWebhook: {
    rule: 'ownSession',
    first: someWebhook,
    send: mutation('redeliverWebhook', 'RedeliverWebhookInput', (_id, principal) => ({
      deliveryId: deliveryOf(principal),
    })),
  },
  deleteWebhook: {
    rule: 'ownSession',
    first: someWebhook,
    send: query(
      'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { deletedWebhookId } }',
      (_id, principal) => ({ input: { webhookId: webhookOf(principal) } }),
    ),
  },
  updateTrainingTimes: {
    rule: 'ownWrite',
    send: mutation('updateTrainingTimes', 'UpdateTrainingTimesInput', () => ({
      times: [{ day: 'TUESDAY', startsAt: '18:30' }],
    })),
  },
  createSeasonPlan: { rule: 'ownWrite', send: mutation('createSeasonPlan', 'CreateSeasonPlanInput', () => ({})) },
  generateSchedule: {
    rule: 'edit',
    send: mutation('generateSchedule', 'GenerateScheduleInput', (id) => ({
      mode: 'SEASON_PLAN',
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  createWorkout: {
    rule: 'edit',
    send: mutation('createWorkout', 'CreateWorkoutInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      trainingWeekId: id(theWorld().ids.week),
      scheduledDate: EVERY_DAY,
      dayOfWeek: 'THURSDAY',
      workoutType: 'RUN',
      duration: 30,
      intensity: 'easy',
    })),
  },
  copyWorkout: {
    rule: 'edit',
    send: mutation('copyWorkout', 'CopyWorkoutInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
      scheduledDate: EVERY_DAY,
    })),
  },
  copyWeek: {
    rule: 'edit',
    send: mutation('copyWeek', 'CopyWeekInput', (id) => ({
      trainingWeekId: id(theWorld().ids.week),
      weekStartDate: WEEK_AFTER_NEXT,
    })),
  },
  rescheduleWorkout: {
    rule: 'edit',
    send: mutation('rescheduleWorkout', 'RescheduleWorkoutInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
      newDate: EVERY_DAY,
      newDayOfWeek: 'THURSDAY',
    })),
  },
  moveWorkouts: {
    rule: 'edit',
    first: somethingToDelete,
    send: mutation('moveWorkouts', 'MoveWorkoutsInput', (id) => ({ workoutIds: [id(spareId())], days: 1 })),
  },
  deleteWorkouts: {
    rule: 'edit',
    first: somethingToDelete,
    send: mutation('deleteWorkouts', 'DeleteWorkoutsInput', (id) => ({ workoutIds: [id(spareId())] })),
  },
  updateWorkout: {
    rule: 'edit',
    send: mutation('updateWorkout', 'UpdateWorkoutInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
      duration: 25,
    })),
  },
  deleteWorkout: {
    rule: 'edit',
    first: somethingToDelete,
    send: mutation('deleteWorkout', 'DeleteWorkoutInput', (id) => ({ workoutId: id(spareId()) })),
  },
  previewRealignment: { rule: 'ownWrite', send: query(`mutation { previewRealignment { ${REFUSAL} } }`, () => ({})) },
  realignSchedule: {
    rule: 'ownWrite',
    send: mutation('realignSchedule', 'RealignScheduleInput', () => ({ scheduleRevision: 0 })),
  },
  submitWorkoutFeedback: {
    rule: 'tell',
    send: mutation('submitWorkoutFeedback', 'SubmitWorkoutFeedbackInput', (id) => ({
      workoutId: id(theWorld().ids.done),
      completionStatus: 'COMPLETED',
    })),
  },
  answerSilentDays: {
    rule: 'ownWrite',
    send: mutation('answerSilentDays', 'AnswerSilentDaysInput', () => ({ from: EVERY_DAY, answer: 'AWAY' })),
  },
  acceptThresholdProposal: {
    rule: 'ownThing',
    first: somethingProposed,
    send: mutation('acceptThresholdProposal', 'AcceptThresholdProposalInput', (id) => ({
      proposalId: id(proposalId()),
    })),
  },
  dismissThresholdProposal: {
    rule: 'ownThing',
    first: somethingProposed,
    send: mutation('dismissThresholdProposal', 'DismissThresholdProposalInput', (id) => ({
      proposalId: id(proposalId()),
    })),
  },
  matchActivity: {
    rule: 'edit',
    first: somethingRecorded,
    send: mutation('matchActivity', 'MatchActivityInput', (id) => ({
      activityId: id(activityId()),
      workoutId: id(theWorld().ids.done),
    })),
  },
  addActivity: {
    rule: 'edit',
    send: mutation('addActivity', 'AddActivityInput', (id, { viewer }) => ({
      athleteId: id(theWorld().ids.athlete),
      source: 'a program',
      externalId: viewer?.userId ?? 'nobody',
      sport: 'CYCLING',
      startedAt: '2020-01-01T06:00:00Z',
      movingSec: 3600,
    })),
  },
  unmatchActivity: {
    rule: 'edit',
    first: somethingMatched,
    send: mutation('unmatchActivity', 'UnmatchActivityInput', (id) => ({ activityId: id(activityId()) })),
  },
  deleteActivity: {
    rule: 'tell',
    first: somethingMatched,
    send: mutation('deleteActivity', 'DeleteActivityInput', (id) => ({ activityId: id(activityId()) })),
  },
  addRace: {
    rule: 'edit',
    send: mutation('addRace', 'AddRaceInput', (id) => ({
      ...RACE,
      raceType: 'HALF_MARATHON',
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  updateRace: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('updateRace', 'UpdateRaceInput', (id) => ({ raceId: id(theWorld().ids.race), notes: 'New' })),
  },
  deleteRace: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('deleteRace', 'DeleteRaceInput', (id) => ({ raceId: id(theWorld().ids.race) })),
  },
  recordRaceResult: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('recordRaceResult', 'RecordRaceResultInput', (id) => ({
      raceId: id(theWorld().ids.race),
      result: { status: 'DID_NOT_START' },
    })),
  },
  updateRaceDayPlan: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('updateRaceDayPlan', 'UpdateRaceDayPlanInput', (id) => ({
      raceId: id(theWorld().ids.race),
      temperatureC: 18,
    })),
  },
  updatePhase: {
    rule: 'edit',
    send: mutation('updatePhase', 'UpdatePhaseInput', (id) => ({ phaseId: id(theWorld().ids.phase), weeklyVolume: 6 })),
  },
  updateSportPreferences: {
    rule: 'edit',
    send: mutation('updateSportPreferences', 'UpdateSportPreferencesInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      sportPreferences: ['RUNNING'],
    })),
  },
  previewRegeneration: {
    rule: 'edit',
    first: freshPreview,
    send: mutation('previewRegeneration', 'PreviewRegenerationInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  applyRegeneration: {
    rule: 'edit',
    first: freshPreview,
    send: mutation('applyRegeneration', 'ApplyRegenerationInput', (id) => ({ previewId: id(previewId()) })),
  },
  applyReplan: {
    rule: 'edit',
    first: freshReplan,
    send: mutation('applyReplan', 'ApplyReplanInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      previewId: replanId(),
    })),
  },
  forgetStandingChange: {
    rule: 'tell',
    first: somethingStanding,
    send: query(
      'mutation ($input: ForgetStandingChangeInput!) { forgetStandingChange(input: $input) { __typename } }',
      (id) => ({ input: { standingChangeId: id(standingId()) } }),
    ),
  },
  reportIllness: { rule: 'ownWrite', send: FALL_ILL },
  withdrawIllness: {
    rule: 'ownWrite',
    send: async (principal, id) => {
      await FALL_ILL(principal, id);
      return mutation('withdrawIllness', 'WithdrawIllnessInput', () => ({ from: ILL_ON }))(principal, id);
    },
  },
  requestAdjustment: {
    rule: 'ownWrite',
    send: mutation('requestAdjustment', 'RequestAdjustmentInput', () => ({ request: 'move my run to Friday' })),
  },
  applyAdjustment: {
    rule: 'tell',
    first: somethingSuggested,
    send: mutation('applyAdjustment', 'ApplyAdjustmentInput', (id) => ({
      suggestionId: id(suggestionId()),
      scope: 'THIS_WEEK',
    })),
  },
  addPushSubscription: {
    rule: 'ownSession',
    send: mutation('addPushSubscription', 'AddPushSubscriptionInput', () => SUBSCRIPTION),
  },
  removePushSubscription: {
    rule: 'ownSession',
    first: someNotice,
    send: query(
      'mutation ($input: RemovePushSubscriptionInput!) { removePushSubscription(input: $input) { viewer { id } } }',
      (_id, principal) => ({ input: { pushSubscriptionId: pushOf(principal) } }),
    ),
  },
  markNoticesRead: {
    rule: 'ownWrite',
    first: someNotice,
    send: query(
      'mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { viewer { id } } }',
      (_id, principal) => ({ input: { noticeId: noticeOf(principal) } }),
    ),
  },
  updateNoticeSettings: {
    rule: 'ownWrite',
    send: mutation('updateNoticeSettings', 'UpdateNoticeSettingsInput', () => ({ quietFrom: 21 })),
  },
  deleteAccount: {
    rule: 'ownSession',
    send: mutation('deleteAccount', 'DeleteAccountInput', () => ({ password: 'not this one' })),
  },
  updateSettings: {
    rule: 'ownWrite',
    send: mutation('updateSettings', 'UpdateSettingsInput', () => ({ modelConsent: false })),
  },
  submitCheckIn: { rule: 'ownWrite', send: mutation('submitCheckIn', 'SubmitCheckInInput', () => ({ stress: 8 })) },
  recordWellness: {
    rule: 'ownWrite',
    send: mutation('recordWellness', 'RecordWellnessInput', () => ({ days: [{ day: '2026-11-01', hrv: 61.5 }] })),
  },
  declineChange: {
    rule: 'edit',
    send: mutation('declineChange', 'DeclineChangeInput', (id) => ({
      revisionId: id(theWorld().ids.revision),
      workoutId: id(theWorld().ids.workout),
    })),
  },
  restoreRevision: {
    rule: 'edit',
    first: somethingToUndo,
    send: mutation('restoreRevision', 'RestoreRevisionInput', (id) => ({ revisionId: id(theWorld().ids.revision) })),
  },
  undoScheduleChange: {
    rule: 'edit',
    first: somethingToUndo,
    send: mutation('undoScheduleChange', 'UndoScheduleChangeInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  enableCoaching: {
    rule: 'ownWrite',
    send: withoutRole(query('mutation { enableCoaching { coach { id } } }', () => ({}))),
  },
  createCoachInvite: {
    rule: 'coachOwnSession',
    send: mutation('createCoachInvite', 'CreateCoachInviteInput', () => ({ name: 'Someone' })),
  },
  revokeCoachInvite: {
    rule: 'coachEdit',
    first: somethingOffered,
    send: query(
      'mutation ($input: RevokeCoachInviteInput!) { revokeCoachInvite(input: $input) { deletedInviteId } }',
      (id) => ({ input: { inviteId: id(inviteId()) } }),
    ),
  },
  acceptCoachInvite: {
    rule: 'ownSession',
    first: somethingReverted,
    send: mutation('acceptCoachInvite', 'AnswerCoachInviteInput', () => ({ token: inviteToken() })),
  },
  declineCoachInvite: {
    rule: 'ownWrite',
    first: somethingReverted,
    send: mutation('declineCoachInvite', 'AnswerCoachInviteInput', () => ({ token: inviteToken() })),
  },
  endCoaching: {
    rule: 'edit',
    send: together(
      query('mutation ($input: EndCoachingInput!) { endCoaching(input: $input) { athleteId } }', (id) => ({
        input: { athleteId: id(theWorld().ids.athlete), coachId: theWorld().ids.coach },
      })),
    ),
  },
  updateCoachNotes: {
    rule: 'coachEdit',
    send: mutation('updateCoachNotes', 'UpdateCoachNotesInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      notes: 'Calves',
    })),
  },
  setAthleteGroup: {
    rule: 'coachEdit',
    send: mutation('setAthleteGroup', 'SetAthleteGroupInput', (id) => ({
      athleteIds: [id(theWorld().ids.athlete)],
      group: 'Marathon',
      isIn: true,
    })),
  },
  renameAthleteGroup: {
    rule: 'coachEdit',
    first: somebodyGrouped,
    send: mutation('renameAthleteGroup', 'RenameAthleteGroupInput', () => ({ group: 'Marathon', name: 'Boston' })),
  },
  saveRosterView: {
    rule: 'coachOwnWrite',
    send: mutation('saveRosterView', 'SaveRosterViewInput', () => ({ name: 'Tired', show: 'ATTENTION', sort: 'FORM' })),
  },
  deleteRosterView: {
    rule: 'coachOwnWrite',
    send: mutation('deleteRosterView', 'DeleteRosterViewInput', () => ({ name: 'Tired' })),
  },
  previewBatchChange: {
    rule: 'coachEdit',
    send: mutation('previewBatchChange', 'PreviewBatchChangeInput', (id) => ({
      athleteIds: [id(theWorld().ids.athlete)],
      percent: 20,
      week: 'NEXT_WEEK',
    })),
  },
  applyBatchChange: {
    rule: 'coachEdit',
    first: somethingLighter,
    send: mutation('applyBatchChange', 'ApplyBatchChangeInput', (id) => ({ batchId: id(batchId()) })),
  },
  undoBatchChange: {
    rule: 'coachEdit',
    first: somethingLighter,
    send: mutation('undoBatchChange', 'UndoBatchChangeInput', (id) => ({ batchId: id(batchId()) })),
  },
  sendMessage: {
    rule: 'edit',
    send: mutation('sendMessage', 'SendMessageInput', (id, { name }) => ({
      athleteId: id(theWorld().ids.athlete),
      aboutId: id(theWorld().ids.workout),
      key: name,
      text: 'Well done',
    })),
  },
  messageAthletes: {
    rule: 'coachEdit',
    send: mutation('messageAthletes', 'MessageAthletesInput', (id, { name }) => ({
      athleteIds: [id(theWorld().ids.athlete)],
      key: name,
      text: 'Track is closed on Tuesday',
    })),
  },
  editMessage: {
    rule: 'ownThing',
    first: somethingSaid,
    send: mutation('editMessage', 'EditMessageInput', (id) => ({
      messageId: id(theWorld().ids.message),
      text: 'Other',
    })),
  },
  reactToMessage: {
    rule: 'edit',
    first: somethingSaid,
    send: mutation('reactToMessage', 'ReactToMessageInput', (id) => ({
      messageId: id(theWorld().ids.message),
      emoji: '👍',
      isOn: true,
    })),
  },
  markMessageRead: {
    rule: 'edit',
    send: query(
      'mutation ($input: MarkMessageReadInput!) { markMessageRead(input: $input) { threadMessage { id } } }',
      (id) => ({ input: { messageId: id(theWorld().ids.message) } }),
    ),
  },
  deleteMessage: {
    rule: 'ownThing',
    send: query(
      'mutation ($input: DeleteMessageInput!) { deleteMessage(input: $input) { threadMessage { id } } }',
      (id) => ({
        input: { messageId: id(theWorld().ids.message) },
      }),
    ),
  },
  restoreMessage: {
    rule: 'ownThing',
    send: query(
      'mutation ($input: RestoreMessageInput!) { restoreMessage(input: $input) { threadMessage { id } } }',
      (id) => ({ input: { messageId: id(theWorld().ids.message) } }),
    ),
  },
  addPrinciple: { rule: 'coachOwnWrite', send: mutation('addPrinciple', 'AddPrincipleInput', () => TEACHING) },
  updatePrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: mutation('updatePrinciple', 'UpdatePrincipleInput', (id) => ({
      principleId: id(taughtId()),
      isActive: false,
    })),
  },
  deletePrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: query(
      'mutation ($input: DeletePrincipleInput!) { deletePrinciple(input: $input) { deletedPrincipleId } }',
      (id) => ({ input: { principleId: id(taughtId()) } }),
    ),
  },
  previewPrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: mutation('previewPrinciple', 'PreviewPrincipleInput', (id) => ({ principleId: id(taughtId()) })),
  },
  applyPrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: mutation('applyPrinciple', 'ApplyPrincipleInput', (id) => ({ principleId: id(taughtId()) })),
  },
  undoPrinciple: {
    rule: 'coachEdit',
    first: somethingFollowed,
    send: query(
      'mutation ($input: UndoPrincipleInput!) { undoPrinciple(input: $input) { outcomes { problem } } }',
      (id) => ({ input: { applicationId: id(followedId()) } }),
    ),
  },
  createLibraryWorkout: {
    rule: 'coachOwnWrite',
    send: mutation('createLibraryWorkout', 'CreateLibraryWorkoutInput', () => ({
      ...LIBRARY_FORM,
      workoutType: 'RUN',
    })),
  },
  updateLibraryWorkout: {
    rule: 'coachEdit',
    first: somethingKept,
    send: mutation('updateLibraryWorkout', 'UpdateLibraryWorkoutInput', (id) => ({
      ...LIBRARY_FORM,
      workoutType: 'RUN',
      libraryWorkoutId: id(keptId()),
    })),
  },
  deleteLibraryWorkout: {
    rule: 'coachEdit',
    first: somethingKept,
    send: query(
      'mutation ($input: DeleteLibraryWorkoutInput!) { deleteLibraryWorkout(input: $input) { deletedLibraryWorkoutId } }',
      (id) => ({ input: { libraryWorkoutId: id(keptId()) } }),
    ),
  },
  restoreLibraryWorkout: {
    rule: 'coachEdit',
    first: somethingKept,
    send: query(
      'mutation ($input: RestoreLibraryWorkoutInput!) { restoreLibraryWorkout(input: $input) { libraryWorkout { id } } }',
      (id) => ({ input: { libraryWorkoutId: id(keptId()) } }),
    ),
  },
  saveWorkoutToLibrary: {
    rule: 'coachEdit',
    send: mutation('saveWorkoutToLibrary', 'SaveWorkoutToLibraryInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
    })),
  },
  scheduleLibraryWorkout: {
    rule: 'edit',
    first: somethingForAll,
    send: mutation('scheduleLibraryWorkout', 'ScheduleLibraryWorkoutInput', (id) => ({
      libraryWorkoutId: forAllId(),
      scheduledDate: EVERY_DAY,
      athleteIds: [id(theWorld().ids.athlete)],
    })),
  },
  undoLibraryPlacement: {
    rule: 'ownThing',
    first: somethingPlaced,
    send: query(
      'mutation ($input: UndoLibraryPlacementInput!) { undoLibraryPlacement(input: $input) { outcomes { problem } } }',
      (id) => ({ input: { placementId: id(placementId()) } }),
    ),
  },
};
