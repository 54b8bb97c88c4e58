/**
 * @generated SignedSource<<431cafce059c30db6371239ac8527837>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekList_week$data = ReadonlyArray<{
  readonly id: string;
  readonly weekEndDate: string;
  readonly weekStartDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"WeekCard_week">;
  readonly " $fragmentType": "WeekList_week";
}>;
export type WeekList_week$key = ReadonlyArray<{
  readonly " $data"?: WeekList_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekList_week">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WeekList_week",
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
      "name": "weekStartDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekEndDate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeekCard_week"
    }
  ],
  "type": "TrainingWeek",
  "abstractKey": null
};

(node as any).hash = "e36cb8d13052feef5cf9a9343b0f94e6";

export default node;
