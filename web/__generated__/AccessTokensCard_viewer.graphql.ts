/**
 * @generated SignedSource<<a3885a04bfeebe76a230245afc7f65aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessScope = "ACTIVITIES_READ" | "ACTIVITIES_WRITE" | "COACH_READ" | "COACH_WRITE" | "EXPORT" | "PROFILE_READ" | "PROFILE_WRITE" | "SCHEDULE_READ" | "SCHEDULE_WRITE" | "SEASON_READ" | "SEASON_WRITE" | "WEBHOOKS_READ" | "WEBHOOKS_WRITE" | "WELLNESS_READ" | "WELLNESS_WRITE" | "%future added value";
export type TokenScope = "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccessTokensCard_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly expiresAt: string;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly name: string;
    readonly scope: TokenScope;
    readonly scopes: ReadonlyArray<AccessScope> | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "AccessTokensCard_viewer";
};
export type AccessTokensCard_viewer$key = {
  readonly " $data"?: AccessTokensCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokensCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessTokensCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "87d0a10bb4f6ca0ea898dbaab512c121";

export default node;
