/**
 * @generated SignedSource<<5c8375108a98b2bdc266d1c246936f2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SportFocus_plan$data = {
  readonly sportPreferences: ReadonlyArray<Sport>;
  readonly " $fragmentType": "SportFocus_plan";
};
export type SportFocus_plan$key = {
  readonly " $data"?: SportFocus_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SportFocus_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SportFocus_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sportPreferences",
      "storageKey": null
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "7e1fa3c1758640b334e3d8c0f3da7bdc";

export default node;
