/**
 * @generated SignedSource<<e3cedc1d5b2e6bca39f145a4a963fa78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrincipleDesk_principles$data = ReadonlyArray<{
  readonly id: string;
  readonly principle: string;
  readonly " $fragmentSpreads": FragmentRefs<"PrincipleDialog_principle" | "PrincipleItem_principle">;
  readonly " $fragmentType": "PrincipleDesk_principles";
}>;
export type PrincipleDesk_principles$key = ReadonlyArray<{
  readonly " $data"?: PrincipleDesk_principles$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrincipleDesk_principles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PrincipleDesk_principles",
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
      "name": "principle",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrincipleItem_principle"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrincipleDialog_principle"
    }
  ],
  "type": "Principle",
  "abstractKey": null
};

(node as any).hash = "46343425ececf2c99c4c66698443e5ce";

export default node;
