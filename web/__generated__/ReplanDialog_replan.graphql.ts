/**
 * @generated SignedSource<<8cba271b12bffbcebd372fa87db73aa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseChange = "GONE" | "MOVED" | "NEW" | "RESIZED" | "SAME" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReplanDialog_replan$data = {
  readonly hours: ReadonlyArray<{
    readonly hoursAfter: number | null | undefined;
    readonly hoursBefore: number | null | undefined;
    readonly weekStartDate: string;
  }>;
  readonly phases: ReadonlyArray<{
    readonly after: {
      readonly endDate: string;
      readonly phaseName: string;
      readonly phaseType: PhaseType;
      readonly startDate: string;
      readonly weeklyVolume: number;
    } | null | undefined;
    readonly before: {
      readonly endDate: string;
      readonly phaseName: string;
      readonly phaseType: PhaseType;
      readonly startDate: string;
      readonly weeklyVolume: number;
    } | null | undefined;
    readonly change: PhaseChange;
  }>;
  readonly summary: string;
  readonly " $fragmentType": "ReplanDialog_replan";
};
export type ReplanDialog_replan$key = {
  readonly " $data"?: ReplanDialog_replan$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplanDialog_replan">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phaseName",
    "storageKey": null
  },
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplanDialog_replan",
  "selections": [
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
      "concreteType": "PhaseDifference",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "change",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PreviewPhase",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PreviewPhase",
          "kind": "LinkedField",
          "name": "after",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekDifference",
      "kind": "LinkedField",
      "name": "hours",
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
          "name": "hoursBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursAfter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeasonReplan",
  "abstractKey": null
};
})();

(node as any).hash = "c3578d67ce2bc1c6413ffbe441a76284";

export default node;
