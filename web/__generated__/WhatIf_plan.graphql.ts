/**
 * @generated SignedSource<<56818067b22d15210948c70f337b2fd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhatIf_plan$data = {
  readonly load: ReadonlyArray<{
    readonly date: string;
    readonly tss: number;
  }>;
  readonly lostWeeks: ReadonlyArray<string>;
  readonly phases: ReadonlyArray<{
    readonly baseSports: ReadonlyArray<Sport>;
    readonly description: string;
    readonly endDate: string;
    readonly focusAreas: ReadonlyArray<string>;
    readonly id: string;
    readonly isEdited: boolean;
    readonly phaseName: string;
    readonly phaseType: PhaseType;
    readonly plannedVolume: number;
    readonly sportPreferences: ReadonlyArray<Sport>;
    readonly startDate: string;
    readonly weeklyVolume: number;
  }>;
  readonly races: ReadonlyArray<{
    readonly goalTimeSec: number | null | undefined;
    readonly id: string;
    readonly prediction: {
      readonly fastestSec: number | null | undefined;
      readonly highSec: number | null | undefined;
      readonly lowSec: number | null | undefined;
      readonly plannedSec: number | null | undefined;
      readonly usualSec: number | null | undefined;
    } | null | undefined;
    readonly priority: Priority;
    readonly raceDate: string;
    readonly raceName: string;
    readonly raceType: RaceType;
    readonly result: {
      readonly beforeHalfway: boolean | null | undefined;
      readonly feeling: number | null | undefined;
      readonly finishSeconds: number | null | undefined;
      readonly status: ResultStatus;
    } | null | undefined;
  }>;
  readonly sportPreferences: ReadonlyArray<Sport>;
  readonly startingFatigue: number;
  readonly startingFitness: number;
  readonly weeks: ReadonlyArray<{
    readonly doneHours: number | null | undefined;
    readonly weekStartDate: string;
  }>;
  readonly " $fragmentType": "WhatIf_plan";
};
export type WhatIf_plan$key = {
  readonly " $data"?: WhatIf_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatIf_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sportPreferences",
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
  "name": "WhatIf_plan",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lostWeeks",
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
        "kind": "ScalarField",
        "name": "startingFitness",
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startingFatigue",
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
            "name": "tss",
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
          "name": "raceType",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "plannedSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fastestSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usualSec",
              "storageKey": null
            }
          ],
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "finishSeconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "feeling",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "beforeHalfway",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plannedVolume",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEdited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "focusAreas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baseSports",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};
})();

(node as any).hash = "214b8e85e5b02f97687c738e88f52867";

export default node;
