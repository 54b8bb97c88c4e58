import type { AccountAct } from '../../__generated__/AccountActivityCard_viewer.graphql.ts';
import type { DeviceAccountState } from '../../__generated__/DevicesCard_viewer.graphql.ts';
import type { CalendarFeedKind, DeviceProvider } from '../../__generated__/KeepList_viewer.graphql.ts';
import type {
  WebhookDeliveryState,
  WebhookState,
  WebhookTopic,
} from '../../__generated__/WebhooksCard_viewer.graphql.ts';
import type { NoticeKind } from '../../__generated__/NoticeKinds_settings.graphql.ts';
import type { AccessScope as Scope } from '../../__generated__/AccessTokensCard_viewer.graphql.ts';
import type { Known } from '../../names.ts';
import { words } from '../../words.ts';

/** How much a calendar feed tells. */
export const calendarWord = words<CalendarFeedKind>({ FULL: 'Your training', BUSY: 'When you train' });

/** Who holds a device account. */
export const deviceProviderWord = words<DeviceProvider>({ INTERVALS: 'intervals.icu', WAHOO: 'Wahoo' });

/** How things stand with a device account. */
export const deviceStateWord = words<DeviceAccountState>({
  WAITING: 'Syncing',
  SYNCED: 'Connected',
  TRYING: 'Trying again',
  STOPPED: 'Stopped',
});

/** What was done to an account. */
export const accountActWord = words<AccountAct>({
  ACCOUNT_CREATED: 'Account created',
  SIGNED_IN: 'Signed in',
  GOOGLE_LINKED: 'Google sign-in connected',
  SESSIONS_ENDED: 'Signed out everywhere',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_RESET: 'Password replaced by way of a link',
  RESET_LINK_MADE: 'Link for a new password made',
  TOKEN_CREATED: 'Access token made',
  TOKEN_REVOKED: 'Access token ended',
  CALENDAR_CREATED: 'Calendar address made',
  CALENDAR_ENDED: 'Calendar address ended',
  DEVICE_CONNECTED: 'Device account connected',
  DEVICE_DISCONNECTED: 'Device account disconnected',
  DEVICE_ENDED: 'Device account stopped',
  WEBHOOK_CREATED: 'Webhook made',
  WEBHOOK_CHANGED: 'Webhook changed',
  WEBHOOK_ENDED: 'Webhook ended',
  COACHING_ENABLED: 'Coaching turned on',
  COACH_ACCEPTED: 'Coach accepted',
  COACHING_ENDED: 'Coaching ended',
  INVITATIONS_ENDED: 'Open invitations taken back',
  EXPORTED: 'All data exported',
});

/** What a webhook is told of. */
export const webhookTopicWord = words<WebhookTopic>({
  WORKOUT: 'Workouts',
  SCHEDULE: 'Schedule',
  ACTIVITY: 'Activities',
  CHECK_IN: 'Check-ins',
  RACE: 'Races',
  ATHLETE: 'Profile',
});

/** How things stand with a webhook. */
export const webhookStateWord = words<WebhookState>({ ON: 'On', FAILING: 'Trying again', OFF: 'Off' });

/** What became of a message to a webhook. */
export const webhookDeliveryWord = words<WebhookDeliveryState>({
  WAITING: 'Sending',
  DELIVERED: 'Arrived',
  TRYING: 'Trying again',
  GIVEN_UP: 'Given up',
});

interface NoticeWords {
  name: string;
  note?: string;
}
const NOTICE_KINDS: Readonly<Record<Known<NoticeKind>, NoticeWords>> = {
  MESSAGE: { name: 'Somebody writes to me' },
  PLAN_CHANGE: { name: 'My coach changes my plan' },
  ATHLETE_REPORT: {
    name: 'An athlete of mine is ill or injured',
    note: 'That they are, not what they have.',
  },
  COACHING: { name: 'Coaching begins or ends' },
  PLAN_ADAPTED: { name: 'The planner adapts my plan', note: 'Shown by the browser once a day at most.' },
  TODAY: { name: 'There is a workout today', note: 'In the morning, when quiet hours end.' },
};
/** What somebody may be told of, in the order in which it is offered. */
export const noticeKinds = Object.entries(NOTICE_KINDS) as [Known<NoticeKind>, NoticeWords][];

export type AccessScope = Known<Scope>;
const ACCESS_SCOPES: Readonly<Record<AccessScope, string>> = {
  SCHEDULE_READ: 'Read schedule',
  SCHEDULE_WRITE: 'Change schedule',
  SEASON_READ: 'Read season',
  SEASON_WRITE: 'Change season',
  ACTIVITIES_READ: 'Read activities',
  ACTIVITIES_WRITE: 'Change activities',
  WELLNESS_READ: 'Read check-ins and mornings',
  WELLNESS_WRITE: 'Send check-ins and mornings',
  PROFILE_READ: 'Read profile',
  PROFILE_WRITE: 'Change profile',
  COACH_READ: 'Read as coach',
  COACH_WRITE: 'Change as coach',
  WEBHOOKS_READ: 'Read its own webhooks',
  WEBHOOKS_WRITE: 'Make webhooks of what it reads',
  EXPORT: 'Export all data',
};
/** What an access token may be limited to, in the order in which it is offered. */
export const accessScopes = Object.entries(ACCESS_SCOPES) as [AccessScope, string][];
export const accessScopeWord = words<Scope>(ACCESS_SCOPES);
