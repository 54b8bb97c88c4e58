/**
 * @generated SignedSource<<32499bde0acbcacdf595bac4fb639880>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsistencyRing_overview$data = {
  readonly consistency: number | null | undefined;
  readonly consistencyLastWeek: number | null | undefined;
  readonly hasHistory: boolean;
  readonly " $fragmentType": "ConsistencyRing_overview";
};
export type ConsistencyRing_overview$key = {
  readonly " $data"?: ConsistencyRing_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsistencyRing_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsistencyRing_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasHistory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consistency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consistencyLastWeek",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "b90bce2f65faad5b07772f0f50e21adf";

export default node;
