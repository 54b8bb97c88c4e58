/**
 * @generated SignedSource<<f9b9596e7922d12cd731bc5d44c6758e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "A" | "B" | "C" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LoadChart_athlete$data = {
  readonly illness: {
    readonly wellOn: string | null | undefined;
  } | null | undefined;
  readonly performance: {
    readonly days: ReadonlyArray<{
      readonly date: string;
      readonly fatigue: number;
      readonly fitness: number;
      readonly form: number;
      readonly isPlanned: boolean;
      readonly tss: number;
    }>;
  };
  readonly seasonPlan: {
    readonly races: ReadonlyArray<{
      readonly id: string;
      readonly priority: Priority;
      readonly raceDate: string;
      readonly raceName: string;
    }>;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "LoadChart_athlete";
};
export type LoadChart_athlete$key = {
  readonly " $data"?: LoadChart_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadChart_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "weeks"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadChart_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IllnessReport",
      "kind": "LinkedField",
      "name": "illness",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wellOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "weeks",
            "variableName": "weeks"
          }
        ],
        "concreteType": "Performance",
        "kind": "LinkedField",
        "name": "performance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PerformanceDay",
            "kind": "LinkedField",
            "name": "days",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "form",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPlanned",
                "storageKey": null
              }
            ],
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
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
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
              "name": "id",
              "storageKey": null
            },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "b062c778f847916a89119b32e4598da8";

export default node;
