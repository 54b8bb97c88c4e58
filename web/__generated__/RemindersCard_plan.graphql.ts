/**
 * @generated SignedSource<<9e253ba5e5a7f5d0df43da5ded010ebd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemindersCard_plan$data = {
  readonly checklist: ReadonlyArray<string>;
  readonly warmUp: ReadonlyArray<string>;
  readonly " $fragmentType": "RemindersCard_plan";
};
export type RemindersCard_plan$key = {
  readonly " $data"?: RemindersCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemindersCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemindersCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checklist",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warmUp",
      "storageKey": null
    }
  ],
  "type": "RaceDayPlan",
  "abstractKey": null
};

(node as any).hash = "7904d99ca17a2ef2eae9334a06fabf38";

export default node;
