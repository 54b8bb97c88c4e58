/**
 * @generated SignedSource<<eb83c81f2bb44c28a49128d81c0464c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonNow_plan$data = {
  readonly phases: ReadonlyArray<{
    readonly endDate: string;
    readonly phaseName: string;
    readonly phaseType: PhaseType;
    readonly startDate: string;
  }>;
  readonly races: ReadonlyArray<{
    readonly priority: Priority;
    readonly raceDate: string;
    readonly raceName: string;
    readonly result: {
      readonly status: ResultStatus;
    } | null | undefined;
  }>;
  readonly weeks: ReadonlyArray<{
    readonly kind: WeekKind;
    readonly plannedHours: number;
    readonly weekStartDate: string;
  }>;
  readonly " $fragmentType": "SeasonNow_plan";
};
export type SeasonNow_plan$key = {
  readonly " $data"?: SeasonNow_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonNow_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonNow_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Phase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceResult",
          "kind": "LinkedField",
          "name": "result",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SeasonWeek",
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "plannedHours",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "906d200c4c07e936146b7af13a8a301c";

export default node;
