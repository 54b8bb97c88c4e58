import { isInterfaceType, isObjectType, isUnionType, getNamedType } from 'graphql';
import { schema } from './schema.ts';

// Beside this, every test that asks a mutation fails where it throws what its union should have (api/test/graphql.ts).

const fields = Object.values(schema.getMutationType()!.getFields());
const results = fields.map(({ type }) => getNamedType(type)).filter(isUnionType);
const refusal = schema.getType('Refusal');

/** What finds its thing or does not, and cannot be refused otherwise: each with no more than an id for its input. */
const PLAIN = [
  'deleteLibraryWorkout',
  'deleteMessage',
  'deletePrinciple',
  'deleteWebhook',
  'disconnectDevice',
  'enableCoaching',
  'endCoaching',
  'forgetStandingChange',
  'markMessageRead',
  'markNoticesRead',
  'removePushSubscription',
  'restoreLibraryWorkout',
  'restoreMessage',
  'revokeAccessToken',
  'revokeCalendarFeed',
  'revokeCoachInvite',
  'rotateWebhookSecret',
  'syncDevice',
  'undoLibraryPlacement',
  'undoPrinciple',
];

test('a mutation answers a union, or cannot be refused', () => {
  expect(
    fields
      .filter(({ type }) => !isUnionType(getNamedType(type)))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(PLAIN);
});

test.each(results.map((union) => [union.name, union] as const))(
  '%s is one payload and refusals, the two common ones among them',
  (_name, union) => {
    expect(isInterfaceType(refusal)).toBe(true);
    const types = union.getTypes();
    const payloads = types.filter((type) => isObjectType(type) && !type.getInterfaces().includes(refusal as never));
    expect(payloads).toHaveLength(1);
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['InvalidInput', 'NotPossible']));
  },
);
