/**
 * @generated SignedSource<<751e3ee20d4a0142c4d7fc7768dc8e77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TokenScope = "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccessTokensCard_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly expiresAt: string;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly name: string;
    readonly scope: TokenScope;
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

(node as any).hash = "5d8328c7da5da3f87c93d506de553398";

export default node;
