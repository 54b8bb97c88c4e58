/**
 * @generated SignedSource<<63d3017fb3a694bc7b8095fc8aaea8b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegenerateSchedule_athlete$data = {
  readonly schedule: {
    readonly weeks: ReadonlyArray<{
      readonly workouts: ReadonlyArray<{
        readonly workoutType: WorkoutType;
      }>;
    }>;
  } | null | undefined;
  readonly seasonPlan: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "RegenerateSchedule_athlete";
};
export type RegenerateSchedule_athlete$key = {
  readonly " $data"?: RegenerateSchedule_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegenerateSchedule_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegenerateSchedule_athlete",
  "selections": [
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "TrainingWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workout",
                "kind": "LinkedField",
                "name": "workouts",
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
          "action": "THROW"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "ac702a2d70f06123d58e16af96971968";

export default node;
