import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import {
  type AccessToken as Token,
  createAccessToken,
  findAccessToken,
  listAccessTokens,
  revokeAccessToken,
  TOKEN_RENEWAL,
} from '../domain/account/accessToken.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { builder, viewerOf } from './builder.ts';
import { secret } from './secret.ts';
import { AccessScope, TokenScope } from './enums.ts';
import { Node, nodeKind } from './node.ts';
import { Viewer } from './viewer.ts';

const AccessToken = builder.objectRef<Token>('AccessToken').implement({
  description: 'A personal access token: lets a program speak for you. The token itself is shown once.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Globally unique.' }),
    name: t.exposeString('name', { description: 'What it is for, in your words.' }),
    scope: t.expose('scope', { type: TokenScope, description: 'What it may do.' }),
    scopes: t.expose('scopes', {
      type: [AccessScope],
      nullable: true,
      description: 'What it is limited to; null: it may read, or read and change, all that you may.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last use, to the minute; null: never.',
    }),
  }),
});

nodeKind('token', 'AccessToken', (id, { deps, viewer }) => findAccessToken(deps, viewer, id));

builder.objectField(Viewer, 'accessTokens', (t) =>
  t.field({
    type: [AccessToken],
    nullable: true,
    description: 'Your tokens that still work, newest first; null where the request came with a token itself.',
    resolve: (viewer, _args, { deps }) => (viewer.scope === 'session' ? listAccessTokens(deps, viewer) : null),
  }),
);

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'A token to be made.',
  fields: (t) => ({
    name: t.string({ description: 'What it is for, at most 100 characters.' }),
    scope: t.field({ type: TokenScope, required: false, description: 'What it may do; left out where it has scopes.' }),
    scopes: t.field({
      type: [AccessScope],
      required: false,
      description: 'What it is limited to, in place of `scope`.',
    }),
    days: t.int({ required: false, description: 'Days until it ends, 1 to 365; left out: 90.' }),
  }),
});

const CreateAccessTokenPayload = builder
  .objectRef<{ secret: string; token: Token; viewer: DomainViewer }>('CreateAccessTokenPayload')
  .implement({
    description: 'A token was made.',
    fields: (t) => ({
      secret: t.exposeString('secret', {
        extensions: secret(TOKEN_RENEWAL),
        description: 'The token; it is not shown again. Send it as "Authorization: Bearer …".',
      }),
      accessToken: t.expose('token', { type: AccessToken, description: 'What is kept of it.' }),
      viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
    }),
  });

builder.mutationField('createAccessToken', (t) =>
  t.field({
    type: CreateAccessTokenPayload,
    description: 'Makes a personal access token; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'CreateAccessTokenResult', description: 'The token, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateAccessTokenInput, description: 'The token.' }) },
    resolve: async (_root, { input: { name, ...given } }, context) => {
      const viewer = viewerOf(context);
      return {
        ...(await createAccessToken(context.deps, viewer, {
          name,
          ...Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)),
        })),
        viewer,
      };
    },
  }),
);

const RevokeAccessTokenInput = builder.inputType('RevokeAccessTokenInput', {
  description: 'A token to be ended.',
  fields: (t) => ({ tokenId: t.id({ description: 'Id of the token.' }) }),
});

const RevokeAccessTokenPayload = builder
  .objectRef<{ tokenId: string; viewer: DomainViewer }>('RevokeAccessTokenPayload')
  .implement({
    description: 'The token works no more.',
    fields: (t) => ({
      revokedTokenId: t.exposeID('tokenId', { description: 'Id of the token that ended.' }),
      viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
    }),
  });

builder.mutationField('revokeAccessToken', (t) =>
  t.field({
    type: RevokeAccessTokenPayload,
    description: 'Ends one of your tokens at once, open sockets too; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RevokeAccessTokenInput, description: 'The token.' }) },
    resolve: async (_root, { input: { tokenId } }, context) => {
      const viewer = viewerOf(context);
      await revokeAccessToken(context.deps, viewer, tokenId);
      return { tokenId, viewer };
    },
  }),
);
