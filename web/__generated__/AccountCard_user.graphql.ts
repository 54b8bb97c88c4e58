/**
 * @generated SignedSource<<7c14c5816fe58e35aa94f9138668ee6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthProvider = "EMAIL" | "GOOGLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountCard_user$data = {
  readonly authProvider: AuthProvider;
  readonly email: string;
  readonly " $fragmentType": "AccountCard_user";
};
export type AccountCard_user$key = {
  readonly " $data"?: AccountCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ae2b0ab982af87609f6fe1650d3ebca0";

export default node;
