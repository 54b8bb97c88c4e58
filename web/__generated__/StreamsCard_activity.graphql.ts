/**
 * @generated SignedSource<<65fb8bfaee84c05a323284663c0fed2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityStreamName = "ALTITUDE" | "CADENCE" | "DISTANCE" | "HEART_RATE" | "POWER" | "SPEED" | "TEMPERATURE" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type StepKind = "COOLDOWN" | "RECOVERY" | "REST" | "WARMUP" | "WORK" | "%future added value";
export type TargetMetric = "CSS" | "FTP" | "LTHR" | "RPE" | "THR_SPEED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StreamsCard_activity$data = {
  readonly analysis: {
    readonly steps: ReadonlyArray<{
      readonly movingSec: number;
      readonly planned: {
        readonly kind: StepKind;
        readonly target: {
          readonly hi: number;
          readonly lo: number;
          readonly metric: TargetMetric;
        };
      };
      readonly startSec: number | null | undefined;
    }>;
  };
  readonly athlete: {
    readonly thresholds: {
      readonly css: number | null | undefined;
      readonly ftp: number | null | undefined;
      readonly lthr: number | null | undefined;
      readonly runThresholdSpeed: number | null | undefined;
    };
  };
  readonly laps: ReadonlyArray<{
    readonly movingSec: number;
    readonly startSec: number | null | undefined;
  }>;
  readonly recordedSport: Sport;
  readonly streams: ReadonlyArray<{
    readonly name: ActivityStreamName;
    readonly seconds: ReadonlyArray<number>;
    readonly values: ReadonlyArray<number | null | undefined>;
  }>;
  readonly " $fragmentType": "StreamsCard_activity";
};
export type StreamsCard_activity$key = {
  readonly " $data"?: StreamsCard_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"StreamsCard_activity">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startSec",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "movingSec",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StreamsCard_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedSport",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "points",
            "value": 600
          }
        ],
        "concreteType": "ActivityStream",
        "kind": "LinkedField",
        "name": "streams",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "values",
            "storageKey": null
          }
        ],
        "storageKey": "streams(points:600)"
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityLap",
      "kind": "LinkedField",
      "name": "laps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Thresholds",
          "kind": "LinkedField",
          "name": "thresholds",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ftp",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "runThresholdSpeed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "css",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lthr",
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
        "concreteType": "ActivityAnalysis",
        "kind": "LinkedField",
        "name": "analysis",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityStep",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Step",
                "kind": "LinkedField",
                "name": "planned",
                "plural": false,
                "selections": [
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
                    "concreteType": "StepTarget",
                    "kind": "LinkedField",
                    "name": "target",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "metric",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lo",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hi",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "8f6418bc11eac5fedfb8a27e897f7452";

export default node;
