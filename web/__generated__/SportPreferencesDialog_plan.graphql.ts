/**
 * @generated SignedSource<<3a84cc5bdb135a79f8c5f83f182b1fcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SportPreferencesDialog_plan$data = {
  readonly sportPreferences: ReadonlyArray<Sport>;
  readonly " $fragmentType": "SportPreferencesDialog_plan";
};
export type SportPreferencesDialog_plan$key = {
  readonly " $data"?: SportPreferencesDialog_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SportPreferencesDialog_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SportPreferencesDialog_plan",
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

(node as any).hash = "68945b7c7b632f512831989cd168331e";

export default node;
