/**
 * @generated SignedSource<<ab0c1a88b3b8bd90a411ece3162f8f26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type StepKind = "COOLDOWN" | "RECOVERY" | "REST" | "WARMUP" | "WORK" | "%future added value";
export type TargetMetric = "CSS" | "FTP" | "LTHR" | "RPE" | "THR_SPEED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepsCard_activity$data = {
  readonly analysis: {
    readonly steps: ReadonlyArray<{
      readonly heartRate: number | null | undefined;
      readonly movingSec: number;
      readonly number: number;
      readonly off: number | null | undefined;
      readonly planned: {
        readonly durationSec: number;
        readonly kind: StepKind;
        readonly target: {
          readonly hi: number;
          readonly lo: number;
          readonly metric: TargetMetric;
        };
      };
      readonly power: number | null | undefined;
      readonly speed: number | null | undefined;
    }>;
    readonly stepsText: string | null | undefined;
  };
  readonly athlete: {
    readonly thresholds: {
      readonly css: number | null | undefined;
      readonly ftp: number | null | undefined;
      readonly lthr: number | null | undefined;
      readonly runThresholdSpeed: number | null | undefined;
    };
  };
  readonly recordedSport: Sport;
  readonly " $fragmentType": "StepsCard_activity";
};
export type StepsCard_activity$key = {
  readonly " $data"?: StepsCard_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepsCard_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepsCard_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedSport",
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
            "kind": "ScalarField",
            "name": "stepsText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityStep",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movingSec",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "power",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "speed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "heartRate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "off",
                "storageKey": null
              },
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
                    "kind": "ScalarField",
                    "name": "durationSec",
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

(node as any).hash = "67acea19a6886cba5708fd76aeb0d60d";

export default node;
