/**
 * @generated SignedSource<<b0b1b2c0a1271b91f399ea996047bbc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormBand = "FRESH" | "NEUTRAL" | "STRAINED" | "TIRED" | "TRANSITION" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonChart_plan$data = {
  readonly load: ReadonlyArray<{
    readonly date: string;
    readonly fatigue: number;
    readonly fitness: number;
    readonly form: number;
  }>;
  readonly raceDays: ReadonlyArray<{
    readonly band: FormBand;
    readonly form: number;
    readonly race: {
      readonly id: string;
    };
  }>;
  readonly races: ReadonlyArray<{
    readonly goalTimeSec: number | null | undefined;
    readonly id: string;
    readonly prediction: {
      readonly highSec: number | null | undefined;
      readonly lowSec: number | null | undefined;
    } | null | undefined;
    readonly priority: Priority;
    readonly raceDate: string;
    readonly raceName: string;
    readonly result: {
      readonly status: ResultStatus;
    } | null | undefined;
  }>;
  readonly weeks: ReadonlyArray<{
    readonly doneHours: number | null | undefined;
    readonly kind: WeekKind;
    readonly phaseType: PhaseType;
    readonly plannedHours: number;
    readonly weekStartDate: string;
  }>;
  readonly " $fragmentType": "SeasonChart_plan";
};
export type SeasonChart_plan$key = {
  readonly " $data"?: SeasonChart_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonChart_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v1 = {
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
  "name": "SeasonChart_plan",
  "selections": [
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
            "name": "phaseType",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doneHours",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "LoadDay",
        "kind": "LinkedField",
        "name": "load",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fitness",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fatigue",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RaceDay",
        "kind": "LinkedField",
        "name": "raceDays",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Race",
            "kind": "LinkedField",
            "name": "race",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "band",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "goalTimeSec",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RacePrediction",
          "kind": "LinkedField",
          "name": "prediction",
          "plural": false,
          "selections": [
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
            }
          ],
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

(node as any).hash = "41bc43fc6e88c5fb7df7beb9ea1ee064";

export default node;
