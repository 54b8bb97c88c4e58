/**
 * @generated SignedSource<<d73672cf80e906fefa738ead8416a042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrincipleManager_principles$data = ReadonlyArray<{
  readonly id: string;
  readonly principle: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyPrincipleDialog_principle" | "PrincipleDialog_principle" | "PrincipleItem_principle">;
  readonly " $fragmentType": "PrincipleManager_principles";
}>;
export type PrincipleManager_principles$key = ReadonlyArray<{
  readonly " $data"?: PrincipleManager_principles$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrincipleManager_principles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PrincipleManager_principles",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplyPrincipleDialog_principle"
    }
  ],
  "type": "Principle",
  "abstractKey": null
};

(node as any).hash = "5b73a6b460a3ae94231bac8c3b028788";

export default node;
