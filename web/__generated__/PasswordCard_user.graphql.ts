/**
 * @generated SignedSource<<d91afd8c461fae9bf80e7140f79f70ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthProvider = "EMAIL" | "GOOGLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PasswordCard_user$data = {
  readonly authProvider: AuthProvider;
  readonly " $fragmentType": "PasswordCard_user";
};
export type PasswordCard_user$key = {
  readonly " $data"?: PasswordCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authProvider",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6fba6a1df9aeec3665258b1a60d8949d";

export default node;
