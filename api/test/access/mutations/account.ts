import { emailOf, someToken, tokenOf } from '../acts.ts';
import { feedOf, someFeed } from '../calendar.ts';
import { deviceOf, noDevice, someDevice } from '../devices.ts';
import { noticeOf, pushOf, someNotice, SUBSCRIPTION } from '../notices.ts';
import type { Door } from '../rules.ts';
import { deliveryOf, noWebhook, someWebhook, webhookOf } from '../webhooks.ts';
import type { Principal } from '../world.ts';
import { mutation, query } from './mutation.ts';

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

export const ACCOUNT: Record<string, Door> = {
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
};

export const SETTINGS: Record<string, Door> = {
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
};
