/**
 * @generated SignedSource<<90dddcabbc58e9695df9efd4559ea936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProofList_week$data = {
  readonly proof: ReadonlyArray<{
    readonly constraint: string;
    readonly holds: boolean;
    readonly limit: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ProofList_week";
};
export type ProofList_week$key = {
  readonly " $data"?: ProofList_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofList_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofList_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Proof",
      "kind": "LinkedField",
      "name": "proof",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "constraint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingWeek",
  "abstractKey": null
};

(node as any).hash = "33b70a89593fcaa875996e0e3d743595";

export default node;
