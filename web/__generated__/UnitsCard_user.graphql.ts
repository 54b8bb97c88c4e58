/**
 * @generated SignedSource<<e15d44f192fc0da1876599951f8034a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PoolLength = "POOL_25_M" | "POOL_25_YD" | "POOL_50_M" | "%future added value";
export type UnitSystem = "IMPERIAL" | "METRIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnitsCard_user$data = {
  readonly poolLength: PoolLength;
  readonly units: UnitSystem;
  readonly " $fragmentType": "UnitsCard_user";
};
export type UnitsCard_user$key = {
  readonly " $data"?: UnitsCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnitsCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnitsCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "units",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poolLength",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ddf435e8e4286451c2a404588912cf3f";

export default node;
