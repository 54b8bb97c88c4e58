/**
 * @generated SignedSource<<e18868200cececaae25103ed383f7d28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsistencyChart_performance$data = {
  readonly weeks: ReadonlyArray<{
    readonly consistency: number | null | undefined;
    readonly weekStartDate: string;
  }>;
  readonly " $fragmentType": "ConsistencyChart_performance";
};
export type ConsistencyChart_performance$key = {
  readonly " $data"?: ConsistencyChart_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsistencyChart_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsistencyChart_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformanceWeek",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
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
          "name": "consistency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Performance",
  "abstractKey": null
};

(node as any).hash = "98ec95ff512963b19eed9af6641d3a59";

export default node;
