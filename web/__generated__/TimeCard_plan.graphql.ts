/**
 * @generated SignedSource<<44c9aed64873240e1cc4db070e0e1709>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeCard_plan$data = {
  readonly highSec: number | null | undefined;
  readonly isGoal: boolean;
  readonly lowSec: number | null | undefined;
  readonly notes: ReadonlyArray<string>;
  readonly summary: string;
  readonly support: string | null | undefined;
  readonly targetSec: number | null | undefined;
  readonly " $fragmentType": "TimeCard_plan";
};
export type TimeCard_plan$key = {
  readonly " $data"?: TimeCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetSec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGoal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowSec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "highSec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "support",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "RaceDayPlan",
  "abstractKey": null
};

(node as any).hash = "7b584a0e72fe94225c8ee599711f74cb";

export default node;
