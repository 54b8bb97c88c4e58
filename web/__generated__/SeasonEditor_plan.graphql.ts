/**
 * @generated SignedSource<<b2f69d2f9b3b7c26d6d3f62e3f821116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeasonEditor_plan$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SeasonDialogs_plan">;
  readonly " $fragmentType": "SeasonEditor_plan";
};
export type SeasonEditor_plan$key = {
  readonly " $data"?: SeasonEditor_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonEditor_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonEditor_plan",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonDialogs_plan"
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "158f35796ad81c6c0c5cac80a48b858e";

export default node;
