/**
 * @generated SignedSource<<ebffc37c92e0dcdf00204f34a1ce32ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PerformanceView_athlete$data = {
  readonly id: string;
  readonly performance: {
    readonly weeks: ReadonlyArray<{
      readonly sports: ReadonlyArray<{
        readonly workoutType: WorkoutType;
      }>;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ConsistencyChart_performance" | "VolumeChart_performance" | "ZoneChart_performance">;
  };
  readonly raceGoal: {
    readonly id: string;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly id: string;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"LatestActivities_athlete" | "LoadChart_athlete">;
  readonly " $fragmentType": "PerformanceView_athlete";
};
export type PerformanceView_athlete$key = {
  readonly " $data"?: PerformanceView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerformanceView_athlete">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "weeks"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerformanceView_athlete",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceGoal",
      "kind": "LinkedField",
      "name": "raceGoal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
            "concreteType": "PerformanceWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SportVolume",
                "kind": "LinkedField",
                "name": "sports",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "workoutType",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VolumeChart_performance"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ZoneChart_performance"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConsistencyChart_performance"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LoadChart_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestActivities_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "6f1046edb554cb7ac5660e5310f528ad";

export default node;
