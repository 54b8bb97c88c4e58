/**
 * @generated SignedSource<<1d80d880f469384450cf4c670ad4c728>>
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
    readonly id: string;
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "ef120a786ad3f64ec1f80141d7dcab87";

export default node;
