import { decodeId } from '../core/units/ids.ts';
import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { markNoticesRead } from '../domain/notice/notice.ts';
import { updateNoticeSettings } from '../domain/notice/noticeSettings.ts';
import { addPushSubscription, removePushSubscription } from '../domain/notice/pushSubscription.ts';
import { builder, viewerOf } from './builder.ts';
import { NoticeKind } from './notice.ts';
import { Viewer } from './viewer.ts';

const REFUSED = { types: [InvalidInput, NotPossible], directResult: true as const };

const payload = (name: string, description: string) =>
  builder.objectRef<{ viewer: DomainViewer }>(name).implement({
    description,
    fields: (t) => ({ viewer: t.expose('viewer', { type: Viewer, description: 'You.' }) }),
  });

const MarkNoticesReadInput = builder.inputType('MarkNoticesReadInput', {
  description: 'Up to where you have seen them.',
  fields: (t) => ({ noticeId: t.id({ description: 'The latest notice that you have seen.' }) }),
});

const UpdateNoticeSettingsInput = builder.inputType('UpdateNoticeSettingsInput', {
  description: 'What is to be changed; what is left out stays.',
  fields: (t) => ({
    push: t.field({ type: [NoticeKind], required: false, description: 'What is pushed.' }),
    email: t.field({ type: [NoticeKind], required: false, description: 'What comes by e-mail.' }),
    quietFrom: t.int({ required: false, description: 'Hour of your day, 0 to 23.' }),
    quietUntil: t.int({ required: false, description: 'Hour of your day, 0 to 23.' }),
  }),
});

const AddPushSubscriptionInput = builder.inputType('AddPushSubscriptionInput', {
  description: "What the browser's PushSubscription holds.",
  fields: (t) => ({
    endpoint: t.string({ description: 'Its address at the push service of the browser.' }),
    p256dh: t.string({ description: 'Its key, base64url.' }),
    auth: t.string({ description: 'Its secret, base64url.' }),
    greets: t.boolean({ required: false, description: 'It is shown a first one at once; left out: it is.' }),
  }),
});

const RemovePushSubscriptionInput = builder.inputType('RemovePushSubscriptionInput', {
  description: 'The browser that wants no more notices.',
  fields: (t) => ({ pushSubscriptionId: t.id({ description: 'The browser.' }) }),
});

builder.mutationFields((t) => ({
  markNoticesRead: t.field({
    type: payload('MarkNoticesReadPayload', 'They are read.'),
    description: 'You have seen your notices, from one of them on back.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: MarkNoticesReadInput, description: 'Up to where.' }) },
    resolve: async (_root, { input: { noticeId } }, context) => {
      const viewer = viewerOf(context);
      await markNoticesRead(context.deps, viewer, decodeId('notice', noticeId));
      return { viewer };
    },
  }),
  updateNoticeSettings: t.field({
    type: payload('UpdateNoticeSettingsPayload', 'They are changed.'),
    description: 'Changes what you are told of without asking, and when not.',
    authScopes: { signedIn: true },
    errors: {
      ...REFUSED,
      union: { name: 'UpdateNoticeSettingsResult', description: 'Your choices, or why they stay.' },
    },
    args: { input: t.arg({ type: UpdateNoticeSettingsInput, description: 'The choices.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      await updateNoticeSettings(context.deps, viewer, input);
      return { viewer };
    },
  }),
  addPushSubscription: t.field({
    type: payload('AddPushSubscriptionPayload', 'This browser gets notices.'),
    description:
      'This browser gets notices for as long as it is signed in, the first at once; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      ...REFUSED,
      union: { name: 'AddPushSubscriptionResult', description: 'The browser gets notices, or why it does not.' },
    },
    args: { input: t.arg({ type: AddPushSubscriptionInput, description: 'The browser.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      await addPushSubscription(context.deps, viewer, input);
      return { viewer };
    },
  }),
  removePushSubscription: t.field({
    type: payload('RemovePushSubscriptionPayload', 'That browser gets no more notices.'),
    description: 'One of your browsers gets no more notices; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RemovePushSubscriptionInput, description: 'The browser.' }) },
    resolve: async (_root, { input: { pushSubscriptionId } }, context) => {
      const viewer = viewerOf(context);
      await removePushSubscription(context.deps, viewer, decodeId('push', pushSubscriptionId));
      return { viewer };
    },
  }),
}));
