/**
 * @generated SignedSource<<0cd20f291afedf16c1cff6e2d4647863>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonBar_plan$data = {
  readonly phases: ReadonlyArray<{
    readonly endDate: string;
    readonly id: string;
    readonly phaseType: PhaseType;
    readonly startDate: string;
    readonly weeklyVolume: number;
  }>;
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly raceDate: string;
  }>;
  readonly seasonEnd: string;
  readonly seasonStart: string;
  readonly " $fragmentType": "SeasonBar_plan";
};
export type SeasonBar_plan$key = {
  readonly " $data"?: SeasonBar_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonBar_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonBar_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seasonStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seasonEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Phase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phaseType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeklyVolume",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};
})();

(node as any).hash = "c5c978615f1371a501bec9f154f2736d";

export default node;
