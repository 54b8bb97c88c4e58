/**
 * @generated SignedSource<<9c6d1ed71418809da8522d1871ade58a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthProvider = "EMAIL" | "GOOGLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type YourDataCard_viewer$data = {
  readonly coach: {
    readonly id: string;
  } | null | undefined;
  readonly user: {
    readonly authProvider: AuthProvider;
  };
  readonly " $fragmentType": "YourDataCard_viewer";
};
export type YourDataCard_viewer$key = {
  readonly " $data"?: YourDataCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"YourDataCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YourDataCard_viewer",
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
      "alias": null,
      "args": null,
      "concreteType": "Coach",
      "kind": "LinkedField",
      "name": "coach",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "40757229bd3072d2a7a375b5699a303e";

export default node;
