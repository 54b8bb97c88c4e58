/**
 * @generated SignedSource<<35ab6e577187d8a2e952cc8c7bef0e2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthProvider = "EMAIL" | "GOOGLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PasswordCard_viewer$data = {
  readonly user: {
    readonly authProvider: AuthProvider;
  };
  readonly " $fragmentSpreads": FragmentRefs<"KeepList_viewer">;
  readonly " $fragmentType": "PasswordCard_viewer";
};
export type PasswordCard_viewer$key = {
  readonly " $data"?: PasswordCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authProvider",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeepList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "37e74c34856abb40949e5e1567f4ac0f";

export default node;
